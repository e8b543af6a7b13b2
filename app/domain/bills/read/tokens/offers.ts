import { type Row, textOf } from "#app/domain/reading/page/rows.ts";

const LESS = /\bif (?:you )?(?:pay|paid)\b|\bprompt[- ]?pay(?:ment)? (?:price|amount|total)\b/i;
const IN_PARTS = /\bpayment plan\b|\bplan of \d|\b(?:per|a) month\b|\binstallments?\b/i;
/** More are a sentence, which may say of the same amount that it is due. */
const MAX_WORDS = 14;

/** Whether a row gives an amount that could be paid instead of what is due: "Amount you owe if paid by June 30". */
export function isOffer(row: Row): boolean {
  return offersLess(row) || (row.words.length <= MAX_WORDS && IN_PARTS.test(textOf(row.words)));
}

const SMALL_PRINT =
  /\b(?:per|each|every|a) month\b|\bmonthly\b|\bpayment plans?\b|\breturned (?:check|payment)|\b(?:late|service|processing|check|convenience) (?:fee|charge)\b|\bfee (?:is|may|applies|will)\b|\b\d{1,3} (?:equal )?(?:monthly )?(?:payments|installments) of\b|\b(?:as (?:low|little) as|starting at|from) \$/i;

/** Whether a row is about money that this bill neither asks for nor subtracts: a payment plan, or what a returned check costs. */
export function isSmallPrint({ words }: Row): boolean {
  return SMALL_PRINT.test(textOf(words));
}

/** Whether a row thanks for a payment, which others may list as well: "Thank you for your payment of $150.00". */
export function isThanks({ words }: Row): boolean {
  return /\bthank you\b|\bgracias\b/i.test(textOf(words));
}

/** The same of less than what is due, for paying at once: no one is asked for the rest that the row states. */
export function offersLess({ words }: Row): boolean {
  return words.length <= MAX_WORDS && LESS.test(textOf(words));
}
