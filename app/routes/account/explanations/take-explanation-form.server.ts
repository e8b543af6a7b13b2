import type {
  ExplanationForm,
  ExplanationStep,
} from "#app/domain/explanations/kept/save-explanation-form.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { explainedLinesPerPage } from "./explained-lines-per-page.ts";
import type { ShownPart } from "./show-explanation.server.ts";

const MAX_OFFERED = 200;

/** What an explanation's form asks for, and which part of it is to be shown next. Throws a 400 for any other form. */
export function takeExplanationForm(
  fields: SentFields,
  explanationId: string,
): { form: ExplanationForm; next: ShownPart | null } {
  const [version, claim, page] = [Number(fields.version), Number(fields.claim), Number(fields.page)];
  const lines = readLines(fields.lines ?? "");
  const areCounts = [version, claim, page].every((count) => Number.isSafeInteger(count) && count > 0);
  if (!areCounts || lines === null) throw notThisForm();
  const { step, next } = readIntent(fields.intent ?? "save", claim);
  const links = readLinks(fields, claim - 1);
  return { form: { explanationId, version, claimIndex: claim - 1, lines, texts: fields, step, links }, next };
}

function readLines(text: string): number[] | null {
  const lines = text.split(" ").filter(Boolean).map(Number);
  const areLines = lines.every((line) => Number.isInteger(line) && line > 0 && line < 100_000);
  const [first = 0, last = 0] = [lines[0], lines.at(-1)];
  const areInARow = lines.length === 0 || last - first === lines.length - 1;
  return areLines && areInARow && lines.length <= explainedLinesPerPage ? lines : null;
}

function readIntent(intent: string, claim: number): { step: ExplanationStep; next: ShownPart | null } {
  const [, verb, number] = /^(remove|claim|page)-(\d{1,6})$/.exec(intent) ?? [];
  if (verb === "remove") return { step: { kind: "remove-line", line: Number(number) }, next: null };
  if (verb === "claim") return { step: { kind: "save" }, next: { claim: Number(number), page: 1 } };
  if (verb === "page") return { step: { kind: "save" }, next: { claim, page: Number(number) } };
  switch (intent) {
    case "keep":
    case "save":
    case "add-line":
      return { step: { kind: intent }, next: null };
    default:
      throw notThisForm();
  }
}

/** Of bills that the form offered: the ticked ones, and the others. One that it did not offer may be chosen for its claim. */
function readLinks(fields: SentFields, claimIndex: number): ExplanationForm["links"] {
  const offered = (fields.offered ?? "").split(" ").filter(Boolean).slice(0, MAX_OFFERED);
  const links = offered.flatMap((name): ExplanationForm["links"] => {
    const [, index, billId = ""] = /^(\d{1,4}):([0-9a-f-]{36})$/.exec(name) ?? [];
    if (!isUuid(billId)) return [];
    const state = fields[`link-${name}`] === "yes" ? "confirmed" : "parted";
    return [{ claimIndex: Number(index), billId, state }];
  });
  const other = fields.otherBill ?? "";
  return isUuid(other) ? [...links, { claimIndex, billId: other, state: "confirmed" }] : links;
}
