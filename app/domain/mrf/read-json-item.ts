import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { isCodeType } from "#app/domain/billing-codes/service-code.ts";
import type { AmountTally } from "./amount-tally.ts";
import { openChargeRules } from "./charge-rules.ts";
import { countChargeAmounts, countPayerAmounts, listOf } from "./json-amounts.ts";
import { decimalOf, isJsonObject, type JsonObject, openJsonFields } from "./json-values.ts";
import type { MrfProblem, MrfProblemAbout, MrfRule } from "./mrf-problem.ts";
import { shortened } from "./mrf-problem.ts";
import { withoutPayers } from "./read-csv-record.ts";
import type { PayerCharge, PayerField, StandardChargeRecord, WrittenCode } from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";
import { codeTypes, DRUG_TYPES, isAllowedCount, METHODOLOGIES, VALID_SETTINGS } from "./valid-values.ts";

const NO_PRICE = 999999999;

const MEMBER_OF_FIELD: Record<PayerField | "genericNotes", string> = {
  payerName: "payer_name",
  planName: "plan_name",
  dollar: "standard_charge_dollar",
  percentage: "standard_charge_percentage",
  algorithm: "standard_charge_algorithm",
  methodology: "methodology",
  estimatedAmount: "estimated_amount",
  medianAmount: "median_amount",
  p10: "10th_percentile",
  p90: "90th_percentile",
  count: "count",
  notes: "additional_payer_notes",
  genericNotes: "additional_payer_notes",
};

const MEMBER_OF_RECORD: Record<string, string> = {
  gross: "gross_charge",
  cash: "discounted_cash",
  min: "minimum",
  max: "maximum",
};

/**
 * Opens a reader of `standard_charge_information` items: one record for each of their standard charges. An error of
 * the item leaves all its records out, one of a charge that record, one of a payer that payer. `amounts` counts what the
 * items hold and what is left out of them.
 */
