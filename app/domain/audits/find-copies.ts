import type { StandingLine } from "./standing-lines.ts";

/** Two charges or more. */
type Copies = [StandingLine, StandingLine, ...StandingLine[]];

/** Charges that share a key (null: shares none), where there are two or more, in their order. */
export function findCopies(
  lines: readonly StandingLine[],
  keyOf: (line: StandingLine) => string | null,
): Copies[] {
  const alike = new Map<string, [StandingLine, ...StandingLine[]]>();
  for (const line of lines) {
    const key = line.line.amountCents > 0 ? keyOf(line) : null;
    if (key === null) continue;
    const copies = alike.get(key);
    if (copies) copies.push(line);
    else alike.set(key, [line]);
  }
  return [...alike.values()].flatMap(([first, second, ...others]): Copies[] =>
    second ? [[first, second, ...others]] : [],
  );
}
