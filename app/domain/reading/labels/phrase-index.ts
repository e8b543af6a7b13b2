import { editDistance } from "#app/domain/language/edit-distance.ts";

/** Phrases by their squashed spelling, with what each may mean. */
export interface PhraseIndex<Roles> {
  exact: ReadonlyMap<string, Roles>;
  /** Of the phrases within so many edits the first that is nearest; null: there is none, or the text is too short to tell. */
  nearest: (squashed: string, maxEdits: number) => KnownPhrase<Roles> | null;
}

export interface KnownPhrase<Roles> {
  /** The dictionary's spelling, squashed. */
  key: string;
  roles: Roles;
}

/** @param shortest Phrases with fewer letters are found as they are spelt alone. */
export function indexPhrases<Roles>(exact: ReadonlyMap<string, Roles>, shortest: number): PhraseIndex<Roles> {
  /** By length, with the set of their glyphs as bits. */
  const byLength = new Map<number, (KnownPhrase<Roles> & { glyphs: number })[]>();
  for (const [key, roles] of exact) {
    if (key.length < shortest) continue;
    const sameLength = byLength.get(key.length) ?? [];
    sameLength.push({ key, roles, glyphs: glyphBits(key) });
    byLength.set(key.length, sameLength);
  }
  const nearest = (squashed: string, maxEdits: number) => {
    const glyphs = glyphBits(squashed);
    let best: KnownPhrase<Roles> | null = null;
    let least = maxEdits + 1;
    for (let length = squashed.length - maxEdits; length <= squashed.length + maxEdits; length++) {
      for (const phrase of byLength.get(length) ?? []) {
        if (countBits(phrase.glyphs ^ glyphs) > 2 * maxEdits) continue;
        const distance = editDistance(squashed, phrase.key, maxEdits);
        if (distance >= least) continue;
        best = phrase;
        least = distance;
      }
    }
    return best;
  };
  return { exact, nearest };
}

function glyphBits(text: string): number {
  let bits = 0;
  for (const glyph of text) bits |= 1 << (glyph.charCodeAt(0) % 32);
  return bits;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
