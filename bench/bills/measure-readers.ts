import { readdirSync, readFileSync } from "node:fs";
import { postFiles } from "./post-files.ts";

const LOOK_EVERY_MS = 20;

/** The most memory that all reading processes of a server took together at one moment while these files were posted two
 *  at a time, in megabytes; null if the system doesn't report it (only Linux does). */
export async function measureReaders(
  server: { origin: string; processId: number },
  folder: string,
  truth: { file: string; pages?: number }[],
): Promise<number | null> {
  if (process.platform !== "linux") return null;
  let mostMb = 0;
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb, residentMbOfReaders(server.processId));
  }, LOOK_EVERY_MS);
  await Promise.all(
    [0, 1].map((half) =>
      postFiles(
        server.origin,
        folder,
        truth.filter((_, index) => index % 2 === half),
      ),
    ),
  );
  clearInterval(timer);
  return Math.round(mostMb);
}

function residentMbOfReaders(serverId: number): number {
  return childrenOf(serverId)
    .filter((child) => fileOf(child, "cmdline").includes("ocr-worker"))
    .reduce(
      (sum, reader) => sum + Number(/VmRSS:\s+(\d+)/.exec(fileOf(reader, "status"))?.[1] ?? 0) / 1024,
      0,
    );
}

/** Each thread of a process lists the children that it started. */
function childrenOf(processId: number): string[] {
  return readdirSync(`/proc/${processId}/task`).flatMap((thread) =>
    readFileSync(`/proc/${processId}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
}

/** Empty when the process has just ended. */
function fileOf(processId: string, name: "cmdline" | "status"): string {
  try {
    return readFileSync(`/proc/${processId}/${name}`, "utf8");
  } catch {
    return "";
  }
}
