import type { LetterText } from "./letter-text.ts";

/** A kept letter with what changed between two texts that we wrote, so that what its writer changed stays. Null: its writer
 *  changed the very paragraphs that are to change. */
export function carryChanges(kept: LetterText, before: LetterText, after: LetterText): LetterText | null {
  const hasOwnEnclosures = kept.enclosures.join("\n") !== before.enclosures.join("\n");
  const { enclosures, enclosuresHeading } = hasOwnEnclosures ? kept : after;
  const body = carryBody(kept.body, before.body.split("\n\n"), after.body.split("\n\n"));
  return body === null ? null : { ...kept, body, enclosures, enclosuresHeading };
}

/** With a paragraph that stays before those that change, so that something new finds its place. */
function carryBody(kept: string, before: readonly string[], after: readonly string[]): string | null {
  const same = (count: number) => before[count] !== undefined && before[count] === after[count];
  let begin = 0;
  while (same(begin)) begin++;
  if (begin === before.length && begin === after.length) return kept;
  let end = 0;
  while (end < Math.min(before.length, after.length) - begin && before.at(-1 - end) === after.at(-1 - end)) {
    end++;
  }
  const first = Math.max(0, begin - 1);
  const old = before.slice(first, before.length - end).join("\n\n");
  const changed = after.slice(first, after.length - end).join("\n\n");
  return kept.includes(old) ? kept.replace(old, () => changed) : null;
}
