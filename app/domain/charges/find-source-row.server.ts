import { sql } from "drizzle-orm";
import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";

/**
 * A standard charge as it was read from a row of a CSV, or an item of a JSON file. Amounts are exact decimals in dollars; null =
 * the file has none.
 */
export type SourceCharge = {
  chargeNo: number;
  /** JSON: the index in the item's `standard_charges`; null in a CSV. */
  sourceItem: number | null;
  description: string;
  /** All codes in the file's order: 'CDM 123 | RC 0301'. */
  codes: string;
  setting: Setting;
  billingClass: string;
  modifiers: string;
  /** '1000 ML'; empty = the file gives none. */
  drugUnit: string;
  gross: string | null;
  cash: string | null;
  minimum: string | null;
  maximum: string | null;
  notes: string | null;
  /** What payers' plans pay by this row, in the file's order, the first 500 of `rateCount`. */
  rates: SourceRate[];
  rateCount: number;
  /** The first 100 other rows of a CSV that repeat the charge for further plans. */
  otherRows: number[];
};

/** What a payer's plan pays, as it was read; null = the file says nothing. */
export type SourceRate = {
  payerName: string;
  planName: string;
  dollar: string | null;
  /** In percent. */
  percentage: string | null;
  algorithm: string | null;
  methodology: string | null;
  estimatedAmount: string | null;
  medianAmount: string | null;
  percentile10: string | null;
  percentile90: string | null;
  claimCount: string | null;
  /** The plan's own, or else the charge's. */
  notes: string | null;
};

const MAX_RATES = 500;
const MAX_OTHER_ROWS = 100;

type ChargeRow = Omit<SourceCharge, "rates" | "rateCount" | "otherRows">;
type RateRow = SourceRate & { chargeNo: number; sourceRow: number; isHere: boolean };

const CHARGE_ROW: Shape<ChargeRow> = {
  chargeNo: isInteger,
  sourceItem: orNull(isInteger),
  description: isText,
  codes: isText,
  setting: isOneOf<Setting>(["inpatient", "outpatient", "both"]),
  billingClass: isText,
  modifiers: isText,
  drugUnit: isText,
  gross: orNull(isText),
  cash: orNull(isText),
  minimum: orNull(isText),
  maximum: orNull(isText),
  notes: orNull(isText),
};

const RATE_ROW: Shape<RateRow> = {
  chargeNo: isInteger,
  sourceRow: isInteger,
  isHere: isFlag,
  payerName: isText,
  planName: isText,
  dollar: orNull(isText),
  percentage: orNull(isText),
  algorithm: orNull(isText),
  methodology: orNull(isText),
  estimatedAmount: orNull(isText),
  medianAmount: orNull(isText),
  percentile10: orNull(isText),
  percentile90: orNull(isText),
  claimCount: orNull(isText),
  notes: orNull(isText),
};

/**
 * What is kept of a row of a price file, or of an item of a JSON file (counted from 0): its charges in the file's order. Empty where
 * nothing is. Files themselves are not kept. Reads the lists of a whole file's rates: 90 ms for 199,313 of them.
 */
export async function findSourceRow(
  db: Database,
  { hospitalId, importId, row }: { hospitalId: number; importId: number; row: number },
): Promise<SourceCharge[]> {
  const charges = await readRows<ChargeRow>(
    db,
    CHARGE_ROW,
    sql`
    select charge_no as "chargeNo", source_item as "sourceItem", description, codes, setting,
      billing_class as "billingClass", modifiers, drug_unit as "drugUnit", gross, cash, minimum, maximum, notes
    from standard_charges c
    where hospital_id = ${hospitalId} and import_id = ${importId} and (source_row = ${row} or charge_no in (
      select charge_no from charge_rates
      where hospital_id = ${hospitalId} and import_id = ${importId} and lists_number(source_rows, rate_count, ${row})))
    order by charge_no`,
  );
  if (charges.length === 0) return [];
  const rates = await readRates(db, { hospitalId, importId, row }, charges);
  return charges.map((charge) => {
    const ofCharge = rates.filter(({ chargeNo }) => chargeNo === charge.chargeNo);
    const here = ofCharge.filter(({ isHere }) => isHere);
    const others = new Set(ofCharge.filter(({ isHere }) => !isHere).map(({ sourceRow }) => sourceRow));
    return {
      ...charge,
      rates: here.slice(0, MAX_RATES).map(({ chargeNo: _, sourceRow: __, isHere: ___, ...rate }) => rate),
      rateCount: here.length,
      otherRows: [...others].slice(0, MAX_OTHER_ROWS),
    };
  });
}

function readRates(
  db: Database,
  { hospitalId, importId, row }: { hospitalId: number; importId: number; row: number },
  charges: readonly ChargeRow[],
): Promise<RateRow[]> {
  const chargeNos = charges.map(({ chargeNo }) => chargeNo);
  return readRows<RateRow>(
    db,
    RATE_ROW,
    sql`
    select n.charge_no as "chargeNo", n.source_row as "sourceRow", n.source_row = ${row} as "isHere",
      pp.payer_name as "payerName", pp.plan_name as "planName", n.dollar, n.percentage, n.algorithm, n.methodology,
      n.estimated_amount as "estimatedAmount", n.median_amount as "medianAmount", n.percentile_10 as "percentile10",
      n.percentile_90 as "percentile90", n.claim_count as "claimCount", n.notes
    from negotiated_charges n
    join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    where n.hospital_id = ${hospitalId} and n.import_id = ${importId}
      and n.charge_no = any(${sql.param(chargeNos)}::int[])
    order by n.rate_no`,
  );
}
