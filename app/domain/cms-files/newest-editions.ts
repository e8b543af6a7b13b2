import { type CmsEdition, editionOverOn } from "./cms-edition.ts";

/** The newest edition of each kind and table, with the ISO day on which its quarter or year is over. */
export function newestEditions(
  files: readonly CmsEdition[],
): (Pick<CmsEdition, "kind" | "table" | "edition"> & { overOn: string })[] {
  const newest = new Map<string, CmsEdition>();
  for (const file of files) {
    const key = `${file.kind} ${file.table}`;
    if (file.edition > (newest.get(key)?.edition ?? "")) newest.set(key, file);
  }
  return [...newest.values()].map(({ kind, table, edition }) => ({
    kind,
    table,
    edition,
    overOn: editionOverOn(kind, edition),
  }));
}
