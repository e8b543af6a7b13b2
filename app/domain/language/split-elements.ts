/** A piece of a text: plain, or one that `<element>…</element>` surrounds. */
export type TextPart = { text: string; element: string | null };

/** Takes a text with `<name>…</name>` apart, in order: 'Read <terms>these</terms>.' has three parts. */
export function splitElements(text: string): TextPart[] {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s); // plain, name, inner, plain, name, inner, … plain
  return parts.flatMap((part, index) => {
    if (index % 3 === 1) return [];
    if (index % 3 === 2) return [{ text: part, element: parts[index - 1] ?? null }];
    return part === "" ? [] : [{ text: part, element: null }];
  });
}
