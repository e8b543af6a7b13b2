import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import { anyOf, oneOf } from "./long-patterns.ts";

const SIGN = /[€£¥₹₱₩₽₺₪฿₫]\s?\d|\d\s?[€£¥₹₱₩₽₺₪฿₫]|\b(?:CA|C|AU|A|NZ|HK|MX|S|R)\$\s?\d/;
const CODES = listPhrases(`EUR|GBP|CAD|AUD|NZD|CHF|JPY|MXN|MYR|SGD|PHP|SEK|NOK|DKK|PLN|BRL|ZAR`);
/** Letters are abbreviations, too ('CAD', 'MXR'): they count next to an amount with cents or alone in a heading. */
const AMOUNT_OR_HEADING = new RegExp(
  anyOf(
    oneOf(/(?<![A-Za-z])/, [...CODES, "RM"], /[^\S\n]?\d[\d.,]*[.,]\d{2}\b/),
    oneOf(/\d[.,]\d{2}[^\S\n]?/, [...CODES, /euros?/, "pounds", "pesos"], /(?![A-Za-z])/),
    /\((?:EUR|GBP|CAD|AUD|CHF|JPY|MXN|€|£)\)|\b(?:EUR|GBP)\s\d+\b/,
    /\b\d+\s(?:euros?|EUR|GBP)\b/,
  ),
  "i",
);

/** Whether amounts of a text are in another currency than US dollars: their value in dollars isn't known. */
export function namesForeignCurrency(typed: string): boolean {
  return SIGN.test(typed) || AMOUNT_OR_HEADING.test(typed);
}
