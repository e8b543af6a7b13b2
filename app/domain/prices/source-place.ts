/** Where in the file: 'row 12' of a CSV, '/standard_charge_information/3/standard_charges/0' of a JSON file. */
export function sourcePlace({
  sourceRow,
  sourceItem,
}: {
  sourceRow: number;
  /** Null in a CSV. */
  sourceItem: number | null;
}): string {
  if (sourceItem === null) return `row ${sourceRow}`;
  return `/standard_charge_information/${sourceRow}/standard_charges/${sourceItem}`;
}
