import { squash } from "#app/domain/bills/read/labels/fold-text.ts";
import { cellStart, heightOf, textOf } from "#app/domain/bills/read/layout/rows.ts";
import { isCertainCode } from "#app/domain/bills/read/tokens/certain-code.ts";
import type { GridRecord } from "../grid.ts";
import { SINGLE_ROLES } from "../kinds/amount-roles.ts";
import { weighKinds } from "../kinds/choose-kinds.ts";
import { claimNumbersIn } from "../tokens/claim-numbers.ts";
import { factOf } from "../tokens/fact-of-label.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { findLabelledAmounts, type LabelledAmount } from "./labelled-amounts.ts";
import type { ReadTable } from "./read-table.ts";

const FEWEST_AMOUNTS = 3;
const MOST_TITLE_LINES = 3;
const MOST_GAP_IN_HEIGHTS = 1.8;

/**
 * The services of a claim where each has a card of its own, with a label beside every amount; null: there are none. A card ends where a label
 * comes again.
 */
export function readCards(
  lines: readonly ReadRow[],
  isClaimNumber: (text: string) => boolean,
): ReadTable | null {
  const cards = partCards(findLabelledAmounts(lines, "with-marks"), lines).filter(
    ({ length }) => length >= FEWEST_AMOUNTS,
  );
  if (cards.length === 0) return null;
  let taken = -1;
  const records = cards.map((card): GridRecord => {
    const own = [...new Set(card.map(({ line }) => line))];
    const record = {
      cells: cellsOf(card),
      lines: [...titleAbove(own[0], lines, taken, isClaimNumber), ...own],
    };
    taken = own.at(-1)?.index ?? taken;
    return record;
  });
  const grid = { headings: SINGLE_ROLES.map(({ key }) => key), records };
  return { ...grid, isLabelled: true, roles: SINGLE_ROLES, proof: weighKinds(grid, SINGLE_ROLES) };
}

function partCards(amounts: readonly LabelledAmount[], lines: readonly ReadRow[]): LabelledAmount[][] {
  const cards: LabelledAmount[][] = [];
  for (const amount of amounts) {
    const open = cards.at(-1);
    const last = open?.at(-1);
    const isNew =
      !open ||
      !last ||
      open.some(({ kind }) => kind === amount.kind) ||
      lines.slice(last.line.index + 1, amount.line.index + 1).some((line) => claimNumbersIn(line).length > 0);
    if (isNew) cards.push([amount]);
    else open.push(amount);
  }
  return cards;
}

const cellsOf = (card: readonly LabelledAmount[]) =>
  SINGLE_ROLES.map(({ kinds: [wanted] }) => {
    const found = card.find(({ kind }) => kind === wanted);
    return found ? { amount: found.amount, line: found.line } : null;
  });

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
  lines: readonly ReadRow[],
  taken: number,
  isClaimNumber: (text: string) => boolean,
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
  const dated = title.findIndex(({ days }) => days.length > 0);
  const isTitle = title.some(({ row }) => row.words.some(({ text }) => isCertainCode(text)));
  if (dated < 0) return isTitle ? title : [];
  // A day in a line of its own stands below what was done.
  const [day] = title[dated]?.days ?? [];
  const isAlone = day !== undefined && day.end - day.start === title[dated]?.row.words.length;
  return title.slice(Math.max(0, isAlone ? dated - 1 : dated));
}
