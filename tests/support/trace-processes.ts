import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { installWithApt } from "./install-with-apt.ts";

/** The system calls with which a process reaches a network, or makes or changes a file. */
const TRACED =
  "connect,sendto,sendmsg,sendmmsg,open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,link,symlink";

/**
 * Whether processes can be traced here, by strace, which is installed through apt where we are root on Debian.
 * False only off Linux, and for a user who is not root on their own machine: CI must check the site's promise.
 */
export function canTrace(): boolean {
  if (process.platform !== "linux") return false;
  const works = () => spawnSync("strace", ["-f", "-o", "/dev/null", "true"]).status === 0;
  if (works() || (installWithApt("strace", "to see what leaves the server") && works())) return true;
  if (process.getuid?.() !== 0 && !process.env.CI) return false;
  throw new Error(
    "Whether anything leaves the server cannot be tested here: it needs the program strace, and the right to trace.",
  );
}

/** Runs a program under strace, with all processes that it starts; it is the child, with strace next to it. Its streams
 *  close once the last of these processes has ended and the trace is whole. */
export function spawnTraced(
  traceFile: string,
  program: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): ChildProcessByStdio<null, Readable, Readable> {
  const strace = [
    "-D",
    "-f",
    "--seccomp-bpf",
    "-y",
    "-qq",
    "-s",
    "256",
    "-e",
    `trace=${TRACED}`,
    "-o",
    traceFile,
  ];
  // Calls by io_uring would pass unseen.
  return spawn("strace", [...strace, "--", ...program], {
    ...options,
    env: { ...options.env, UV_USE_IO_URING: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** What traced processes did that reaches beyond `folders`: packets to any address, and files made or changed elsewhere. */
export async function readTrespasses(traceFile: string, folders: readonly string[]): Promise<string[]> {
  const calls = (await readFile(traceFile, "utf8")).split("\n");
  return calls.filter((call) => leavesTheMachine(call) || writesOutside(call, folders));
}

/** Only what goes to an address: answers to clients and to the database travel on connections that were accepted, or
 *  on Unix sockets. */
function leavesTheMachine(call: string): boolean {
  return /\b(connect|sendto|sendmsg|sendmmsg)\(.*sa_family=AF_INET6?\b/.test(call);
}

function writesOutside(call: string, folders: readonly string[]): boolean {
  const places = writtenPlaces(call).filter((place) => !/^\/(dev|proc)\//.test(place));
  return places.some(
    (place) => !folders.some((folder) => place === folder || place.startsWith(`${folder}/`)),
  );
}

/** The whole paths that a call made or changed; none where it failed or only read. */
function writtenPlaces(call: string): string[] {
  const opened = /\b(?:open|openat|creat)\(.*O_(?:WRONLY|RDWR|CREAT)\b.*= \d+<(\/.*)>$/.exec(call);
  if (opened) return [opened[1]!];
  const changed = /\b(?:mkdir|rename|link|symlink)\w*\((.*)\) += 0$/.exec(call);
  return changed ? [...changed[1]!.matchAll(/"(\/[^"]*)"/g)].map(([, place]) => place!) : [];
}
