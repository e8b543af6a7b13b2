import type { GradeRule } from "#app/domain/file-checks/grade-file.ts";
import type { Message } from "#app/domain/language/message.ts";

/** What decides a file's grade, each as the policy prints it. */
const rules = {
  "not-read-to-the-end": "We could not read the file to its end.",
  "no-verdict-of-cms": "CMS’s validator gave no verdict on the file.",
  "no-charges": "No row or item of the file has a charge that we can use.",
  "much-lost": "A quarter or more of the rows or amounts cannot be used.",
  "some-lost": "1% or more of the rows or amounts cannot be used.",
  "no-hospital": "The file names no hospital.",
  "breaks-a-rule": "Our reader or CMS’s validator found an error.",
  "has-warnings": "Our reader or CMS’s validator has a warning.",
  "former-template": "The file follows a template before 3.0.",
  "not-attested": "The hospital does not attest to the file.",
  "no-problem": "Neither reader found an error or a warning.",
} as const satisfies Record<GradeRule, Message>;

/** The check of a price file that is neither stored nor published. */
export const fileCheck = {
  grade: "Grade {grade}",
  notGraded: "Not graded",
  about:
    "The grade is for this file, not for the hospital. “Not graded” is not a bad grade: it means that we could not tell.",
  policy: "Grading rules, edition {version}. The first rule that applies decides.",
  policyLine: "{grade}: {rule}",
  rules,
  ours: "Our reader: {errors} and {warnings} in {rows}.",
  cms: {
    valid: "CMS’s validator {version}: no errors and {alerts}, by template {template}.",
    problems: "CMS’s validator {version}: {errors} and {alerts}, by template {template}.",
    stopped: "CMS’s validator {version}: at least {errors}, then it stopped, by template {template}.",
    "no-verdict": "CMS’s validator {version}: no verdict.",
  },
  alert: { one: "{count} alert", other: "{count} alerts" },
  disagree:
    "The two readers disagree about whether the file has errors. Look at both lists; CMS’s validator is the one that CMS offers hospitals.",
  mendFirst: "Mend first",
  mendLine: { one: "{problem} (once)", other: "{problem} ({count} times)" },
  cell: "Row {row}, column {column}",
  row: "Row {row}",
  problem: "{place}: {problem}",
  mended: "{place}: {problem} Write {mend}.",
  notAnAmount: "“{written}” is not a number above zero.",
  shown: "Problems, errors first",
  byKind: "All problems by kind",
  kind: "{count} × {rule} ({severity})",
  cmsRemarks: "What CMS’s validator says",
} as const;
