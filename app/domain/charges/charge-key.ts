import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { modifiersInOneSpelling } from "#app/domain/billing-codes/modifier.ts";
import { principalCode } from "#app/domain/billing-codes/principal-code.ts";
import type { StandardCharge } from "#app/domain/mrf/standard-charge-record.ts";

/** Longer than any real one; keeps an index entry far below PostgreSQL's limit. */
const MAX_CHARACTERS = 60;

/**
 * What makes a charge's price comparable, besides the setting. `isComparable` is false where the hospital published only its own
 * code, which means nothing at another one.
 */
export type ChargeKey = Omit<ComparableKey, "setting"> & { isComparable: boolean };

/** The key of a charge with a code or more: '26 59' as modifiers, '1000 ML' as the unit of a drug. */
export function chargeKey(charge: StandardCharge): ChargeKey {
  const principal = principalCode(charge.codes);
  const [own] = charge.codes;
  if (!own) throw new Error("A charge without a code has no key.");
  const { drug } = charge;
  return {
    codeType: principal?.codeType ?? own.type ?? "LOCAL",
    code: principal?.code ?? own.code.slice(0, MAX_CHARACTERS),
    isComparable: principal !== null,
    billingClass: (charge.billingClass ?? "").toLowerCase().slice(0, MAX_CHARACTERS),
    modifiers: modifiersInOneSpelling(charge.modifiers).slice(0, MAX_CHARACTERS),
    drugUnit: drug ? `${drug.unit} ${drug.type}`.slice(0, MAX_CHARACTERS) : "",
  };
}
