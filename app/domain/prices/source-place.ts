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
