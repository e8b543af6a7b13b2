import { totalmem } from "node:os";

const BYTES_OF_MB = 1024 * 1024;
const SHARE_OF_MEMORY = 1 / 8;
/** PostgreSQL's default. */
const MIN_MB = 128;
/** The rest is cached by the operating system anyway. */
const MAX_MB = 2048;

/** Sets PostgreSQL's file cache to an eighth of available memory. Each page fetched from the operating system's
 *  cache instead slows a search. */
export function memorySettings(memoryBytes = memoryOfThisProcess()): { shared_buffers: string } {
  const share = Math.floor((memoryBytes * SHARE_OF_MEMORY) / BYTES_OF_MB);
  return { shared_buffers: `${Math.min(Math.max(share, MIN_MB), MAX_MB)}MB` };
}

/** A container may have less than the machine. */
function memoryOfThisProcess(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
