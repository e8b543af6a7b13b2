export type MrfSeverity = "error" | "warning";

/** One thing wrong with a price file. `place` is a spreadsheet cell ("B12"), a row ("row 12") or a JSON path. */
export type MrfProblem = { place: string; rule: string; message: string; severity: MrfSeverity };

export type MrfProblemCount = { rule: string; severity: MrfSeverity; count: number };

/** Keeps the first `limit` problems and counts all of them by rule, so that a file of a million faults stays small. */
export function collectProblems(limit: number) {
  const counts = new Map<string, MrfProblemCount>();
  let pending: MrfProblem[] = [];
  let kept = 0;
  let errors = 0;
  return {
    add(problem: MrfProblem): void {
      const counted = counts.get(problem.rule);
      if (counted) counted.count += 1;
      else counts.set(problem.rule, { rule: problem.rule, severity: problem.severity, count: 1 });
      if (problem.severity === "error") errors += 1;
      if (kept < limit) {
        kept += 1;
        pending.push(problem);
      }
    },
    /** The problems kept since the last call. */
    take(): MrfProblem[] {
      const taken = pending;
      pending = [];
      return taken;
    },
    errorCount: () => errors,
    byRule: () => [...counts.values()].sort((a, b) => b.count - a.count),
  };
}
