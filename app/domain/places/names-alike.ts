import { editDistance } from "#app/domain/language/edit-distance.ts";

/** Shorter names with an error are any other name. */
const SHORTEST = 4;
/** One error in a short name, two in one of this length. */
const LONG = 7;

export type NamesAlike = { listAlike(name: string): { name: string; edits: number }[] };

/** Finds names with one or two wrong letters among ten thousands, in a millisecond: those that have other letters are
 *  passed over by comparing sets of letters. */
export function openNames(names: readonly string[]): NamesAlike {
  const known = names.map((name) => ({ name, letters: lettersOf(name) }));
  return {
    listAlike(name) {
      if (name.length < SHORTEST) return [];
      const maxEdits = name.length < LONG ? 1 : 2;
      const letters = lettersOf(name);
      const alike: { name: string; edits: number }[] = [];
      for (const other of known) {
        if (bitCount(other.letters ^ letters) > 2 * maxEdits) continue;
        const edits = editDistance(name, other.name, maxEdits);
        if (edits <= maxEdits) alike.push({ name: other.name, edits });
      }
      return alike;
    },
  };
}

/** A bit for each letter that occurs. */
function lettersOf(name: string): number {
  let letters = 0;
  for (let index = 0; index < name.length; index++) letters |= 1 << (name.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}
