export type MrfSeverity = "error" | "warning";

/** What can be wrong with a price file; the rules' words are in the catalog. */
export const MRF_RULES = [
  "10th-percentile-missing",
  "90th-percentile-missing",
  "amount-format",
  "attestation-false",
  "attestation-text",
  "attestation-value",
  "charge-missing",
  "charge-needs-methodology",
  "charge-needs-payer",
  "charge-needs-plan",
  "code-pair-half",
  "code-pair-missing",
  "column-duplicate",
  "column-missing",
  "column-placeholder",
  "column-unread",
  "column-without-plan",
  "count-format",
  "count-missing",
  "count-zero-needs-notes",
  "damaged",
  "date-format",
  "dollar-needs-max",
  "dollar-needs-min",
  "drug-pair-half",
  "encoding",
  "estimate-missing",
  "estimated-amount-retired",
  "header-blank",
  "header-duplicate",
  "header-missing",
  "header-value-missing",
  "json-syntax",
  "json-too-deep",
  "json-too-long",
  "json-trailing-text",
  "json-truncated",
  "layout-unclear",
  "median-missing",
  "member-unread",
  "modifier-needs-information",
  "ndc-needs-drug",
  "nine-nines",
  "no-rows",
  "not-a-price-file",
  "npi-format",
  "other-needs-notes",
  "payer-needs-charge",
  "row-too-long",
  "row-too-wide",
  "state-unknown",
  "too-large",
  "too-many-cells",
  "unclosed-quote",
  "value-missing",
  "value-not-allowed",
  "value-type",
  "value-unread",
  "version-unknown",
] as const;

export type MrfRule = (typeof MRF_RULES)[number];

/** Rules whose rows or items are skipped unread, so their content stays unknown. */
export const UNREAD_ROW_RULES: ReadonlySet<MrfRule> = new Set([
  "json-syntax",
  "json-too-deep",
  "json-too-long",
  "row-too-long",
  "too-many-cells",
  "unclosed-quote",
] satisfies MrfRule[]);

/**
 * The facts in a rule's message: the column or member (`name`), its text (`written`), and the kind of violation if
 * there are several (`kind`). `sentence`: the whole message, as imports before migration 0020 stored it.
 */
export type MrfProblemAbout = Readonly<Partial<Record<"name" | "written" | "kind" | "sentence", string>>>;

/** One thing wrong with a price file. `place` is a spreadsheet cell ("B12"), a row ("row 12") or a JSON path. */
export type MrfProblem = { place: string; rule: MrfRule; about: MrfProblemAbout; severity: MrfSeverity };

export type MrfProblemCount = { rule: MrfRule; severity: MrfSeverity; count: number };

const SHOWN_CHARACTERS = 60;

/** A file's own text as a problem names it: its beginning. */
export function shortened(written: string): string {
  return written.length > SHOWN_CHARACTERS ? `${written.slice(0, SHOWN_CHARACTERS)}…` : written;
}

/** Keeps the first `limit` problems and counts all of them by rule, so that a file of a million faults stays small. */
export function collectProblems(limit: number) {
  const counts = new Map<MrfRule, MrfProblemCount>();
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
