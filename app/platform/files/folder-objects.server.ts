import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { giveToOwner, makeOwnedFolder } from "./owned-files.server.ts";
import { settleFolder } from "./settle-folder.server.ts";
import type { StoredObjects } from "./stored-objects.ts";

const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Objects as files below `folder`, mode 0600. */
export function openFolderObjects(folder: string): StoredObjects {
  const placeOf = (name: string) => path.join(folder, name);

  return {
    async write(name, bytes) {
      const place = placeOf(name);
      const draft = `${place}.${randomBytes(6).toString("hex")}`;
      try {
        await makeOwnedFolder(path.dirname(place));
        await writeDurably(draft, bytes);
        await giveToOwner(draft);
        await rename(draft, place);
        await settleFolder(path.dirname(place));
        return "written";
      } catch (error) {
        await rm(draft, { force: true });
        if (NO_ROOM.has((error as NodeJS.ErrnoException).code ?? "")) return "full";
        throw error;
      }
    },
    async read(name) {
      const found = await stat(placeOf(name)).catch(nullIfMissing);
      return found && { sizeBytes: found.size, bytes: openWhenRead(placeOf(name)) };
    },
    async remove(name) {
      await rm(placeOf(name), { force: true });
    },
    async removeAll(name) {
      await rm(placeOf(name), { recursive: true, force: true });
    },
    async list(name) {
      const names = (await readdir(placeOf(name)).catch(nullIfMissing)) ?? [];
      const found = names.map(async (file) => {
        const written = await stat(path.join(placeOf(name), file)).catch(nullIfMissing);
        return written ? [{ name: file, writtenAt: written.mtime }] : [];
      });
      return (await Promise.all(found)).flat();
    },
  };
}

async function writeDurably(place: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(place, "wx", 0o600);
  try {
    for await (const piece of bytes) await file.writeFile(piece); // at the file's present end, all of it
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A file without a reader isn't opened. */
async function* openWhenRead(place: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(place);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
