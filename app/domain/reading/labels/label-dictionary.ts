import { type AmountRole, amountLabels } from "./amount-labels.ts";
import { type ColumnRole, columnLabels } from "./column-labels.ts";
import { type DateRole, dateLabels } from "./date-labels.ts";
import { squash } from "./fold-text.ts";
import { amountPhrases, datePhrases } from "./label-phrases.ts";
import { type PartyRole, partyLabels } from "./party-labels.ts";

/** All that a label may mean: "Charges" is an amount in a summary and a column in a table. */
export interface LabelRoles {
  amount?: AmountRole;
  date?: DateRole;
  party?: PartyRole;
  column?: ColumnRole;
}

/** Every known label, squashed, with all it may mean, in English and Spanish. What is listed by itself outweighs what is spelt out. */
export function listLabels(): Map<string, LabelRoles> {
  const labels = new Map<string, LabelRoles>();
  const add = <Kind extends keyof LabelRoles>(kind: Kind, vocabulary: Record<string, readonly string[]>) => {
    for (const [role, phrases] of Object.entries(vocabulary)) {
      for (const phrase of phrases) {
        const key = squash(phrase);
        const roles = labels.get(key) ?? {};
        roles[kind] ??= role as LabelRoles[Kind];
        labels.set(key, roles);
      }
    }
  };
  add("amount", amountLabels);
  add("date", dateLabels);
  add("party", partyLabels);
  add("column", columnLabels);
  add("amount", amountPhrases);
  add("date", datePhrases);
  return labels;
}
