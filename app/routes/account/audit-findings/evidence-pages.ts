import { placesOf } from "#app/domain/bills/kept/bill-fields.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { placeOfLine } from "#app/domain/bills/kept/place-of-line.ts";
import type { Mark, ShownPage } from "../review/shown-page.ts";

/** The pictures with the printed lines of an audit, each with its mark. `lineIds`: of the audit's lines in their numbered order;
 * `wanted`: indexes of those that findings are about. `pageAddress`: of a page's picture. */
export function evidencePages(
  bill: KeptBill,
  { lineIds, wanted }: { lineIds: readonly number[]; wanted: ReadonlySet<number> },
  pageAddress: (fileId: string) => string,
): ShownPage[] {
  const places = placesOf(bill);
  const marks = new Map<string, Mark[]>();
  for (const [index, lineId] of lineIds.entries()) {
    const place = wanted.has(index) ? placeOfLine(places, lineId) : null;
    if (!place) continue;
    const mark = { name: `line-${lineId}`, number: `L${index + 1}`, box: place.box };
    marks.set(place.fileId, [...(marks.get(place.fileId) ?? []), mark]);
  }
  return bill.documents.flatMap(({ kind, pages }) =>
    pages.flatMap(({ fileId, widthPx, heightPx }) => {
      const onPage = marks.get(fileId);
      return onPage ? [{ address: pageAddress(fileId), kind, widthPx, heightPx, marks: onPage }] : [];
    }),
  );
}
