import type { Database } from "#app/platform/db/open-database.server.ts";
import { openHospitalDirectory } from "../open-hospital-directory.server.ts";
import { billOfDocument } from "../read/bill-of-document.ts";
import { layOutRows } from "../read/layout/lay-out-rows.ts";
import { billOfReading } from "./bill-of-reading.ts";
import { findLinkedHospital } from "./find-linked-hospital.server.ts";
import { printsForeignMoney } from "./is-foreign-bill.ts";
import type { NotKept } from "./keep-refusal.ts";
import { type KeptBill, MOST_LINES } from "./kept-bill.ts";
import type { ReadPaper } from "./read-documents.server.ts";

/** The bill that papers make, to be checked by its owner; where none can be read of them, one to be typed beside their pictures. */
export async function billOfPapers(
  db: Database,
  papers: readonly ReadPaper[],
): Promise<{ outcome: "made"; bill: KeptBill } | NotKept> {
  const rows = layOutRows({ pages: papers.flatMap(({ pages }) => pages) });
  const found = await billOfDocument(rows, openHospitalDirectory(db));
  const lineCount = found?.lines.length ?? 0;
  if (lineCount > MOST_LINES) {
    return { outcome: "not-kept", refusal: { reason: "too-many-lines", lineCount } };
  }
  const hospital = found?.hospitalId ? await findLinkedHospital(db, found.hospitalId) : null;
  const documents = papers.map(({ document }) => document);
  return {
    outcome: "made",
    bill: {
      ...billOfReading(found, hospital, documents),
      ...(printsForeignMoney(rows) && { isForeign: true as const }),
    },
  };
}
