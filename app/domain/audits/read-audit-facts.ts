import type { PolicyLines } from "#app/domain/assistance/hospital-policy.ts";
import { type FieldProblem, readAmount, readDay } from "#app/domain/bills/kept/read-field.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import {
  type BillSetting,
  billSettings,
  type Coverage,
  coverages,
  type ExplanationOfBenefits,
} from "./audited-bill.ts";

/** What an audit asks besides the bill: a bill does not say it, or not surely. Null = not said. */
export interface AuditFacts {
  setting: BillSetting | null;
  coverage: Coverage | null;
  explanation: ExplanationOfBenefits | null;
  goodFaithEstimate: { totalCents: number; date: string | null } | null;
  household: { size: number; annualIncomeCents: number; state: string | null } | null;
  isNonprofit: boolean | null;
  assistance: PolicyLines | null;
}

export const nothingSaid: AuditFacts = {
  setting: null,
  coverage: null,
  explanation: null,
  goodFaithEstimate: null,
  household: null,
  isNonprofit: null,
  assistance: null,
};

/** The fields of a form that asks for them, in its order. */
export const auditFactFields = [
  "setting",
  "coverage",
  "network",
  "isEmergency",
  "owedCents",
  "estimateCents",
  "estimateDate",
  "householdSize",
  "incomeCents",
  "householdState",
  "isNonprofit",
  "freeUpToPercent",
  "discountUpToPercent",
] as const;

export type AuditFactField = (typeof auditFactFields)[number];

/** What the text of a field can be wrong by. */
export type AuditFactProblem = FieldProblem | "household-invalid" | "income-missing" | "percent-invalid";

export type ReadAuditFacts =
  | { outcome: "read"; facts: AuditFacts }
  | { outcome: "invalid"; problems: Partial<Record<AuditFactField, AuditFactProblem>> };

type ReadFact<Value> = { value: Value } | { problem: AuditFactProblem };

const MAX_PEOPLE = 30;
const MAX_PERCENT = 1_000;

/** Reads a form's texts. An empty field says nothing. `today`: an ISO day. */
export function readAuditFacts(texts: Readonly<Record<string, string>>, today: string): ReadAuditFacts {
  const problems: Partial<Record<AuditFactField, AuditFactProblem>> = {};
  const typed = (field: AuditFactField) => tidyLine(texts[field] ?? "");

  function read<Value>(field: AuditFactField, readTyped: (text: string) => ReadFact<Value>): Value | null {
    const text = typed(field);
    if (text === "") return null;
    const result = readTyped(text);
    if ("value" in result) return result.value;
    problems[field] = result.problem;
    return null;
  }

  const network = oneOf(["in", "out"] as const, typed("network"));
  const owedCents = read("owedCents", readAmount);
  const estimateCents = read("estimateCents", readAmount);
  const estimateDate = read("estimateDate", (text) => readDay(text, today));
  const size = read("householdSize", (text) => readCount(text, MAX_PEOPLE, "household-invalid"));
  const annualIncomeCents = read("incomeCents", readAmount);
  if (size === 0) problems.householdSize = "household-invalid";
  else if (size !== null && annualIncomeCents === null) problems.incomeCents ??= "income-missing";
  const state = typed("householdState").toUpperCase();
  const freeUpToPercent = read("freeUpToPercent", readPercent);
  const discountUpToPercent = read("discountUpToPercent", readPercent);
  if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  return {
    outcome: "read",
    facts: {
      setting: oneOf(billSettings, typed("setting")),
      coverage: oneOf(coverages, typed("coverage")),
      explanation:
        network === null && owedCents === null
          ? null
          : {
              network,
              isEmergency: typed("isEmergency") === "yes",
              patientResponsibilityCents: owedCents,
              lines: [],
            },
      goodFaithEstimate: estimateCents === null ? null : { totalCents: estimateCents, date: estimateDate },
      household:
        size === null || annualIncomeCents === null
          ? null
          : { size, annualIncomeCents, state: US_STATES.has(state) ? state : null },
      isNonprofit: typed("isNonprofit") === "" ? null : typed("isNonprofit") === "yes",
      assistance:
        freeUpToPercent === null && discountUpToPercent === null
          ? null
          : { freeUpToPercent, discountUpToPercent },
    },
  };
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}

function readPercent(text: string): ReadFact<number> {
  const count = text.endsWith("%") ? text.slice(0, -1).trimEnd() : text;
  return readCount(count, MAX_PERCENT, "percent-invalid");
}

function readCount(text: string, maxCount: number, problem: AuditFactProblem): ReadFact<number> {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return count <= maxCount ? { value: count } : { problem };
}
