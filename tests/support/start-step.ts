import { spawn } from "node:child_process";
import { once } from "node:events";

/** One of package.json's scripts while it runs, in its own process group. */
export interface RunningStep {
  script: string;
  args: string[];
  /** What it has printed so far. */
  said(): string;
  ended: Promise<{ holds: boolean; seconds: number }>;
  /** Asks it to end, and makes it after ten seconds. */
  end(): Promise<void>;
}

const GRACE_MS = 10_000;

/** Starts `npm run <script> -- <args>`. */
export function startStep(script: string, args: string[]): RunningStep {
  const startedAt = Date.now();
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const ended = once(child, "close").then(([status]) => ({
    holds: status === 0,
    seconds: (Date.now() - startedAt) / 1000,
  }));
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, name);
    } catch {} // it has ended
  };
  return {
    script,
    args,
    said: () => said,
    ended,
    async end() {
      signal("SIGINT");
      const timer = setTimeout(signal, GRACE_MS, "SIGKILL");
      await ended;
      clearTimeout(timer);
    },
  };
}
