/** Thrown where the place of people's files does not answer, or not with what was asked: the same may be tried again in a while. */
export class FilesAway extends Error {
  override name = "FilesAway";
  /** What it failed with, for the log. */
  readonly code: string;

  constructor(reason: unknown) {
    super("The place of the files does not answer.");
    this.code = reason instanceof Error ? reason.name : "unknown";
  }
}

export function isFilesAway(error: unknown): boolean {
  return error instanceof FilesAway || (error instanceof Error && isFilesAway(error.cause));
}
