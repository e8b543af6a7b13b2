import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const sources = ["app", "public", "server.ts", "package-lock.json", "vite.config.ts", "remix.config.js"];
const lastMade = "build/client/social-card.png";

/** Builds the site when it was never built or a source is newer than the build.
 *  Plain JavaScript, since it runs before anything is compiled.
 *  @returns {{ server: string, client: string }} the server's file and the folder of client files */
export function buildWhenStale() {
  const stamp = path.join(root, lastMade);
  if (!existsSync(stamp) || newest(sources.map((name) => path.join(root, name))) > statSync(stamp).mtimeMs) {
    console.log("Building the site (once, and again after a change) …");
    const windows = process.platform === "win32";
    execFileSync("npm", ["run", "--silent", "build"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
      shell: windows,
    });
  }
  return { server: path.join(root, "build/server/server.js"), client: path.join(root, "build/client") };
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
