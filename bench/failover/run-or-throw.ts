import { spawnSync } from "node:child_process";

/** Runs a command to its end and returns what it printed. Throws with its own words where it fails. */
export function runOrThrow(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
}
