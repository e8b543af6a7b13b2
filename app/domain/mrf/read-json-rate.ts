import { putDecimal, putWhole } from "./decimal-column.ts";
import { type JsonFields, type JsonObject, type JsonReport, putJsonNumber } from "./json-values.ts";
import { type MrfProblemAbout, shortened } from "./mrf-problem.ts";
import { openPlanIndex } from "./plan-index.ts";
import { type DecimalField, GIVEN, type RateColumns, reserveRates, SAYS } from "./rate-columns.ts";
import type { TemplateVersion } from "./template-version.ts";
import {
  isAllowedCount,
  METHODOLOGIES,
  METHODOLOGY_NUMBERS,
  MIN_CLAIMS,
  NO_PRICE,
  OTHER_METHODOLOGY,
} from "./valid-values.ts";

type RateReporting = { report: JsonReport; warn: JsonReport; fields: JsonFields };

/**
 * Opens a reader of entries of `payers_information`: each becomes a rate behind the last of `rates`. What is not as the
 * schemas ask counts as given, as its payer is left out.
 */
export function openJsonRateReader(
  template: TemplateVersion,
  { report, warn, fields }: RateReporting,
  rates: RateColumns,
) {
  const isV3 = template === "3.0";
  const optional = { mayBeEmpty: !isV3 };
  /** Schemas 2.0 and 2.2 describe the estimated amount, 2.1 does not. */
  const describesEstimate = template === "2.0" || template === "2.2";
  const planIndexOf = openPlanIndex(rates.plans);
  /** Of the current payer, the amounts that could not be read and that the template doesn't ask about. */
  let oddAmounts = 0;

  function amount(object: JsonObject, name: string, path: string, field: DecimalField): number {
    const value = object[name];
    if (value === undefined) return 0;
    if (value === NO_PRICE) warn(`${path}/${name}`, "nine-nines", { name });
    if (putJsonNumber(rates.decimals[field], rates.length, value)) return GIVEN[field];
    const written = shortened(String(JSON.stringify(value)));
    report(`${path}/${name}`, "amount-format", { name, written });
    return GIVEN[field];
  }

  /** A value of a template that does not describe this member: kept where it can be read, and no matter otherwise. */
  function uncheckedAmount(object: JsonObject, name: string, path: string, field: DecimalField): number {
    const value = object[name] ?? null;
    if (value === null || value === "") return 0;
    if (putJsonNumber(rates.decimals[field], rates.length, value)) return GIVEN[field];
    oddAmounts += 1;
    warn(`${path}/${name}`, "value-unread", aboutUnread(value, name));
    return 0;
  }

  function words(payer: JsonObject, name: string, path: string, field: "algorithm" | "notes"): number {
    const text = fields.text(payer, name, path, optional);
    if (text === null) return 0;
    rates[field][rates.length] = text;
    return GIVEN[field] | (field === "notes" && text !== "" ? SAYS.words : 0);
  }

  function names(payer: JsonObject, path: string): number {
    const payerName = fields.text(payer, "payer_name", path, { required: true });
    const planName = fields.text(payer, "plan_name", path, { required: true });
    rates.planIndex[rates.length] = planIndexOf(payerName ?? "", planName ?? "");
    return (payerName === null ? 0 : GIVEN.payerName) | (planName === null ? 0 : GIVEN.planName);
  }

  function methodology(payer: JsonObject, path: string): number {
    const text = fields.oneOf(payer, "methodology", path, METHODOLOGIES);
    if (text === null) return 0;
    const number = METHODOLOGY_NUMBERS.get(text);
    rates.methodology[rates.length] = number ?? 0;
    return GIVEN.methodology | (number === OTHER_METHODOLOGY ? SAYS.otherMethodology : 0);
  }

  function count(payer: JsonObject, path: string): number {
    const { count } = payer;
    if (count === undefined) return 0;
    const given = GIVEN.count | (String(count) === "0" ? SAYS.noClaims : 0);
    if (typeof count === "string" && isAllowedCount(count)) {
      if (isV3 && count === String(NO_PRICE)) warn(`${path}/count`, "nine-nines", { name: "count" });
      putCount(count);
      return given;
    }
    if (!isV3) {
      warn(`${path}/count`, "value-unread", aboutUnread(count, "count"));
      return 0;
    }
    report(`${path}/count`, "count-format", { written: shortened(String(JSON.stringify(count))) });
    return given;
  }

  function putCount(count: string): void {
    const column = rates.decimals.count;
    if (count === "0") putWhole(column, rates.length, 0);
    else if (count === MIN_CLAIMS) putWhole(column, rates.length, 1);
    else putDecimal(column, rates.length, count);
  }

  const estimate = describesEstimate ? amount : uncheckedAmount;
  const percentile = isV3 ? amount : uncheckedAmount;

  /** Reads a payer; how many of its amounts could not be read, of which the template asks nothing. */
  return function readJsonRate(payer: JsonObject, path: string): number {
    oddAmounts = 0;
    reserveRates(rates, 1);
    if (isV3 && payer.estimated_amount !== undefined) {
      warn(`${path}/estimated_amount`, "estimated-amount-retired");
    }
    const given =
      names(payer, path) |
      amount(payer, "standard_charge_dollar", path, "dollar") |
      amount(payer, "standard_charge_percentage", path, "percentage") |
      words(payer, "standard_charge_algorithm", path, "algorithm") |
      methodology(payer, path) |
      estimate(payer, "estimated_amount", path, "estimatedAmount") |
      percentile(payer, "median_amount", path, "medianAmount") |
      percentile(payer, "10th_percentile", path, "p10") |
      percentile(payer, "90th_percentile", path, "p90") |
      count(payer, path) |
      words(payer, "additional_payer_notes", path, "notes");
    rates.given[rates.length] = given;
    rates.length += 1;
    return oddAmounts;
  };
}

function aboutUnread(value: unknown, name: string): MrfProblemAbout {
  return { name, written: shortened(String(JSON.stringify(value))) };
}
