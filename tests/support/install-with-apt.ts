import { execFileSync, spawnSync } from "node:child_process";

/** Installs a Debian package where we are root on Debian, with a line on what it is for. False: we are not. */
export function installWithApt(packageName: string, purpose: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0)
    return false;
  console.log(`Installing Debian's package '${packageName}' with apt-get ${purpose} …`);
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", packageName], { stdio: ["ignore", "ignore", "inherit"] });
  return true;
}
