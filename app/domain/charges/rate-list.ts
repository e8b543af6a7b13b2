/** What a rate says of one thing; null = nothing. No text may hold a comma or end in '+'. */
export type RateValue = string | number | null;

/** What the rates of a charge say of one thing, in their order. `values` is null while all say the same: `value`. */
export type RateList = { value: RateValue; values: RateValue[] | null };

/** Adds what the next rate says, after so many. */
export function addToList(list: RateList, valueCount: number, value: RateValue): void {
  if (list.values !== null) list.values.push(value);
  else if (valueCount === 0) list.value = value;
  else if (value !== list.value) {
    list.values = new Array<RateValue>(valueCount).fill(list.value);
    list.values.push(value);
  }
}

/**
 * A list as a column of charge_rates holds it: '692.23,,140', empty where a rate says nothing; one value where all say it;
 * '12+' where numbers go up one by one from 12; null where none says anything.
 */
export function listText({ value, values }: RateList): string | null {
  if (values === null) return value === null ? null : `${value}`;
  return goUpOneByOne(values) ? `${values[0]}+` : values.join(",");
}

function goUpOneByOne(values: readonly RateValue[]): boolean {
  const [first] = values;
  return typeof first === "number" && values.every((value, index) => value === first + index);
}
