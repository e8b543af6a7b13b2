import { sql } from "drizzle-orm";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import { PLAN_KINDS, type PlanKind } from "#app/domain/payers/plan-kinds.ts";
import {
  isInteger,
  isNumber,
  isOneOf,
  isText,
  orNull,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { sourcePlace } from "../source-place.ts";

/** What one payer's plan agreed to pay for a charge; null = none published. */
export type ServiceRate = {
  /** The payer in our one spelling; `payerName` is as the hospital writes it. */
  payer: string;
  payerName: string;
  planName: string;
  planKind: PlanKind;
  negotiatedDollars: Dollars | null;
  /** 70.5 means 70.5%. */
  percentage: number | null;
  algorithm: string | null;
  methodology: string | null;
  estimatedDollars: Dollars | null;
  /** Of the amounts that were actually allowed, as are the percentiles and the count. */
  medianDollars: Dollars | null;
  percentile10Dollars: Dollars | null;
  percentile90Dollars: Dollars | null;
  /** '0', '1 through 10' or a number. */
  claimCount: string | null;
  notes: string | null;
  sourcePlace: string;
};

export type RateRow = Omit<ServiceRate, "sourcePlace"> & { rateNo: number; sourceRow: number };

export const RATE_ROW: Shape<RateRow> = {
  rateNo: isInteger,
  payer: isText,
  payerName: isText,
  planName: isText,
  planKind: isOneOf(PLAN_KINDS),
  negotiatedDollars: orNull(isDollars),
  percentage: orNull(isNumber),
  algorithm: orNull(isText),
  methodology: orNull(isText),
  estimatedDollars: orNull(isDollars),
  medianDollars: orNull(isDollars),
  percentile10Dollars: orNull(isDollars),
  percentile90Dollars: orNull(isDollars),
  claimCount: orNull(isText),
  notes: orNull(isText),
  sourceRow: isInteger,
};

/** Of `negotiated_charges n`, `payer_plans pp` and `payers y`. */
export const RATE_COLUMNS = sql`
  n.rate_no as "rateNo", y.name as payer, pp.payer_name as "payerName", pp.plan_name as "planName", pp.plan_kind as "planKind",
  n.dollar as "negotiatedDollars", n.percentage::float8 as percentage, n.algorithm, n.methodology,
  n.estimated_amount as "estimatedDollars", n.median_amount as "medianDollars",
  n.percentile_10 as "percentile10Dollars", n.percentile_90 as "percentile90Dollars",
  n.claim_count as "claimCount", n.notes, n.source_row as "sourceRow"`;

/** Joins the negotiated charges `n` of each charge `c`. `offset 0` keeps the lookup by charge: planned as a plain join it may
 *  open the lists of all the hospital's charges first. */
export const RATES_OF_CHARGE = sql`
  cross join lateral (
    select * from negotiated_charges n
    where n.hospital_id = c.hospital_id and n.import_id = c.import_id and n.charge_no = c.charge_no
    offset 0) n`;

export type Place = { sourceItem: number | null };

/** Returns the rate of a row, which may hold more in addition. */
export function readRate(row: RateRow, place: Place): ServiceRate {
  const { payer, payerName, planName, planKind, negotiatedDollars, percentage, algorithm, methodology } = row;
  const { estimatedDollars, medianDollars, percentile10Dollars, percentile90Dollars, claimCount, notes } =
    row;
  return {
    ...{ payer, payerName, planName, planKind, negotiatedDollars, percentage, algorithm, methodology },
    ...{ estimatedDollars, medianDollars, percentile10Dollars, percentile90Dollars, claimCount, notes },
    sourcePlace: sourcePlace({ ...place, sourceRow: row.sourceRow }),
  };
}
