/** About 40 MB of memory; a file with more text than this in notes and algorithms repeats some, which costs space only. */
const MAX_REMEMBERED_CHARACTERS = 16 * 1024 * 1024;

export type RateText = { textNo: number; text: string };

/** Numbers what a file's rates say in words from 1, each text once. `onNew` gets each text with its number. */
export function openRateTexts(onNew: (text: RateText) => void) {
  const numbers = new Map<string, number>();
  let remembered = 0;
  let count = 0;

  return function numberOf(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    count += 1;
    onNew({ textNo: count, text });
    if (remembered < MAX_REMEMBERED_CHARACTERS) {
      numbers.set(text, count);
      remembered += text.length;
    }
    return count;
  };
}
