import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { runOrThrow } from "../failover/run-or-throw.ts";

/** A commit of this repository, cloned, installed and built as docs/operating.md says, in a separate folder. Returns the folder;
 *  a folder built before is reused. */
export async function prepareRelease(commit: string, releases: string): Promise<string> {
  const folder = path.join(releases, commit);
  if (existsSync(path.join(folder, "build/client/social-card.png"))) return folder;
  console.log(`Building ${commit} in ${folder} …`);
  await mkdir(releases, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  runOrThrow("git", "clone", "--quiet", "--no-checkout", projectRoot(), folder);
  runOrThrow("git", "-C", folder, "checkout", "--quiet", commit);
  for (const args of [
    ["ci", "--no-audit", "--no-fund"],
    ["run", "build"],
  ]) {
    const { status, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`npm ${args.join(" ")} of ${commit}: ${stderr}`);
  }
  return folder;
}
