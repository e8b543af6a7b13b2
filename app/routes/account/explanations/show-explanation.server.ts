import { type PrintedPlace, pagesOf } from "#app/domain/bills/kept/kept-bill.ts";
import { sureConfidence } from "#app/domain/bills/read/choice/sureness.ts";
import { checkClaimSums } from "#app/domain/explanations/kept/check-claim-sums.ts";
import { placesOfClaim, textsOfClaim } from "#app/domain/explanations/kept/explanation-fields.ts";
import { emptyClaim, type FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import type { Mark, ShownPage } from "../review/shown-page.ts";
import { explainedLinesPerPage } from "./explained-lines-per-page.ts";

export type ShownExplanation = ReturnType<typeof showExplanation>;

/** Which part of an explanation a form shows, from 1 each. */
export interface ShownPart {
  claim: number;
  page: number;
}

/** An explanation as its form shows it: one claim, a page of its lines, its texts, and where on the pages each value is printed. */
export function showExplanation(found: FoundExplanation, asked: ShownPart, { address }: AccountAccess) {
  const { explanationId, version, state, kept } = found;
  const { claims, source, remarks } = kept.explanation;
  const number = within(asked.claim, claims.length);
  const claim = claims[number - 1] ?? emptyClaim;
  const pageCount = Math.max(1, Math.ceil(claim.lines.length / explainedLinesPerPage));
  const page = within(asked.page, pageCount);
  const first = (page - 1) * explainedLinesPerPage + 1;
  const shown = Math.min(explainedLinesPerPage, claim.lines.length - first + 1);
  const lines = Array.from({ length: Math.max(0, shown) }, (_, index) => first + index);
  const texts = textsOfClaim(kept.explanation, claim, lines);
  const places = placesOfClaim(kept, claim, lines);
  const numbers = numberPlaces(places);
  return {
    explanationId,
    version,
    state,
    source,
    texts,
    lines,
    claim: number,
    claims: claims.map(({ provider }) => provider?.value ?? null),
    page,
    pageCount,
    lineCount: claim.lines.length,
    numbers: Object.fromEntries(numbers),
    hardToRead: [...places].filter(([, { confidence }]) => confidence < sureConfidence).map(([name]) => name),
    pages: showPages(explanationId, kept.documents, places, numbers, address),
    documents: documentLinks(explanationId, kept.documents, address),
    sums: checkClaimSums(claim),
    remarks,
    isBlank: claims.every((one) => one.lines.length === 0 && one.totals.billed === null),
  };
}

/** The files of an explanation, to be saved. */
export function documentLinks(
  explanationId: string,
  documents: readonly KeptDocument[],
  address: AccountAccess["address"],
) {
  return documents.map(({ fileId, name }) => ({
    address: address(`/account/explanations/${explanationId}/files/${fileId}`),
    name,
  }));
}

function within(asked: number, count: number): number {
  return Number.isInteger(asked) ? Math.min(Math.max(1, asked), Math.max(1, count)) : 1;
}

const lineNumber = /^line-(\d+)-/;

/** Facts count from 1 in the form's order; a line bears its own number. */
function numberPlaces(places: ReadonlyMap<string, PrintedPlace>): Map<string, string> {
  const numbers = new Map<string, string>();
  let count = 0;
  for (const name of places.keys()) {
    const [, line] = lineNumber.exec(name) ?? [];
    if (line) numbers.set(`line-${line}`, `L${line}`);
    else numbers.set(name, String(++count));
  }
  return numbers;
}

function showPages(
  explanationId: string,
  documents: KeptDocument[],
  places: ReadonlyMap<string, PrintedPlace>,
  numbers: ReadonlyMap<string, string>,
  address: AccountAccess["address"],
): ShownPage[] {
  const marks = [...places].map(([name, { fileId, box }]): Mark & { fileId: string } => {
    return { fileId, name, number: numbers.get(name) ?? null, box };
  });
  const lines = [...numbers.keys()].filter((name) => name.startsWith("line-"));
  for (const name of lines) {
    const own = marks.filter((mark) => mark.name.startsWith(`${name}-`));
    const fileId = own[0]?.fileId;
    if (fileId === undefined) continue;
    const boxes = own.filter((mark) => mark.fileId === fileId).map(({ box }) => box);
    const box = {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
    marks.push({ fileId, name, number: numbers.get(name) ?? null, box });
  }
  return pagesOf({ documents }).map(({ fileId, widthPx, heightPx }) => ({
    address: address(`/account/explanations/${explanationId}/pages/${fileId}`),
    kind: "eob" as const,
    widthPx,
    heightPx,
    marks: marks
      .filter((mark) => mark.fileId === fileId)
      .map(({ name, number, box }) => ({ name, number, box })),
  }));
}
