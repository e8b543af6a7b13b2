import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

/** How long the assets of a version stay after its last process ended: pages that browsers have open still ask for them. */
const KEPT_MS = 2 * 86_400_000;

/** Copies the assets of this version, `own`, next to those of other versions in `kept`, and removes what no running version
 *  has kept there for two days. To be done again within that time. */
export async function keepAssets(own: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true });
  const present = new Set(await readdir(kept));
  const names = await readdir(own);
  for (const name of names) {
    const place = path.join(kept, name);
    if (!present.has(name)) {
      const unfinished = path.join(kept, `.${randomUUID()}`); // no client gets half of it
      await copyFile(path.join(own, name), unfinished);
      await rename(unfinished, place);
    }
    await utimes(place, now, now);
  }
  for (const name of [...present].filter((each) => !names.includes(each))) {
    const place = path.join(kept, name);
    const found = await stat(place).catch(() => null); // another process may have named or removed it
    if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(place, { force: true });
  }
}
