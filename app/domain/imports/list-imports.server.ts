import { type SQL, sql } from "drizzle-orm";
import { MRF_LAYOUTS, type MrfLayout } from "#app/domain/mrf/mrf-header.ts";
import { MRF_RULES, type MrfProblem, type MrfProblemCount } from "#app/domain/mrf/mrf-problem.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type Check,
  isFlag,
  isInteger,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";

import type { AmountBalance, LeftOutReason } from "./amount-balance.ts";

/** An imported price file, newest import first in lists. */
export type ListedImport = {
  importId: number;
  hospitalId: number;
  hospitalShortId: string;
  hospitalName: string;
  city: string | null;
  state: string;
  isCurrent: boolean;
  isSample: boolean;
  fileName: string;
  sourceUrl: string | null;
  sourcePageUrl: string | null;
  sha256: string;
  sizeBytes: number;
  layout: MrfLayout;
  template: string;
  /** ISO day, the file's own; null where it gave none that can be read. */
  fileDate: string | null;
  /** ISO time. */
  importedAt: string;
  rowCount: number;
  rowLeftOutCount: number;
  chargeCount: number;
  negotiatedChargeCount: number;
  priceCount: number;
  serviceCount: number;
  cashPriceCount: number;
  payerCount: number;
  errorCount: number;
  warningCount: number;
};

export type ImportReport = ListedImport & {
  /** Null where it was imported before amounts were counted. */
  amountBalance: AmountBalance | null;
  /** All problems counted, most frequent first. */
  problemCounts: MrfProblemCount[];
  /** The first ones, in the order of the file. */
  problems: MrfProblem[];
};

const IMPORT_ROW: Shape<ListedImport> = {
  importId: isInteger,
  hospitalId: isInteger,
  hospitalShortId: isText,
  hospitalName: isText,
  city: orNull(isText),
  state: isText,
  isCurrent: isFlag,
  isSample: isFlag,
  fileName: isText,
  sourceUrl: orNull(isText),
  sourcePageUrl: orNull(isText),
  sha256: isText,
  sizeBytes: isNumber,
  layout: isOneOf(MRF_LAYOUTS),
  template: isText,
  fileDate: orNull(isText),
  importedAt: isText,
  rowCount: isInteger,
  rowLeftOutCount: isInteger,
  chargeCount: isInteger,
  negotiatedChargeCount: isInteger,
  priceCount: isInteger,
  serviceCount: isInteger,
  cashPriceCount: isInteger,
  payerCount: isInteger,
  errorCount: isInteger,
  warningCount: isInteger,
};

const isRule = isOneOf(MRF_RULES);
const isSeverity = isOneOf(["error", "warning"]);

const isProblemCount: Check<MrfProblemCount> = (value): value is MrfProblemCount => {
  const { rule, severity, count } = (value ?? {}) as Record<string, unknown>;
  return isRule(rule) && isSeverity(severity) && isInteger(count);
};

const isReason = isOneOf<LeftOutReason>([...MRF_RULES, "describes-modifier"]);

const isBalance: Check<AmountBalance> = (value): value is AmountBalance => {
  const balance = (value ?? {}) as Record<string, unknown>;
  return (
    [balance.readCount, balance.storedCount, balance.mergedCount].every(isInteger) &&
    isListOf(isLeftOut)(balance.leftOut) &&
    isListOf(isUnreadColumn)(balance.unreadColumns)
  );
};

export const isLeftOut: Check<AmountBalance["leftOut"][number]> = (
  value,
): value is AmountBalance["leftOut"][number] => {
  const { reason, count } = (value ?? {}) as Record<string, unknown>;
  return isReason(reason) && isInteger(count);
};

const isUnreadColumn: Check<AmountBalance["unreadColumns"][number]> = (
  value,
): value is AmountBalance["unreadColumns"][number] => {
  const { place, name, cellCount } = (value ?? {}) as Record<string, unknown>;
  return isText(place) && isText(name) && isInteger(cellCount);
};

const isAbout: Check<MrfProblem["about"]> = (value): value is MrfProblem["about"] =>
  typeof value === "object" && value !== null && Object.values(value).every(isText);

const PROBLEM_ROW: Shape<MrfProblem> = { place: isText, rule: isRule, about: isAbout, severity: isSeverity };

const COLUMNS = sql`
  i.import_id as "importId", i.hospital_id as "hospitalId", h.short_id as "hospitalShortId", h.name as "hospitalName", h.city, h.state,
  h.current_import_id is not distinct from i.import_id as "isCurrent", h.is_sample as "isSample",
  i.file_name as "fileName", i.source_url as "sourceUrl", i.source_page_url as "sourcePageUrl", i.sha256,
  i.size_bytes::float8 as "sizeBytes", i.layout, i.template, i.file_date::text as "fileDate",
  to_char(i.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "importedAt",
  i.row_count as "rowCount", i.row_left_out_count as "rowLeftOutCount", i.charge_count as "chargeCount",
  i.negotiated_charge_count as "negotiatedChargeCount", i.price_count as "priceCount",
  i.service_count as "serviceCount", i.cash_price_count as "cashPriceCount", i.payer_count as "payerCount",
  i.error_count as "errorCount", i.warning_count as "warningCount"`;

/** A page of the imported price files, newest import first, and how many there are in all. */
export async function listImports(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ imports: ListedImport[]; total: number }> {
  const imports = await selectImports(
    db,
    sql`order by i.import_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const row = await readRow(db, { total: isInteger }, sql`select count(*)::int as total from imports`);
  return { imports, total: row.total };
}

/** Everything that is known of one import; null where there is none of this number. */
export async function findImportReport(db: Database, importId: number): Promise<ImportReport | null> {
  const [found] = await selectImports(db, sql`where i.import_id = ${importId}`);
  if (!found) return null;
  const [counted] = await readRows(
    db,
    { problemCounts: isListOf(isProblemCount), amountBalance: orNull(isBalance) },
    sql`
    select problem_counts as "problemCounts", amount_balance as "amountBalance"
    from imports where import_id = ${importId}`,
  );
  const problems = await readRows<MrfProblem>(
    db,
    PROBLEM_ROW,
    sql`
    select place, rule, about, severity from import_problems
    where hospital_id = ${found.hospitalId} and import_id = ${importId} order by problem_no`,
  );
  return { ...found, problemCounts: [], amountBalance: null, ...counted, problems };
}

async function selectImports(db: Database, which: SQL): Promise<ListedImport[]> {
  return readRows(
    db,
    IMPORT_ROW,
    sql`select ${COLUMNS} from imports i join hospitals h using (hospital_id) ${which}`,
  );
}
