import { cellEnd, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { describeCharge, type PersonName } from "../tokens/person-names.ts";
import { readBesideAmount, readPart } from "../tokens/read-part.ts";
import type { WaysOfDocument } from "../tokens/table-row.ts";
import { isPrice, saysSomething, textsBeside } from "../tokens/text-beside-amount.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { type ChargeLine, countCoded, hasCode, toChargeLine } from "./charge-line.ts";

/**
 * Returns a charge for each amount of a column, top to bottom, named by the text next to the amount or by rows around
 * it. If no amount has a code next to it, codes come from the rows below or above, whichever finds more.
 */
export function chargesAround(amounts: readonly PrintedAmount[], tokens: Tokens): ChargeLine[] {
  const parts = textsBeside(amounts);
  const described = amounts.flatMap((amount, at) => {
    const token = tokens.all[amount.row.index];
    if (!token) return [];
    const said = readBesideAmount(token, amount, parts[at] ?? amount, tokens.ways);
    const around = rowsAround(amounts, at, tokens.all);
    return [{ around, charge: withTextAround(toChargeLine(said, amount), around, tokens.persons) }];
  });
  const charges = described.map(({ charge }) => charge);
  if (charges.some(hasCode)) return charges;
  const withCodesOf = (side: keyof RowsAround) =>
    described.map(({ charge, around }) => withCodeIn(charge, around[side], tokens.ways));
  const [above, below] = [withCodesOf("above"), withCodesOf("below")];
  return countCoded(below) >= countCoded(above) ? below : above;
}

const MAX_ROWS_BELOW = 3;
const MAX_ROWS_ABOVE = 2;

/** Nearest first. */
interface RowsAround {
  above: readonly TokenRow[];
  below: readonly TokenRow[];
}

/** The rows above and below that of an amount, up to those of the last and the next one. */
function rowsAround(run: readonly PrintedAmount[], position: number, all: readonly TokenRow[]): RowsAround {
  const [previous, own, next] = [position - 1, position, position + 1].map((at) => run[at]?.row);
  if (!own) return { above: [], below: [] };
  const start = Math.max((previous?.index ?? -1) + 1, own.index - MAX_ROWS_ABOVE);
  const end = Math.min(next?.index ?? all.length, own.index + 1 + MAX_ROWS_BELOW);
  const isOnPage = ({ row }: TokenRow) => row.pageIndex === own.pageIndex;
  return {
    above: all.slice(start, own.index).reverse().filter(isOnPage),
    below: all.slice(own.index + 1, end).filter(isOnPage),
  };
}

/** Returns a charge with text: one without text next to its amount takes the text of the row above, or else below. */
function withTextAround(charge: ChargeLine, { above, below }: RowsAround, persons: PersonName[]): ChargeLine {
  if (charge.description) return charge;
  for (const { row } of [...above, ...below]) {
    const words = wordsAtLeft(row, charge.amount);
    if (!saysSomething(textOf(words)) || isPrice(textOf(words))) continue;
    const text = describeCharge(words, persons);
    if (text !== null) return { ...charge, description: { value: text, row, words, sureness: 1 } };
  }
  return charge;
}

function withCodeIn(charge: ChargeLine, rows: readonly TokenRow[], ways: WaysOfDocument): ChargeLine {
  for (const token of rows) {
    const part = { start: 0, end: wordsAtLeft(token.row, charge.amount).length };
    const { procedure, modifiers } = readPart(token, part, ways);
    if (procedure && procedure.value.codeType !== "MS-DRG") return { ...charge, procedure, modifiers };
  }
  return charge;
}

/** The words of a row's cells that begin left of where an amount ends. */
function wordsAtLeft(row: Row, { box }: PrintedAmount): Row["words"] {
  const last = row.cellStarts.findLast((start) => {
    const [first] = row.words.slice(start);
    return first !== undefined && first.box.left < box.right;
  });
  return last === undefined ? [] : row.words.slice(0, cellEnd(row, last));
}
