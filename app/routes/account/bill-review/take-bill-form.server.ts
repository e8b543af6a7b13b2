import type { BillForm, BillStep } from "#app/domain/bills/kept/save-bill-form.server.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { linesPerPage } from "./lines-per-page.ts";

/** What a form saves, and where it leads afterward. */
export type NextView =
  | { kind: "same" }
  | { kind: "page"; page: number }
  | { kind: "find-hospital"; text: string };

/** More than a page has: two that were added in two windows. */
const MAX_LINES_SENT = linesPerPage + 10;

/** What a bill's form asks for. Throws a 400 for any other form. */
export function takeBillForm(fields: SentFields, billId: string): { form: BillForm; next: NextView } {
  const lineIds = readLineIds(fields.lines ?? "");
  const version = Number(fields.version);
  if (!isUuid(billId) || !Number.isSafeInteger(version) || version < 0 || lineIds === null)
    throw notThisForm();
  const { step, next } = readIntent(fields.intent ?? "save", fields.find ?? "");
  return { form: { billId, version, lineIds, marks: fields.marks ?? "", texts: fields, step }, next };
}

function readLineIds(text: string): number[] | null {
  const lineIds = text.split(" ").filter(Boolean).map(Number);
  const areIds = lineIds.every((lineId) => Number.isInteger(lineId) && lineId > 0 && lineId < 1_000_000);
  return areIds && lineIds.length <= MAX_LINES_SENT && new Set(lineIds).size === lineIds.length
    ? lineIds
    : null;
}

function readIntent(intent: string, find: string): { step: BillStep; next: NextView } {
  const [, verb, number] = /^(remove|page)-(\d{1,6})$/.exec(intent) ?? [];
  if (verb === "remove")
    return { step: { kind: "remove-line", lineId: Number(number) }, next: { kind: "same" } };
  if (verb === "page") return { step: { kind: "save" }, next: { kind: "page", page: Number(number) } };
  switch (intent) {
    case "keep":
      return { step: { kind: "keep" }, next: { kind: "same" } };
    case "add-line":
      return { step: { kind: "add-line" }, next: { kind: "same" } };
    case "save":
    case "find-hospital": {
      const text = typedText(find);
      return { step: { kind: "save" }, next: text ? { kind: "find-hospital", text } : { kind: "same" } };
    }
    default:
      throw notThisForm();
  }
}
