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
  /\b16\s*\(?([A-J])\)?((?:\s*(?:,|&|\/|-|\bAND\b|\bTHROUGH\b|\bTO\b)+\s*(?:16)?\s*\(?[A-J]\)?(?![A-Z]))*)/gi;
const NEXT_LETTER = /(-|\bTHROUGH\b|\bTO\b)?[^A-Z-]*?\b(?:16)?\(?([A-J])\)?(?![A-Z])/gi;
const LINK = /(?:https?\s?[:;]?\/\/|\bwww\.)[^\s;,<>"'()]+/gi;
/** What ends a hospital's own line. */
const LINE_END = /[;|\n•]|\.\s/;
/** What may stand before a hospital's name, and behind it: else it is a part of another one's. */
const BEFORE_NAME = /(?:^|[;:.,•|\n()–—-]|\b(?:and|for|of|the|at|by|to))\s*$/i;
const BEHIND_NAME = /^\s*(?:\([^)]*\)\s*)?(?:$|[:,=–—-]|'s\b|is\b|at\b|https?|www)/i;

/**
 * The one link that Section C gives for a hospital on the line of a kind of link, as it is written there and repaired; null:
 * none, or more than one. Only what stands on the hospital's own line counts, up to the next hospital's name.
 * `others`: how the filing's other hospitals are called. A filing of one hospital need not name it.
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
        links.add(repairLink(written.replace(/[.:!?\])-]+$/, "").replace(/\s/g, "")) ?? "");
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
    for (const [, through, next = ""] of more.matchAll(NEXT_LETTER)) {
      const letter = next.toUpperCase();
      if (through) {
        for (let code = last.charCodeAt(0); code < letter.charCodeAt(0); code++)
          letters.add(String.fromCharCode(code));
      }
      letters.add(letter);
      last = letter;
    }
  }
  return letters;
}

function isOfAnotherGroup(reference: string, group: string | null): boolean {
  const named = /\bGROUP\s*[-:(]?\s*([A-Z]{1,3})\b/i.exec(reference)?.[1]?.toUpperCase();
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
    // 'A: none, B: www…' is B's link, whoever B is.
    const [beforeLink = line] = line.split(/https?\s?[:;]?\/\/|\bwww\./i, 1);
    const colons = beforeLink.split(":").length - 1;
    return colons > 1 ? [] : [line];
  });
}

interface Mention {
  /** Null: it is a part of a longer name, of nobody here. */
  name: string | null;
  start: number;
  end: number;
}

/** Where a text names hospitals, in its order; where one name holds another, the longer one. */
function findMentions(text: string, names: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (const name of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    if (words.length === 0) continue;
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}]{1,3}")}(?![\\p{L}\\p{N}])`,
      "giu",
    );
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const isWhole = BEFORE_NAME.test(text.slice(0, start)) && BEHIND_NAME.test(text.slice(end));
      const mention = { name: isWhole ? name : null, start, end };
      if (found.every((other) => end <= other.start || start >= other.end)) found.push(mention);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
