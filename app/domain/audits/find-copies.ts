import type { StandingLine } from "./standing-lines.ts";

/** Charges that share a key (null: shares none), where there are two or more, in their order. */
export function findCopies(
  lines: readonly StandingLine[],
  keyOf: (line: StandingLine) => string | null,
): StandingLine[][] {
  const alike = new Map<string, StandingLine[]>();
  for (const line of lines) {
    const key = line.line.amountCents > 0 ? keyOf(line) : null;
    if (key === null) continue;
    const copies = alike.get(key);
    if (copies) copies.push(line);
    else alike.set(key, [line]);
  }
  return [...alike.values()].filter(({ length }) => length > 1);
}
