import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { withoutBrackets } from "#app/platform/text/without-brackets.ts";
import { oneOf } from "./long-patterns.ts";
import { MAX_LABEL_CHARACTERS, SUMMARY_WORDS, type SummaryRole } from "./summary-words.ts";
import { isAllTotalWords, TOTAL, TOTAL_SERVICES } from "./total-words.ts";

const INSURER = oneOf(
  /\b/,
  [
    "ins",
    "insurance",
    "insurer",
    "plan",
    "plans",
    "plan's",
    "payer",
    "payor",
    "medicare",
    "medicaid",
    "medi-cal",
    /bcbs\w*/,
    "blue",
    "cross",
    "anthem",
    "aetna",
    "cigna",
    /united\w*/,
    "uhc",
    "umr",
    "humana",
    "kaiser",
    "tricare",
    "ambetter",
    "molina",
    "centene",
    "oscar",
    "healthfirst",
    "wellcare",
    "primary",
    "secondary",
    "hmo",
    "ppo",
    "carrier",
    "third party",
    /health ?plan/,
    "seguro",
    "aseguradora",
    /benefits?/,
    "eob",
    "era",
  ],
  /\b/,
);
const OF_PATIENT = /\b(?:patient|pt|copay|co-pay|card|you|visa)\b/;
const PATIENT = oneOf(
  /\b/,
  [
    "patient",
    "pt",
    "pat",
    "you",
    "your",
    /co-?pays?/,
    "copayment",
    "card",
    "visa",
    "mastercard",
    "mc",
    "amex",
    "discover",
    "cash",
    "hsa",
    "fsa",
    "self",
    "guarantor",
    "online",
    "portal",
    "debit",
    "cc",
    "personal",
    "thank",
    /deposits?/,
    "usted",
    "me",
    "i",
    "we",
    "my",
    "down",
    "zelle",
    "venmo",
    "paypal",
    "desk",
    "window",
    "front",
    /at (?:time of )?(?:service|visit|check-?in)/,
  ],
  /\b/,
);

/** What a row says its amount is; null: it may be a charge. `text`: without dates, codes and amounts. */
export function summaryRoleOf(text: string): SummaryRole | null {
  const folded = foldCase(text.slice(0, MAX_LABEL_CHARACTERS))
    .replace(/[’`´]/g, "'")
    .replace(/^(?:account|acct)[\s#:]*\w*\d+[\s·-]*/, "");
  const whole = tidy(folded);
  const bare =
    tidy(withoutBrackets(folded, "(", ")")).replace(
      /^(?:of which |(?:less|minus|plus|then|and|the)\s+)/,
      "",
    ) || whole;
  if (bare === "") return null;

  if (
    /\b(?:sub-? ?total|total|charges?|balance)\b/.test(bare) &&
    isAllTotalWords(bare) &&
    /\bbefore\b/.test(bare)
  )
    return "total";
  for (const { role, pattern, but } of SUMMARY_WORDS) {
    const said = role === "payment" && !pattern.test(bare) ? whole : bare;
    if (!pattern.test(said) || but?.test(said)) continue;
    return role === "payment" ? payerOf(whole) : role;
  }
  if (TOTAL.test(bare) && isAllTotalWords(bare))
    return /\bsub-? ?total|^sub\b/.test(bare) ? "subtotal" : "total";
  if (/^(?:sub-?total|sub total|totals?)\b/.test(bare) && !TOTAL_SERVICES.test(bare)) return "part";
  return MAY_BE_LABEL.test(bare) && bare.length < MAX_LABEL_LENGTH ? ofDictionary(bare) : null;
}

/** A look into the dictionary that forgives slips takes half a millisecond. */
const MAY_BE_LABEL =
  /tot|charg|due|bal|pay|paid|adj|disc|sald|carg|pag|owe|amount|sum|visa|cash|check|credit/;
const MAX_LABEL_LENGTH = 32;

function tidy(text: string): string {
  const marked = text.replace(/[^\p{L}\p{N}'&/%+*#-]+/gu, " ").replace(/^[\s/+-]+/, "");
  return trimEndOf(marked, /[\s/+-]/)
    .replace(/\b(?:totl|toatl|totla|totel|tota|toal|totol)\b/g, "total")
    .trim();
}

function payerOf(text: string): SummaryRole {
  if (
    /\b(?:ins|insurance|plan|medicare|medicaid)\b/.test(text) ||
    (INSURER.test(text) && !OF_PATIENT.test(text))
  )
    return "insurance-paid";
  return PATIENT.test(text) ? "patient-paid" : "paid";
}

/** Labels as the reader of bills knows them. */
function ofDictionary(text: string): SummaryRole | null {
  switch (lookUpLabel(text)?.roles.amount) {
    case "total-charges":
    case "total":
      return "total";
    case "subtotal":
      return "subtotal";
    case "amount-due":
      return "due";
    case "previous-balance":
      return "other";
    case "payment":
    case "tendered":
      return payerOf(text);
    case "adjustment":
    case "discount":
      return "adjustment";
    default:
      return null;
  }
}
