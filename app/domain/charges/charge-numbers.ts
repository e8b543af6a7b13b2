import type { StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";

/** About 100 MB of memory; a file with more text than this in its charges repeats some, which costs space only. */
const MAX_REMEMBERED_CHARACTERS = 40 * 1024 * 1024;

/**
 * Numbers a file's charges from 1. A tall file repeats a charge in a row for each payer, most often one row after
 * the other, sometimes far apart: rows that say the same of the charge get one number.
 */
export function openChargeNumbers() {
  const numbers = new Map<string, number>();
  let remembered = 0;
  let count = 0;
  let last: StandardChargeRecord | null = null;
  let lastNumber = 0;

  return {
    numberOf(record: StandardChargeRecord): { chargeNo: number; isNew: boolean } {
      if (last && sayTheSame(last, record)) return { chargeNo: lastNumber, isNew: false };
      last = record;
      const text = textOf(record);
      const known = numbers.get(text);
      if (known !== undefined) {
        lastNumber = known;
        return { chargeNo: known, isNew: false };
      }
      count += 1;
      lastNumber = count;
      if (remembered < MAX_REMEMBERED_CHARACTERS) {
        // Put together of pieces of the file, the text would hold on to all of it; the bytes do not.
        numbers.set(Buffer.from(text).toString(), count);
        remembered += text.length;
      }
      return { chargeNo: count, isNew: true };
    },
    count: () => count,
  };
}

function sayTheSame(a: StandardChargeRecord, b: StandardChargeRecord): boolean {
  return (
    a.description === b.description &&
    a.setting === b.setting &&
    a.gross === b.gross &&
    a.cash === b.cash &&
    a.min === b.min &&
    a.max === b.max &&
    a.billingClass === b.billingClass &&
    a.drug?.unit === b.drug?.unit &&
    a.drug?.type === b.drug?.type &&
    sameCodes(a, b) &&
    (a.modifiers === b.modifiers || a.modifiers.join() === b.modifiers.join())
  );
}

function sameCodes({ codes: a }: StandardChargeRecord, { codes: b }: StandardChargeRecord): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(({ code, type }, index) => code === b[index]!.code && type === b[index]!.type))
  );
}

function textOf(record: StandardChargeRecord): string {
  const { drug } = record;
  const codes = record.codes.map(({ code, type }) => `${type} ${code}`).join("|");
  return `${record.description}\t${codes}\t${record.setting}\t${record.gross}\t${record.cash}\t${record.min}\t${
    record.max
  }\t${record.billingClass}\t${record.modifiers.join()}\t${drug ? `${drug.unit} ${drug.type}` : ""}`;
}
