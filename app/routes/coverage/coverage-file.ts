import type { LoaderFunctionArgs } from "@remix-run/node";
import { coverageWords } from "#app/content/words/coverage.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { tableFile } from "#app/platform/http/table-file.server.ts";
import { readCoverageQuery } from "./coverage-query.ts";
import { findCoverage } from "./find-coverage.server.ts";

/** More than there are hospitals in the country. */
const mostRows = 10_000;

const columns = [
  "hospital_name",
  "city",
  "state",
  "file_date",
  "template",
  "layout",
  "error_count",
  "warning_count",
  "price_count",
  "cash_share",
  "score",
  ...scoreParts.map((part) => `score_${part}`),
  "report",
];

/** The hospitals of /data/coverage as CSV or JSON, all of them, by the same filters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = { ...readCoverageQuery(request), page: 1 };
  const { query, isStateUnknown, hospitals, total, totals } = await findCoverage(context.db, asked, mostRows);
  return tableFile(request, {
    name: "hospital-coverage",
    about: {
      state: query.state || null,
      name: query.name || null,
      total,
      covered_hospitals: totals.coveredCount,
      listed_without_file: totals.missingCount,
      mean_score: totals.meanScore,
      note: isStateUnknown ? coverageWords.en.unknownState : null,
    },
    columns,
    rows: hospitals.map((hospital) => ({
      hospital_name: hospital.name,
      city: hospital.city,
      state: hospital.state,
      file_date: hospital.fileDate,
      template: hospital.template,
      layout: hospital.layout,
      error_count: hospital.errorCount,
      warning_count: hospital.warningCount,
      price_count: hospital.priceCount,
      cash_share: hospital.cashShare === null ? null : Math.round(hospital.cashShare * 10_000) / 10_000,
      score: hospital.score,
      ...Object.fromEntries(scoreParts.map((part) => [`score_${part}`, hospital.points[part]])),
      report: `/price-files/${hospital.importId}`,
    })),
  });
}
