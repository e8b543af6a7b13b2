import path from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

export interface ProgramEnd {
  code: number;
  /** What it printed to both outputs, in order. */
  output: string;
}

let runCount = 0;

/** Runs a command of app/cli, as node runs it, in this process: one of its own takes most of a second to begin. What a
 *  process of its own has besides (signals, pipes, `.env`) is for `startProcess`. */
export async function runProgram(program: string, ...args: string[]): Promise<ProgramEnd> {
  const file = path.join(projectRoot(), "app/cli", `${program}.ts`);
  const { argv, exitCode } = process;
  let output = "";
  const print = (...said: unknown[]) => {
    output += `${format(...said)}\n`;
  };
  const { log, error } = console;
  Object.assign(console, { log: print, error: print });
  process.argv = [process.execPath, file, ...args];
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(file)}?run=${++runCount}`);
    return { code: process.exitCode, output };
  } finally {
    Object.assign(process, { argv, exitCode });
    Object.assign(console, { log, error });
  }
}
