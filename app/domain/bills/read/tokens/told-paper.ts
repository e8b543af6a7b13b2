import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { PaperKind } from "../../bill.ts";

/** Documents about bills whose title states their kind and whose charges are read like those of a bill. */
export type ToldPaper = Extract<
  PaperKind,
  "estimate" | "receipt" | "payment-plan" | "court-paper" | "final-notice" | "plan-question"
>;

interface Signs {
  /** The text that is alone in a line at the top. */
  title: RegExp;
  /** What it says besides; so many of these. */
  words: RegExp;
  needed: number;
}

const SIGNS: Record<ToldPaper, Signs> = {
  "court-paper": {
    title:
      /\bsummons\b|\b(?:civil|small claims|circuit|county|district|superior|justice|municipal) (?:action|court|division)\b/,
    words:
      /\b(?:plaintiff|defendant|you (?:are being|have been) sued|summons|lawsuit|answer with the court)\b/g,
    needed: 3,
  },
  "final-notice": {
    title: /\b(?:final|last) (?:notice|demand|reminder|statement)\b|\bpre-?collections?\b/,
    words:
      /\b(?:collection agency|collections?|past due|days overdue|final (?:notice|demand)|outside agency)\b/g,
    needed: 2,
  },
  "plan-question": {
    title:
      /\bcoordination of benefits\b|\b(?:other|additional) (?:health |medical |insurance )?(?:insurance|coverage|information)\b.*(?:question|request|inquiry|form|needed|required)|\b(?:accident|injury)\b.*(?:question|detail|inquiry|information|form|report)|\b(?:information|response|reply) (?:is )?(?:needed|requested|required)\b|\bneed (?:more |some |additional )?information\b|\bquestionnaire\b|\brequest for (?:additional |more )?information\b/,
    words:
      /\b(?:questionnaire|coordination of benefits|return this form|complete (?:and return|this form)|other (?:health )?(?:insurance|coverage)|accident|another (?:person|party)|on hold|cannot (?:finish|process|complete)|subrogation|third party)\b/g,
    needed: 3,
  },
  estimate: {
    title:
      /\bgood[- ]faith estimate\b|\bestimate of (?:your )?(?:charges|costs?|expected)\b|\bcost estimate\b/,
    words:
      /\b(?:good[- ]faith estimate|not a bill|\$400|expected|estimated?|date of estimate|may dispute|nosurprises)\b/g,
    needed: 3,
  },
  "payment-plan": {
    title:
      /\b(?:payment|installment|instalment) (?:plan|arrangement|agreement|schedule)\b(?!.{0,20}\b(?:options?|available|offered)\b)/,
    words:
      /\b(?:monthly (?:payment|amount|installment)|installments?|(?:first|next|final|last) (?:payment|installment|due date)|number of payments|(?:\d+|[a-z]+) monthly payments|\d+ (?:equal )?payments|late payments|payment arrangement|remaining balance|balance (?:remaining|financed)|missed payments?|default|auto ?pay|payment (?:due )?(?:date|day)|you agree|i agree|per month)\b/g,
    needed: 3,
  },
  receipt: {
    title:
      /(?<!\b(?:upon|on|of) )\breceipt\b(?! of (?!payment))|\bpayment (?:confirmation|received)\b|(?<!\b(?:not|be|if|until|unless|is|are|when) )\bpaid in full\b/,
    words:
      /\b(?:amount (?:paid|received)|total paid|paid (?:today|by|with|in full)|payment (?:method|type|received|date|amount)|(?:visa|mastercard|amex|discover|card)\b.{0,20}(?:\d{4}|ending)|check (?:no|number|#)|cash|approval|authorization (?:code|no)|auth(?:orization)? (?:code|#)|tendered|change due|received (?:from|by)|confirmation (?:no|number|#)|transaction|balance (?:remaining|after|due)|remaining balance)\b/g,
    needed: 2,
  },
};

/** A title is in this share of the first page, from its top. */
const TOP = 0.4;
const MAX_WORDS_OF_TITLE = 9;

/** Returns which of these documents it is, by what it calls itself; null: none of them. A bill that offers a payment plan in its
 *  small print doesn't count. */
export function toldPaperOf(rows: readonly Row[]): ToldPaper | null {
  const titles = rows.filter(isTitle).map(foldedOf);
  const text = rows.map(foldedOf).join("\n");
  const told = (Object.keys(SIGNS) as ToldPaper[]).find((paper) => {
    const { title, words, needed } = SIGNS[paper];
    return titles.some((line) => title.test(line)) && new Set(text.match(words)).size >= needed;
  });
  return told ?? null;
}

const foldedOf = ({ words }: Row) => foldCase(textOf(words));

/** "Payment received 03/02/2026 $50.00" is a row of a bill. */
const isTitle = ({ pageIndex, box, page, words }: Row) =>
  pageIndex === 0 &&
  box.top < TOP * page.heightPx &&
  words.length <= MAX_WORDS_OF_TITLE &&
  !words.some(({ text }) => /\d\.\d\d\b/.test(text));
