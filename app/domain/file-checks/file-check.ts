import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import type { TemplateVersion } from "#app/domain/mrf/template-version.ts";

/** A problem and where to find it. `row` counts from 1 as a spreadsheet does; `column` is the heading; null = the place names none. */
export type PlacedProblem = MrfProblem & {
  row: number | null;
  column: string | null;
  /** What to write there instead, where only one thing can be meant; else null. */
  mend: string | null;
};

/** What CMS's own validator says of one place, in its words. `path` is a cell or a JSON path. */
export type CmsRemark = { path: string; message: string };

/**
 * What CMS's validator (`@cmsgov/hpt-validator`) says. `isCut`: it was stopped at so many
 * errors. "no-verdict": it did not end, or failed on the file.
 */
export type CmsVerdict =
  | {
      outcome: "valid" | "problems";
      template: TemplateVersion;
      errorCount: number;
      alertCount: number;
      isCut: boolean;
      errors: CmsRemark[];
      alerts: CmsRemark[];
    }
  | { outcome: "no-verdict" };

/** The version in package.json. */
export const CMS_VALIDATOR_VERSION = "2.4.0";

/** What both readers found in one price file. Nothing of it is kept. */
export type FileCheck = {
  fileName: string;
  sizeBytes: number;
  /** Null where no header of a template was found. */
  header: MrfHeader | null;
  summary: MrfSummary;
  /** The first ones, errors before warnings; `summary.problemsByRule` counts all. */
  problems: PlacedProblem[];
  /** The most frequent errors, each with its first place. */
  mendFirst: { count: number; problem: PlacedProblem }[];
  cms: CmsVerdict;
  seconds: number;
};

/** Whether one reader finds errors where the other finds none. */
export function areAtOdds({ summary, cms }: FileCheck): boolean {
  return cms.outcome !== "no-verdict" && (cms.outcome === "valid") !== summary.valid;
}
