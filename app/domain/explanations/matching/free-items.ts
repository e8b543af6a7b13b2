/** Items that are taken one by one; each is found by its keys without looking at the others. */
export interface FreeItems<Item> {
  /** Takes the first free item that has one of the keys; null: there is none.
   *  @param refused The items that this asker does not want, with a name that is the same whenever the same are refused. */
  take(keys: readonly string[], refused?: RefusedItems<Item>): Item | null;
  /** Returns the items that were not taken, in their order. */
  rest(): Item[];
}

interface RefusedItems<Item> {
  name: string;
  has(item: Item): boolean;
}

export function openFreeItems<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): FreeItems<Item> {
  const taken = new Set<number>();
  const placesOf = new Map<string, number[]>();
  for (const [place, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const places = placesOf.get(key);
      if (places) places.push(place);
      else placesOf.set(key, [place]);
    }
  }
  /** How far each key's places were looked through in vain, by everybody and by those who refuse the same. */
  const lookedThrough = new Map<string, number>();
  const skip = (
    places: readonly number[],
    from: number,
    name: string,
    isPassed: (place: number) => boolean,
  ) => {
    let at = Math.max(from, lookedThrough.get(name) ?? 0);
    for (let place = places[at]; place !== undefined && isPassed(place); place = places[at]) at++;
    lookedThrough.set(name, at);
    return at;
  };
  const firstOf = (key: string, refused: RefusedItems<Item> | undefined): number => {
    const places = placesOf.get(key) ?? [];
    let at = skip(places, 0, key, (place) => taken.has(place));
    if (refused) {
      const isPassed = (place: number) => taken.has(place) || refused.has(items[place] as Item);
      at = skip(places, at, `${key} | ${refused.name}`, isPassed);
    }
    return places[at] ?? Number.POSITIVE_INFINITY;
  };
  return {
    take(keys, refused) {
      const first = keys.reduce(
        (least, key) => Math.min(least, firstOf(key, refused)),
        Number.POSITIVE_INFINITY,
      );
      const item = items[first];
      if (item === undefined) return null;
      taken.add(first);
      return item;
    },
    rest: () => items.filter((_, place) => !taken.has(place)),
  };
}

/** A placeholder for what an asker does not know. */
const ANY = "*";
/** A placeholder for what an item does not say. */
const UNTOLD = "-";

/** The keys of an item that is found by facts of which each may be untold, on its side or the asker's. */
export function keysOfItem(sure: string, facts: readonly (string | null)[]): string[] {
  return facts.reduce(
    (keys, fact) => keys.flatMap((key) => [`${key}|${fact ?? UNTOLD}`, `${key}|${ANY}`]),
    [sure],
  );
}

/** The keys by which an asker finds items that contradict none of the facts it knows. */
export function keysToAsk(sure: string, facts: readonly (string | null)[]): string[] {
  return facts.reduce(
    (keys, fact) =>
      keys.flatMap((key) => (fact === null ? [`${key}|${ANY}`] : [`${key}|${fact}`, `${key}|${UNTOLD}`])),
    [sure],
  );
}
