import type { Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { conceptsIn } from "../tokens/label-concepts.ts";
import type { LineCodes } from "../tokens/line-codes.ts";
import { nearText } from "../tokens/near-text.ts";
import { describeCharge, type PersonName } from "../tokens/person-names.ts";
import { codesBesideDates } from "../tokens/read-part.ts";
import { wordsIn } from "../tokens/row-in-table.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { ChargeLine } from "./charge-line.ts";

// A card has its service, its code and a few rows of figures.
const MAX_ROWS_BELOW = 6;

/** The row that heads a card, and those below it. */
interface Card {
  head: TokenRow;
  codes: LineCodes;
  above: TokenRow | null;
  below: readonly TokenRow[];
}

/** Returns charges printed as cards, as explanations of benefits and portals print them. A card is a row with a
 *  code and no amount, then figures up to the next such row. One figure is labeled charged or billed. Empty if
 *  most rows with a code lead to no charge, since those aren't cards. */
export function findChargeCards({ all, rows, ways: { persons } }: Tokens): ChargeLine[] {
  const cards = listCards(all);
  // "Blood draw   $26.81" above "Procedure 36415".
  const pricesAbove = cards.length > 1 && cards.every((card) => priceAbove(card) !== null);
  const isAlone = cards.length === 1;
  const charges = cards.flatMap((card) => {
    const amount = pricesAbove ? priceAbove(card) : chargeBelow(card, rows, { isAlone });
    return amount ? [chargeOf(card, amount, persons)] : [];
  });
  return 2 * charges.length > cards.length ? charges : [];
}

function chargeOf({ head, codes, above }: Card, amount: PrintedAmount, persons: PersonName[]): ChargeLine {
  const described = above ? wordsOfService(above, amount) : [];
  const description = describeCharge(described, persons);
  return {
    row: head.row,
    ...codes,
    date: head.dates[0] ?? above?.dates[0] ?? null,
    description:
      description === null || !above
        ? null
        : { value: description, row: above.row, words: described, sureness: 1 },
    units: null,
    unitPrice: null,
    amount,
  };
}

function listCards(all: readonly TokenRow[]): Card[] {
  const heads = all.flatMap((head) => {
    const codes = head.money.length === 0 ? codesBesideDates(head) : null;
    return codes?.procedure ? [{ head, codes }] : [];
  });
  return heads.map(({ head, codes }, position) => {
    const isOnPage = ({ row }: TokenRow) => row.pageIndex === head.row.pageIndex;
    const end = Math.min(
      heads[position + 1]?.head.row.index ?? all.length,
      head.row.index + 1 + MAX_ROWS_BELOW,
    );
    const above = all[head.row.index - 1];
    return {
      head,
      codes,
      above: above && isOnPage(above) ? above : null,
      below: all.slice(head.row.index + 1, end).filter(isOnPage),
    };
  });
}

function priceAbove({ above }: Card): PrintedAmount | null {
  const [price, ...others] = above?.money ?? [];
  return price && others.length === 0 ? price : null;
}

/** The sum of all cards isn't a charge of the last one. */
function chargeBelow(
  { below }: Card,
  rows: readonly Row[],
  { isAlone }: { isAlone: boolean },
): PrintedAmount | null {
  const figures = below.filter(({ opensAsTotal }) => isAlone || !opensAsTotal);
  return figures.flatMap(({ money }) => money).find((amount) => saysCharge(amount, rows)) ?? null;
}

/** The words above a card, up to its price. */
function wordsOfService({ row, dates }: TokenRow, amount: PrintedAmount) {
  const days = new Set(dates.flatMap(wordsIn));
  const end = amount.row === row ? amount.start : row.words.length;
  return row.words.slice(0, end).filter((_, at) => !days.has(at));
}

function saysCharge(amount: PrintedAmount, rows: readonly Row[]): boolean {
  const text = nearText(amount, rows);
  const concepts = conceptsIn(text);
  if (concepts.includes("allowed") || concepts.includes("adjustment") || concepts.includes("due"))
    return false;
  return concepts.includes("charge") || /\bprovider\b/i.test(text);
}
