/** A text without the characters of a class, such as `/[.,;]/`, at its end. The work grows with the characters removed;
 *  `/[.,;]+$/` looks at each run of them again from each of its characters. A class with the flag `u` sees whole code points. */
export function trimEndOf(text: string, characters: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = characters.unicode && (text.codePointAt(end - 2) ?? 0) > 0xffff ? end - 2 : end - 1;
    if (!characters.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}
