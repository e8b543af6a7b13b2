import { z } from "zod/v4";
import { sayPlacedProblem } from "#app/content/words/say-file-check.ts";
import { wordsIn } from "#app/content/words/words.ts";
import {
  CMS_VALIDATOR_VERSION,
  type CmsVerdict,
  type FileCheck,
} from "#app/domain/file-checks/file-check.ts";
import { GRADE_POLICY_VERSION, GRADES, gradeFile } from "#app/domain/file-checks/grade-file.ts";
import type { Language } from "#app/domain/language/language.ts";
import { MRF_OUTCOMES } from "#app/domain/mrf/mrf-event.ts";
import { MRF_LAYOUTS } from "#app/domain/mrf/mrf-header.ts";
import { MRF_RULES } from "#app/domain/mrf/mrf-problem.ts";

const severity = z.enum(["error", "warning"]);
const count = z.int().nonnegative();
const remarks = z.array(z.object({ path: z.string(), message: z.string() }));

/** A check as programs get it, from the command and the page alike. */
export const FileCheckReply = z.object({
  file: z.string(),
  size_bytes: count,
  outcome: z.enum(MRF_OUTCOMES).meta({ description: "How reading ended; checked: at the file's end." }),
  grade: z.enum(GRADES).nullable().meta({ description: "Of the file, not the hospital; null: not graded." }),
  grade_because: z.string(),
  grade_policy: z.string().meta({ description: "The edition of the grading rules." }),
  hospital: z.string().nullable(),
  template: z.string().nullable(),
  layout: z.enum(MRF_LAYOUTS).nullable(),
  rows: count.meta({ description: "CSV rows from row 4 on, or JSON items." }),
  rows_left_out: count.meta({ description: "Of which nothing can be used." }),
  errors: count,
  problems_by_rule: z.array(z.object({ rule: z.enum(MRF_RULES), severity, count })),
  problems: z
    .array(
      z.object({
        place: z.string().meta({ description: "A cell, a row, or a path in JSON." }),
        row: count.nullable(),
        column: z.string().nullable().meta({ description: "The column's heading." }),
        rule: z.enum(MRF_RULES),
        severity,
        write: z.string().nullable().meta({ description: "What to write instead; null: not certain." }),
        message: z.string(),
      }),
    )
    .meta({ description: "The first 100, errors first." }),
  cms_validator: z.object({
    version: z.string(),
    outcome: z.enum(["valid", "problems", "no-verdict"]),
    template: z.string().nullable(),
    error_count: count.nullable(),
    alert_count: count.nullable(),
    is_cut: z.boolean().meta({ description: "It was stopped at 100 errors." }),
    errors: remarks,
    alerts: remarks,
  }),
  seconds: z.number(),
});

export function fileCheckReply(language: Language, check: FileCheck): z.input<typeof FileCheckReply> {
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
    cms_validator: validatorReply(cms),
    seconds: Math.round(seconds * 100) / 100,
  };
}

function validatorReply(cms: CmsVerdict): z.input<typeof FileCheckReply>["cms_validator"] {
  const version = CMS_VALIDATOR_VERSION;
  if (cms.outcome === "no-verdict") {
    const none = { template: null, error_count: null, alert_count: null, is_cut: false };
    return { version, outcome: cms.outcome, ...none, errors: [], alerts: [] };
  }
  const { outcome, template, errorCount, alertCount, isCut, errors, alerts } = cms;
  return {
    version,
    outcome,
    template,
    error_count: errorCount,
    alert_count: alertCount,
    is_cut: isCut,
    errors,
    alerts,
  };
}

/** What it answers to a file of one row whose gross charge is written with its currency. */
export const fileCheckExample: z.input<typeof FileCheckReply> = {
  file: "standardcharges.csv",
  size_bytes: 1692,
  outcome: "checked",
  grade: "F",
  grade_because: "No row or item of the file has a charge that we can use.",
  grade_policy: GRADE_POLICY_VERSION,
  hospital: "Hospital B of Saint Nobody",
  template: "3.0",
  layout: "tall",
  rows: 1,
  rows_left_out: 1,
  errors: 1,
  problems_by_rule: [{ rule: "amount-format", severity: "error", count: 1 }],
  problems: [
    {
      place: "H4",
      row: 4,
      column: "standard_charge|gross",
      rule: "amount-format",
      severity: "error",
      write: "1200.50",
      message: "Row 4, column standard_charge|gross: “$1,200.50” is not a number above zero. Write 1200.50.",
    },
  ],
  cms_validator: {
    version: CMS_VALIDATOR_VERSION,
    outcome: "problems",
    template: "3.0",
    error_count: 1,
    alert_count: 0,
    is_cut: false,
    errors: [
      {
        path: "H4",
        message:
          '"standard_charge|gross" value "$1,200.50" is not a positive number. You must encode a positive, non-zero, numeric value.',
      },
    ],
    alerts: [],
  },
  seconds: 0.05,
};
