import type { KeptLine } from "./kept-bill.ts";

/** A line whose owner says what its charge is: as it was read, or in cents. It is sure from then on, and may be nothing else. */
export function lookedAt({ otherAmountCents: _, ...line }: KeptLine, cents?: number): KeptLine {
  const { amountCents } = line;
  if (amountCents === null) return line;
  const { value, printed } = amountCents;
  return {
    ...line,
    amountCents: { value: cents ?? value, printed: printed && { ...printed, confidence: 1 } },
  };
}
