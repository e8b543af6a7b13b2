import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import type { CoveredHospital } from "#app/domain/coverage/covered-hospital.ts";
import type { HospitalFileStanding } from "#app/domain/coverage/list-file-standings.server.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { standingInJson } from "#app/domain/sources/standing-in-json.ts";
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

const fileColumns: TableColumn<HospitalFileStanding>[] = [
  { name: "hospital_name", of: ({ name }) => name },
  { name: "hospital_id", of: ({ shortId }) => shortId },
  { name: "city", of: ({ city }) => city },
  { name: "state", of: ({ usState }) => usState },
  { name: "file_date", of: ({ fileDate }) => fileDate },
  ...(
    ["price_file_state", "price_file_reason", "price_file_checked_on", "price_file_failing_since"] as const
  ).map((name) => ({ name, of: (standing: HospitalFileStanding) => standingInJson(standing)[name] })),
];

/** The hospitals of /data/coverage as CSV or JSON, all of them, by the same filters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = { ...readCoverageQuery(request), page: 1 };
  const today = easternDay(context.clock.now());
  const { query, isStateUnknown, listed, totals, medicareEditions } = await findCoverage(
    context.language,
    context.readDb,
    asked,
    {
      pageSize: MAX_ROWS,
      today,
    },
  );
  const place = { state: query.state || null, name: query.name || null, total: listed.total };
  const note = isStateUnknown ? wordsIn(context.language).coverage.unknownState : null;
  if (listed.kind === "files") {
    return tableFile(request, {
      name: "hospital-price-files",
      about: { ...place, files: query.files, reason: query.reason || null, as_of: today, note },
      columns: fileColumns,
      rows: listed.standings,
    });
  }
  return tableFile(request, {
    name: "hospital-coverage",
    about: {
      ...place,
      covered_hospitals: totals.coveredCount,
      listed_without_file: totals.missingCount,
      mean_score: totals.meanScore,
      hospitals: totals.hospitalCount,
      hospitals_with_assistance_limits: totals.policyCount,
      medicare_editions: medicareEditions.map(({ schedule, edition }) => ({ schedule, edition })),
      note,
    },
    columns,
    rows: listed.hospitals,
  });
}
