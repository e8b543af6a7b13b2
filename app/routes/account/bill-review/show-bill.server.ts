import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import {
  factFields,
  lineFieldName,
  lineFields,
  placesOf,
  textsOf,
} from "#app/domain/bills/kept/bill-fields.ts";
import { checkSums } from "#app/domain/bills/kept/check-sums.ts";
import type { FoundBill, KeptBill, PrintedPlace } from "#app/domain/bills/kept/kept-bill.ts";
import { markForm } from "#app/domain/bills/kept/merge-form.server.ts";
import { placeOfLine } from "#app/domain/bills/kept/place-of-line.ts";
import { sureConfidence } from "#app/domain/bills/read/choice/sureness.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import type { Mark, ShownPage } from "../review/shown-page.ts";
import { linesPerPage } from "./lines-per-page.ts";

export type ShownBill = ReturnType<typeof showBill>;

/** A bill as its form shows it: `page` of its lines, from 1, its texts, and where on the pages each value is printed. */
export function showBill(
  { billId, version, state, bill }: FoundBill,
  page: number,
  { address }: AccountAccess,
) {
  const pageCount = Math.max(1, Math.ceil(bill.lines.length / linesPerPage));
  const shown = Math.min(Math.max(1, page), pageCount);
  const first = (shown - 1) * linesPerPage;
  const lines = bill.lines.slice(first, first + linesPerPage);
  const lineIds = lines.map(({ lineId }) => lineId);
  const texts = textsOf(bill, lineIds);
  const places = placesOf(bill);
  const numbers = numberMarks(bill, places, lineIds);
  return {
    billId,
    version,
    state,
    texts,
    lineIds,
    marks: markForm(texts, lineIds),
    page: shown,
    pageCount,
    lineCount: bill.lines.length,
    firstLine: first + 1,
    /** What is next to each field: the number of its mark, by the names of fields and 'line-7'. */
    numbers: Object.fromEntries(numbers),
    hardToRead: [...places].filter(([, { confidence }]) => confidence < sureConfidence).map(([name]) => name),
    /** What a line's charge may be instead, in cents, by the line's id. */
    offers: Object.fromEntries(
      lines.flatMap(({ lineId, otherAmountCents }) =>
        otherAmountCents === undefined ? [] : [[lineId, otherAmountCents]],
      ),
    ) as Record<number, number>,
    unknownCodes: lines.filter(isUnknownCode).map(({ lineId }) => lineId),
    pages: showPages(billId, bill, places, numbers, lineIds, address),
    documents: bill.documents.map(({ fileId, kind, name, pages }) => ({
      address: address(`/account/bills/${billId}/files/${fileId}`),
      kind,
      name,
      hasPictures: pages.length > 0,
    })),
    sums: checkSums(bill),
    wasRead: places.size > 0,
  };
}

/** Facts count from 1 in the form's order, two that are printed at one place as one; lines bear the number that they have in the bill. */
function numberMarks(
  bill: KeptBill,
  places: Map<string, PrintedPlace>,
  lineIds: number[],
): Map<string, string> {
  const numbers = new Map<string, string>();
  const numberOfPlace = new Map<string, string>();
  for (const name of factFields) {
    const printed = places.get(name);
    if (printed === undefined) continue;
    const place = placeKey(printed);
    const number = numberOfPlace.get(place) ?? String(numberOfPlace.size + 1);
    numberOfPlace.set(place, number);
    numbers.set(name, number);
  }
  for (const [index, { lineId }] of bill.lines.entries()) {
    if (lineIds.includes(lineId) && placeOfLine(places, lineId)) {
      numbers.set(`line-${lineId}`, `L${index + 1}`);
    }
  }
  return numbers;
}

function placeKey({ fileId, box: { left, top } }: PrintedPlace): string {
  return `${fileId} ${left} ${top}`;
}

function showPages(
  billId: string,
  { documents }: KeptBill,
  places: Map<string, PrintedPlace>,
  numbers: Map<string, string>,
  lineIds: number[],
  address: AccountAccess["address"],
): ShownPage[] {
  const marks = new Map<string, Mark[]>();
  const put = ({ fileId }: Pick<PrintedPlace, "fileId">, mark: Mark) =>
    marks.set(fileId, [...(marks.get(fileId) ?? []), mark]);
  for (const name of factFields) {
    const place = places.get(name);
    if (!place) continue;
    const number = numbers.get(name) ?? null;
    const isNumbered = marks.get(place.fileId)?.some((mark) => mark.number === number) ?? false;
    put(place, { name, number: isNumbered ? null : number, box: place.box });
  }
  for (const lineId of lineIds) {
    const place = placeOfLine(places, lineId);
    if (!place) continue;
    const name = `line-${lineId}`;
    put(place, { name, number: numbers.get(name) ?? null, box: place.box });
    for (const field of lineFields) {
      const fieldName = lineFieldName(lineId, field);
      const own = places.get(fieldName);
      if (own) put(own, { name: fieldName, number: null, box: own.box });
    }
  }
  return documents.flatMap(({ kind, pages }) =>
    pages.map(({ fileId, widthPx, heightPx }) => ({
      address: address(`/account/bills/${billId}/pages/${fileId}`),
      kind,
      widthPx,
      heightPx,
      marks: marks.get(fileId) ?? [],
    })),
  );
}

/** A procedure's code that has not the form of one. */
function isUnknownCode({ serviceCode }: KeptBill["lines"][number]): boolean {
  if (!serviceCode) return false;
  const { codeType, code } = serviceCode.value;
  if (codeType !== "CPT" && codeType !== "HCPCS" && codeType !== "CDT") return false;
  return procedureCodeShape(code) !== codeType;
}
