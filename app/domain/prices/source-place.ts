/** CSV: the row. JSON: the item of standard_charge_information, and in `sourceItem` its standard charge. */
export type SourcePosition = {
  sourceRow: number;
  /** Null in a CSV. */
  sourceItem: number | null;
};

/** Where in the file: 'row 12' of a CSV, '/standard_charge_information/3/standard_charges/0' of a JSON file. */
export function sourcePlace({ sourceRow, sourceItem }: SourcePosition): string {
  if (sourceItem === null) return `row ${sourceRow}`;
  return `/standard_charge_information/${sourceRow}/standard_charges/${sourceItem}`;
}

const CSV_PLACE = /^(?:row |[A-Z]+)(\d{1,9})$/;
const JSON_PLACE = /^\/standard_charge_information\/(\d{1,9})(?:\/standard_charges\/(\d+))?(?:\/|$)/;

/**
 * The page that shows the row, or the item of a JSON file, where `place` is: 'row 12', the cell 'B12' or a path through the
 * JSON. The file's own page where the place is neither ('byte 571477').
 */
export function sourcePath(importId: number, place: string): string {
  const file = `/price-files/${importId}`;
  const ofCsv = CSV_PLACE.exec(place);
  if (ofCsv) return `${file}?row=${Number(ofCsv[1])}`;
  const [, item, charge] = JSON_PLACE.exec(place) ?? [];
  if (item === undefined) return file;
  return `${file}?row=${item}${charge === undefined ? "" : `#charge-${charge}`}`;
}

/** Whether `sourcePath` has a separate page for a place. */
export function hasSourceRow(place: string): boolean {
  return CSV_PLACE.test(place) || JSON_PLACE.test(place);
}
