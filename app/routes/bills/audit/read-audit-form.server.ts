import { MOST_AUDITED_LINES } from "#app/domain/audits/audited-bill.ts";
import type { BillItself } from "#app/domain/audits/audited-bill-of-bill.ts";
import {
  type AuditFactField,
  type AuditFactProblem,
  type AuditFacts,
  readAuditFacts,
} from "#app/domain/audits/read-audit-facts.ts";
import { readTypedLines } from "#app/domain/audits/read-typed-lines.ts";
import {
  type FieldProblem,
  type ReadField,
  readAmount,
  readDay,
  readText,
} from "#app/domain/bills/kept/read-field.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import type { BillField } from "./audit-fields.ts";

type LinesProblem = "nothing" | "tooManyLines" | "tooLong";

export type ReadAuditForm =
  | { outcome: "read"; bill: BillItself; facts: AuditFacts; unread: string[] }
  | {
      outcome: "invalid";
      bill: Partial<Record<Exclude<BillField, "lines">, FieldProblem>>;
      facts: Partial<Record<AuditFactField, AuditFactProblem>>;
      lines: LinesProblem | null;
    };

const MOST_CHARACTERS = 600_000;

/** What the form says: the bill, and what is known besides. `today`: an ISO day. */
export function readAuditForm(texts: Readonly<Record<string, string>>, today: string): ReadAuditForm {
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
  const { lines, unread } =
    typed.length > MOST_CHARACTERS ? { lines: [], unread: [] } : readTypedLines(typed);
  const bill: BillItself = {
    providerName: read("provider", readText),
    statementDate: read("statementDate", day),
    serviceFrom: read("serviceFrom", day),
    serviceTo: read("serviceTo", day),
    lines,
    totals: {
      chargesCents: read("chargesCents", readAmount),
      adjustmentsCents: read("adjustmentsCents", readAmount),
      paymentsCents: read("paymentsCents", readAmount),
      balanceCents: read("balanceCents", readAmount),
    },
    payments: null,
  };
  const { serviceFrom, serviceTo } = bill;
  if (serviceFrom !== null && serviceTo !== null && serviceTo < serviceFrom) {
    problems.serviceTo = "date-before-first";
  }
  const facts = readAuditFacts(texts, today);
  const statesTotals = Object.values(bill.totals).some((amountCents) => amountCents !== null);
  const linesProblem = problemOfLines(typed, lines.length, statesTotals);
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

/** A bill of totals alone can be checked for what they say. */
function problemOfLines(typed: string, lineCount: number, statesTotals: boolean): LinesProblem | null {
  if (typed.length > MOST_CHARACTERS) return "tooLong";
  if (lineCount > MOST_AUDITED_LINES) return "tooManyLines";
  return lineCount === 0 && !statesTotals ? "nothing" : null;
}
