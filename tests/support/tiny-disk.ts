import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";

/** Uses a folder while a 300 kB disk is mounted over it. False where none can be mounted, which only root may. */
export async function withTinyDisk(folder: string, use: () => Promise<void>): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300k", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return false;
  }
  await use().finally(() => execFileSync("umount", ["-l", folder]));
  return true;
}
