/** Whether two papers can mean one person: all words of the shorter name are in the longer one, in any order, and an initial
 *  stands for its word. "DOE, JANE Q" and "Jane Doe" are; "Jane Doe" and "John Doe" are not. */
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
