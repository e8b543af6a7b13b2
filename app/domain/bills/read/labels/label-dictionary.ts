import { AMOUNT_LABELS, type AmountRole } from "./amount-labels.ts";
import { COLUMN_LABELS, type ColumnRole } from "./column-labels.ts";
import { DATE_LABELS, type DateRole } from "./date-labels.ts";
import {
  ADJUSTMENT_PHRASES,
  DUE_PHRASES,
  GROSS_CHARGE_PHRASES,
  PAYMENT_PHRASES,
  STATEMENT_DATE_PHRASES,
  TOTAL_CHARGE_PHRASES,
} from "./label-phrases.ts";
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
  const addOne = <Kind extends keyof LabelRoles>(kind: Kind, role: LabelRoles[Kind], phrase: string) => {
    const roles = labels.get(phrase) ?? {};
    roles[kind] ??= role;
    labels.set(phrase, roles);
  };
  const add = <Kind extends keyof LabelRoles>(kind: Kind, dictionary: Record<string, string>) => {
    for (const [role, phrases] of Object.entries(dictionary)) {
      for (const phrase of phrases.split("|")) addOne(kind, role as LabelRoles[Kind], phrase.trim());
    }
  };
  add("amount", AMOUNT_LABELS);
  add("date", DATE_LABELS);
  add("party", PARTY_LABELS);
  add("column", COLUMN_LABELS);
  for (const phrase of TOTAL_CHARGE_PHRASES) addOne("amount", "total-charges", phrase);
  for (const phrase of GROSS_CHARGE_PHRASES) addOne("amount", "charges", phrase);
  for (const phrase of DUE_PHRASES) addOne("amount", "amount-due", phrase);
  for (const phrase of PAYMENT_PHRASES) addOne("amount", "payment", phrase);
  for (const phrase of ADJUSTMENT_PHRASES) addOne("amount", "adjustment", phrase);
  for (const phrase of STATEMENT_DATE_PHRASES) addOne("date", "statement", phrase);
  return labels;
}
