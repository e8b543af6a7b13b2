import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/**
 * Returns the object ids of returns that the IRS index (index_<year>.csv) lists under a form other than 990. Those returns have
 * no Schedule H, so their members don't have to be inflated. Null: the file isn't such an index. Throws if the file can't be
 * read.
 */
export async function readOtherReturns(indexPath: string): Promise<ReadonlySet<string> | null> {
  const others = new Set<string>();
  let columns: { type: number; objectId: number } | null = null;
  const lines = createInterface({ input: createReadStream(indexPath), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    const cells = line.split(",");
    if (columns === null) {
      const names = cells.map((cell) =>
        cell
          .replace(/^\ufeff/, "")
          .trim()
          .toUpperCase(),
      );
      // Counted from the end: the names of taxpayers before them can contain commas.
      const fromEnd = (name: string) => names.indexOf(name) - names.length;
      if (!names.includes("RETURN_TYPE") || !names.includes("OBJECT_ID")) return null;
      columns = { type: fromEnd("RETURN_TYPE"), objectId: fromEnd("OBJECT_ID") };
      continue;
    }
    const type = cells.at(columns.type)?.trim();
    const objectId = cells.at(columns.objectId)?.trim();
    if (type && objectId && /^\d{15,20}$/.test(objectId) && type !== "990") others.add(objectId);
  }
  return others;
}
