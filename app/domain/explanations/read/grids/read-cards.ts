import { factOf } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { pickWords } from "#app/domain/reading/page/cells.ts";
import { cellStart, heightOf, isInside, textOf } from "#app/domain/reading/page/rows.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import type { Notice } from "../facts/notice.ts";
import { chooseKinds } from "../kinds/choose-kinds.ts";
import { claimNumbersIn } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { groupCards, partCards, slotOf, TITLE } from "./cards.ts";
import { kindsOfSums } from "./kinds-of-sums.ts";
import { type AmountWithLabel, findLabelledAmounts, isNamed } from "./labelled-amounts.ts";
import type { ReadTable } from "./read-table.ts";

const FEWEST_AMOUNTS = 3;
const FEWEST_NAMED = 2;
const MOST_TITLE_LINES = 3;
const MOST_GAP_IN_HEIGHTS = 1.8;

/**
 * The services of claims where each has a card of its own, with a label beside every amount, and the cards of their sums: a table for all cards
 * with the same labels. What a label that nobody knows names, the other amounts of its cards tell.
 * @param open Those of the lines whose amounts no table reads.
 */
export function readCards(open: readonly ReadRow[], notice: Notice): ReadTable[] {
  const parted = partCards(
    findLabelledAmounts(open, "with-marks").filter(({ isOfAll }) => !isOfAll),
    notice.lines,
  );
  // "Claim 8812: billed $80.00, paid $60.00" sums up what the cards above tell, where there are any.
  const ofServices = parted.filter((card) => !card.some(({ line }) => claimNumbersIn(line).length > 0));
  const cards = ofServices.some(({ length }) => length >= FEWEST_AMOUNTS) ? ofServices : parted;
  const named = cards.flat().filter(isNamed);
  let taken = -1;
  const linesOf = new Map(
    cards.map((card) => {
      const own = [...new Set(card.map(({ line }) => line))];
      const title = titleAbove(own[0], notice, taken);
      taken = own.at(-1)?.index ?? taken;
      return [card, [...title, ...titlesBeside(card), ...own]];
    }),
  );
  return groupCards(cards).flatMap(({ labels, cards: alike }) => {
    const told = alike.filter((card) => {
      const isTitled = linesOf.get(card)?.some(({ amounts }) => amounts.length === 0) ?? false;
      const fewest = alike.length > 1 ? 0 : isTitled ? 1 : FEWEST_NAMED;
      return card.length >= FEWEST_AMOUNTS && card.filter(isNamed).length >= fewest;
    });
    if (told.length === 0) return [];
    const records = told.map((card) => ({
      cells: labels.map((label) => card.find((one) => slotOf(one, card, [label]) === 0) ?? null),
      lines: linesOf.get(card) ?? [],
    }));
    const grid = {
      headings: labels.map(({ label }) => label),
      records,
      sums: kindsOfSums(
        [records],
        named.filter((one) => !told.some((card) => card.includes(one))),
      ),
    };
    const proof = chooseKinds(grid);
    return [{ ...grid, isLabelled: true, roles: proof.roles, proof }];
  });
}

/** What stands before the labels in lines of a card that name its service: its code, its day, or words before its first amount. */
function titlesBeside(card: readonly AmountWithLabel[]): ReadRow[] {
  return [...new Set(card.map(({ line }) => line))].flatMap((line) => {
    const [first] = card.filter((one) => one.line === line);
    if (!first) return [];
    const isTitle = first === card[0] && slotOf(first, card, [TITLE]) === 0;
    const end = isTitle ? first.amount.start : first.amount.start - first.label.split(" ").length;
    const before = line.row.words.slice(0, Math.max(0, end));
    const days = line.days.filter((day) => day.end <= end);
    const named = Math.max(
      before.findLastIndex(({ text }) => isCertainCode(text)) + 1,
      days.at(-1)?.end ?? 0,
    );
    if (!isTitle && named === 0) return [];
    const words = isTitle ? before : before.slice(0, named);
    return pickWords(line.row, words).map((row) => ({ ...line, row, days, amounts: [], isOfTable: false }));
  });
}

/** "Claim number: 8812", "Completed 05/03/2025" is about the claim, and no title of a service. */
const namesFact = (line: ReadRow) =>
  claimNumbersIn(line).length > 0 ||
  line.row.words.slice(0, 4).some(({ text }) => text.endsWith(":")) ||
  line.days.some(({ start }) => factBefore(line, start) === "processed");

const factBefore = ({ row }: ReadRow, end: number) =>
  factOf(squash(textOf(row.words.slice(cellStart(row, Math.max(0, end - 1)), end))));

/** The lines right above a card, which say what was done and when.
 *  @param taken The line up to which others have theirs. */
export function titleAbove(
  first: ReadRow | undefined,
  { lines, isClaimNumber }: Notice,
  taken: number,
): ReadRow[] {
  const title: ReadRow[] = [];
  let below = first;
  while (below && title.length < MOST_TITLE_LINES) {
    const line = lines[below.index - 1];
    if (
      !line ||
      line.index <= taken ||
      line.amounts.length > 0 ||
      namesFact(line) ||
      line.row.words.some(({ text }) => isClaimNumber(text)) ||
      line.row.pageIndex !== below.row.pageIndex
    )
      break;
    if (below.row.box.top - line.row.box.bottom > MOST_GAP_IN_HEIGHTS * heightOf(line.row.box)) break;
    title.unshift(line);
    below = line;
  }
  const dated = title.findLastIndex(({ days }) => days.length > 0);
  const isTitle = title.some(({ row }) => row.words.some(({ text }) => isCertainCode(text)));
  if (dated < 0) return isTitle ? title : [];
  // A day in a line of its own, or beside codes alone, stands below what was done.
  const isAlone = title.slice(dated, dated + 1).every(namesNothing);
  return title.slice(Math.max(0, isAlone ? dated - 1 : dated));
}

const namesNothing = ({ row, days }: ReadRow) =>
  !row.words.some(({ text }, index) => /\p{L}{5}/u.test(text) && !isInside(days, index));
