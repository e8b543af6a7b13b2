import type { FileCheck } from "./file-check.ts";

/** The edition of the rules below. Any change of a rule or a share is a new one. */
export const GRADE_POLICY_VERSION = "1 (2026-12-01)";

export const GRADES = ["A", "B", "C", "D", "F"] as const;
export type FileGrade = (typeof GRADES)[number];

/** What may decide a grade, in the order asked. */
export type GradeRule =
  | "not-read-to-the-end"
  | "no-verdict-of-cms"
  | "no-charges"
  | "much-lost"
  | "some-lost"
  | "no-hospital"
  | "breaks-a-rule"
  | "has-warnings"
  | "former-template"
  | "not-attested"
  | "no-problem";

/** A share of a file's rows or amounts that cannot be used. */
const MUCH = 0.25;
const SOME = 0.01;

type PolicyLine = {
  rule: GradeRule;
  /** Null = the file is not graded, which is not a bad grade. */
  grade: FileGrade | null;
  applies: (check: FileCheck) => boolean;
};

/**
 * How a file, not its hospital, is graded: the first line that applies decides. It fails closed: without both readers' verdicts a
 * file gets no grade, and the best one needs both of them without a word of blame.
 */
export const GRADE_POLICY: readonly PolicyLine[] = [
  { rule: "not-read-to-the-end", grade: null, applies: ({ summary }) => summary.outcome !== "checked" },
  { rule: "no-verdict-of-cms", grade: null, applies: ({ cms }) => cms.outcome === "no-verdict" },
  { rule: "no-charges", grade: "F", applies: ({ summary }) => summary.records === 0 },
  { rule: "much-lost", grade: "F", applies: (check) => shareLost(check) >= MUCH },
  { rule: "some-lost", grade: "D", applies: (check) => shareLost(check) >= SOME },
  { rule: "no-hospital", grade: "D", applies: ({ header }) => !header?.hospitalName },
  {
    rule: "breaks-a-rule",
    grade: "C",
    applies: ({ summary, cms }) => summary.errors > 0 || cms.outcome === "problems",
  },
  {
    rule: "has-warnings",
    grade: "B",
    applies: ({ summary, cms }) =>
      summary.problemsByRule.length > 0 || (cms.outcome === "valid" && cms.alertCount > 0),
  },
  { rule: "former-template", grade: "B", applies: ({ header }) => header?.template !== "3.0" },
  { rule: "not-attested", grade: "B", applies: ({ header }) => header?.attested !== true },
  { rule: "no-problem", grade: "A", applies: () => true },
];

export type GivenGrade = { grade: FileGrade | null; rule: GradeRule };

/** The grade of a file and the rule that decided it. */
export function gradeFile(check: FileCheck): GivenGrade {
  const line = GRADE_POLICY.find(({ applies }) => applies(check));
  if (!line) throw new Error("The last line of the policy applies to every file.");
  return { grade: line.grade, rule: line.rule };
}

/** Whether both readers say that no must-rule is broken. */
export function isFaultless({ summary, cms }: FileCheck): boolean {
  return summary.valid && cms.outcome === "valid";
}

function shareLost({ summary: { rows, rowsLeftOut, amounts } }: FileCheck): number {
  const lostAmounts = amounts.leftOut.reduce((sum, { count }) => sum + count, 0);
  return Math.max(rowsLeftOut / Math.max(1, rows), lostAmounts / Math.max(1, amounts.readCount));
}
