import { lchown, lstat, mkdir, stat } from "node:fs/promises";
import path from "node:path";

/** Makes a folder that belongs to whom the folder above it belongs to, as `giveToOwner` says. Mode 0700. */
export async function makeOwnedFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined || !isRoot()) return;
  const below = path.relative(first, folder).split(path.sep).filter(Boolean);
  for (let place = first; ; place = path.join(place, below.shift() ?? "")) {
    await giveToOwner(place);
    if (below.length === 0) return;
  }
}

/** Gives what root has made to the owner of the folder that it is in, who could not read it else: a command that root runs
 *  on another user's site leaves nothing that closes it. Does nothing for others. */
export async function giveToOwner(place: string): Promise<void> {
  if (!isRoot()) return;
  const [made, folder] = await Promise.all([lstat(place), stat(path.dirname(place))]);
  if (made.uid !== folder.uid) await lchown(place, folder.uid, folder.gid);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
