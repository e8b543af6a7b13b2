import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";

/** Returns the reduction that a letter asks for by its own amounts, in cents, never more than is due. Null: the letter asks for
 *  the amount at stake in its findings. */
export function askedCentsOf(kind: LetterKindId, slots: LetterSlots): number | null {
  const askedCents = ofItsAmounts(kind, slots);
  return askedCents === null ? null : Math.min(askedCents, Math.max(0, slots.balanceCents ?? askedCents));
}

function ofItsAmounts(
  kind: LetterKindId,
  { balanceCents, chargesCents, estimateCents, offerCents, owedCents }: LetterSlots,
): number | null {
  switch (kind) {
    case "negotiation":
      return difference(balanceCents, offerCents);
    case "good-faith-estimate":
      return difference(chargesCents, estimateCents);
    case "surprise-billing":
      return difference(balanceCents, owedCents);
    case "charity-care":
      return balanceCents;
    case "itemised-bill":
    case "records-access":
    case "payment-plan":
      return 0;
    default:
      return null;
  }
}

function difference(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : Math.max(0, from - to);
}
