import { editDistance } from "#app/domain/language/edit-distance.ts";
import { squash } from "./fold-text.ts";
import { type LabelRoles, listLabels } from "./label-dictionary.ts";

/** What the dictionary says of a label. */
export interface KnownLabel {
  /** The dictionary's spelling, squashed. */
  key: string;
  roles: LabelRoles;
}

interface LabelIndex {
  exact: Map<string, LabelRoles>;
  /** For fuzzy look-up: labels by length, with the set of their glyphs as bits. */
  byLength: Map<number, { key: string; glyphs: number; roles: LabelRoles }[]>;
}

const SHORTEST_FUZZY = 6;
const INDEX = indexLabels(listLabels());

/** The label that a whole text is, if it is one. */
export function lookUpLabel(text: string): KnownLabel | null {
  return lookUpSquashed(squash(text), true);
}

/** The label that a squashed text is; OCR slips of one letter in eight are forgiven where it is to be found although misspelt. */
export function lookUpSquashed(candidate: string, fuzzy: boolean): KnownLabel | null {
  const roles = INDEX.exact.get(candidate);
  if (roles) return { key: candidate, roles };
  if (!fuzzy || candidate.length < SHORTEST_FUZZY) return null;
  const limit =
    Math.floor(candidate.length / 8) + (candidate.length >= SHORTEST_FUZZY && candidate.length < 8 ? 1 : 0);
  const glyphs = glyphBits(candidate);
  let best: KnownLabel | null = null;
  let bestDistance = limit + 1;
  for (let length = candidate.length - limit; length <= candidate.length + limit; length++) {
    for (const label of INDEX.byLength.get(length) ?? []) {
      if (countBits(label.glyphs ^ glyphs) > 2 * limit) continue;
      const distance = editDistance(candidate, label.key, limit);
      if (distance < bestDistance) {
        best = label;
        bestDistance = distance;
      }
    }
  }
  return best;
}

function indexLabels(labels: Map<string, LabelRoles>): LabelIndex {
  const index: LabelIndex = { exact: new Map(), byLength: new Map() };
  for (const [phrase, roles] of labels) {
    const key = squash(phrase);
    if (index.exact.has(key)) {
      index.exact.set(key, { ...roles, ...index.exact.get(key) });
      continue;
    }
    index.exact.set(key, roles);
    if (key.length < SHORTEST_FUZZY) continue;
    const sameLength = index.byLength.get(key.length) ?? [];
    sameLength.push({ key, glyphs: glyphBits(key), roles });
    index.byLength.set(key.length, sameLength);
  }
  return index;
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
