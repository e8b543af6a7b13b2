import { constants, setPriority } from "node:os";
import { reportMemory } from "./watch-memory.server.ts";

/** Makes this process a worker of a pool: the process that serves pages goes first, and the worker ends with it. */
export function becomeWorker(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  reportMemory();
  process.on("disconnect", () => process.exit());
  // Ctrl-C reaches the whole process group, but the server lets the requests under way finish first.
  process.on("SIGINT", () => {});
}
