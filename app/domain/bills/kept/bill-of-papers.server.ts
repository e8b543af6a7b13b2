import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Bill } from "../bill.ts";
import type { TitledDocument } from "../read/tokens/told-facts.ts";
import { billOfReading } from "./bill-of-reading.ts";
import { findLinkedHospital } from "./find-linked-hospital.server.ts";
import type { NotKept } from "./keep-refusal.ts";
import { type KeptBill, MAX_LINES } from "./kept-bill.ts";

const nothingRead = { isPeriodPrinted: false, hasUnreadCharges: false, otherAmounts: [] };

/** Returns the bill that was read from documents, to be checked by its owner. Where none could be read, returns one to be typed
 *  next to their pictures. */
export async function billOfPapers(
  db: Database,
  {
    bill: found,
    unread,
    isForeign,
  }: { bill: Bill | null; unread: TitledDocument | null; isForeign: boolean },
  documents: KeptDocument[],
): Promise<{ outcome: "made"; bill: KeptBill } | NotKept> {
  const lineCount = found?.lines.length ?? 0;
  if (lineCount > MAX_LINES) {
    return { outcome: "not-kept", refusal: { reason: "too-many-lines", lineCount } };
  }
  const hospital = found?.hospitalId ? await findLinkedHospital(db, found.hospitalId) : null;
  return {
    outcome: "made",
    bill: {
      ...billOfReading(found, hospital, documents),
      ...(unread && { reading: { ...nothingRead, ...unread } }),
      ...(isForeign && { isForeign: true as const }),
    },
  };
}
