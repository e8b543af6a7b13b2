import { open } from "node:fs/promises";

/** Makes what was last named, renamed or removed in a folder outlast a power cut, where the system can. */
export async function settleFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