export function openJsonItemReader(
  template: TemplateVersion,
  onProblem: (problem: MrfProblem) => void,
  amounts: AmountTally,
) {
  const findBrokenRules = openChargeRules(template, "json");
  const allowedTypes = codeTypes(template);
  const isV3 = template === "3.0";
  const mayBeEmpty = !isV3;
  /** Schemas 2.0 and 2.2 describe the estimated amount, 2.1 does not. */
  const describesEstimate = template === "2.0" || template === "2.2";
  /** The rules that the item breaks, in the order they were found broken. */
  let faults: MrfRule[] = [];
  /** All that the item holds is left out already. */
  let itemIsBroken = false;
  /** Of the payer at hand, the amounts that could not be read and of which the template asks nothing. */
  let oddAmounts = 0;

  function report(place: string, rule: MrfRule, about: MrfProblemAbout = {}): void {
    faults.push(rule);
    onProblem({ place, rule, about, severity: "error" });
  }
  function warn(place: string, rule: MrfRule, about: MrfProblemAbout = {}): void {
    onProblem({ place, rule, about, severity: "warning" });
  }
  const fields = openJsonFields(report);

  function leaveOut(rule: MrfRule, count: number): void {
    if (!itemIsBroken) amounts.leaveOut(rule, count);
  }

  function noteUnread(name: string, path: string): void {
    const everywhere = `${path.replaceAll(/\/\d+/g, "/*")}/${name}`;
    const isNew = amounts.unread(everywhere, name, "member-unread", true);
    if (isNew) warn(`${path}/${name}`, "member-unread", { name });
  }

  function readCodes(item: JsonObject, path: string): WrittenCode[] {
    return fields.list(item, "code_information", path, { required: true }).map((entry, index) => {
      const at = `${path}/code_information/${index}`;
      if (!isJsonObject(entry)) report(at, "value-type", { name: "code_information", kind: "object" });
      const pair = isJsonObject(entry) ? entry : {};
      const code = fields.text(pair, "code", at, { required: true }) ?? "";
      const type = fields.oneOf(pair, "type", at, allowedTypes);
      return { code, type: type !== null && isCodeType(type) ? type : null };
    });
  }

  function readDrug(item: JsonObject, path: string): StandardChargeRecord["drug"] {
    const value = item.drug_information;
    if (value === undefined) return null;
    const at = `${path}/drug_information`;
    const drug = isJsonObject(value) ? value : {};
    if (template === "2.0" || template === "2.1") {
      return typeof drug.unit === "string" && typeof drug.type === "string"
        ? { unit: drug.unit, type: drug.type }
        : null;
    }
    if (!isJsonObject(value)) report(at, "value-type", { name: "drug_information", kind: "object" });
    const unit = isV3 ? fields.amount(drug, "unit", at) : fields.text(drug, "unit", at, { required: true });
    if (isV3 && unit === null) report(`${at}/unit`, "value-missing", { name: "unit" });
    return { unit: unit ?? "", type: fields.oneOf(drug, "type", at, DRUG_TYPES) ?? "" };
  }

  function readPayer(payer: JsonObject, path: string): PayerCharge {
    const percentile = isV3 ? amount : uncheckedAmount;
    if (isV3 && payer.estimated_amount !== undefined) {
      warn(`${path}/estimated_amount`, "estimated-amount-retired");
    }
    const estimate = describesEstimate ? amount : uncheckedAmount;
    const optional = { mayBeEmpty };
    return {
      payerName: fields.text(payer, "payer_name", path, { required: true }),
      planName: fields.text(payer, "plan_name", path, { required: true }),
      dollar: amount(payer, "standard_charge_dollar", path),
      percentage: amount(payer, "standard_charge_percentage", path),
      algorithm: fields.text(payer, "standard_charge_algorithm", path, optional),
      methodology: fields.oneOf(payer, "methodology", path, METHODOLOGIES),
      estimatedAmount: estimate(payer, "estimated_amount", path),
      medianAmount: percentile(payer, "median_amount", path),
      p10: percentile(payer, "10th_percentile", path),
      p90: percentile(payer, "90th_percentile", path),
      count: readCount(payer, path),
      notes: fields.text(payer, "additional_payer_notes", path, optional),
    };
  }

  function amount(object: JsonObject, name: string, path: string): string | null {
    if (object[name] === NO_PRICE) warn(`${path}/${name}`, "nine-nines", { name });
    return fields.amount(object, name, path);
  }

  /** A value of a template that does not describe this member: kept where it can be read, and no matter otherwise. */
  function uncheckedAmount(object: JsonObject, name: string, path: string): string | null {
    const value = object[name] ?? null;
    if (value === null || value === "") return null;
    const decimal = decimalOf(value);
    if (decimal === null) {
      oddAmounts += 1;
      warnUnread(value, name, path);
    }
    return decimal;
  }

  function warnUnread(value: unknown, name: string, path: string): void {
    warn(`${path}/${name}`, "value-unread", { name, written: shortened(String(JSON.stringify(value))) });
  }

  function readCount(payer: JsonObject, path: string): string | null {
    const { count } = payer;
    if (count === undefined) return null;
    const isCount = typeof count === "string" && isAllowedCount(count);
    if (!isV3) {
      if (isCount) return count;
      warnUnread(count, "count", path);
      return null;
    }
    if (!isCount) {
      report(`${path}/count`, "count-format", { written: shortened(String(JSON.stringify(count))) });
    } else if (count === String(NO_PRICE)) warn(`${path}/count`, "nine-nines", { name: "count" });
    return String(count);
  }

  /** The charge without the payers at fault, or null where the fault is its own. */
  function readCharge(
    charge: JsonObject,
    path: string,
    amountCount: number,
    shared: Pick<StandardChargeRecord, "sourceRow" | "sourceItem" | "description" | "codes" | "drug">,
  ): StandardChargeRecord | null {
    const before = faults.length;
    const record: StandardChargeRecord = {
      ...shared,
      setting: fields.oneOf(charge, "setting", path, VALID_SETTINGS) as Setting | null,
      billingClass: typeof charge.billing_class === "string" ? charge.billing_class : null,
      modifiers: isV3 ? fields.texts(charge, "modifier_code", path, {}) : [],
      gross: amount(charge, "gross_charge", path),
      cash: amount(charge, "discounted_cash", path),
      min: amount(charge, "minimum", path),
      max: amount(charge, "maximum", path),
      payers: [],
      notes: fields.text(charge, "additional_generic_notes", path, { mayBeEmpty }),
    };
    const payers = fields.list(charge, "payers_information", path);
    let ownRule = faults[before];
    const faulty = new Map<number, MrfRule>();
    const oddOfPayer = new Map<number, number>();
    for (const [index, entry] of payers.entries()) {
      const at = `${path}/payers_information/${index}`;
      const start = faults.length;
      oddAmounts = 0;
      if (!isJsonObject(entry)) report(at, "value-type", { name: "payers_information", kind: "object" });
      record.payers.push(readPayer(isJsonObject(entry) ? entry : {}, at));
      if (faults.length > start) faulty.set(index, faults[start]!);
      if (oddAmounts > 0) oddOfPayer.set(index, oddAmounts);
    }
    for (const finding of findBrokenRules(record)) {
      if (finding.payer === null) {
        ownRule ??= finding.rule;
        report(`${path}/${MEMBER_OF_RECORD[finding.field] ?? finding.field}`, finding.rule);
      } else {
        if (!faulty.has(finding.payer)) faulty.set(finding.payer, finding.rule);
        const at = `${path}/payers_information/${finding.payer}`;
        report(`${at}/${MEMBER_OF_FIELD[finding.field]}`, finding.rule);
      }
    }
    if (ownRule !== undefined) {
      leaveOut(ownRule, amountCount);
      return null;
    }
    for (const [index, rule] of faulty) leaveOut(rule, countPayerAmounts(payers[index]));
    for (const [index, count] of oddOfPayer) if (!faulty.has(index)) leaveOut("value-unread", count);
    if (faulty.size === 0) return record;
    const rest = withoutPayers(record, faulty);
    if (rest === null) {
      const [rule] = faulty.values();
      leaveOut(rule!, Number(record.min !== null) + Number(record.max !== null));
    }
    return rest;
  }

  return function readJsonItem(item: unknown, path: string, sourceRow: number): StandardChargeRecord[] {
    if (!isJsonObject(item)) {
      report(path, "value-type", { name: "standard_charge_information", kind: "object" });
      return [];
    }
    faults = [];
    itemIsBroken = false;
    const counts = listOf(item.standard_charges).map((charge, index) =>
      countChargeAmounts(charge, `${path}/standard_charges/${index}`, noteUnread),
    );
    const amountCount = counts.reduce((sum, count) => sum + count, 0);
    amounts.read(amountCount);
    const shared = {
      sourceRow,
      description: fields.text(item, "description", path, { required: true }) ?? "",
      codes: readCodes(item, path),
      drug: readDrug(item, path),
    };
    const charges = fields.list(item, "standard_charges", path, { required: true });
    const [rule] = faults;
    if (rule !== undefined) {
      leaveOut(rule, amountCount);
      itemIsBroken = true;
    }
    const records: StandardChargeRecord[] = [];
    for (const [index, charge] of charges.entries()) {
      const at = `${path}/standard_charges/${index}`;
      if (!isJsonObject(charge)) report(at, "value-type", { name: "standard_charges", kind: "object" });
      const own = { ...shared, sourceItem: index };
      const record = isJsonObject(charge) ? readCharge(charge, at, counts[index]!, own) : null;
      if (record && !itemIsBroken) records.push(record);
    }
    return records;
  };
}
