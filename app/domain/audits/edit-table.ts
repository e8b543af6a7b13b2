import type { BillSetting } from "./audited-bill.ts";
import type { EditTable } from "./coding-edits.ts";

/** Which tables of coding edits judge a bill; null: none judges a stay. */
export function editTableOf(setting: BillSetting): EditTable | null {
  if (setting === "inpatient") return null;
  return setting === "professional" ? "practitioner" : "hospital";
}
