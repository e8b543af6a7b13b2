import { NEWEST_FILE_DATE } from "#app/domain/statistics/pricing/site-statistics.server.ts";
import { pointsOfPart, type ScorePart, scoreParts } from "./transparency-score.ts";

/** The share of an import's prices with a cash price, 0 to 1, in SQL; null where it has no prices. */
export const cashShareSql = "i.cash_price_count::numeric / nullif(i.price_count, 0)";

/** What share of its points an import `i` has, in SQL; the catalogue of words says the rule behind each. */
const SHARES: Record<ScorePart, string> = {
  template: "(i.template = '3.0')::integer",
  date: `coalesce(i.file_date >= ${NEWEST_FILE_DATE} - 365, false)::integer`,
  errors: "greatest(0, 1 - i.error_count::numeric / greatest(i.row_count, 1))",
  cash: `coalesce(${cashShareSql}, 0)`,
  negotiated: "least(1, i.negotiated_charge_count::numeric / greatest(i.charge_count, 1))",
};

/** The points of a part of the score for an import `i`, in SQL: whole ones, rounded down. */
export function partPointsSql(part: ScorePart): string {
  return `floor(${pointsOfPart} * ${SHARES[part]})::integer`;
}

/** The transparency score of an import `i`, in SQL: 0 to 100. */
export const scoreSql = `(${scoreParts.map(partPointsSql).join(" + ")})`;
