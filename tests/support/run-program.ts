import path from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

export interface ProgramEnd {
  code: number;
  /** What it printed to both outputs, in order. */
  output: string;
}

/** Both outputs apart, too. */
export type FullProgramEnd = ProgramEnd & { stdout: string; stderr: string };

export interface Surroundings {
  /** The folder that it is called in. */
  cwd?: string;
  /** Its whole environment; else that of the tests. */
  env?: NodeJS.ProcessEnv;
}

let runCount = 0;

/** Runs a command of app/cli, as node runs it, in this process: one of its own takes most of a second to begin. What a
 *  process of its own has besides (signals, pipes) is for `startProcess`. */
export async function runProgram(program: string, ...args: string[]): Promise<ProgramEnd> {
  const { code, output } = await runProgramIn({}, program, ...args);
  return { code, output };
}

/** The same in other surroundings; a `.env` that it reads changes nothing for who comes after. */
export async function runProgramIn(
  { cwd = projectRoot(), env }: Surroundings,
  program: string,
  ...args: string[]
): Promise<FullProgramEnd> {
  const file = path.join(projectRoot(), "app/cli", `${program}.ts`);
  const end: FullProgramEnd = { code: 0, output: "", stdout: "", stderr: "" };
  const restore = replaceSurroundings(cwd, env);
  const printTo =
    (stream: "stdout" | "stderr") =>
    (...said: unknown[]) => {
      const line = `${format(...said)}\n`;
      end[stream] += line;
      end.output += line;
    };
  Object.assign(console, { log: printTo("stdout"), error: printTo("stderr") });
  process.argv = [process.execPath, file, ...args];
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(file)}?run=${++runCount}`);
    return { ...end, code: Number(process.exitCode) };
  } finally {
    restore();
  }
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** Puts folder and environment in place; what it returns takes back whatever the program has changed of the process. */
function replaceSurroundings(cwd: string, env: NodeJS.ProcessEnv | undefined): () => void {
  const { argv, exitCode } = process;
  const { log, error } = console;
  const former = { cwd: process.cwd(), env: { ...process.env } };
  const listeners = signals.map((signal) => process.listeners(signal));
  process.chdir(cwd);
  if (env) replaceEnvironment(env);
  return () => {
    Object.assign(process, { argv, exitCode });
    Object.assign(console, { log, error });
    process.chdir(former.cwd);
    replaceEnvironment(former.env);
    for (const [index, signal] of signals.entries()) {
      const added = process.listeners(signal).filter((listener) => !listeners[index]!.includes(listener));
      for (const listener of added) process.off(signal, listener);
    }
  };
}

function replaceEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}
