import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { isCodeType } from "#app/domain/billing-codes/service-code.ts";
import { openChargeRules } from "./charge-rules.ts";
import { isJsonObject, type JsonObject, openJsonFields } from "./json-values.ts";
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
 * the item leaves all its records out, one of a charge that record, one of a payer that payer.
 */
export function openJsonItemReader(template: TemplateVersion, onProblem: (problem: MrfProblem) => void) {
  const findBrokenRules = openChargeRules(template, "json");
  const allowedTypes = codeTypes(template);
  const isV3 = template === "3.0";
  const mayBeEmpty = !isV3;
  let faults = 0;

  function report(place: string, rule: MrfRule, about: MrfProblemAbout = {}): void {
    faults += 1;
    onProblem({ place, rule, about, severity: "error" });
  }
  function warn(place: string, rule: MrfRule, about: MrfProblemAbout = {}): void {
    onProblem({ place, rule, about, severity: "warning" });
  }
  const fields = openJsonFields(report);

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
    const percentile = (name: string) => (isV3 ? amount(payer, name, path) : null);
    if (isV3 && payer.estimated_amount !== undefined) {
      warn(`${path}/estimated_amount`, "estimated-amount-retired");
    }
    const optional = { mayBeEmpty };
    return {
      payerName: fields.text(payer, "payer_name", path, { required: true }),
      planName: fields.text(payer, "plan_name", path, { required: true }),
      dollar: amount(payer, "standard_charge_dollar", path),
      percentage: amount(payer, "standard_charge_percentage", path),
      algorithm: fields.text(payer, "standard_charge_algorithm", path, optional),
      methodology: fields.oneOf(payer, "methodology", path, METHODOLOGIES),
      estimatedAmount: readEstimate(payer, path),
      medianAmount: percentile("median_amount"),
      p10: percentile("10th_percentile"),
      p90: percentile("90th_percentile"),
      count: isV3 ? readCount(payer, path) : null,
      notes: fields.text(payer, "additional_payer_notes", path, optional),
    };
  }

  /** Schemas 2.0 and 2.2 describe the estimated amount, 2.1 does not. */
  function readEstimate(payer: JsonObject, path: string): string | null {
    return template === "2.0" || template === "2.2" ? amount(payer, "estimated_amount", path) : null;
  }

  function amount(object: JsonObject, name: string, path: string): string | null {
    if (object[name] === NO_PRICE) warn(`${path}/${name}`, "nine-nines", { name });
    return fields.amount(object, name, path);
  }

  function readCount(payer: JsonObject, path: string): string | null {
    const { count } = payer;
    if (count === undefined) return null;
    if (typeof count !== "string" || !isAllowedCount(count)) {
      report(`${path}/count`, "count-format", { written: shortened(String(JSON.stringify(count))) });
    } else if (count === String(NO_PRICE)) warn(`${path}/count`, "nine-nines", { name: "count" });
    return String(count);
  }

  /** The charge without the payers at fault, or null where the fault is its own. */
  function readCharge(
    charge: JsonObject,
    path: string,
    shared: Pick<StandardChargeRecord, "sourceRow" | "sourceItem" | "description" | "codes" | "drug">,
  ): StandardChargeRecord | null {
    const before = faults;
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
    let ownFaults = faults - before;
    const faulty = new Set<number>();
    for (const [index, entry] of payers.entries()) {
      const at = `${path}/payers_information/${index}`;
      const start = faults;
      if (!isJsonObject(entry)) report(at, "value-type", { name: "payers_information", kind: "object" });
      record.payers.push(readPayer(isJsonObject(entry) ? entry : {}, at));
      if (faults > start) faulty.add(index);
    }
    for (const finding of findBrokenRules(record)) {
      if (finding.payer === null) {
        ownFaults += 1;
        report(`${path}/${MEMBER_OF_RECORD[finding.field] ?? finding.field}`, finding.rule);
      } else {
        faulty.add(finding.payer);
        const at = `${path}/payers_information/${finding.payer}`;
        report(`${at}/${MEMBER_OF_FIELD[finding.field]}`, finding.rule);
      }
    }
    if (ownFaults > 0) return null;
    return faulty.size === 0 ? record : withoutPayers(record, faulty);
  }

  return function readJsonItem(item: unknown, path: string, sourceRow: number): StandardChargeRecord[] {
    if (!isJsonObject(item)) {
      report(path, "value-type", { name: "standard_charge_information", kind: "object" });
      return [];
    }
    const before = faults;
    const shared = {
      sourceRow,
      description: fields.text(item, "description", path, { required: true }) ?? "",
      codes: readCodes(item, path),
      drug: readDrug(item, path),
    };
    const charges = fields.list(item, "standard_charges", path, { required: true });
    const itemIsBroken = faults > before;
    const records: StandardChargeRecord[] = [];
    for (const [index, charge] of charges.entries()) {
      const at = `${path}/standard_charges/${index}`;
      if (!isJsonObject(charge)) report(at, "value-type", { name: "standard_charges", kind: "object" });
      const record = isJsonObject(charge) ? readCharge(charge, at, { ...shared, sourceItem: index }) : null;
      if (record && !itemIsBroken) records.push(record);
    }
    return records;
  };
}
