import type { MrfRule } from "./mrf-problem.ts";

/** Amounts that a rule keeps from being imported: of a row or item, of one payer of it, or of a column. */
export type AmountsLeftOut = { rule: MrfRule; count: number };

/** A column, or a member of JSON objects, that looks like one of charges and that nothing reads; `place` is row 3's cell or a path. */
export type UnreadColumn = { place: string; name: string; cellCount: number };

/**
 * The amounts of a file: dollar amounts, percentages and algorithms, each cell of a CSV and each member of a JSON object
 * one. `leftOut` is in the order of how many; of `unreadColumns` the first thousand with a value are kept.
 */
export type ReadAmounts = { readCount: number; leftOut: AmountsLeftOut[]; unreadColumns: UnreadColumn[] };

const KEPT_COLUMNS = 1000;

/** Counts a file's amounts while it is read, so that none is lost in silence. */
export type AmountTally = ReturnType<typeof openAmountTally>;

export function openAmountTally() {
  let readCount = 0;
  const leftOut = new Map<MrfRule, number>();
  const unread = new Map<string, UnreadColumn>();

  function leaveOut(rule: MrfRule, count: number): void {
    if (count > 0) leftOut.set(rule, (leftOut.get(rule) ?? 0) + count);
  }

  return {
    read(count: number): void {
      readCount += count;
    },
    /** Of the amounts that were read, `count` are not handed on. */
    leaveOut,
    /**
     * Meets a value in an unread column, an amount that counts as read and left out or something that goes with one.
     * True where the column is kept and had none before.
     */
    unread(place: string, name: string, rule: MrfRule, isAmount: boolean): boolean {
      if (isAmount) {
        readCount += 1;
        leaveOut(rule, 1);
      }
      const known = unread.get(place);
      if (known) known.cellCount += 1;
      else if (unread.size < KEPT_COLUMNS) unread.set(place, { place, name, cellCount: 1 });
      else return false;
      return !known;
    },
    sum: (): ReadAmounts => ({
      readCount,
      leftOut: [...leftOut].map(([rule, count]) => ({ rule, count })).sort((a, b) => b.count - a.count),
      unreadColumns: [...unread.values()],
    }),
  };
}
