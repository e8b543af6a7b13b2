import { AMOUNT_LABELS, type AmountRole } from "./amount-labels.ts";
import { COLUMN_LABELS, type ColumnRole } from "./column-labels.ts";
import { DATE_LABELS, type DateRole } from "./date-labels.ts";
import { PARTY_LABELS, type PartyRole } from "./party-labels.ts";

/** All that a label may mean: "Charges" is an amount in a summary and a column in a table. */
export interface LabelRoles {
  amount?: AmountRole;
  date?: DateRole;
  party?: PartyRole;
  column?: ColumnRole;
}

/** Every known label with all it may mean, in English and Spanish. */
export function listLabels(): Map<string, LabelRoles> {
  const labels = new Map<string, LabelRoles>();
  const add = <Kind extends keyof LabelRoles>(kind: Kind, dictionary: Record<string, string>) => {
    for (const [role, phrases] of Object.entries(dictionary)) {
      for (const phrase of phrases.split("|").map((text) => text.trim())) {
        const roles = labels.get(phrase) ?? {};
        roles[kind] ??= role as LabelRoles[Kind];
        labels.set(phrase, roles);
      }
    }
  };
  add("amount", AMOUNT_LABELS);
  add("date", DATE_LABELS);
  add("party", PARTY_LABELS);
  add("column", COLUMN_LABELS);
  return labels;
}
