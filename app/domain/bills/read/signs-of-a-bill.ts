import { type DocumentKind, isClaimForm } from "./document-kind.ts";
import type { Label } from "./labels/find-labels.ts";
import type { TableHeading } from "./layout/table-columns.ts";

/** A letter may name a hospital and a date too. A document whose total cannot be read still counts as a bill when it is
 *  a claim form, or shows two of these: another form that only bills have, a label of the total charges, of what is
 *  due, or of the day the statement was written, and a table of charges. */
export function looksLikeBill(kind: DocumentKind, labels: Label[], headings: TableHeading[]): boolean {
  if (isClaimForm(kind)) return true;
  const names = (isSign: (label: Label) => boolean) =>
    labels.some((label) => isSpelledOut(label) && isSign(label));
  const signs = [
    kind !== "other",
    names(({ roles }) => roles.amount === "total-charges"),
    names(({ roles }) => roles.amount === "amount-due"),
    names(({ roles }) => roles.date === "statement"),
    headings.length > 0,
  ];
  return signs.filter(Boolean).length >= 2;
}

/** "Balance", "Sent" and "Principal" stand in any letter; "Amount due" and "Statement date" do not. */
const isSpelledOut = ({ start, end }: Label) => end - start > 1;
