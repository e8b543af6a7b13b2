import { openPromise } from "yauzl";
import { isZippedPriceFile } from "./zip-entry.server.ts";

const MAX_ENTRIES = 10_000;

/** Returns the names of the price files in a zip; none where the file isn't a zip, or its list cannot be read: the reader reports
 *  that then. */
export async function listZippedPriceFiles(filePath: string): Promise<string[]> {
  const zip = await openPromise(filePath).catch(() => null);
  if (zip === null) return [];
  const names: string[] = [];
  let count = 0;
  try {
    for await (const { fileName } of zip.eachEntry()) {
      count += 1;
      if (count > MAX_ENTRIES) break;
      if (isZippedPriceFile(fileName)) names.push(fileName);
    }
    return names;
  } catch {
    return [];
  } finally {
    zip.close();
  }
}
