import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

export type StartedProcess = {
  pid: number;
  /** What it printed so far, to both outputs, but for the line that says which database a command works on. */
  output(): string;
  /** Resolves when it has printed `text`; rejects with its output when it ends before. */
  printed(text: string): Promise<void>;
  exited: Promise<unknown>;
};

/** Runs a TypeScript program in its own process group, as a terminal does; both outputs go through one pipe, so that
 *  their lines stay in order. */
export function startProcess(program: string, args: string[], cwd = projectRoot()): StartedProcess {
  return startNode(["--import", "tsx", program, ...args], cwd, {});
}

/** The same for `faircharge <args>`. */
export function startFaircharge(args: string[], variables: Record<string, string> = {}): StartedProcess {
  return startNode(["app/cli/faircharge.js", ...args], projectRoot(), variables);
}

function startNode(args: string[], cwd: string, variables: Record<string, string>): StartedProcess {
  const child = spawn("sh", ["-c", 'exec "$@" 2>&1', "sh", process.execPath, ...args], {
    cwd,
    detached: true,
    env: { ...process.env, ...variables },
  });
  const exited = once(child, "close"); // by then all that it printed has come
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return {
    pid: child.pid ?? 0,
    output: () => output.replace(/^Database: .*\n/m, ""),
    printed: (text) => waitForText(child, () => output, text),
    exited,
  };
}

function waitForText(child: ChildProcess, output: () => string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (output().includes(text)) resolve();
    };
    check();
    child.stdout?.on("data", check);
    child.stderr?.on("data", check);
    child.once("close", () =>
      reject(new Error(`The process ended without printing '${text}':\n${output()}`)),
    );
  });
}
