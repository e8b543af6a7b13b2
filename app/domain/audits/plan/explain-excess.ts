/** Why a bill asks for more than the plan says is owed. */
export const excessCauses = ["unseen", "copies", "higher", "denied", "payment", "write-off"] as const;

export type ExcessCause = (typeof excessCauses)[number];

/**
 * Returns the causes that add up to the excess to the cent. Of several answers, the one with the fewest wins, then the first in
 * the order of `excessCauses`. Null: none does, so no one can say where the excess comes from. All amounts in cents.
 */
export function explainExcess(
  excessCents: number,
  possible: Readonly<Record<ExcessCause, number>>,
): ReadonlySet<ExcessCause> | null {
  const causes = excessCauses.filter((cause) => possible[cause] > 0);
  const choices = Array.from({ length: 2 ** causes.length - 1 }, (_, choice) =>
    causes.filter((_cause, at) => (choice + 1) & (1 << at)),
  ).sort((a, b) => a.length - b.length);
  const found = choices.find(
    (choice) => choice.reduce((sum, cause) => sum + possible[cause], 0) === excessCents,
  );
  return found ? new Set(found) : null;
}
