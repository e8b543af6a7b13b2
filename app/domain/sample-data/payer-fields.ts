import type { PayerField } from "#app/domain/mrf/standard-charge-record.ts";
import type { TemplateVersion } from "#app/domain/mrf/template-version.ts";

/** A payer's field and its name in the templates; `ofStandardCharge` names bear the prefix `standard_charge` in CSV. */
export type PayerFieldName = { field: PayerField; name: string; ofStandardCharge: boolean };

const CHARGE: readonly PayerFieldName[] = [
  { field: "dollar", name: "negotiated_dollar", ofStandardCharge: true },
  { field: "percentage", name: "negotiated_percentage", ofStandardCharge: true },
  { field: "algorithm", name: "negotiated_algorithm", ofStandardCharge: true },
];
const ESTIMATE: readonly PayerFieldName[] = [
  { field: "estimatedAmount", name: "estimated_amount", ofStandardCharge: false },
];
const PERCENTILES: readonly PayerFieldName[] = [
  { field: "medianAmount", name: "median_amount", ofStandardCharge: false },
  { field: "p10", name: "10th_percentile", ofStandardCharge: false },
  { field: "p90", name: "90th_percentile", ofStandardCharge: false },
  { field: "count", name: "count", ofStandardCharge: false },
];
const METHODOLOGY: PayerFieldName = { field: "methodology", name: "methodology", ofStandardCharge: true };

/** Returns what a template's CSV layouts say about a payer's charge, without names and notes, in the dictionary's order. */
export function payerFieldNames(template: TemplateVersion): readonly PayerFieldName[] {
  const amounts = template === "3.0" ? PERCENTILES : template === "2.2" ? ESTIMATE : [];
  return [...CHARGE, ...amounts, METHODOLOGY];
}
