import { editDistance } from "#app/domain/language/edit-distance.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { claimNumbersIn } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { type AmountWithLabel, isNamed } from "./labelled-amounts.ts";

/** Amounts that stand together, each with its label. */
export type Card = readonly AmountWithLabel[];

type Label = Pick<AmountWithLabel, "label" | "kind" | "likeness">;

/** Cards with the same labels; an empty one is that of the amount behind a service's name. */
export interface AlikeCards {
  labels: Label[];
  cards: Card[];
}

const MOST_LINES_APART = 6;
/** An amount whose label nobody knows is of a card only right beside others. */
const MOST_LINES_APART_UNNAMED = 1;

/** Amounts with labels as cards: a card ends where a label comes again, where a claim's number stands, or where other things do. */
export function partCards(amounts: readonly AmountWithLabel[], lines: readonly ReadRow[]): Card[] {
  const cards: AmountWithLabel[][] = [];
  for (const amount of amounts) {
    const open = cards.at(-1);
    const last = open?.at(-1);
    const apart = isNamed(amount) ? MOST_LINES_APART : MOST_LINES_APART_UNNAMED;
    const isBeside =
      last !== undefined &&
      amount.line.index - last.line.index <= apart &&
      !lines
        .slice(last.line.index + 1, amount.line.index + 1)
        .some((line) => claimNumbersIn(line).length > 0);
    if (!open || !isBeside) cards.push([amount]);
    else if (open.some((one) => isSameLabel(one, amount)))
      cards.push([...takeTitle(open, amount, amounts), amount]);
    else open.push(amount);
  }
  return cards.filter(({ length }) => length > 0);
}

/** Whether two amounts have one label, though OCR may have misread letters of it. */
function isSameLabel(a: Label, b: Label): boolean {
  if (Math.min(a.likeness, b.likeness) >= LEAST_LIKENESS) return a.kind === b.kind;
  const [own, other] = [squash(a.label), squash(b.label)];
  const most = Math.floor(own.length / LETTERS_TO_A_MISREAD);
  if (own === "" || other === "") return own === other && a.kind === b.kind;
  return own === other || editDistance(own, other, most) <= most;
}

/** Labels that surely name a kind are the same by it. */
const LEAST_LIKENESS = 0.8;
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
const LEAST_SHARED = 0.5;

/** The cards of a notice by their labels. */
export function groupCards(cards: readonly Card[]): AlikeCards[] {
  const groups: AlikeCards[] = [];
  for (const card of cards) {
    const group = groups.find(({ labels, cards: [first = []] }) => {
      const shared = card.filter((one) => slotOf(one, card, labels) >= 0).length;
      return shared >= LEAST_SHARED * Math.max(card.length, Math.min(first.length, labels.length));
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

/** What stands behind a service's name. */
export const TITLE: Label = { label: "", kind: null, likeness: 0 };

/** Which of these labels an amount of a card has; -1: none. */
export const slotOf = (one: AmountWithLabel, card: Card, labels: readonly Label[]): number => {
  const own = isTitle(one, card) ? TITLE : one;
  return labels.findIndex((label) => isSameLabel(own, label));
};

/** Whether words before the first amount of a card are the name of a service: nobody knows them, and its labels stand in lines below. */
const isTitle = (one: AmountWithLabel, card: Card) =>
  one === card[0] &&
  !isNamed(one) &&
  card.length > 1 &&
  card[1]?.line !== one.line &&
  card.slice(1).every(({ line }) => line === card[1]?.line);
