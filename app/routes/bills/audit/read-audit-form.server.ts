import { MAX_AUDITED_LINES } from "#app/domain/audits/audited-bill.ts";
import type { BillItself } from "#app/domain/audits/audited-bill-of-bill.ts";
import { auditedTypedLine, auditedTypedTotals } from "#app/domain/audits/audited-typed-bill.ts";
import {
  type AuditFactField,
  type AuditFactProblem,
  type AuditFacts,
  readAuditFacts,
} from "#app/domain/audits/read-audit-facts.ts";
import { isUnchanged } from "#app/domain/audits/write-typed-lines.ts";
import {
  type FieldProblem,
  type ReadField,
  readAmount,
  readDay,
  readText,
} from "#app/domain/bills/kept/read-field.ts";
import { readTypedBill } from "#app/domain/bills/typed/read-typed-bill.ts";
import type { TypedBill } from "#app/domain/bills/typed/typed-bill.ts";
import type { PaperReader } from "#app/domain/documents/process/paper-reader.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { type BillField, readTextsOf } from "./audit-fields.ts";

export type LinesProblem =
  | "nothing"
  | "tooManyLines"
  | "tooLong"
  | "tooOften"
  | "foreignCurrency"
  | "tooMuchWork"
  | "busy";

export type ReadAuditForm =
  | { outcome: "read"; bill: BillItself; facts: AuditFacts; unread: string[] }
  | {
      outcome: "invalid";
      bill: Partial<Record<Exclude<BillField, "lines">, FieldProblem>>;
      facts: Partial<Record<AuditFactField, AuditFactProblem>>;
      lines: LinesProblem | null;
    };

const MAX_CHARACTERS = 300_000;
/** Some 5 ms; a longer text is read away from the process that serves pages. */
const MAX_CHARACTERS_HERE = 10_000;
/** Of lines, and what is between them. */
const MAX_ROWS = 2 * MAX_AUDITED_LINES;

/** What the form says: the bill, and what is known besides. Totals among its lines count where their own fields are empty.
 *  `today`: an
 *  ISO day. */
export async function readAuditForm(
  texts: Readonly<Record<string, string>>,
  { today, papers, signal }: { today: string; papers: PaperReader; signal: AbortSignal },
): Promise<ReadAuditForm> {
  const problems: Partial<Record<Exclude<BillField, "lines">, FieldProblem>> = {};
  function read<Value>(
    field: Exclude<BillField, "lines">,
    readTyped: (text: string) => ReadField<Value>,
  ): Value | null {
    const text = tidyLine(texts[field] ?? "");
    if (text === "") return null;
    const result = readTyped(text);
    if ("value" in result) return result.value;
    problems[field] = result.problem;
    return null;
  }
  const day = (text: string) => readDay(text, today);
  const typed = texts.lines ?? "";
  const reading = await readLines(isTooLong(typed) ? "" : typed, papers, signal);
  const { lines, totals, unread, isForeign } = reading.typed;
  const amongLines = auditedTypedTotals(totals);
  const bill: BillItself = {
    providerName: read("provider", readText),
    statementDate: read("statementDate", day),
    serviceFrom: read("serviceFrom", day),
    serviceTo: read("serviceTo", day),
    lines: lines.map(auditedTypedLine),
    totals: {
      ...amongLines,
      chargesCents: read("chargesCents", readAmount) ?? amongLines.chargesCents,
      adjustmentsCents: read("adjustmentsCents", readAmount) ?? amongLines.adjustmentsCents,
      paymentsCents: read("paymentsCents", readAmount) ?? amongLines.paymentsCents,
      balanceCents: read("balanceCents", readAmount) ?? amongLines.balanceCents,
    },
    payments: null,
  };
  const asRead = readTextsOf(bill, unread).lines;
  const isLookedThrough = texts.check === "yes" || texts.confirmed === "yes";
  if (!(isLookedThrough && isUnchanged(typed, asRead, unread)) && typed.trim() !== "")
    bill.areSumsDoubted = true;
  const { serviceFrom, serviceTo } = bill;
  if (serviceFrom !== null && serviceTo !== null && serviceTo < serviceFrom) {
    problems.serviceTo = "date-before-first";
  }
  const facts = readAuditFacts(texts, today);
  const statesTotals = Object.values(bill.totals).some((amountCents) => amountCents !== null);
  const linesProblem =
    reading.problem ?? (isForeign ? "foreignCurrency" : problemOfLines(typed, lines.length, statesTotals));
  if (linesProblem === null && Object.keys(problems).length === 0 && facts.outcome === "read") {
    return { outcome: "read", bill, facts: facts.facts, unread };
  }
  return {
    outcome: "invalid",
    bill: problems,
    facts: facts.outcome === "invalid" ? facts.problems : {},
    lines: linesProblem,
  };
}

async function readLines(
  typed: string,
  papers: PaperReader,
  signal: AbortSignal,
): Promise<{ typed: TypedBill; problem: LinesProblem | null }> {
  if (typed.length <= MAX_CHARACTERS_HERE) return { typed: await readTypedBill(typed), problem: null };
  const read = await papers.read("typedBill", typed, { signal });
  if (read.outcome === "read") return { typed: read.made, problem: null };
  return { typed: await readTypedBill(""), problem: read.outcome === "refused" ? "tooMuchWork" : "busy" };
}

const isTooLong = (typed: string) =>
  typed.length > MAX_CHARACTERS || typed.split(/\r\n?|\n/).length > MAX_ROWS;

/** A bill of totals alone can be checked for what they say. */
function problemOfLines(typed: string, lineCount: number, statesTotals: boolean): LinesProblem | null {
  if (typed.length > MAX_CHARACTERS) return "tooLong";
  if (lineCount > MAX_AUDITED_LINES || isTooLong(typed)) return "tooManyLines";
  return lineCount === 0 && !statesTotals ? "nothing" : null;
}
