import type { MrfLayout } from "#app/domain/mrf/mrf-header.ts";
import type { SourceCharge, SourceRate } from "./find-source-row.server.ts";

/** A value of a price file under the heading that CMS's template gives it; `of`: which of the row's plans says it, null = the charge. */
export type SourceCell = { heading: string; value: string; of: number | null };

type Field =
  | "description"
  | "code"
  | "codeType"
  | "setting"
  | "billingClass"
  | "modifiers"
  | "drugUnit"
  | "drugType";
type Amount = "gross" | "cash" | "minimum" | "maximum";

/** Where the templates differ: columns of a CSV, members of a JSON file. `#` counts codes: from 1 in a CSV, from 0 in JSON. */
const CSV: Record<Field | Amount | "notes", string> = {
  description: "description",
  code: "code|#",
  codeType: "code|#|type",
  setting: "setting",
  billingClass: "billing_class",
  modifiers: "modifiers",
  drugUnit: "drug_unit_of_measurement",
  drugType: "drug_type_of_measurement",
  gross: "standard_charge|gross",
  cash: "standard_charge|discounted_cash",
  minimum: "standard_charge|min",
  maximum: "standard_charge|max",
  notes: "additional_generic_notes",
};
const JSON_MEMBERS: typeof CSV = {
  description: "description",
  code: "code_information/#/code",
  codeType: "code_information/#/type",
  setting: "setting",
  billingClass: "billing_class",
  modifiers: "modifier_code",
  drugUnit: "drug_information/unit",
  drugType: "drug_information/type",
  gross: "gross_charge",
  cash: "discounted_cash",
  minimum: "minimum",
  maximum: "maximum",
  notes: "additional_generic_notes",
};

type Part = Exclude<keyof SourceRate, "payerName" | "planName">;
/** `…` is a placeholder for the plan: 'standard_charge|Aetna|PPO|negotiated_dollar' of a wide file, nothing in a tall one. */
const CSV_PARTS: Record<Part, string> = {
  dollar: "standard_charge…|negotiated_dollar",
  percentage: "standard_charge…|negotiated_percentage",
  algorithm: "standard_charge…|negotiated_algorithm",
  methodology: "standard_charge…|methodology",
  estimatedAmount: "estimated_amount…",
  medianAmount: "median_amount…",
  percentile10: "10th_percentile…",
  percentile90: "90th_percentile…",
  claimCount: "count…",
  notes: "additional_payer_notes…",
};
const JSON_PARTS: Record<Part, string> = {
  dollar: "standard_charge_dollar",
  percentage: "standard_charge_percentage",
  algorithm: "standard_charge_algorithm",
  methodology: "methodology",
  estimatedAmount: "estimated_amount",
  medianAmount: "median_amount",
  percentile10: "10th_percentile",
  percentile90: "90th_percentile",
  claimCount: "count",
  notes: "additional_payer_notes",
};

/**
 * What is kept of a charge as the cells of its row, or the members of its JSON item, under the headings of CMS's template. A file's
 * own headings and its order of columns are not kept. Blank cells are left out.
 */
export function sourceCells(layout: MrfLayout, charge: SourceCharge): SourceCell[] {
  const cells = layout === "json" ? ofCharge(JSON_MEMBERS, 0, charge) : ofCharge(CSV, 1, charge);
  return [...cells, ...charge.rates.flatMap((rate, index) => ofRate(layout, rate, index))];
}

function ofCharge(headings: typeof CSV, firstCode: number, charge: SourceCharge): SourceCell[] {
  const [unit = "", type = ""] = charge.drugUnit.split(" ");
  const codes = charge.codes.split(" | ").flatMap((written, index) => {
    const space = written.indexOf(" ");
    const numbered = (heading: string) => heading.replace("#", String(index + firstCode));
    const codeType = written.slice(0, space);
    return [
      cell(numbered(headings.code), written.slice(space + 1)),
      ...(codeType === "null" ? [] : [cell(numbered(headings.codeType), codeType)]),
    ];
  });
  return [
    cell(headings.description, charge.description),
    ...codes,
    cell(headings.setting, charge.setting),
    cell(headings.billingClass, charge.billingClass),
    cell(headings.modifiers, charge.modifiers),
    cell(headings.drugUnit, unit),
    cell(headings.drugType, type),
    cell(headings.gross, charge.gross),
    cell(headings.cash, charge.cash),
    cell(headings.minimum, charge.minimum),
    cell(headings.maximum, charge.maximum),
    cell(headings.notes, charge.notes),
  ].filter(({ value }) => value !== "");
}

function ofRate(layout: MrfLayout, rate: SourceRate, of: number): SourceCell[] {
  const { payerName, planName, ...parts } = rate;
  const plan = [payerName, planName].filter((name) => name !== "").join("|");
  const between = layout === "wide" ? `|${plan}` : "";
  const named = layout === "wide" ? [] : [cell("payer_name", payerName, of), cell("plan_name", planName, of)];
  const headings = layout === "json" ? JSON_PARTS : CSV_PARTS;
  const said = (Object.keys(headings) as Part[]).map((part) => {
    const heading = layout === "tall" && part === "notes" ? CSV.notes : headings[part];
    return cell(heading.replace("…", between), parts[part], of);
  });
  return [...named, ...said].filter(({ value }) => value !== "");
}

function cell(heading: string, value: string | null, of: number | null = null): SourceCell {
  return { heading, value: value ?? "", of };
}
