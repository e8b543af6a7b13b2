import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import type { PaperKind, PaperTasks } from "./paper-tasks.ts";

/** One document, with the task for it. */
export type PaperTask = {
  [Kind in PaperKind]: { kind: Kind; paper: Parameters<PaperTasks[Kind]>[0] };
}[PaperKind];

/** "failed": by a fault of ours. */
export type PaperResult = { outcome: "made"; made: unknown } | { outcome: "failed"; stack: string };

/** What the process asks of the hospitals that are known. */
export type PaperQuestion = {
  [Method in keyof HospitalDirectory]: { method: Method; given: Parameters<HospitalDirectory[Method]> };
}[keyof HospitalDirectory];
