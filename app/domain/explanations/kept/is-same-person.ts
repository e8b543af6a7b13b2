/** Whether two documents can mean the same person: the longer name has all words of the shorter one, in any
 *  order. An initial matches its word. "DOE, JANE Q" and "Jane Doe" match; "Jane Doe" and "John Doe" don't. */
export function isSamePerson(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (!shorter || !longer || shorter.length === 0) return false;
  const left = [...longer];
  return shorter.every((word) => {
    const at = left.findIndex((candidate) => isSameWord(word, candidate));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function isSameWord(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);
}

function wordsOf(name: string): string[] {
  const folded = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.match(/\p{L}+/gu) ?? [];
}
