import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { PaperKind, ToldFacts } from "../../bill.ts";
import { toldPaperOf } from "./told-paper.ts";

const ofAll = (pattern: string) => new RegExp(pattern, "g");
const AMOUNT = String.raw`\$ ?([\d,]+\.\d\d)`;
const MONTHLY = [
  String.raw`\b\d{1,2} (?:equal |monthly |automatic |consecutive )*(?:payments|installments) of ${AMOUNT}`,
  String.raw`\b(?:payments|installments): (?:[a-z]+ )?of ${AMOUNT}`,
  String.raw`${AMOUNT} ?(?:a|per|each|every|\/) ?month`,
  String.raw`\b(?:monthly (?:payment|amount|installment)s?|(?:payment|installment) amount|(?:each|regular|scheduled) (?:payment|installment))(?: amount)?[^$\d]{0,30}${AMOUNT}`,
].map(ofAll);
const PAID = [
  String.raw`\b(?:amount (?:paid|received)|total paid|payment amount|paid today)[^$\d]{0,30}${AMOUNT}`,
  String.raw`\b(?:payment of|you paid|we received) ${AMOUNT}`,
].map(ofAll);
const LEFT = [
  String.raw`\bbalance (?:placed )?(?:on|under|in) (?:this |the |your )?(?:payment )?(?:plan|arrangement|agreement)[^$\d]{0,20}${AMOUNT}`,
  String.raw`\b(?:remaining balance|balance remaining|balance after (?:this )?payment|balance left|new balance|amount financed|total (?:amount )?(?:of|under) (?:the |this )?plan)[^$\d]{0,30}${AMOUNT}`,
].map(ofAll);
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DAY = String.raw`((?:${MONTHS.join("|")})[a-z]{0,6}\.? \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{4})`;
const FIRST_PAYMENT = [
  String.raw`\bfirst (?:monthly |automatic )?(?:payment|installment|draft|withdrawal|due date)(?:[^.\d]{0,40})${DAY}`,
  String.raw`\b1 of \d{1,2} ${DAY}`,
  String.raw`\b(?:beginning|starting|begins|starts)(?: on)? ${DAY}`,
].map(ofAll);
const ANSWER_BY = [
  String.raw`\b(?:by|before|until|no later than|on or before|due(?: date)?:?) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?${DAY}`,
].map(ofAll);
const ANSWER_DAYS = [
  String.raw`\bwithin (?:[a-z-]+ )?\(?(\d{2})\)? (?:calendar )?days\b`,
  String.raw`\b(\d{2}) (?:calendar )?days (?:after|from|of)\b`,
].map(ofAll);
const AGREED =
  /\b(?:confirm(?:s|ed|ation)|you(?:'ve| have) (?:agreed|enrolled|set up)|your (?:new )?(?:new )?payment plan is|plan is set up|as agreed|thank you for (?:setting|enrolling|agreeing)|(?:signed|agreed) (?:on|by))\b/;

/** A document whose title states its kind, with the further facts it prints. */
export interface TitledDocument {
  paper: PaperKind;
  told: ToldFacts;
}

/** Null: it doesn't say. `known`: what its other words say that it is; a collector's notice is a collector's, however final. */
export function toldOf(rows: readonly Row[], known: PaperKind = "other"): TitledDocument | null {
  const paper = toldPaperOf(rows);
  const isCollectors = known === "collection-notice" && paper === "final-notice";
  return paper === null || isCollectors ? null : { paper, told: toldFactsOf(rows) };
}

function toldFactsOf(rows: readonly Row[]): ToldFacts {
  const text = foldCase(rows.map(({ words }) => textOf(words)).join(" "))
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, " ");
  const firstOf = (patterns: readonly RegExp[]) => onlyOne(text, patterns);
  const days = firstOf(ANSWER_DAYS);
  return {
    paidCents: centsOf(firstOf(PAID)),
    leftCents: centsOf(firstOf(LEFT)),
    monthlyCents: centsOf(firstOf(MONTHLY)),
    firstPaymentOn: dayOf(firstOf(FIRST_PAYMENT)),
    answerBy: dayOf(firstOf(ANSWER_BY)),
    answerDays: days === null ? null : Number(days),
    isAgreed: AGREED.test(text),
  };
}

/** Returns the match of the first pattern that matches; null: no pattern does, or its matches differ. */
function onlyOne(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const found = new Set([...text.matchAll(pattern)].map(([, value]) => value));
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? null) : null;
  }
  return null;
}

function centsOf(text: string | null): number | null {
  return text === null ? null : Math.round(Number(text.replaceAll(",", "")) * 100);
}

function dayOf(text: string | null): string | null {
  if (text === null) return null;
  const [, month = "", day = "", year = ""] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ??
    /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(text) ??
    [];
  const number = MONTHS.includes(month) ? MONTHS.indexOf(month) + 1 : Number(month);
  const iso = `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}
