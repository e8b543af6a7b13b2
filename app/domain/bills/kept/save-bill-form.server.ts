import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import { type FieldTexts, textsOf } from "./bill-fields.ts";
import { emptyBill, emptyLine, type FoundBill, type KeptBill, MAX_LINES } from "./kept-bill.ts";
import { keptBills } from "./kept-bills.server.ts";
import { type ChangedField, type MergedForm, mergeForm } from "./merge-form.server.ts";
import { isBlank, readBillForm } from "./read-bill-form.ts";
import type { FieldProblem } from "./read-field.ts";

/** What becomes of the bill besides what its fields say. "keep": it is finished, and blank lines go. */
export type BillStep =
  | { kind: "save" }
  | { kind: "keep" }
  | { kind: "add-line" }
  | { kind: "remove-line"; lineId: number };

export interface BillForm {
  billId: string;
  /** Of the bill that the form was filled with; 0: of none, the bill is new. */
  version: number;
  lineIds: number[];
  /** What it was filled with (`markForm`). */
  marks: string;
  texts: FieldTexts;
  step: BillStep;
}

export type SavedForm =
  | { outcome: "saved"; bill: KeptBill }
  | { outcome: "invalid"; problems: Record<string, FieldProblem> }
  | { outcome: "too-many-lines" }
  /** Nothing was saved; the form as it should come back, on top of the bill as it is now. */
  | { outcome: "changed-meanwhile"; present: FoundBill; merged: MergedForm }
  | { outcome: "gone" };

/** Others save at the same moment rarely, and never so often. */
const TRIES = 5;

/** Keeps what a form says of a bill. Where another window changed what the form shows, nothing is kept and both are told;
 *  what else was changed meanwhile stays. */
export async function saveBillForm(
  { db, clock }: { db: Database; clock: Clock },
  keeper: RecordKeeper,
  form: BillForm,
): Promise<SavedForm> {
  const today = clock.now().toISOString().slice(0, 10);
  for (let tried = 0; tried < TRIES; tried++) {
    const present = await keptBills.find(db, keeper, form.billId);
    if (!present && (form.version > 0 || tried > 0)) return { outcome: "gone" }; // or the id is another's
    if (present && present.version !== form.version) {
      const merged = mergeForm(form, present.bill, today);
      if (merged.changes.some((change) => !isRemoved(change, form.step))) {
        return { outcome: "changed-meanwhile", present, merged };
      }
    }
    const changed = await changeBill(db, present?.bill ?? emptyBill, form, today);
    if (changed.outcome !== "changed") return changed;
    const { bill } = changed;
    const state = form.step.kind === "keep" ? "kept" : (present?.state ?? "draft");
    const papers = { id: form.billId, state, kept: bill };
    const saved = present
      ? (await keptBills.save(db, keeper, { ...papers, version: present.version }, clock)).outcome
      : await keptBills.draft(db, keeper, papers, clock);
    if (saved === "saved" || saved === "drafted") return { outcome: "saved", bill };
  }
  throw new Error("A bill was changed again and again while it was saved.");
}

/** A line that both windows removed, or that one did by a double press, doesn't matter. */
function isRemoved({ name }: ChangedField, step: BillStep): boolean {
  return step.kind === "remove-line" && name.startsWith(`line-${step.lineId}-`);
}

type ChangedBill =
  | { outcome: "changed"; bill: KeptBill }
  | Extract<SavedForm, { outcome: "invalid" | "too-many-lines" }>;

async function changeBill(
  db: Database,
  present: KeptBill,
  form: BillForm,
  today: string,
): Promise<ChangedBill> {
  const { lineIds, step } = form;
  const texts = { ...textsOf(present, lineIds), ...form.texts }; // a field that was not sent stays
  const hospital = await findChosenHospital(db, present.hospital, texts.hospital ?? "");
  const read = readBillForm(present, texts, { lineIds, hospital, today });
  if (read.outcome === "invalid") return read;
  const bill = takeStep(read.bill, step);
  if (bill.lines.length > MAX_LINES) return { outcome: "too-many-lines" };
  if (step.kind === "keep" && !bill.providerName && !bill.hospital) {
    return { outcome: "invalid", problems: { providerName: "provider-missing" } };
  }
  return { outcome: "changed", bill };
}

/** Undefined for an id that is not known. */
async function findChosenHospital(
  db: Database,
  present: LinkedHospital | null,
  shortId: string,
): Promise<LinkedHospital | null | undefined> {
  if (shortId === "") return null;
  if (shortId === present?.shortId) return present;
  const found = await findHospital(db, { name: "", id: shortId });
  if (found.outcome !== "found") return undefined;
  return { name: found.hospital.name, shortId: found.hospital.shortId };
}

function takeStep(bill: KeptBill, step: BillStep): KeptBill {
  const { lines, lastLineId } = bill;
  switch (step.kind) {
    case "save":
      return bill;
    case "keep":
      return { ...bill, lines: lines.filter((line) => !isBlank(line)) };
    case "add-line":
      return {
        ...bill,
        lines: [...lines, { ...emptyLine, lineId: lastLineId + 1 }],
        lastLineId: lastLineId + 1,
      };
    case "remove-line":
      return { ...bill, lines: lines.filter(({ lineId }) => lineId !== step.lineId) };
  }
}
