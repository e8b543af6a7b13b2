import type { FileCheck } from "../file-check.ts";

/** A file to check, on this machine's disk. */
export type CheckTask = { filePath: string; fileName: string; maxBytes: number };

export type CheckResult = { outcome: "made"; check: FileCheck } | { outcome: "failed"; stack: string };
