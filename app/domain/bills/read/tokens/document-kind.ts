import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { PaperKind } from "../../bill.ts";
import type { ToldPaper } from "./told-paper.ts";

export type DocumentKind = Exclude<PaperKind, Exclude<ToldPaper, "estimate">>;

const SIGNS: Record<Exclude<DocumentKind, "other">, { phrases: string[]; needed: number }> = {
  ub04: {
    phrases:
      listPhrases(`ub-04|cms-1450|pat. cntl|rev. cd|serv. units|occurrence span|value codes|treatment authorization codes|
    insured's unique id|hipps code|document control number|patient reason dx|prior payments|est. amount due`),
    needed: 3,
  },
  cms1500: {
    phrases: listPhrases(`cms-1500|health insurance claim form|nucc|billing provider info|epsdt|outside lab|
    federal tax i.d. number|service facility location|rendering provider id|reserved for local use|
    patient's account no|accept assignment|insured's i.d. number|hospitalization dates|
    signature of physician or supplier|diagnosis pointer`),
    needed: 3,
  },
  "explanation-of-benefits": {
    phrases:
      listPhrases(`explanation of benefits|medicare summary notice|explicacion de beneficios|benefit explanation|
    explanation of medical benefits|eob|claim detail|remittance advice|explanation of payment|not a bill|
    plan paid|we paid|you may owe|provider charged|claims administrator|date processed|amount allowed|
    member services`),
    needed: 2,
  },
  "collection-notice": {
    phrases:
      listPhrases(`original creditor|debt collector|attempt to collect a debt|collect a debt|collection agency|
    itemization date|dispute the debt|dispute all or part|acreedor original|cobrador de deudas|
    placed with our office|amount of the debt|validation notice|referred to our office|
    placed for collection|placed with us for collection`),
    needed: 2,
  },
  estimate: {
    phrases:
      listPhrases(`good faith estimate|estimate of expected charges|expected charges|convening provider|co-provider|
    estimacion de buena fe|estimated total|this is an estimate|cost estimate|estimate of charges`),
    needed: 2,
  },
};

/** "This is not a bill from Kettle Valley Hospital": but it is one. */
const OF_SOMEBODY_ELSE = squash("not a bill from");

/** Returns which of the forms that need separate rules a document is; every statement, invoice and receipt is `other`. */
export function findDocumentKind(rows: Row[]): DocumentKind {
  const text = rows
    .map((row) => squash(textOf(row.words)))
    .join("\n")
    .replaceAll(OF_SOMEBODY_ELSE, "");
  let best: DocumentKind = "other";
  let bestShare = 0;
  for (const [kind, { phrases, needed }] of Object.entries(SIGNS)) {
    const found = phrases.filter((phrase) => text.includes(squash(phrase))).length;
    const share = found / needed;
    if (found >= needed && share > bestShare) {
      best = kind as DocumentKind;
      bestShare = share;
    }
  }
  return best;
}

export const isClaimForm = (kind: DocumentKind) => kind === "ub04" || kind === "cms1500";
