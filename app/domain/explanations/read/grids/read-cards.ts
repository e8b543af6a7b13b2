import { editDistance } from "#app/domain/language/edit-distance.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { pickWords } from "#app/domain/reading/page/cells.ts";
import { NAMES_AMOUNT_ALONE } from "#app/domain/reading/reach.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import type { Notice } from "../facts/notice.ts";
import { chooseKinds } from "../kinds/choose-kinds.ts";
import { claimNumbersIn } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { codesInside } from "./codes-in-cards.ts";
import { kindsOfSums } from "./kinds-of-sums.ts";
import { type AmountWithLabel, findLabelledAmounts, isNamed } from "./labelled-amounts.ts";
import type { ReadTable } from "./read-table.ts";
import { titleAbove } from "./title-of-table.ts";

const MIN_AMOUNTS = 3;
const MIN_NAMED = 2;

/**
 * Returns a table for all cards with the same labels. Each service of a claim, and each sum, has a card with a label
 * next to every amount. The other amounts of the cards show what an unknown label means.
 * @param open Lines whose amounts no table reads.
 */
export function readCards(open: readonly ReadRow[], notice: Notice): ReadTable[] {
  const parted = partCards(
    findLabelledAmounts(open, "with-marks").filter(({ isOfAll }) => !isOfAll),
    notice.lines,
  );
  // "Claim 8812: billed $80.00, paid $60.00" sums up what the cards above tell, where there are any.
  const ofServices = parted.filter((card) => !card.some(({ line }) => line.claimNumbers.length > 0));
  const cards = ofServices.some(({ length }) => length >= MIN_AMOUNTS) ? ofServices : parted;
  const named = cards.flat().filter(isNamed);
  let taken = -1;
  const linesOf = new Map(
    cards.map((card) => {
      const own = [...new Set(card.map(({ line }) => line))];
      const title = titleAbove(own[0], notice, taken);
      taken = own.at(-1)?.index ?? taken;
      return [card, [...title, ...titlesBeside(card), ...codesInside(own, notice.lines), ...own]];
    }),
  );
  return groupCards(cards).flatMap(({ labels, cards: alike }) => {
    const told = alike.filter((card) => {
      const isTitled = linesOf.get(card)?.some(({ amounts }) => amounts.length === 0) ?? false;
      const minNamed = alike.length > 1 ? 0 : isTitled ? 1 : MIN_NAMED;
      return isFolded(card) || (card.length >= MIN_AMOUNTS && card.filter(isNamed).length >= minNamed);
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
    const isHead = first === card[0] && isHeadOfCard(line, end, card);
    const before = line.row.words.slice(0, Math.max(0, end));
    const days = line.days.filter((day) => day.end <= end);
    const named = Math.max(
      before.findLastIndex(({ text }) => isCertainCode(text)) + 1,
      days.at(-1)?.end ?? 0,
    );
    if (!isTitle && !isHead && named === 0) return [];
    const words = isTitle || isHead ? before : before.slice(0, named);
    return pickWords(line.row, words).map((row) => ({
      ...line,
      row,
      days,
      amounts: [],
      isOfTable: false,
      claimNumbers: claimNumbersIn({ row, text: line.text }),
    }));
  });
}

/** A service in one row with its day, what was billed and what is owed: a web page prints it so until it is opened. */
const isFolded = (card: Card) =>
  new Set(card.map(({ line }) => line)).size === 1 &&
  card.length < MIN_AMOUNTS &&
  ["billed", "youOwe"].every((kind) => card.some((one) => one.kind === kind)) &&
  card.some(({ line, amount }) => line.days.some(({ start, end }) => start > 0 && end <= amount.start));

/** Whether words in a cell before the first label of a card name its service, and further labels stand below: "Chest X-ray   Your cost $27.44". */
const isHeadOfCard = ({ row }: ReadRow, end: number, card: Card) =>
  row.cellStarts.includes(end) &&
  row.words.slice(0, end).some(({ text }) => /^\p{L}{3}/u.test(text)) &&
  card.length >= MIN_AMOUNTS &&
  card.slice(1).every(({ line }) => line.row !== row);

/** Amounts that stand together, each with its label. */
type Card = readonly AmountWithLabel[];

type Label = Pick<AmountWithLabel, "label" | "kind" | "likeness">;

/** Cards with the same labels; an empty one is that of the amount behind a service's name. */
interface AlikeCards {
  labels: Label[];
  cards: Card[];
}

const MAX_LINES_APART = 6;

/** An amount with an unknown label belongs to a card only if it is right next to others. */
const MAX_LINES_APART_UNNAMED = 1;

/** Amounts with labels as cards: a card ends where a label comes again, where a claim's number stands, or where other things do. */
function partCards(amounts: readonly AmountWithLabel[], lines: readonly ReadRow[]): Card[] {
  const cards: AmountWithLabel[][] = [];
  for (const amount of amounts) {
    const open = cards.at(-1);
    const last = open?.at(-1);
    const apart = isNamed(amount) ? MAX_LINES_APART : MAX_LINES_APART_UNNAMED;
    const isBeside =
      last !== undefined &&
      amount.line.index - last.line.index <= apart &&
      !lines.slice(last.line.index + 1, amount.line.index + 1).some((line) => line.claimNumbers.length > 0);
    if (!open || !isBeside) cards.push([amount]);
    else if (open.some((one) => isSameLabel(one, amount)))
      cards.push([...takeTitle(open, amount, amounts), amount]);
    else open.push(amount);
  }
  return cards.filter(({ length }) => length > 0);
}

/** Whether two amounts have one label, though OCR may have misread letters of it. */
function isSameLabel(a: Label, b: Label): boolean {
  if (Math.min(a.likeness, b.likeness) >= NAMES_AMOUNT_ALONE) return a.kind === b.kind;
  const [own, other] = [squash(a.label), squash(b.label)];
  const maxMisread = Math.floor(own.length / LETTERS_TO_A_MISREAD);
  if (own === "" || other === "") return own === other && a.kind === b.kind;
  return own === other || editDistance(own, other, maxMisread) <= maxMisread;
}

/** Labels that surely name a kind are the same by it. */
const LETTERS_TO_A_MISREAD = 7;

/** Takes the name of the next service with its amount off the end of a card: it stands nearer to the next card. */
function takeTitle(
  open: AmountWithLabel[],
  next: AmountWithLabel,
  all: readonly AmountWithLabel[],
): AmountWithLabel[] {
  const last = open.at(-1);
  const before = open.at(-2);
  if (!last || !before || isNamed(last) || last.line === next.line || last.line === before.line) return [];
  const gapBelow = next.line.row.box.top - last.line.row.box.bottom;
  const gapAbove = last.line.row.box.top - before.line.row.box.bottom;
  const isOnce = all.filter((one) => isSameLabel(one, last)).length === 1;
  return gapBelow < gapAbove || (isOnce && gapBelow < EVEN * gapAbove) ? open.splice(-1) : [];
}

const EVEN = 1.2;
const MIN_SHARED = 0.5;

/** The cards of a notice by their labels. */
function groupCards(cards: readonly Card[]): AlikeCards[] {
  const groups: AlikeCards[] = [];
  for (const card of cards) {
    const group = groups.find(({ labels, cards: [first = []] }) => {
      const shared = card.filter((one) => slotOf(one, card, labels) >= 0).length;
      return shared >= MIN_SHARED * Math.max(card.length, Math.min(first.length, labels.length));
    });
    const into = group ?? { labels: [], cards: [] };
    if (!group) groups.push(into);
    into.cards.push(card);
    for (const one of card) {
      if (slotOf(one, card, into.labels) < 0) into.labels.push(isTitle(one, card) ? TITLE : one);
    }
  }
  return groups;
}

/** The text after a service's name. */
const TITLE: Label = { label: "", kind: null, likeness: 0 };

/** Which of these labels an amount of a card has; -1: none. */
const slotOf = (one: AmountWithLabel, card: Card, labels: readonly Label[]): number => {
  const own = isTitle(one, card) ? TITLE : one;
  return labels.findIndex((label) => isSameLabel(own, label));
};

/** Whether words before the first amount of a card are the name of a service: the words are unknown, and its labels are in lines
 *  below. */
const isTitle = (one: AmountWithLabel, card: Card) =>
  one === card[0] &&
  !isNamed(one) &&
  card.length > 1 &&
  card[1]?.line !== one.line &&
  card.slice(1).every(({ line }) => line === card[1]?.line);
