import { readFileSync } from "node:fs";

const lookEveryMs = 500;
const shells = ["sh", "dash", "ash", "bash", "zsh"];

/** Ends this process as Ctrl-C would once the npm that runs it is gone: npm hands signals to its shell, which dies of
 *  them without a word to us, and hands none where it was killed. Does nothing for a process that npm does not run. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const started = parents();
  const timer = setInterval(() => {
    if (parents() === started) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs);
  timer.unref();
}

/** Our parent, and its own where it is the shell between npm and us; only Linux shows that one; elsewhere shells are replaced by
 *  their command. A process whose parent has ended gets another one. */
function parents() {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/status`, "latin1");
    const isShell = shells.includes(/^Name:\t(.*)$/m.exec(status)?.[1] ?? "");
    return isShell ? `${parent} ${/^PPid:\t(\d+)$/m.exec(status)?.[1]}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
