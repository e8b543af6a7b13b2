import type { AuditedBill, AuditedLine } from "#app/domain/audits/audited-bill.ts";
import { auditedBillOf, type BillItself, billItselfOf } from "#app/domain/audits/audited-bill-of-bill.ts";
import { billOfWords } from "#app/domain/bills/read/bill-of-words.ts";
import { readFile } from "#app/domain/bills/read/read-file.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { BenchBill } from "../bench-bill.ts";

/** A bill of the benchmark as it was read from its picture. */
export interface ReadBill {
  bench: BenchBill;
  /** Of each line that was read, its index among the typed ones; null: none like it. */
  typedIndexes: (number | null)[];
}

/** Reads a rendered bill as an upload is read. What a person adds (who pays, the plan's decision) is taken from the typed bill.
 *  Null: nothing was read. */
export async function readRendered(
  reader: DocumentReader,
  bytes: Uint8Array,
  typed: BenchBill,
): Promise<ReadBill | null> {
  const file = { bytes, name: "bill.pdf" };
  const read = await readFile(reader, file, {
    downscale: false,
    picture: null,
    signal: new AbortController().signal,
  });
  const bill = read.outcome === "read" ? billOfWords(read.document) : null;
  if (!bill) return null;
  const itself = billItselfOf({ ...bill, hospitalId: null });
  const typedIndexes = indexesAmong(typed.bill.lines, itself.lines);
  const noPrices = { own: null, state: null, stateHeaps: null, medicare: null };
  const prices = typedIndexes.map((index) =>
    index === null ? noPrices : (typed.prices?.[index] ?? noPrices),
  );
  const audited = { ...typed, bill: withFacts(itself, typed.bill), prices: typed.prices && prices };
  return { bench: audited, typedIndexes };
}

function withFacts(itself: BillItself, typed: AuditedBill): AuditedBill {
  const { setting, coverage, explanation, goodFaithEstimate, household, provider } = typed;
  return auditedBillOf(itself, { setting, coverage, explanation, goodFaithEstimate, household, ...provider });
}

/** Each read line's place among the typed ones: the same code, day and amount first, then the same amount. */
function indexesAmong(typed: readonly AuditedLine[], read: readonly AuditedLine[]): (number | null)[] {
  const found: (number | null)[] = read.map(() => null);
  const open = new Set(typed.keys());
  for (const keyOf of [exactKey, amountKey]) {
    for (const [at, line] of read.entries()) {
      if (found[at] !== null) continue;
      const index = [...open].find((one) => keyOf(typed[one]!) === keyOf(line));
      if (index === undefined) continue;
      found[at] = index;
      open.delete(index);
    }
  }
  return found;
}

const exactKey = ({ serviceCode, serviceDate, modifiers, amountCents }: AuditedLine) =>
  [serviceCode?.code, serviceDate, modifiers, amountCents].join("|");
const amountKey = ({ amountCents }: AuditedLine) => String(amountCents);
