/** A character that was read; `position` is its middle as a share of the line's length. */
export interface ReadCharacter {
  text: string;
  position: number;
  confidence: number;
  followsSpace: boolean;
}

/** The model's classes that are kept, by their numbers, and the character for each. The first is the CTC blank. */
export interface Alphabet {
  classes: number[];
  texts: string[];
}

/** Builds the alphabet from a dictionary file with one character a line; the model's last class is the space.
 *  The model knows 6,600 mostly Chinese characters: only Latin letters, digits, signs and full-width forms of these are kept. */
export function readAlphabet(dictionary: string): Alphabet {
  const entries = dictionary.split(/\r?\n/);
  if (entries.at(-1) === "") entries.pop();
  const classes = [0];
  const texts = [""];
  for (const [index, entry] of [...entries, " "].entries()) {
    const text = toLatin(entry);
    if (text === null) continue;
    classes.push(index + 1);
    texts.push(text);
  }
  return { classes, texts };
}

const LATIN_SIGNS = new Map([
  ["—", "-"],
  ["－", "-"],
  ["─", "-"],
  ["’", "'"],
  ["‘", "'"],
  ["′", "'"],
  ["″", '"'],
  ["“", '"'],
  ["”", '"'],
  ["，", ","],
  ["．", "."],
  ["￥", "¥"],
  ["•", "•"],
  ["·", "·"],
  ["…", "…"],
  ["№", "№"],
  ["™", "™"],
  ["√", "√"],
]);

function toLatin(character: string): string | null {
  const sign = LATIN_SIGNS.get(character);
  if (sign !== undefined) return sign;
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code <= 0xff) return character;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0);
  return null;
}

/** Greedy CTC decoding: the best class of every step, repetitions merged, blanks dropped.
 *  `scores` holds steps × kept classes. Spaces are not returned but noted at the character after them. */
export function readCharacters(scores: Float32Array, { texts }: Pick<Alphabet, "texts">): ReadCharacter[] {
  const stepCount = scores.length / texts.length;
  const characters: ReadCharacter[] = [];
  let previousEntry = 0;
  let followsSpace = false;
  for (let step = 0; step < stepCount; step++) {
    const { entry, score } = bestEntry(scores, step * texts.length, texts.length);
    const text = texts[entry];
    if (text === undefined) throw new Error("The scores are not those of the alphabet.");
    const last = characters.at(-1);
    if (text === " ") followsSpace = true;
    else if (entry !== 0 && entry !== previousEntry) {
      characters.push({ text, position: (step + 0.5) / stepCount, confidence: score, followsSpace });
      followsSpace = false;
    } else if (entry !== 0 && last) last.confidence = Math.max(last.confidence, score);
    previousEntry = entry;
  }
  return characters;
}

function bestEntry(scores: Float32Array, offset: number, length: number) {
  let entry = 0;
  let score = scores[offset]!;
  for (let candidate = 1; candidate < length; candidate++) {
    const value = scores[offset + candidate]!;
    if (value > score) {
      score = value;
      entry = candidate;
    }
  }
  return { entry, score };
}
