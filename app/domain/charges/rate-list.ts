/**
 * What the rates of a charge say of one thing, as a column of charge_rates holds it: '692.23,,140', empty where a rate
 * has none; one value where all rates have it; null where none has one. No value may hold a comma or end in '+'.
 */
export function listOf<Rate>(
  rates: readonly Rate[],
  saidBy: (rate: Rate) => string | number | null,
): string | null {
  const first = saidBy(rates[0]!);
  let list = `${first ?? ""}`;
  let isEmpty = first === null;
  let isOneForAll = true;
  for (let index = 1; index < rates.length; index++) {
    const value = saidBy(rates[index]!);
    list += value === null ? "," : `,${value}`;
    isEmpty &&= value === null;
    isOneForAll &&= value === first;
  }
  if (isEmpty) return null;
  return isOneForAll ? `${first}` : list;
}

/** The same of whole numbers, of which each rate has one; '12+' where they go up one by one from 12. */
export function listOfNumbers<Rate>(rates: readonly Rate[], numberOf: (rate: Rate) => number): string {
  const first = numberOf(rates[0]!);
  const goesUp = rates.length > 1 && rates.every((rate, index) => numberOf(rate) === first + index);
  return goesUp ? `${first}+` : listOf(rates, numberOf)!;
}
