import { type LineField, lineFieldName, lineFields } from "#app/domain/bills/kept/bill-fields.ts";
import type { PrintedPlace } from "#app/domain/bills/kept/kept-bill.ts";
import type { PageBox } from "#app/domain/reading/values/printed-at.ts";

/** Where a line as a whole is printed, by the places of its bill's fields; null: it was typed. */
export function placeOfLine(
  places: ReadonlyMap<string, PrintedPlace>,
  lineId: number,
): { fileId: string; box: PageBox } | null {
  const printed = placesOfLine(places, lineId);
  const [place] = printed;
  if (!place) return null;
  const onSamePage = printed.filter(({ fileId }) => fileId === place.fileId);
  return { fileId: place.fileId, box: boxAround(onSamePage.map(({ box }) => box)) };
}

/** A line's day may be the bill's only one, printed elsewhere. */
function placesOfLine(places: ReadonlyMap<string, PrintedPlace>, lineId: number): PrintedPlace[] {
  const placeOf = (field: LineField) => places.get(lineFieldName(lineId, field)) ?? [];
  const own = lineFields.filter((field) => field !== "serviceDate").flatMap(placeOf);
  const days = [placeOf("serviceDate")].flat();
  const besideOwn = days.filter(({ fileId, box }) =>
    own.some((place) => place.fileId === fileId && place.box.top < box.bottom && box.top < place.box.bottom),
  );
  return [...besideOwn, ...own];
}

function boxAround(boxes: PageBox[]): PageBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
