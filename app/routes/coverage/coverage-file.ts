import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import type { CoveredHospital } from "#app/domain/coverage/covered-hospital.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { medicarePercent } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { readCoverageQuery } from "./coverage-query.ts";
import { findCoverage } from "./find-coverage.server.ts";

/** More than there are hospitals in the country. */
const MAX_ROWS = 10_000;

const columns: TableColumn<CoveredHospital>[] = [
  { name: "hospital_name", of: (hospital) => hospital.name },
  { name: "city", of: (hospital) => hospital.city },
  { name: "state", of: (hospital) => hospital.state },
  { name: "file_date", of: (hospital) => hospital.fileDate },
  { name: "template", of: (hospital) => hospital.template },
  { name: "layout", of: (hospital) => hospital.layout },
  { name: "error_count", of: (hospital) => hospital.errorCount },
  { name: "warning_count", of: (hospital) => hospital.warningCount },
  { name: "price_count", of: (hospital) => hospital.priceCount },
  {
    name: "cash_share",
    of: (hospital) => (hospital.cashShare === null ? null : Math.round(hospital.cashShare * 10_000) / 10_000),
  },
  {
    name: "medicare_percent",
    of: ({ medicareRatio }) => medicareRatio && medicarePercent(medicareRatio),
  },
  { name: "medicare_service_count", of: (hospital) => hospital.medicareServiceCount },
  { name: "score", of: (hospital) => hospital.score },
  ...scoreParts.map((part) => ({
    name: `score_${part}`,
    of: (hospital: CoveredHospital) => hospital.points[part],
  })),
  { name: "report", of: (hospital) => `/price-files/${hospital.importId}` },
];

/** The hospitals of /data/coverage as CSV or JSON, all of them, by the same filters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = { ...readCoverageQuery(request), page: 1 };
  const { query, isStateUnknown, hospitals, total, totals, medicareEditions } = await findCoverage(
    context.readDb,
    asked,
    MAX_ROWS,
  );
  return tableFile(request, {
    name: "hospital-coverage",
    about: {
      state: query.state || null,
      name: query.name || null,
      total,
      covered_hospitals: totals.coveredCount,
      listed_without_file: totals.missingCount,
      mean_score: totals.meanScore,
      hospitals: totals.hospitalCount,
      hospitals_with_assistance_limits: totals.policyCount,
      medicare_editions: medicareEditions.map(({ schedule, edition }) => ({ schedule, edition })),
      note: isStateUnknown ? wordsIn(context.language).coverage.unknownState : null,
    },
    columns,
    rows: hospitals,
  });
}
