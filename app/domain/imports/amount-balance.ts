import type { LoadedAmounts } from "#app/domain/charges/open-charge-loader.server.ts";
import type { AmountsLeftOut, ReadAmounts, UnreadColumn } from "#app/domain/mrf/amount-tally.ts";

/** Why amounts were left out: a rule that they break, or that their row describes a modifier. */
export type LeftOutReason = AmountsLeftOut["rule"] | "describes-modifier";

/**
 * What became of every amount of a price file: read = stored + merged + left out. Amounts are dollar amounts,
 * percentages and algorithms, a cell each; those of a charge that a tall file repeats for each payer are stored once and
 * merged from then on. `unreadColumns` are some of the left out ones by where they stand.
 */
export type AmountBalance = {
  readCount: number;
  storedCount: number;
  mergedCount: number;
  leftOut: { reason: LeftOutReason; count: number }[];
  unreadColumns: UnreadColumn[];
};

/** Puts together what reading a file and loading its charges counted. */
export function balanceAmounts(read: ReadAmounts, loaded: LoadedAmounts): AmountBalance {
  const { readCount, unreadColumns } = read;
  const { storedCount, mergedCount, ofModifiersCount } = loaded;
  const leftOut: AmountBalance["leftOut"] = read.leftOut.map(({ rule, count }) => ({ reason: rule, count }));
  if (ofModifiersCount > 0) leftOut.push({ reason: "describes-modifier", count: ofModifiersCount });
  return {
    readCount,
    storedCount,
    mergedCount,
    leftOut: leftOut.sort((one, other) => other.count - one.count),
    unreadColumns,
  };
}
