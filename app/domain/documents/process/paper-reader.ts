import type { FileNotRead } from "#app/domain/bills/read/check-file.ts";
import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import type { PaperKind, PaperTasks } from "./paper-tasks.ts";

/** Reads documents away from the process that serves pages, under a time limit. */
export interface PaperReader {
  /** "refused": it took too long, or too much memory. Rejects when the hospitals cannot be reached; without a directory none is
   *  known. */
  read<Kind extends PaperKind>(
    kind: Kind,
    paper: Parameters<PaperTasks[Kind]>[0],
    options: { directory?: HospitalDirectory; signal: AbortSignal },
  ): Promise<{ outcome: "read"; made: Awaited<ReturnType<PaperTasks[Kind]>> } | FileNotRead>;
  close(): Promise<void>;
}
