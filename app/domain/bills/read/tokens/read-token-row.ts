import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import { textOf } from "#app/domain/reading/page/rows.ts";
import { certainCodesIn } from "#app/domain/reading/values/certain-code.ts";
import { endsMoneyColumn } from "./columns.ts";
import { partsWithAmounts } from "./named-parts.ts";
import { isOffer } from "./offers.ts";
import { readSection } from "./revenue-section.ts";
import { partsWithCodes } from "./services-beside.ts";
import { governingHeading, type TableHeading } from "./table-heading.ts";
import { readRow, type WaysOfDocument } from "./table-row.ts";
import type { TokenRow } from "./token-row.ts";
import type { WordsOfRow } from "./words-of-rows.ts";

const FOREIGN_MONEY = /\bGST\b|€|£/i;

/** Reads a row by the heading that governs it, and what else it says. */
export function readTokenRow(words: WordsOfRow, headings: TableHeading[], ways: WaysOfDocument): TokenRow {
  const { row, labels, amounts, money } = words;
  const heading = governingHeading(headings, row);
  const columns = heading?.columns ?? [];
  const said = readRow(words, ways, columns);
  const fitsNoColumn = heading !== null && !said.amount && said.hasOtherAmounts;
  const beside = heading ? [] : partsWithCodes(row);
  const text = textOf(row.words);
  const first = row.words[0]?.text ?? "";
  const isTotal = labels.some(({ roles }) => roles.amount === "total" || roles.amount === "total-charges");
  return {
    ...words,
    heading,
    isHeading: heading !== null && row.index <= heading.lastRow,
    columns,
    charged: ways.wholeDollars
      ? amounts.filter((amount) => amount.isMoney || endsMoneyColumn(amount, columns))
      : money,
    said,
    alone: fitsNoColumn ? readRow(words, ways, []) : said,
    services: beside.length > 1 ? beside.map((part) => readRow(words, ways, [], part)) : [],
    parts: partsWithAmounts(row, money),
    codes: certainCodesIn(row),
    section: readSection(row, text),
    opensAsTotal: /^\W*totals?\b/i.test(first),
    isOffer: labels.length > 0 && isOffer(row),
    saysForeignMoney: FOREIGN_MONEY.test(text),
    // "Metabolic Panel Basic w Ca Tot" is no total.
    endsClaim: first === "0001" || (isTotal && recogniseRevenueCode(first) === null),
  };
}
