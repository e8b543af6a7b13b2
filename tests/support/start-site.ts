import { spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

export interface StartedSite {
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** All that its process has printed. */
  printed(): string;
  /** Everything that it holds in memory is on the disk then, and all that it said is in `printed`. */
  stop(): Promise<void>;
}

/** What `npm start` runs, in a separate process, with the built-in database in `dataDir`. */
export async function startSite(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<StartedSite> {
  const child = spawn(process.execPath, ["app/cli/start.js"], {
    cwd: projectRoot(),
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, SAMPLE_DATA: "off", ...variables },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      printed += text;
    });
  }
  const findAddress = () => / is ready at (\S+)/.exec(printed)?.[1];
  const address = await vi.waitUntil(findAddress, { timeout: 300_000 });
  const { port } = new URL(address);
  return {
    fetch: (address, init) =>
      fetch(new URL(address, `http://localhost:${port}`), { redirect: "manual", ...init }),
    printed: () => printed,
    async stop() {
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    },
  };
}
