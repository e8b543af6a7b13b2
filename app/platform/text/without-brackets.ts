/** A text with a space in place of each bracket and what it holds, up to the first that closes it; one that nothing closes stays. */
export function withoutBrackets(text: string, opening: string, closing: string): string {
  const parts = text.split(closing);
  return parts
    .map((part, index) => {
      const at = part.indexOf(opening);
      if (index === parts.length - 1) return part;
      return at < 0 ? part + closing : `${part.slice(0, at)} `;
    })
    .join("");
}
