import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { isCodeType } from "#app/domain/billing-codes/service-code.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { openChargeRules } from "./charge-rules.ts";
import { countChargeAmounts, countPayerAmounts, listOf } from "./json-amounts.ts";
import { isJsonObject, type JsonObject, openJsonFields } from "./json-values.ts";
import type { MrfSink } from "./mrf-event.ts";
import type { MrfProblemAbout, MrfRule } from "./mrf-problem.ts";
import { openJsonRateReader } from "./read-json-rate.ts";
import type {
  PayerField,
  StandardCharge,
  StandardChargeRecord,
  WrittenCode,
} from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";
import { codeTypes, DRUG_TYPES, NO_PRICE, VALID_SETTINGS } from "./valid-values.ts";
import { withoutRates } from "./without-rates.ts";

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

type OfItem = Pick<StandardChargeRecord, "sourceRow" | "sourceItem"> &
  Pick<StandardCharge, "description" | "codes" | "drug">;

/**
 * Opens a reader of `standard_charge_information` items: one record for each of their standard charges. An error of
 * the item leaves all its records out, one of a charge that record, one of a payer that payer. What payers pay is
 * added to `rates`; `amounts` counts what the items hold and what is left out of them.
 */
export function openJsonItemReader(
  template: TemplateVersion,
  { problem: onProblem, amounts, rates }: Pick<MrfSink, "problem" | "amounts" | "rates">,
) {
  const findBrokenRules = openChargeRules(template, "json");
  const allowedTypes = codeTypes(template);
  const isV3 = template === "3.0";
  const mayBeEmpty = !isV3;
  /** The rules that the item breaks, in the order they were found broken. */
  let faults: MrfRule[] = [];
  /** All that the item holds is left out already. */
  let itemIsBroken = false;

  function report(place: string, rule: MrfRule, about: MrfProblemAbout = {}): void {
    faults.push(rule);
    onProblem({ place, rule, about, severity: "error" });
  }
  function warn(place: string, rule: MrfRule, about: MrfProblemAbout = {}): void {
    onProblem({ place, rule, about, severity: "warning" });
  }
  const fields = openJsonFields(report);
  const readRate = openJsonRateReader(template, { report, warn, fields }, rates);

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

  function readDrug(item: JsonObject, path: string): StandardCharge["drug"] {
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

  function amount(object: JsonObject, name: string, path: string): string | null {
    if (object[name] === NO_PRICE) warn(`${path}/${name}`, "nine-nines", { name });
    return fields.amount(object, name, path);
  }

  /** Reads the payers of a charge; the rules that they break by themselves, and how many of their amounts nothing reads. */
  function readPayers(payers: readonly unknown[], path: string) {
    const faulty = new Map<number, MrfRule>();
    const oddOfPayer = new Map<number, number>();
    for (let index = 0; index < payers.length; index++) {
      const payer = payers[index];
      const at = `${path}/payers_information/${index}`;
      const start = faults.length;
      if (!isJsonObject(payer)) report(at, "value-type", { name: "payers_information", kind: "object" });
      const oddAmounts = readRate(isJsonObject(payer) ? payer : {}, at);
      const rule = faults[start];
      if (rule !== undefined) faulty.set(index, rule);
      if (oddAmounts > 0) oddOfPayer.set(index, oddAmounts);
    }
    return { faulty, oddOfPayer };
  }

  /** The charge without the payers at fault, or null where the fault is its own. */
  function readCharge(written: JsonObject, path: string, amountCount: number, ofItem: OfItem) {
    const before = faults.length;
    const firstRate = rates.length;
    const charge: StandardCharge = {
      description: ofItem.description,
      codes: ofItem.codes,
      setting: fields.oneOf(written, "setting", path, VALID_SETTINGS) as Setting | null,
      billingClass: typeof written.billing_class === "string" ? written.billing_class : null,
      modifiers: isV3 ? fields.texts(written, "modifier_code", path, {}) : [],
      drug: ofItem.drug,
      gross: amount(written, "gross_charge", path),
      cash: amount(written, "discounted_cash", path),
      min: amount(written, "minimum", path),
      max: amount(written, "maximum", path),
    };
    const notes = fields.text(written, "additional_generic_notes", path, { mayBeEmpty });
    const payers = fields.list(written, "payers_information", path);
    let ownRule = faults[before];
    const { faulty, oddOfPayer } = readPayers(payers, path);
    const { sourceRow, sourceItem } = ofItem;
    const record = { sourceRow, sourceItem, charge, notes, firstRate, rateCount: payers.length };
    for (const finding of findBrokenRules(record, rates)) {
      if (finding.rate === null) {
        ownRule ??= finding.rule;
        report(`${path}/${MEMBER_OF_RECORD[finding.field] ?? finding.field}`, finding.rule);
      } else {
        if (!faulty.has(finding.rate)) faulty.set(finding.rate, finding.rule);
        const at = `${path}/payers_information/${finding.rate}`;
        report(`${at}/${MEMBER_OF_FIELD[finding.field]}`, finding.rule);
      }
    }
    if (ownRule !== undefined) {
      leaveOut(ownRule, amountCount);
      return null;
    }
    for (const [index, rule] of faulty) leaveOut(rule, countPayerAmounts(payers[index]));
    for (const [index, count] of oddOfPayer) if (!faulty.has(index)) leaveOut("value-unread", count);
    return faulty.size === 0 ? record : withoutFaulty(record, faulty);
  }

  /** What is left without the payers at fault; null = no price is left. */
  function withoutFaulty(
    record: StandardChargeRecord,
    faulty: ReadonlyMap<number, MrfRule>,
  ): StandardChargeRecord | null {
    const rest = withoutRates(record, rates, faulty);
    const [rule] = faulty.values();
    if (rest === null && rule !== undefined) {
      leaveOut(rule, Number(record.charge.min !== null) + Number(record.charge.max !== null));
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
    const ofItem = {
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
      const firstRate = rates.length;
      const own = { ...ofItem, sourceItem: index };
      const record = isJsonObject(charge) ? readCharge(charge, at, itemAt(counts, index), own) : null;
      if (record && !itemIsBroken) records.push(record);
      else rates.length = firstRate;
    }
    return records;
  };
}
