import type { EditTable } from "#app/domain/coding-edits/coding-edits.ts";
import type { BillSetting } from "./audited-bill.ts";

/** Which tables of coding edits judge a bill; null: none judges a stay. */
export function editTableOf(setting: BillSetting): EditTable | null {
  if (setting === "inpatient") return null;
  return setting === "professional" ? "practitioner" : "hospital";
}
