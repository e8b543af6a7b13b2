import type { CsvCells } from "./csv-cells.ts";
import type { PayerColumns } from "./csv-payer-columns.ts";
import { isWhole, putDecimal, putWhole } from "./decimal-column.ts";
import { shortened } from "./mrf-problem.ts";
import { openPlanIndex } from "./plan-index.ts";
import { type DecimalField, GIVEN, type RateColumns, SAYS } from "./rate-columns.ts";
import type { TemplateVersion } from "./template-version.ts";
import {
  isAllowedCount,
  METHODOLOGIES,
  METHODOLOGY_NUMBERS,
  MIN_CLAIMS,
  NO_PRICE,
  OTHER_METHODOLOGY,
} from "./valid-values.ts";

/**
 * Opens a reader of what a row says of one of its payers, a rate behind the last of `rates`; false where it says nothing of
 * that payer. An amount that cannot be read counts as given, as its payer or row is left out.
 */
export function openCsvRateReader(
  template: TemplateVersion,
  cells: CsvCells,
  rates: RateColumns,
  payers: readonly PayerColumns[],
) {
  const checksEstimate = template === "2.2";
  const checksPercentiles = template === "3.0";
  const planIndexOf = openPlanIndex(rates.plans);
  const ratePayers = payers.map(({ at, named }) => ({
    at,
    planIndex: named && planIndexOf(named.payerName, named.planName),
  }));
  /** The columns whose amounts could not be read, where the template asks nothing of them. */
  const oddColumns: number[] = [];
  let isBlank = true;

  function amount(column: number, field: DecimalField, isChecked: boolean): number {
    if (cells.isEmpty(column)) return 0;
    isBlank = false;
    const decimals = rates.decimals[field];
    if (cells.putAmount(column, decimals, rates.length)) {
      if (isChecked && isWhole(decimals, rates.length, NO_PRICE)) cells.warnNoPrice(column);
      return GIVEN[field];
    }
    if (isChecked) {
      cells.faultyAmount(column);
      return GIVEN[field];
    }
    oddColumns.push(column);
    cells.warnUnread(column);
    return 0;
  }

  function words(column: number, field: "algorithm" | "notes"): number {
    const text = cells.text(column);
    if (text === null) return 0;
    isBlank = false;
    rates[field][rates.length] = text;
    return field === "notes" ? GIVEN.notes | SAYS.words : GIVEN.algorithm;
  }

  function methodology(column: number): number {
    const written = cells.text(column);
    if (written === null) return 0;
    isBlank = false;
    // One that is not written as it should be is looked at closer, and reported where it is not allowed.
    const number =
      METHODOLOGY_NUMBERS.get(written) ??
      METHODOLOGY_NUMBERS.get(cells.oneOf(column, METHODOLOGIES) ?? written);
    rates.methodology[rates.length] = number ?? 0;
    return GIVEN.methodology | (number === OTHER_METHODOLOGY ? SAYS.otherMethodology : 0);
  }

  function count(column: number): number {
    const written = cells.text(column);
    if (written === null) return 0;
    isBlank = false;
    const at = rates.length;
    const { count } = rates.decimals;
    if (written === "0") {
      putWhole(count, at, 0);
      return GIVEN.count | SAYS.noClaims;
    }
    const value = written.toLowerCase();
    if (isAllowedCount(value)) {
      if (value === MIN_CLAIMS) putWhole(count, at, 1);
      else putDecimal(count, at, value);
      if (checksPercentiles && isWhole(count, at, NO_PRICE)) cells.warnNoPrice(column);
      return GIVEN.count;
    }
    if (checksPercentiles) {
      cells.fault(column, "count-format", { written: shortened(written) });
      return GIVEN.count;
    }
    cells.warnUnread(column);
    return 0;
  }

  /** Of a tall row; the header of a wide file names the payers. */
  function names({ payerName, planName }: PayerColumns["at"]): number {
    const payer = cells.text(payerName);
    const plan = cells.text(planName);
    if (payer !== null || plan !== null) isBlank = false;
    rates.planIndex[rates.length] = planIndexOf(payer ?? "", plan ?? "");
    return (payer === null ? 0 : GIVEN.payerName) | (plan === null ? 0 : GIVEN.planName);
  }

  function namesOfHeader(planIndex: number): number {
    rates.planIndex[rates.length] = planIndex;
    return GIVEN.payerName | GIVEN.planName;
  }

  return {
    oddColumns,
    payers: ratePayers,
    read({ at, planIndex }: (typeof ratePayers)[number]): boolean {
      isBlank = true;
      const given =
        (planIndex === null ? names(at) : namesOfHeader(planIndex)) |
        amount(at.dollar, "dollar", true) |
        amount(at.percentage, "percentage", true) |
        words(at.algorithm, "algorithm") |
        methodology(at.methodology) |
        amount(at.estimatedAmount, "estimatedAmount", checksEstimate) |
        amount(at.medianAmount, "medianAmount", checksPercentiles) |
        amount(at.p10, "p10", checksPercentiles) |
        amount(at.p90, "p90", checksPercentiles) |
        count(at.count) |
        words(at.notes, "notes");
      if (isBlank) return false;
      rates.given[rates.length] = given;
      rates.length += 1;
      return true;
    },
  };
}
