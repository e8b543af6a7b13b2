import type { MrfProblemAbout } from "./mrf-problem.ts";

/** How the bytes of a file are damaged, or of what kind that we do not read they are. */
type ByteDamage =
  | "compressed-data"
  | "zip-cut-short"
  | "zip-empty"
  | "zip-encrypted"
  | "zip-method"
  | "zip-other-file-first"
  | "utf-16";

/** Thrown inside the byte stages for a file that is damaged or of a kind we do not read; `checkMrf` reports it. */
export class UnreadableBytesError extends Error {
  readonly about: MrfProblemAbout;
  constructor(kind: ByteDamage, written = "") {
    super(`${kind} ${written}`.trimEnd());
    this.about = { kind, written };
  }
}

/** Thrown where a file unpacks to more than the reader allows. */
export class TooManyBytesError extends Error {}
