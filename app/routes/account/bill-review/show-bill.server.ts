import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { PageBox } from "#app/domain/bills/bill.ts";
import {
  factFields,
  type LineField,
  lineFieldName,
  lineFields,
  placesOf,
  textsOf,
} from "#app/domain/bills/kept/bill-fields.ts";
import { checkSums } from "#app/domain/bills/kept/check-sums.ts";
import type { DocumentKind, FoundBill, KeptBill, PrintedPlace } from "#app/domain/bills/kept/kept-bill.ts";
import { markForm } from "#app/domain/bills/kept/merge-form.server.ts";
import type { AccountAccess } from "../gate.server.ts";
import { linesPerPage } from "./lines-per-page.ts";

/** Surer readings are seldom wrong. */
const SURE_CONFIDENCE = 0.8;

/** A place on a page's picture. `number` null: it shows only while its field has the focus. */
export interface Mark {
  /** The field's name, or 'line-7' for the whole line. */
  name: string;
  number: string | null;
  box: PageBox;
}

export interface ShownPage {
  address: string;
  kind: DocumentKind;
  widthPx: number;
  heightPx: number;
  marks: Mark[];
}

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
    /** What stands beside each field: the number of its mark, by the names of fields and 'line-7'. */
    numbers: Object.fromEntries(numbers),
    hardToRead: [...places]
      .filter(([, { confidence }]) => confidence < SURE_CONFIDENCE)
      .map(([name]) => name),
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
    if (!places.has(name)) continue;
    const place = placeKey(places.get(name)!);
    const number = numberOfPlace.get(place) ?? String(numberOfPlace.size + 1);
    numberOfPlace.set(place, number);
    numbers.set(name, number);
  }
  for (const [index, { lineId }] of bill.lines.entries()) {
    if (lineIds.includes(lineId) && placesOfLine(places, lineId).length > 0) {
      numbers.set(`line-${lineId}`, `L${index + 1}`);
    }
  }
  return numbers;
}

/** Where a line is printed. Its day may be the bill's only one, printed elsewhere. */
function placesOfLine(places: Map<string, PrintedPlace>, lineId: number): PrintedPlace[] {
  const placeOf = (field: LineField) => places.get(lineFieldName(lineId, field)) ?? [];
  const own = lineFields.filter((field) => field !== "serviceDate").flatMap(placeOf);
  const days = [placeOf("serviceDate")].flat();
  const besideOwn = days.filter(({ fileId, box }) =>
    own.some((place) => place.fileId === fileId && place.box.top < box.bottom && box.top < place.box.bottom),
  );
  return [...besideOwn, ...own];
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
  const put = ({ fileId }: PrintedPlace, mark: Mark) =>
    marks.set(fileId, [...(marks.get(fileId) ?? []), mark]);
  for (const name of factFields) {
    const place = places.get(name);
    if (!place) continue;
    const number = numbers.get(name) ?? null;
    const isNumbered = marks.get(place.fileId)?.some((mark) => mark.number === number) ?? false;
    put(place, { name, number: isNumbered ? null : number, box: place.box });
  }
  for (const lineId of lineIds) {
    const printed = placesOfLine(places, lineId);
    const [place] = printed;
    if (!place) continue;
    const onSamePage = printed.filter(({ fileId }) => fileId === place.fileId);
    const name = `line-${lineId}`;
    put(place, { name, number: numbers.get(name) ?? null, box: boxAround(onSamePage.map(({ box }) => box)) });
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

function boxAround(boxes: PageBox[]): PageBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** A procedure's code that has not the form of one. */
function isUnknownCode({ serviceCode }: KeptBill["lines"][number]): boolean {
  if (!serviceCode) return false;
  const { codeType, code } = serviceCode.value;
  if (codeType !== "CPT" && codeType !== "HCPCS" && codeType !== "CDT") return false;
  return procedureCodeShape(code) !== codeType;
}
