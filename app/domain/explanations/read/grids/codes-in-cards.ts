import { pickWords } from "#app/domain/reading/page/cells.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import type { ReadRow } from "../tokens/read-row.ts";

/** Returns the codes in separate lines between those of a card: "Procedure code  72148". */
export function codesInside(own: readonly ReadRow[], lines: readonly ReadRow[]): ReadRow[] {
  const [first, last] = [own[0]?.index ?? 0, own.at(-1)?.index ?? 0];
  return lines
    .slice(first, last)
    .filter(({ amounts }) => amounts.length === 0)
    .flatMap((line) => {
      const codes = line.row.words.filter(({ text }) => isCertainCode(text));
      return pickWords(line.row, codes).map((row) => ({ ...line, row, days: [], claimNumbers: [] }));
    });
}
