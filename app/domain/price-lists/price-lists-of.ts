/** Two hospitals that publish the same prices, the lower number first. */
export type SamePricePair = readonly [hospitalId: number, otherId: number];

/** The price list of each hospital that shares one, by the lowest hospital of the list; hospitals belong together through
 *  others. */
export function priceListsOf(pairs: readonly SamePricePair[]): Map<number, number> {
  const lowerOf = new Map<number, number>();
  const lowestOf = (hospitalId: number): number => {
    let lowest = hospitalId;
    for (let lower = lowerOf.get(lowest); lower !== undefined; lower = lowerOf.get(lowest)) lowest = lower;
    if (lowest !== hospitalId) lowerOf.set(hospitalId, lowest);
    return lowest;
  };
  for (const [one, other] of pairs) {
    const [ofOne, ofOther] = [lowestOf(one), lowestOf(other)];
    if (ofOne !== ofOther) lowerOf.set(Math.max(ofOne, ofOther), Math.min(ofOne, ofOther));
  }
  return new Map(pairs.flat().map((hospitalId) => [hospitalId, lowestOf(hospitalId)]));
}
