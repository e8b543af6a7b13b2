import { boxAround, cellEnd, type Row, textOf } from "../layout/rows.ts";
import { describeCharge } from "../names/person-names.ts";
import { printedAt } from "../printed-at.ts";
import type { PrintedAmount } from "../tokens/amounts.ts";
import { readBesideAmount, readPart } from "../tokens/read-part.ts";
import type { Part } from "../tokens/table-row.ts";
import { isPrice, saysSomething, textsBeside } from "../tokens/text-beside-amount.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import { type Tokens, tokensOf } from "../tokens/tokens.ts";
import { type ChargeLine, countCoded, hasCode, toChargeLine } from "./charge-line.ts";

/**
 * What is charged by each of the amounts of a column, from top to bottom: by the text beside it, or in the rows around it; and where none
 * has a code beside it, by the codes of the rows below or above, whichever leads to more.
 */
export function chargesAround(amounts: readonly PrintedAmount[], tokens: Tokens): ChargeLine[] {
  const parts = textsBeside(amounts);
  const around = rowsAround(amounts, tokens);
  const described = amounts.map((amount, index) =>
    withTextAround(chargeBeside(amount, parts[index] ?? null, tokens), around[index] ?? NO_ROWS, tokens),
  );
  if (described.some(hasCode)) return described;
  const withCodes = (side: keyof RowsAround) =>
    described.map((charge, index) => withCodeIn(charge, around[index]?.[side] ?? [], tokens));
  const [above, below] = [withCodes("above"), withCodes("below")];
  return countCoded(below) >= countCoded(above) ? below : above;
}

const MOST_ROWS_BELOW = 3;
const MOST_ROWS_ABOVE = 2;

/** What a part of an amount's row says of it; of none, the amount alone. */
function chargeBeside(amount: PrintedAmount, part: Part | null, tokens: Tokens): ChargeLine {
  const said = readBesideAmount(tokensOf(tokens, amount.row), amount, part ?? amount, tokens.ways);
  return toChargeLine(said, amount);
}

/** Nearest first. */
interface RowsAround {
  above: readonly TokenRow[];
  below: readonly TokenRow[];
}

const NO_ROWS: RowsAround = { above: [], below: [] };

/** The rows above and below the row of each amount, up to those of the last and the next one. */
function rowsAround(run: readonly PrintedAmount[], tokens: Tokens): RowsAround[] {
  const places = run.map(({ row }) => tokensOf(tokens, row));
  return places.map(({ row, index }, position) => {
    const previous = places[position - 1]?.index ?? -1;
    const next = places[position + 1]?.index ?? tokens.all.length;
    const isOnPage = (other: TokenRow) => other.row.pageIndex === row.pageIndex;
    return {
      above: tokens.all
        .slice(Math.max(previous + 1, index - MOST_ROWS_ABOVE), index)
        .reverse()
        .filter(isOnPage),
      below: tokens.all.slice(index + 1, Math.min(next, index + 1 + MOST_ROWS_BELOW)).filter(isOnPage),
    };
  });
}

/** A charge that has no text beside its amount takes that of the row above, or else below. */
function withTextAround(
  charge: ChargeLine,
  { above, below }: RowsAround,
  { persons }: Pick<Tokens, "persons">,
): ChargeLine {
  if (charge.description) return charge;
  for (const { row } of [...above, ...below]) {
    const words = wordsAtLeft(row, charge.amount);
    if (!saysSomething(textOf(words)) || isPrice(textOf(words))) continue;
    const text = describeCharge(words, persons);
    if (text !== null) return { ...charge, description: printedAt(text, row, words) };
  }
  return charge;
}

function withCodeIn(charge: ChargeLine, rows: readonly TokenRow[], { ways }: Tokens): ChargeLine {
  for (const token of rows) {
    const part = { start: 0, end: wordsAtLeft(token.row, charge.amount).length };
    const { procedure, modifiers } = readPart(token, part, ways);
    if (procedure && procedure.value.codeType !== "MS-DRG") return { ...charge, procedure, modifiers };
  }
  return charge;
}

/** The words of a row's cells that begin left of where an amount ends. */
function wordsAtLeft(row: Row, { box }: PrintedAmount): Row["words"] {
  const last = row.cellStarts.findLast(
    (start) => boxAround(row.words.slice(start, start + 1)).left < box.right,
  );
  return last === undefined ? [] : row.words.slice(0, cellEnd(row, last));
}
