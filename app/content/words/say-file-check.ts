import {
  CMS_VALIDATOR_VERSION,
  type CmsVerdict,
  type FileCheck,
  type PlacedProblem,
} from "#app/domain/file-checks/file-check.ts";
import { type GivenGrade, GRADE_POLICY, GRADE_POLICY_VERSION } from "#app/domain/file-checks/grade-file.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayProblem } from "./say-price-file.ts";
import { wordsIn } from "./words.ts";

/** 'Grade B', or that there is none. */
export function sayGrade(language: Language, { grade }: Pick<GivenGrade, "grade">): string {
  const words = wordsIn(language).fileCheck;
  return grade === null ? words.notGraded : say(language, words.grade, { grade });
}

/** Where a problem is: 'Row 14, column description', 'Row 14', or the path in a JSON file. */
export function sayPlace(language: Language, { row, column, place }: PlacedProblem): string {
  const words = wordsIn(language).fileCheck;
  if (row === null) return place;
  // A row is found by its number, which has no commas in a spreadsheet.
  return column === null
    ? say(language, words.row, { row: String(row) })
    : say(language, words.cell, { row: String(row), column });
}

/** Where a problem is, what it is, and what to write instead where that is certain. */
export function sayPlacedProblem(language: Language, problem: PlacedProblem): string {
  const words = wordsIn(language).fileCheck;
  const { rule, about, mend } = problem;
  const isNamed = rule === "amount-format" && problem.column !== null && about.written !== undefined;
  const sentence = isNamed
    ? say(language, words.notAnAmount, { written: about.written ?? "" })
    : sayProblem(language, problem);
  const values = { place: sayPlace(language, problem), problem: sentence };
  return mend === null
    ? say(language, words.problem, values)
    : say(language, words.mended, { ...values, mend });
}

/** What our reader counted: 'Our reader: 2 errors and 0 warnings in 10 rows.' */
export function sayOurVerdict(language: Language, { summary }: FileCheck): string {
  const { fileCheck, counts } = wordsIn(language);
  const warningCount = summary.problemsByRule
    .filter(({ severity }) => severity === "warning")
    .reduce((sum, { count }) => sum + count, 0);
  return say(language, fileCheck.ours, {
    errors: say(language, counts.error, { count: summary.errors }),
    warnings: say(language, counts.warning, { count: warningCount }),
    rows: say(language, counts.row, { count: summary.rows }),
  });
}

/** What CMS's validator says, in one sentence. */
export function sayCmsVerdict(language: Language, verdict: CmsVerdict): string {
  const version = CMS_VALIDATOR_VERSION;
  const { fileCheck, counts } = wordsIn(language);
  if (verdict.outcome === "no-verdict") return say(language, fileCheck.cms["no-verdict"], { version });
  const { template, isCut } = verdict;
  const errors = say(language, counts.error, { count: verdict.errorCount });
  const alerts = say(language, fileCheck.alert, { count: verdict.alertCount });
  if (isCut) return say(language, fileCheck.cms.stopped, { version, errors, template });
  return verdict.outcome === "valid"
    ? say(language, fileCheck.cms.valid, { version, alerts, template })
    : say(language, fileCheck.cms.problems, { version, errors, alerts, template });
}

/** The grading rules' heading, and each rule in the order asked. */
export function sayGradePolicy(language: Language): { heading: string; lines: string[] } {
  const words = wordsIn(language).fileCheck;
  return {
    heading: say(language, words.policy, { version: GRADE_POLICY_VERSION }),
    lines: GRADE_POLICY.map((line) =>
      say(language, words.policyLine, { grade: sayGrade(language, line), rule: words.rules[line.rule] }),
    ),
  };
}
