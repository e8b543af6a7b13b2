import { isJsonObject, type JsonObject } from "./json-values.ts";
import { LongNumber } from "./parse-json-value.ts";

/** What a member of a charge or a payer is: an amount, or something else that the schemas know. */
type Members = ReadonlyMap<string, "amount" | "other">;

const members = (amounts: readonly string[], others: readonly string[]): Members =>
  new Map([
    ...amounts.map((name) => [name, "amount"] as const),
    ...others.map((name) => [name, "other"] as const),
  ]);

const OF_CHARGE = members(
  ["gross_charge", "discounted_cash", "minimum", "maximum"],
  ["setting", "modifier_code", "billing_class", "payers_information", "additional_generic_notes"],
);
const OF_PAYER = members(
  [
    "standard_charge_dollar",
    "standard_charge_percentage",
    "standard_charge_algorithm",
    "estimated_amount",
    "median_amount",
    "10th_percentile",
    "90th_percentile",
  ],
  ["payer_name", "plan_name", "methodology", "count", "additional_payer_notes"],
);

/** How a text that may be an amount is called where the schemas do not know its name. */
const CHARGES = /charge|amount|dollar|percent|price|cash|gross|algorithm/i;

/** Reports a member that looks like a charge and that nothing reads. */
type OnUnread = (name: string, path: string) => void;

/** The amounts of an entry of `standard_charges`, whatever else is wrong with it. */
export function countChargeAmounts(charge: unknown, path: string, onUnread: OnUnread): number {
  if (!isJsonObject(charge)) return 0;
  let count = countMembers(charge, OF_CHARGE, path, onUnread);
  const at = `${path}/payers_information`;
  const payers = listOf(charge.payers_information);
  for (let index = 0; index < payers.length; index++) {
    count += countPayerAmounts(payers[index], at, onUnread);
  }
  return count;
}

/** The amounts of an entry of `payers_information`. */
export function countPayerAmounts(payer: unknown, path = "", onUnread: OnUnread = () => {}): number {
  return isJsonObject(payer) ? countMembers(payer, OF_PAYER, path, onUnread) : 0;
}

/** A single object where a list is asked for counts as a list of one: its amounts are lost like others. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : isJsonObject(value) ? [value] : [];
}

function countMembers(object: JsonObject, known: Members, path: string, onUnread: OnUnread): number {
  let count = 0;
  for (const name in object) {
    const kind = known.get(name);
    if (kind === "amount") count += Number(isFilled(object[name]));
    else if (kind === undefined && looksLikeCharge(name, object[name])) onUnread(name, path);
  }
  return count;
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== "";
}

function looksLikeCharge(name: string, value: unknown): boolean {
  if (typeof value === "number" || value instanceof LongNumber) return true;
  return typeof value === "string" && value !== "" && CHARGES.test(name);
}
