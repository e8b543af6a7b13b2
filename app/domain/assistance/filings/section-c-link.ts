import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { LinkKind } from "./filing.ts";
import { repairLink } from "./read-link.ts";

/** An entry of Section C: the line that it explains, and its text. */
export interface Remark {
  reference: string;
  text: string;
}

const LETTER: Readonly<Record<LinkKind, string>> = { policy: "A", application: "B", summary: "C" };
/** 'LINE 16A', 'LINES 16A, 16B AND 16C', 'LINE 16A-C'. */
const LINES =
  /\b16\s*\(?([A-J])\)?((?:\s*(?:,|&|\/|-|\bAND\b|\bTHROUGH\b|\bTO\b)+\s*(?:16\s*)?\(?[A-J]\)?(?![A-Z]))*)/gi;
const MARK_OR_LETTER = /-|AND|THROUGH|TO|([A-J])(?![A-Z])/g;
const LINK = /(?:https?\s?[:;]?\/\/|\bwww\.)[^\s;,<>"'()]+/gi;
/** What ends a hospital's own line. */
const LINE_END = /[;|\n•]|\.\s/;
/** What may stand before a hospital's name, and behind it: else it is a part of another one's. */
const BEFORE_NAME = /(?:^|[;:.,•|()–—-]|\b(?:and|for|of|the|at|by|to))$/i;
const BEHIND_NAME = /^\s*(?:\([^)]*\)\s*)?(?:$|[:,=–—-]|'s\b|is\b|at\b|https?|www)/i;

/**
 * Returns the only link that Section C gives for a hospital on a line about this kind of link, as written and
 * repaired. Null: no link, or several. Only the hospital's own line counts, up to the next hospital's name. `others`:
 * names of the filing's other hospitals. A filing for one hospital doesn't have to name it.
 */
export function linkFromSectionC(
  remarks: readonly Remark[],
  kind: LinkKind,
  { name, group }: { name: string; group: string | null },
  others: readonly string[],
): string | null {
  if (others.includes(name)) return null;
  const links = new Set<string>();
  for (const { reference, text } of remarks) {
    if (!linesOf(reference).has(LETTER[kind]) || isOfAnotherGroup(reference, group)) continue;
    for (const part of ownParts(reference, text, name, others)) {
      for (const [written] of part.matchAll(LINK)) {
        links.add(repairLink(trimEndOf(written, /[.:!?\])-]/).replace(/\s/g, "")) ?? "");
      }
    }
  }
  const [link, another] = links;
  return link && another === undefined ? link : null;
}

/** The letters of line 16 that a reference names. */
function linesOf(reference: string): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const [, first = "", more = ""] of reference.matchAll(LINES)) {
    let last = first.toUpperCase();
    letters.add(last);
    let isThrough = false;
    for (const [mark, letter] of more.toUpperCase().matchAll(MARK_OR_LETTER)) {
      if (letter === undefined) {
        isThrough = mark !== "AND";
        continue;
      }
      if (isThrough) {
        for (let code = last.charCodeAt(0); code < letter.charCodeAt(0); code++)
          letters.add(String.fromCharCode(code));
      }
      letters.add(letter);
      last = letter;
      isThrough = false;
    }
  }
  return letters;
}

function isOfAnotherGroup(reference: string, group: string | null): boolean {
  const named = /\bGROUP\s*(?:[-:(]\s*)?([A-Z]{1,3})\b/i.exec(reference)?.[1]?.toUpperCase();
  return named !== undefined && named !== group;
}

/** The parts of a text that are a hospital's own: behind its name, or all of it where the reference names it alone. */
function ownParts(reference: string, text: string, name: string, others: readonly string[]): string[] {
  const names = [name, ...others];
  const mentions = findMentions(text, names);
  if (mentions.length === 0) {
    const named = findMentions(reference, names);
    const isOwn = named.length === 0 ? others.length === 0 : named.every((one) => one.name === name);
    return isOwn ? [text] : [];
  }
  return mentions.flatMap((mention, index) => {
    if (mention.name !== name) return [];
    const part = text.slice(mention.end, mentions[index + 1]?.start);
    const [line = part] = part.split(LINE_END, 1);
    // 'A: none, B: www…' is B's link, no matter who B is.
    const [beforeLink = line] = line.split(/https?\s?[:;]?\/\/|\bwww\./i, 1);
    const colons = beforeLink.split(":").length - 1;
    return colons > 1 ? [] : [line];
  });
}

interface Mention {
  /** Null: the words are a part of a longer name, of no hospital here. */
  name: string | null;
  start: number;
  end: number;
}

/** Where a text names hospitals, in its order; where one name holds another, the longer one. */
function findMentions(text: string, names: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (const name of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    const words = wordsOf(name).map(({ word }) => word);
    for (const { start, end } of findWords(text, words)) {
      const isWhole = mayStandBefore(text.slice(0, start)) && BEHIND_NAME.test(text.slice(end));
      const mention = { name: isWhole ? name : null, start, end };
      if (found.every((other) => end <= other.start || start >= other.end)) found.push(mention);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where these words follow one another, with up to three other characters between two. */
function findWords(text: string, words: readonly string[]): { start: number; end: number }[] {
  const written = wordsOf(text);
  return written.flatMap((first, at) => {
    const found = written.slice(at, at + words.length);
    const areNear = found.every(
      ({ start }, index) => index === 0 || start - (found[index - 1]?.end ?? 0) <= MAX_BETWEEN_WORDS,
    );
    const last = found.at(-1);
    const isName = last && areNear && words.every((word, index) => word === found[index]?.word);
    return isName ? [{ start: first.start, end: last.end }] : [];
  });
}

const MAX_BETWEEN_WORDS = 3;

function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

function mayStandBefore(text: string): boolean {
  const written = text.trimEnd();
  return BEFORE_NAME.test(written) || text.slice(written.length).includes("\n");
}
