import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import type { ReadPaper } from "#app/domain/bills/kept/read-documents.server.ts";
import { openHospitalDirectory } from "#app/domain/bills/open-hospital-directory.server.ts";
import type { BillOrder } from "#app/domain/bills/waiting/waiting-bill.ts";
import { unreadExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { packPages } from "#app/platform/ocr/layout/packed-pages.ts";
import type { PaperReader } from "../process/paper-reader.ts";
import type { SentPapers, UnderstoodPapers } from "./understand-papers.ts";

/** The documents of an order by kind, with what they say. */
export interface SortedOrder extends Omit<UnderstoodPapers, "ofBill" | "ofPlan"> {
  outcome: "sorted";
  ofBill: ReadPaper[];
  ofPlan: ReadPaper[];
}

/** A bill among what was sent as a plan's explanation of another bill is a separate one. */
export const isNewBill = (order: BillOrder) =>
  order.becomes === "bill" || (order.kind === "eob" && order.as === undefined);

/** Has the documents of an order sorted and understood. What takes too long is saved as its owner says it is, to be typed next to
 *  its pictures. */
export async function sortOrder(
  { db, papers: reader }: { db: Database; papers: PaperReader },
  order: BillOrder,
  papers: readonly ReadPaper[],
  signal: AbortSignal,
): Promise<SortedOrder | NotKept> {
  const sent: SentPapers = {
    papers: papers.map(({ pages }) => pages),
    said: order.becomes === "bill" ? "bill" : order.kind,
    as: order.as ?? null,
    isNewBill: isNewBill(order),
  };
  const packed = { ...sent, papers: papers.map((paper) => packPages(paper)) };
  const read = await reader.read("papers", packed, { directory: openHospitalDirectory(db), signal });
  if (read.outcome === "busy" || read.outcome === "cancelled") return read;
  const understood = read.outcome === "read" ? read.made : asSaid(sent);
  const at = (places: readonly number[]) => places.flatMap((place) => papers[place] ?? []);
  return { ...understood, outcome: "sorted", ofBill: at(understood.ofBill), ofPlan: at(understood.ofPlan) };
}

function asSaid({ papers, said, as }: SentPapers): UnderstoodPapers {
  const isPlans = as === null ? said === "eob" : as === "explanation";
  const all = [...papers.keys()];
  return {
    ofBill: isPlans ? [] : all,
    ofPlan: isPlans ? all : [],
    bill: null,
    unread: null,
    isForeign: false,
    explanation: isPlans ? unreadExplanation : null,
    letter: null,
  };
}
