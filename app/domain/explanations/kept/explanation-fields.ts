import { type PrintedPlace, pagesOf } from "#app/domain/bills/kept/kept-bill.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import {
  type AmountKind,
  amountKinds,
  type ExplainedClaim,
  type ExplainedLine,
  type ExplainedValue,
  type Explanation,
} from "../explanation.ts";
import type { KeptExplanation } from "./kept-explanation.ts";

const lineTextFields = ["serviceDate", "description", "codeType", "code", "remarkCodes"] as const;

/** What it asks for of each line, in its order. */
export const explainedLineFields = [...lineTextFields, ...amountKinds] as const;

export type ExplainedLineField = (typeof explainedLineFields)[number];

/** The name of a claim's amount in a form. */
export function claimAmountName(kind: AmountKind): string {
  return `total-${kind}`;
}

/** The name of a line's field in a form; lines count from 1. */
export function explainedLineName(line: number, field: ExplainedLineField): string {
  return `line-${line}-${field}`;
}

/** An explanation and one of its claims as the texts of a form, with these of the claim's lines, from 1; a line that it has not
 *  is empty. */
export function textsOfClaim(
  explanation: Explanation,
  claim: ExplainedClaim,
  lines: readonly number[],
): Record<string, string> {
  const { plan, planKind, issueDate, memberId, appeal } = explanation;
  const { serviceDates } = claim;
  const texts: Record<string, string> = {
    plan: textOf(plan),
    planKind: planKind ?? "",
    issueDate: textOf(issueDate),
    memberId: textOf(memberId),
    appealDays: textOf(appeal.days),
    appealBy: textOf(appeal.by),
    provider: textOf(claim.provider),
    patient: textOf(claim.patient),
    claimNumber: textOf(claim.claimNumber),
    accountNumber: textOf(claim.accountNumber),
    network: textOf(claim.network),
    isEmergency: claim.isEmergency ? "yes" : "",
    status: claim.status ?? "",
    firstServiceDate: textOf(serviceDates?.first ?? null),
    lastServiceDate: textOf(serviceDates?.last ?? null),
    processedDate: textOf(claim.processedDate),
  };
  for (const kind of amountKinds) texts[claimAmountName(kind)] = dollarsText(claim.totals[kind]);
  for (const line of lines) {
    const said = claim.lines[line - 1];
    for (const field of explainedLineFields) {
      texts[explainedLineName(line, field)] = said ? lineText(said, field) : "";
    }
  }
  return texts;
}

function lineText(line: ExplainedLine, field: ExplainedLineField): string {
  switch (field) {
    case "serviceDate":
    case "description":
      return textOf(line[field]);
    case "codeType":
      return line.serviceCode?.value.codeType ?? "";
    case "code":
      return line.serviceCode?.value.code ?? "";
    case "remarkCodes":
      return line.remarkCodes.join(" ");
    default:
      return dollarsText(line.amounts[field]);
  }
}

/** Where each field's value is printed, on the pictures of the pages; of what is typed, or told by a structured file, nothing. */
export function placesOfClaim(
  { explanation, documents }: KeptExplanation,
  claim: ExplainedClaim,
  lines: readonly number[],
): Map<string, PrintedPlace> {
  const { plan, issueDate, memberId, appeal } = explanation;
  const stated: [string, ExplainedValue<unknown> | null][] = [
    ["plan", plan],
    ["issueDate", issueDate],
    ["memberId", memberId],
    ["appealDays", appeal.days],
    ["appealBy", appeal.by],
    ["provider", claim.provider],
    ["patient", claim.patient],
    ["claimNumber", claim.claimNumber],
    ["accountNumber", claim.accountNumber],
    ["network", claim.network],
    ["firstServiceDate", claim.serviceDates?.first ?? null],
    ["lastServiceDate", claim.serviceDates?.last ?? null],
    ["processedDate", claim.processedDate],
    ...amountKinds.map(
      (kind) => [claimAmountName(kind), claim.totals[kind]] as [string, ExplainedValue<number> | null],
    ),
    ...lines.flatMap((number) => toldOfLine(number, claim.lines[number - 1])),
  ];
  return new Map(
    stated.flatMap(([name, value]) => {
      const place = value && placeOf(value, documents);
      return place ? [[name, place]] : [];
    }),
  );
}

function toldOfLine(
  number: number,
  line: ExplainedLine | undefined,
): [string, ExplainedValue<unknown> | null][] {
  if (!line) return [];
  return [
    [explainedLineName(number, "serviceDate"), line.serviceDate],
    [explainedLineName(number, "description"), line.description],
    [explainedLineName(number, "code"), line.serviceCode],
    ...amountKinds.map(
      (kind) =>
        [explainedLineName(number, kind), line.amounts[kind]] as [string, ExplainedValue<number> | null],
    ),
  ];
}

/** The place is lost where a page has no picture. */
function placeOf(
  { place, confidence }: ExplainedValue<unknown>,
  documents: KeptDocument[],
): PrintedPlace | null {
  const page = place && pagesOf({ documents })[place.pageIndex];
  return place && page ? { fileId: page.fileId, box: place.box, confidence } : null;
}

function textOf(told: ExplainedValue<string | number> | null): string {
  return told === null ? "" : String(told.value);
}

function dollarsText(told: ExplainedValue<number> | null): string {
  return told === null ? "" : (told.value / 100).toFixed(2);
}
