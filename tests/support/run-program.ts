import { format } from "node:util";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { runFaircharge } from "../../app/cli/run-faircharge.ts";

export interface ProgramEnd {
  code: number;
  /** What it printed to both outputs, in order. */
  output: string;
}

/** Both outputs apart, and the line that says which database it works on, which is in none of the others. */
export type FullProgramEnd = ProgramEnd & { stdout: string; stderr: string; database: string };

export interface Surroundings {
  /** The folder that it is called in. */
  cwd?: string;
  /** Its whole environment; else that of the tests. */
  env?: NodeJS.ProcessEnv;
}

/** Runs `faircharge <command> <args>`, the command as its table names it, in this process: one of its own takes most of a
 *  second to begin. What only a separate process has (signals, pipes) is for `startFaircharge`. */
export async function runProgram(command: string, ...args: string[]): Promise<ProgramEnd> {
  const { code, output } = await runProgramIn({}, command, ...args);
  return { code, output };
}

/** The same in another environment; a `.env` that it reads changes nothing for later programs. */
export async function runProgramIn(
  { cwd = projectRoot(), env }: Surroundings,
  command: string,
  ...args: string[]
): Promise<FullProgramEnd> {
  const end: FullProgramEnd = { code: 0, output: "", stdout: "", stderr: "", database: "" };
  const restore = replaceSurroundings(cwd, env);
  const printTo =
    (stream: "stdout" | "stderr") =>
    (...said: unknown[]) => {
      const line = `${format(...said)}\n`;
      if (line.startsWith("Database: ")) {
        end.database += line;
        return;
      }
      end[stream] += line;
      end.output += line;
    };
  Object.assign(console, { log: printTo("stdout"), error: printTo("stderr") });
  try {
    const code = await runFaircharge([...command.split(" "), ...args]);
    return { ...end, code };
  } finally {
    restore();
  }
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** Puts folder and environment in place; what it returns takes back whatever the program has changed of the process. */
function replaceSurroundings(cwd: string, env: NodeJS.ProcessEnv | undefined): () => void {
  const { log, error } = console;
  const former = { cwd: process.cwd(), env: { ...process.env } };
  const listeners = signals.map((signal) => process.listeners(signal));
  process.chdir(cwd);
  if (env) replaceEnvironment(env);
  return () => {
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
