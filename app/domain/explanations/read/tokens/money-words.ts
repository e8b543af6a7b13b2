import type { Row } from "#app/domain/reading/page/rows.ts";

const AMOUNT = /^[-($]*[\d,]*\.\d\d\)?-?$/;
const MIN_AMOUNTS = 2;

export const countAmounts = ({ words }: Row) => words.filter(({ text }) => AMOUNT.test(text)).length;

/** Whether a row prints amounts as a table does, before it is read: a sentence has words between them. */
export const printsAmounts = (row: Row) =>
  countAmounts(row) >= MIN_AMOUNTS &&
  !row.words.slice(firstAmount(row)).some(({ text }) => WORD_OF_SENTENCE.test(text));

const WORD_OF_SENTENCE = /^(?:of|and|your|you|to|the|for|is|was|we|have|has)$/i;

/** Whether a row prints money, be it in a sentence: a table or its sums. */
export const printsCents = ({ words }: Row) => words.some(({ text }) => /\d\.\d\d(?!\d)/.test(text));

/** Returns where the first amount of a row is in its words; -1: it has none. */
export const firstAmount = ({ words }: Pick<Row, "words">) =>
  words.findIndex(({ text }) => AMOUNT.test(text));

/** Returns where the last amount of a row is in its words; -1: it has none. */
export const lastAmount = ({ words }: Pick<Row, "words">) =>
  words.findLastIndex(({ text }) => AMOUNT.test(text));
