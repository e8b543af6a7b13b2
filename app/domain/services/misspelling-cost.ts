const VOWEL = 0.7;
const CONSONANT = 0.9;
const SWAPPED = 0.8;
const DOUBLED = 0.5;
const OTHER_VOWEL = 0.6;
const BESIDE_ON_KEYBOARD = 0.8;
const SOUNDS_ALIKE = 0.8;
/** Consonants that are spoken nearly alike. */
const ALIKE: ReadonlySet<string> = new Set("bp pb dt td gk kg fv vf sz zs mn nm ck kc".split(" "));
const VOWELS = new Set("aeiouy");

/**
 * How far a written word is from the one that was meant: 1 for a wrong letter, less for one that is missing or
 * too many, for two swapped ones, for a vowel and for a letter doubled or not. Infinity beyond `maxCost`.
 */
export function misspellingCost(written: string, meant: string, maxCost: number): number {
  if (written === meant) return 0;
  const rows: number[][] = [[0]];
  for (let j = 1; j <= meant.length; j++) rows[0]![j] = rows[0]![j - 1]! + costOfLetter(meant, j - 1);
  for (let i = 1; i <= written.length; i++) {
    const row = [rows[i - 1]![0]! + costOfLetter(written, i - 1)];
    const above = rows[i - 1]!;
    let least = row[0]!;
    for (let j = 1; j <= meant.length; j++) {
      const cost = Math.min(
        above[j - 1]! + costOfOther(written[i - 1]!, meant[j - 1]!),
        above[j]! + costOfLetter(written, i - 1),
        row[j - 1]! + costOfLetter(meant, j - 1),
        isSwapped(written, i, meant, j) ? rows[i - 2]![j - 2]! + SWAPPED : Infinity,
      );
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > maxCost) return Infinity;
    rows.push(row);
  }
  const cost = rows[written.length]![meant.length]!;
  return cost > maxCost ? Infinity : cost;
}

function isSwapped(a: string, i: number, b: string, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}

/** Of a letter that one of the words does not have. */
function costOfLetter(word: string, at: number): number {
  const letter = word[at]!;
  if (letter === word[at - 1] || letter === word[at + 1]) return DOUBLED;
  return VOWELS.has(letter) ? VOWEL : CONSONANT;
}

function costOfOther(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return OTHER_VOWEL;
  if (ALIKE.has(a + b)) return SOUNDS_ALIKE;
  return isBesideOnKeyboard(a, b) ? BESIDE_ON_KEYBOARD : 1;
}

const KEYBOARD: ReadonlyMap<string, readonly [row: number, column: number]> = new Map(
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((keys, row) =>
    [...keys].map((key, at): [string, readonly [number, number]] => [key, [row, at + row / 2]]),
  ),
);

/** Whether a finger that misses one key hits the other: 't' and 'y', 'v' and 'c', 'h' and 'g'. */
export function isBesideOnKeyboard(a: string, b: string): boolean {
  const [from, to] = [KEYBOARD.get(a), KEYBOARD.get(b)];
  if (!from || !to) return false;
  return Math.abs(from[0] - to[0]) <= 1 && Math.abs(from[1] - to[1]) <= 1;
}
