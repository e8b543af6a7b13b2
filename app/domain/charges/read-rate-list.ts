/** Opens a list of charge_rates, as the function `listed` of the database does: '692.23,,140', '70' for all, '12+' going up.
 *  Returns the value of each rate; null where it has none. */
export function readRateList(list: string | null, rateCount: number): readonly (string | null)[] {
  if (list === null) return new Array<null>(rateCount).fill(null);
  if (list.includes(",")) return list.split(",").map((value) => (value === "" ? null : value));
  if (list.endsWith("+")) {
    const first = Number(list.slice(0, -1));
    return Array.from({ length: rateCount }, (_, place) => String(first + place));
  }
  return new Array<string>(rateCount).fill(list);
}
