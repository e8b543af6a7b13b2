import { payerName } from "./payer-name.ts";

/** Companies whose plans use another's network, so that hospitals list that one's rates. Null: it has its own. */
export function networkOf(payer: string): string | null {
  return NETWORKS.get(payerName(payer)) ?? null;
}

/** UnitedHealth Group owns UMR and Surest, CVS Health Aetna and Meritain. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ["UMR", "UnitedHealthcare"],
  ["Surest", "UnitedHealthcare"],
  ["Meritain Health", "Aetna"],
]);

/** The word by which hospitals name a brand in plans of another payer: 'Sunshine State Health Plan, Ambetter Exchange'. Null:
 *  hospitals list the company as the payer. */
export function brandWordOf(payer: string): string | null {
  return BRAND_WORDS.get(payerName(payer)) ?? null;
}

const BRAND_WORDS: ReadonlyMap<string, string> = new Map([
  ["Ambetter", "ambetter"],
  ["WellCare", "wellcare"],
  ["UMR", "umr"],
  ["Surest", "surest"],
  ["Meritain Health", "meritain"],
  ["GEHA", "geha"],
]);
