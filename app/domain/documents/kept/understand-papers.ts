import type { Bill } from "#app/domain/bills/bill.ts";
import { printsForeignMoney } from "#app/domain/bills/kept/is-foreign-bill.ts";
import { billOfDocument } from "#app/domain/bills/read/bill-of-document.ts";
import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { type TitledDocument, toldOf } from "#app/domain/bills/read/tokens/told-facts.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { explanationOfRows } from "#app/domain/explanations/read/explanation-of-rows.ts";
import {
  type DenialLetter,
  denialLetterOf,
  isDenialLetter,
} from "#app/domain/explanations/read/notice/denial-letter.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import type { PageText } from "#app/platform/ocr/layout/document-text.ts";
import { kindOfDocument } from "../kind-of-document.ts";
import { type SaidKind, sortPapers } from "./sort-papers.ts";

/** Documents that were sent together, each by its pages. */
export interface SentPapers {
  papers: readonly (readonly PageText[])[];
  said: SaidKind;
  /** What their owner insists that they are; null: reading decides. */
  as: "bill" | "explanation" | null;
  /** Whether those of a bill make a separate one. */
  isNewBill: boolean;
}

/** Documents by kind, each by its place, and what they say together. */
export interface UnderstoodPapers {
  ofBill: number[];
  ofPlan: number[];
  /** Null: none was wanted, or none could be read. */
  bill: Bill | null;
  /** What a document from which no bill could be read says about itself; null: nothing, or a bill was read. */
  unread: TitledDocument | null;
  /** Whether the bill asks for another money than US dollars. */
  isForeign: boolean;
  /** Null: no document is from a plan. */
  explanation: Explanation | null;
  /** What else a denial letter says; null: no document is one. */
  letter: DenialLetter | null;
}

export async function understandPapers(
  { papers, said, as, isNewBill }: SentPapers,
  directory: HospitalDirectory,
): Promise<UnderstoodPapers> {
  const placed = papers.map((pages, index) => ({ pages, index }));
  const { ofBill, ofPlan } =
    as === null
      ? sortPapers(placed, said)
      : { ofBill: as === "bill" ? placed : [], ofPlan: as === "bill" ? [] : placed };
  const rowsOf = (some: typeof placed) => layOutRows({ pages: some.flatMap(({ pages }) => pages) });
  const billRows = isNewBill && ofBill.length > 0 ? rowsOf(ofBill) : null;
  const planRows = ofPlan.length > 0 ? rowsOf(ofPlan) : null;
  const explanation = planRows && explanationOfRows(planRows);
  const isDenial =
    planRows !== null &&
    (isDenialLetter(planRows) || kindOfDocument(planRows).kind === "denial") &&
    // A plan that paid for care explains what it paid.
    !explanation?.claims.some(({ status }) => status === "paid" || status === "partly");
  const bill = billRows && (await billOfDocument(billRows, directory));
  return {
    ofBill: ofBill.map(({ index }) => index),
    ofPlan: ofPlan.map(({ index }) => index),
    bill,
    unread: billRows !== null && bill === null ? toldOf(billRows) : null,
    isForeign: billRows !== null && printsForeignMoney(billRows),
    explanation,
    letter: isDenial ? denialLetterOf(planRows) : null,
  };
}
