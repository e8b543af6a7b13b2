import { sayPlacedProblem } from "#app/content/words/say-file-check.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { FileCheck } from "#app/domain/file-checks/file-check.ts";
import { GRADE_POLICY_VERSION, gradeFile } from "#app/domain/file-checks/grade-file.ts";
import type { Language } from "#app/domain/language/language.ts";

/** A check as programs get it, from the command and the page alike. */
export function fileCheckReply(language: Language, check: FileCheck) {
  const { fileName, sizeBytes, header, summary, problems, cms, seconds } = check;
  const { grade, rule } = gradeFile(check);
  return {
    file: fileName,
    size_bytes: sizeBytes,
    outcome: summary.outcome,
    grade,
    grade_because: wordsIn(language).fileCheck.rules[rule],
    grade_policy: GRADE_POLICY_VERSION,
    hospital: header?.hospitalName ?? null,
    template: header?.template ?? null,
    layout: header?.layout ?? null,
    rows: summary.rows,
    rows_left_out: summary.rowsLeftOut,
    errors: summary.errors,
    problems_by_rule: summary.problemsByRule,
    problems: problems.map((problem) => {
      const { place, row, column, rule, severity, mend } = problem;
      const message = sayPlacedProblem(language, problem);
      return { place, row, column, rule, severity, write: mend, message };
    }),
    cms_validator: cms,
    seconds: Math.round(seconds * 100) / 100,
  };
}
