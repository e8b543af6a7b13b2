import type { Accumulator } from "../../explanation.ts";
import type { ReadRow } from "../tokens/read-row.ts";

const NAMED: readonly (readonly [Accumulator["of"], RegExp])[] = [
  ["deductible", /\bdeductible\b/],
  ["out-of-pocket", /\b(?:out[- ]of[- ]pocket|0ut 0f pocket|oop)\b/],
];
const MET = /\b(?:met|satisfied|used|so far|applied|to date|year|accumulated|of)\b/;

/** The running sums of the plan's year: "Deductible: $198.33 of $1,000.00". */
export function findAccumulators(lines: readonly ReadRow[]): Accumulator[] {
  return NAMED.flatMap(([of, name]) => {
    for (const { text } of lines) {
      const at = text.replace(/0f/g, "of").replace(/0ut/g, "out");
      const named = name.exec(at);
      if (!named || !MET.test(at)) continue;
      const [first, second] = amountsAfter(at.slice(named.index), named[0].length);
      if (first === undefined) continue;
      return [{ of, metCents: first, limitCents: second ?? null }];
    }
    return [];
  });
}

/** OCR takes the comma of thousands for a point: "$1.000.00". */
const AMOUNT = "(?<![\\d.,])(\\d{1,3}(?:[.,]?\\d{3})*\\.\\d{2})(?!\\d)";
const ONE = new RegExp(AMOUNT);
const PAIR = new RegExp(`${AMOUNT}\\s*(?:of|/|out of|toward)(?: your| the)?\\s*\\$?${AMOUNT}`);

/** Two amounts with "of" between them, or one, up to the next name. A limit is never below what counted toward it. */
function amountsAfter(text: string, nameLength: number): (number | undefined)[] {
  const rest = text.slice(nameLength).split(/\bout[- ]of[- ]pocket\b|\bdeductible\b/)[0] ?? "";
  const pair = PAIR.exec(rest);
  if (!pair) return [centsOf(ONE.exec(rest)?.[1]), undefined];
  const [met, limit] = [centsOf(pair[1]), centsOf(pair[2])];
  return [met, met !== undefined && limit !== undefined && limit < met ? undefined : limit];
}

const centsOf = (text: string | undefined) =>
  text === undefined ? undefined : Number(text.replace(/[.,]/g, ""));
