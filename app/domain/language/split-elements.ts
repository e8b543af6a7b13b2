/** A piece of a text: plain, or one that `<element>…</element>` surrounds. */
export type TextPart = { text: string; element: string | null };

/** Takes a text with `<name>…</name>` apart, in order: 'Read <terms>these</terms>.' has three parts. */
export function splitElements(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const unclosed = new Set<string>();
  let start = 0;
  for (const { 0: begin, 1: element = "", index } of text.matchAll(/<(\w+)>/g)) {
    const inner = index + begin.length;
    if (index < start || unclosed.has(element)) continue;
    const end = text.indexOf(`</${element}>`, inner);
    if (end < 0) {
      unclosed.add(element);
      continue;
    }
    if (start < index) parts.push({ text: text.slice(start, index), element: null });
    parts.push({ text: text.slice(inner, end), element });
    start = end + `</${element}>`.length;
  }
  return start < text.length ? [...parts, { text: text.slice(start), element: null }] : parts;
}
