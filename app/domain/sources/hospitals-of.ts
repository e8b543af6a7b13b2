import type { ListedSource } from "./list-sources.server.ts";

/** The hospitals of a source, as its files name them, else as its cms-hpt.txt does; null = none is known yet. */
export function hospitalsOf({ files }: Pick<ListedSource, "files">): string | null {
  const names = files.map(({ hospitalName, locationNames }) => hospitalName ?? locationNames.join(", "));
  return [...new Set(names.filter((name) => name !== ""))].join("; ") || null;
}
