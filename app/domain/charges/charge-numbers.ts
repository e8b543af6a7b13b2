import type { StandardCharge } from "#app/domain/mrf/standard-charge-record.ts";

/** About 100 MB of memory; a file with more text than this in its charges repeats some, which costs space only. */
const MAX_REMEMBERED_CHARACTERS = 40 * 1024 * 1024;
const MAX_OBJECTS = 32_768;

/**
 * Numbers a file's charges from 1. A tall file repeats a charge in a row for each payer, most often one row after
 * the other, sometimes far apart: rows that say the same of the charge get one number.
 */
export function openChargeNumbers() {
  const numbers = new Map<string, number>();
  /** The same by the objects met of late: rows that repeat a charge may share one. */
  const ofObjects = new Map<StandardCharge, number>();
  let remembered = 0;
  let count = 0;

  function numberOfText(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    count += 1;
    if (remembered < MAX_REMEMBERED_CHARACTERS) {
      numbers.set(text, count);
      remembered += text.length;
    }
    return count;
  }

  return {
    numberOf(charge: StandardCharge): { chargeNo: number; isNew: boolean } {
      const met = ofObjects.get(charge);
      if (met !== undefined) return { chargeNo: met, isNew: false };
      const countBefore = count;
      const chargeNo = numberOfText(textOf(charge));
      if (ofObjects.size === MAX_OBJECTS) ofObjects.clear();
      ofObjects.set(charge, chargeNo);
      return { chargeNo, isNew: count > countBefore };
    },
    count: () => count,
  };
}

/** All that a charge says: joined, so that the text is one piece and not made of those it was put together of. */
function textOf(charge: StandardCharge): string {
  const { description, setting, gross, cash, min, max, billingClass, modifiers, drug } = charge;
  const codes = charge.codes.map(({ code, type }) => `${type} ${code}`).join("|");
  const unit = drug ? `${drug.unit} ${drug.type}` : "";
  return [
    ...[description, codes, setting, gross, cash, min, max, billingClass].map(String),
    modifiers.join(),
    unit,
  ].join("\t");
}
