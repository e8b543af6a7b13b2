import { type Row, textOf } from "../layout/rows.ts";

const OFFERS =
  /\bif (?:you )?(?:pay|paid)\b|\bprompt[- ]?pay(?:ment)? (?:price|amount|total)\b|\bpayment plan\b|\bplan of \d|\b(?:per|a) month\b|\binstallments?\b/i;
/** More are a sentence, which may say of the same amount that it is due. */
const MAX_WORDS = 14;

/** Whether a row says what somebody could pay instead of what is due: "Amount you owe if paid by June 30". */
export function isOffer({ words }: Row): boolean {
  return words.length <= MAX_WORDS && OFFERS.test(textOf(words));
}
