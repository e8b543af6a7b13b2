export interface TextPart {
  text: string;
  /** A path of this site; null: plain text. */
  href: string | null;
}

const link = /\[([^[\]]+)\]\((\/[^()\s]*)\)/g;

/** A text of the glossary with links as '[Search Hospitals](/hospitals)', cut into plain and linked parts. */
export function linkedParts(written: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = "", 2: href = "", index } of written.matchAll(link)) {
    if (index > end) parts.push({ text: written.slice(end, index), href: null });
    parts.push({ text, href });
    end = index + whole.length;
  }
  if (end < written.length) parts.push({ text: written.slice(end), href: null });
  return parts;
}

/** The text as it is read, without the addresses. */
export function plainText(written: string): string {
  return written.replace(link, "$1");
}
