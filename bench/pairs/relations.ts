/** The rules that report each relation of a bill and its explanation. */
export const rulesOfRelation: Record<string, readonly string[]> = {
  amount_differs: ["eob-mismatch"],
  balance_billing: ["balance-billing", "write-off-billed"],
  denied_billed: ["denied-line-billed"],
  duplicate_line: ["duplicate-line", "line-unseen-by-plan"],
  oon_emergency: ["surprise-emergency"],
  payment_not_credited: ["payment-not-credited"],
  unseen_line: ["line-unseen-by-plan"],
};

/** An audit of a pair, as far as it is judged. */
export interface JudgedPair {
  errors: string[];
  disputableCents: number;
  isMatched: boolean;
}

export interface PairVerdict {
  isFound: boolean;
  isToTheCent: boolean;
  /** Only on a clean pair. */
  isAccused: boolean;
}

/** A clean pair is found if it is matched and no error is reported. */
export function judgePair(relation: string, centsAtStake: number, audited: JudgedPair): PairVerdict {
  const isToTheCent = audited.disputableCents === centsAtStake;
  if (relation === "clean") {
    const isAccused = audited.errors.length > 0;
    return { isFound: audited.isMatched && !isAccused, isToTheCent, isAccused };
  }
  const telling = rulesOfRelation[relation] ?? [];
  const isFound = audited.isMatched && audited.errors.some((rule) => telling.includes(rule));
  return { isFound, isToTheCent, isAccused: false };
}
