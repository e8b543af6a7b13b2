import { sql } from "drizzle-orm";

/** What one payer's plan agreed to pay for a charge; amounts in dollars, null = none published. */
export type ServiceRate = {
  /** The payer in our one spelling; `payerName` is as the hospital writes it. */
  payer: string;
  payerName: string;
  planName: string;
  dollar: number | null;
  /** 70.5 means 70.5 %. */
  percentage: number | null;
  algorithm: string | null;
  methodology: string | null;
  estimatedAmount: number | null;
  /** Of the amounts that were actually allowed, as are the percentiles and the count. */
  medianAmount: number | null;
  percentile10: number | null;
  percentile90: number | null;
  /** '0', '1 through 10' or a number. */
  claimCount: string | null;
  notes: string | null;
  sourcePlace: string;
};

export type RateRow = Omit<ServiceRate, "sourcePlace"> & { rateNo: number; sourceRow: number };

/** Of `negotiated_charges n`, `payer_plans pp` and `payers y`. */
export const RATE_COLUMNS = sql`
  n.rate_no as "rateNo", y.name as payer, pp.payer_name as "payerName", pp.plan_name as "planName",
  n.dollar::float8 as dollar, n.percentage::float8 as percentage, n.algorithm, n.methodology,
  n.estimated_amount::float8 as "estimatedAmount", n.median_amount::float8 as "medianAmount",
  n.percentile_10::float8 as "percentile10", n.percentile_90::float8 as "percentile90",
  n.claim_count as "claimCount", n.notes, n.source_row as "sourceRow"`;

type Place = { layout: "tall" | "wide" | "json"; sourceItem: number | null };

export function readRate(row: RateRow, place: Place): ServiceRate {
  const { payer, payerName, planName, dollar, percentage, algorithm, methodology } = row;
  const { estimatedAmount, medianAmount, percentile10, percentile90, claimCount, notes } = row;
  const allowed = { estimatedAmount, medianAmount, percentile10, percentile90, claimCount };
  const source = sourcePlace({ ...place, sourceRow: row.sourceRow });
  return {
    payer,
    payerName,
    planName,
    dollar,
    percentage,
    algorithm,
    methodology,
    ...allowed,
    notes,
    sourcePlace: source,
  };
}

/** Where in the file: 'row 12' of a CSV, '/standard_charge_information/3/standard_charges/0' of a JSON file. */
export function sourcePlace({ layout, sourceRow, sourceItem }: Place & { sourceRow: number }): string {
  if (layout !== "json") return `row ${sourceRow}`;
  return `/standard_charge_information/${sourceRow}${sourceItem === null ? "" : `/standard_charges/${sourceItem}`}`;
}
