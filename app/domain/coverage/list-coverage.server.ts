import { sql } from "drizzle-orm";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { MRF_LAYOUTS } from "#app/domain/mrf/mrf-header.ts";
import { MIN_HOSPITAL_SERVICES } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type Check,
  isInteger,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type CoverageScope, isInScope } from "./coverage-scope.server.ts";
import type { CoverageSort, CoverageTotals, CoveredHospital, PolicyCoverage } from "./covered-hospital.ts";
import { cashShareSql, partPointsSql, scoreSql } from "./score-columns.server.ts";
import { scoreParts } from "./transparency-score.ts";

/** A page of the hospitals with a present price file. */
export async function listCoverage(
  db: Database,
  scope: CoverageScope & { sort: CoverageSort; page: number; pageSize: number },
): Promise<{ hospitals: CoveredHospital[]; total: number }> {
  const { sort, page, pageSize } = scope;
  const [listed, { total }] = await Promise.all([
    readRows(
      db,
      COVERED_ROW,
      sql`
      select ${COLUMNS} from ${COVERED} ${WITH_RATIOS} where ${isInScope(scope)}
      order by ${sql.raw(ORDERS[sort])} limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    readRow(
      db,
      { total: isInteger },
      sql`select count(*)::int as total from ${COVERED} where ${isInScope(scope)}`,
    ),
  ]);
  return {
    hospitals: listed.map((row) => ({ ...row, city: cityName(row.city) })),
    total,
  };
}

/** Of a state, or of the country. Fictional hospitals are counted with their files, never among those of the list. */
export async function readCoverageTotals(
  db: Database,
  { state }: { state?: string } = {},
): Promise<CoverageTotals> {
  const inState = state === undefined ? sql`` : sql`where h.state = ${state}`;
  return readRow(
    db,
    TOTALS_ROW,
    sql`
    select count(i.import_id)::int as "coveredCount",
      case when exists (select from hospitals where ccn is not null and not is_sample)
        then count(*) filter (where i.import_id is null and h.ccn is not null)::int end as "missingCount",
      count(*) filter (where ${IS_COUNTED})::int as "hospitalCount",
      count(*) filter (where ${IS_COUNTED} and ${HAS_LINE})::int as "policyCount",
      round(avg(${sql.raw(scoreSql)}) filter (where i.import_id is not null))::int as "meanScore"
    from hospitals h left join imports i on i.import_id = h.current_import_id
    left join hospital_policies p on p.hospital_id = h.hospital_id ${inState}`,
  );
}

/** By state's letters: of how many hospitals a line of an assistance policy is known. */
export async function listPolicyCoverage(db: Database): Promise<PolicyCoverage[]> {
  return readRows(
    db,
    { state: isText, hospitalCount: isInteger, policyCount: isInteger },
    sql`
    select h.state, count(*)::int as "hospitalCount", count(*) filter (where ${HAS_LINE})::int as "policyCount"
    from hospitals h left join imports i on i.import_id = h.current_import_id
    left join hospital_policies p on p.hospital_id = h.hospital_id
    where ${IS_COUNTED} group by h.state order by h.state`,
  );
}

const isPoints: Check<CoveredHospital["points"]> = (value): value is CoveredHospital["points"] =>
  typeof value === "object" &&
  value !== null &&
  scoreParts.every((part) => isInteger((value as Record<string, unknown>)[part]));

const COVERED_ROW: Shape<CoveredHospital> = {
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  state: isText,
  importId: isInteger,
  fileDate: orNull(isText),
  template: isText,
  layout: isOneOf(MRF_LAYOUTS),
  errorCount: isInteger,
  warningCount: isInteger,
  priceCount: isInteger,
  cashShare: orNull(isNumber),
  medicareRatio: orNull(isNumber),
  medicareServiceCount: isInteger,
  score: isInteger,
  points: isPoints,
};

const TOTALS_ROW: Shape<CoverageTotals> = {
  coveredCount: isInteger,
  missingCount: orNull(isInteger),
  hospitalCount: isInteger,
  policyCount: isInteger,
  meanScore: orNull(isInteger),
};

const IS_COUNTED = sql`(i.import_id is not null or h.ccn is not null)`;
const HAS_LINE = sql`coalesce(p.free_percent, p.discount_percent) is not null`;
const COVERED = sql`hospitals h join imports i on i.import_id = h.current_import_id`;
const WITH_RATIOS = sql`left join hospital_medicare_ratios r on r.hospital_id = h.hospital_id`;
const MEDICARE_RATIO = `case when r.service_count >= ${MIN_HOSPITAL_SERVICES} then r.median end`;

const COLUMNS = sql.raw(`
  h.hospital_id as "hospitalId", h.short_id as "shortId", h.name, h.city, h.state, i.import_id as "importId",
  i.file_date::text as "fileDate", i.template, i.layout, i.error_count as "errorCount",
  i.warning_count as "warningCount", i.price_count as "priceCount", (${cashShareSql})::float8 as "cashShare",
  ${MEDICARE_RATIO} as "medicareRatio", coalesce(r.service_count, 0) as "medicareServiceCount",
  ${scoreSql} as score,
  json_build_object(${scoreParts.map((part) => `'${part}', ${partPointsSql(part)}`).join(", ")}) as points`);

const BY_NAME = "h.name, h.state, h.hospital_id";
const ORDERS: Record<CoverageSort, string> = {
  name: BY_NAME,
  best: `${scoreSql} desc, ${BY_NAME}`,
  worst: `${scoreSql}, ${BY_NAME}`,
  newest: `i.file_date desc nulls last, ${BY_NAME}`,
  oldest: `i.file_date nulls last, ${BY_NAME}`,
  errors: `i.error_count desc, ${BY_NAME}`,
  cash: `${cashShareSql} desc nulls last, ${BY_NAME}`,
  "most-of-medicare": `${MEDICARE_RATIO} desc nulls last, ${BY_NAME}`,
  "least-of-medicare": `${MEDICARE_RATIO} nulls last, ${BY_NAME}`,
};
