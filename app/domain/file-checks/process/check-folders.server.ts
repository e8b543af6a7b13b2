import { mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";

const OF_PROCESS = /^check-(\d{1,10})-/;

/** Makes a separate folder for one check, which `remove` deletes with all it holds. */
export async function makeCheckFolder(folder: string) {
  await makeOwnedFolder(folder);
  const place = await mkdtemp(path.join(folder, `check-${process.pid}-`));
  return { place, remove: () => rm(place, { recursive: true, force: true }) };
}

/** Removes what checks left behind whose process was killed. A number that is this process's own was another's before. */
export async function sweepCheckFolders(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = Number(OF_PROCESS.exec(name)?.[1] ?? 0);
    if (pid > 0 && (pid === process.pid || !isRunning(pid)))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
