import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const sources = ["app", "public", "server.ts", "package-lock.json", "vite.config.ts", "remix.config.js"];
const lastMade = "build/client/social-card.png";
/** Holds the number of the process that builds; not in build/, which a build empties. */
const lockFile = path.join(root, "build.lock");
const lookEveryMs = 200;

/** Builds the site when it was never built or a source is newer than the build. Of several processes that find it so at
 *  once, one builds and the others wait.
 *  Plain JavaScript, since it runs before anything is compiled.
 *  @returns {{ server: string, client: string }} the server's file and the folder of client files */
export function buildWhenStale() {
  if (isBuildStale()) {
    while (!takeLock()) pause(lookEveryMs);
    try {
      if (isBuildStale()) build(); // not where another process has built it in the meantime
    } finally {
      rmSync(lockFile);
    }
  }
  return { server: path.join(root, "build/server/server.js"), client: path.join(root, "build/client") };
}

/** Whether the site was never built, or a source is newer than the build. */
export function isBuildStale() {
  const stamp = path.join(root, lastMade);
  return !existsSync(stamp) || newest(sources.map((name) => path.join(root, name))) > statSync(stamp).mtimeMs;
}

function build() {
  console.log("Building the site (once, and again after a change) …");
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
    shell: process.platform === "win32",
  });
}

/** Whether it is ours now. One whose process is gone is removed, to be taken the next time. */
function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    if (isAbandoned()) rmSync(lockFile, { force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    const holder = Number(readFileSync(lockFile, "utf8"));
    if (holder > 0) process.kill(holder, 0);
    return false; // 0: it is being written
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}

/** Stops the whole process: nothing else is to happen before the build is there.
 *  @param {number} durationMs */
function pause(durationMs) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

/** The time of the newest change in these files and folders, in milliseconds.
 *  @param {string[]} files @returns {number} */
function newest(files) {
  const times = files.map((file) => {
    const state = statSync(file);
    return state.isDirectory()
      ? newest(readdirSync(file).map((entry) => path.join(file, entry)))
      : state.mtimeMs;
  });
  return Math.max(0, ...times);
}
