import { access, constants, readdir, readFile, rename, stat } from "node:fs/promises";
import path from "node:path";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";
import { createSecretFile, destroySecretFile, sayClosed } from "#app/platform/files/secret-file.server.ts";
import { settleFolder } from "#app/platform/files/settle-folder.server.ts";
import { type SealingKey, sealingKeyOf } from "./sealing-key.server.ts";

/** "new": its row isn't confirmed yet. "condemned": the key opens nothing anymore, and its row is to be deleted. */
export type KeyFileState = "new" | "kept" | "condemned";

/** Keys that can be destroyed: each in its own small file, since what a database held stays in its log and free
 *  pages. Ids are UUIDs or hashes in hex. */
export interface KeyFiles {
  /** The key of an id, made durable before it is given, or the one that is there. */
  create(id: string): Promise<SealingKey>;
  /** Says that the row which the key is for is there. */
  settle(id: string): Promise<void>;
  /** Null: none, or it is condemned. */
  find(id: string): Promise<SealingKey | null>;
  /** Takes a key out of use for good, even across crashes; `destroy` completes it. */
  condemn(id: string): Promise<void>;
  /** Overwrites a key on the disk and removes it; may be repeated. */
  destroy(id: string): Promise<void>;
  /** Whether there is a folder at all. */
  isThere(): Promise<boolean>;
  /** Throws with what to do if this process can't read every key in the folder and make others. */
  checkAccess(): Promise<void>;
  list(): Promise<{ id: string; state: KeyFileState; madeAt: Date }[]>;
}

const ID = /^[0-9a-f][0-9a-f-]{31,63}$/;
const SUFFIXES = { kept: "", new: ".new", condemned: ".condemned" } as const;

/** Key files in `folder`, mode 0600. */
export function openKeyFiles(folder: string): KeyFiles {
  const placeOf = (id: string, state: KeyFileState) => path.join(folder, assertValidId(id) + SUFFIXES[state]);

  async function find(id: string): Promise<SealingKey | null> {
    for (const state of ["kept", "new", "kept"] as const) {
      const secret = await readFile(placeOf(id, state)).catch(nullIfMissing); // the third: settled in the meantime
      if (secret) return sealingKeyOf(secret);
    }
    return null;
  }
  async function condemn(id: string): Promise<void> {
    for (const state of ["kept", "new"] as const) {
      await rename(placeOf(id, state), placeOf(id, "condemned")).catch(nullIfMissing);
    }
    if (await isThere()) await settleFolder(folder);
  }
  const isThere = () =>
    stat(folder)
      .then(() => true, nullIfMissing)
      .then(Boolean);

  return {
    find,
    condemn,
    isThere,
    async create(id) {
      await makeOwnedFolder(folder);
      const held = await find(id);
      if (held) return held;
      await createSecretFile(placeOf(id, "new"));
      const made = await find(id);
      if (!made) throw new Error("A key was condemned while it was made.");
      return made;
    },
    async settle(id) {
      await rename(placeOf(id, "new"), placeOf(id, "kept")).catch(nullIfMissing);
    },
    async destroy(id) {
      await condemn(id);
      await destroySecretFile(placeOf(id, "condemned"));
    },
    async checkAccess() {
      const refuse = (place: string) => (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw sayClosed(place, error);
        return [];
      };
      await access(folder, constants.W_OK | constants.X_OK).catch(refuse(folder));
      for (const name of await readdir(folder).catch(refuse(folder))) {
        const file = path.join(folder, name);
        await access(file, constants.R_OK | constants.W_OK).catch(refuse(file));
      }
    },
    async list() {
      const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
      const found = names.map(async (name) => {
        const { name: id, ext } = path.parse(name);
        const state = stateOf(ext);
        const file = state && ID.test(id) ? await stat(path.join(folder, name)).catch(nullIfMissing) : null;
        return file && state ? [{ id, state, madeAt: file.mtime }] : [];
      });
      return (await Promise.all(found)).flat();
    },
  };
}

function stateOf(extension: string): KeyFileState | null {
  const states = Object.keys(SUFFIXES) as KeyFileState[];
  return states.find((state) => SUFFIXES[state] === extension) ?? null;
}

/** Throws unless the text is an id, so no other path can be made. */
function assertValidId(text: string): string {
  if (!ID.test(text)) throw new Error("A key file is named by a UUID or a hash.");
  return text;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
