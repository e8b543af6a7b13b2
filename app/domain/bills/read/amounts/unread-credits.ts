import { isDirectlyBelow } from "#app/domain/reading/page/geometry.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { summaryRoleOf } from "../../typed/summary-rows.ts";
import { isSmallPrint, isThanks } from "../tokens/offers.ts";
import { wordsIn } from "../tokens/row-in-table.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { Credit, CreditRole } from "./credit.ts";

const ROLES: Partial<Record<string, CreditRole>> = {
  paid: "otherPaidCents",
  "patient-paid": "patientPaidCents",
  "insurance-paid": "insurancePaidCents",
  adjustment: "adjustmentsCents",
};
/** "Patient copay - card  40.00-": it says what was paid only by its minus. */
const COPAY = /\b(?:co-?pay(?:ment)?s?|deposits?)\b/i;
const RECEIVED = /\b(?:amount|cash|checks?) received\b/i;
/** "Patient balance after payment" was paid by no one. */
const IS_LEFT = /\b(?:balance|due|owed?|before|after|remaining)\b/i;
/** More aren't rows of one bill's payments. */
const MAX_CREDITS = 40;

/** Returns payments and adjustments that the words of a row name, without a label next to the amount: "04/03/2026
 *  Payment – Tamarack Health Plan  -$2,310.40". `lineRows`: rows of charges. */
export function unreadCredits({ all }: Tokens, lineRows: ReadonlySet<Row>): Credit[] {
  return all
    .filter(({ row, isOffer }) => !lineRows.has(row) && !isOffer && !isSmallPrint(row) && !isThanks(row))
    .flatMap((token) => creditIn(token, all) ?? [])
    .slice(0, MAX_CREDITS);
}

/** Returns the credit of a row with one amount, or with one that is subtracted next to a running balance; null: the row isn't
 *  one. */
function creditIn({ row, charged, dates }: TokenRow, all: readonly TokenRow[]): Credit | null {
  const taken = charged.filter(({ cents }) => cents < 0);
  const [amount, ...others] = taken.length > 0 ? taken : charged;
  if (!amount || others.length > 0 || amount.cents === 0) return null;
  const values = new Set([...dates, ...charged].flatMap(wordsIn));
  const inRow = textOf(row.words.filter((_, at) => !values.has(at)));
  const text = /\p{L}{2}/u.test(inRow) ? inRow : textAround(row, all);
  const role = roleOf(text, amount.cents < 0);
  return role ? { role, name: text, amount } : null;
}

/** What stands right above a row that has only a day and an amount, as where a description takes two lines around it. */
function textAround(row: Row, all: readonly TokenRow[]): string {
  const above = all[row.index - 1];
  const isItsOwn = above?.charged.length === 0 && isDirectlyBelow(above.row, row);
  return isItsOwn ? textOf(above.row.words) : "";
}

function roleOf(text: string, isTakenOff: boolean): CreditRole | null {
  if (IS_LEFT.test(text)) return null;
  if (isTakenOff && COPAY.test(text)) return "patientPaidCents";
  if (RECEIVED.test(text)) return "otherPaidCents";
  return ROLES[summaryRoleOf(text) ?? ""] ?? null;
}
