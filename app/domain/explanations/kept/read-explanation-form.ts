import type { FieldTexts } from "#app/domain/bills/kept/bill-fields.ts";
import {
  type FieldProblem,
  type ReadField,
  readAmount,
  readCharge,
  readCode,
  readDay,
  readText,
} from "#app/domain/bills/kept/read-field.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import {
  type AmountKind,
  amountKinds,
  claimStatuses,
  type ExplainedAmounts,
  type ExplainedClaim,
  type ExplainedLine,
  type ExplainedValue,
  type Explanation,
  explanationPlanKinds,
} from "../explanation.ts";
import { claimAmountName, explainedLineName, textsOfClaim } from "./explanation-fields.ts";
import { emptyClaimLine } from "./kept-explanation.ts";

export type ReadExplanationForm =
  | { outcome: "read"; explanation: Explanation }
  /** By the names of the form's fields. */
  | { outcome: "invalid"; problems: Record<string, FieldProblem> };

interface FormContext {
  /** The claim that the form shows. */
  claimIndex: number;
  /** The lines of it that the form has, from 1; those that it has not are added. Others stay as they are. */
  lines: readonly number[];
  /** ISO day. */
  today: string;
}

const MAX_DAYS = 3_650;
const MAX_REMARKS = 20;
/** A last day may lie ahead. */
const ANY_DAY = "2199-12-31";

/**
 * The explanation with what a form says of it and of one claim. A value that was not changed stays as it is; one that was put right
 * keeps the place where it is printed. An empty field tells nothing.
 */
export function readExplanationForm(
  explanation: Explanation,
  texts: FieldTexts,
  { claimIndex, lines, today }: FormContext,
): ReadExplanationForm {
  const claim = explanation.claims[claimIndex];
  if (!claim) return { outcome: "read", explanation };
  const reader = openReader(textsOfClaim(explanation, claim, lines), texts);
  const { read, choose } = reader;
  const day = (typed: string) => readDay(typed, today);
  const cents = explanation.source === "printed" || explanation.source === "typed" ? readAmount : readCharge;

  const amounts = (present: ExplainedAmounts, name: (kind: AmountKind) => string): ExplainedAmounts =>
    Object.fromEntries(
      amountKinds.map((kind) => [kind, read(name(kind), present[kind], cents)]),
    ) as ExplainedAmounts;

  function readLine(present: ExplainedLine, number: number): ExplainedLine {
    const name = (field: Parameters<typeof explainedLineName>[1]) => explainedLineName(number, field);
    const type = texts[name("codeType")] ?? "";
    return {
      ...present,
      serviceDate: read(name("serviceDate"), present.serviceDate, day),
      description: read(name("description"), present.description, readText),
      serviceCode: read(name("code"), present.serviceCode, (typed) => readCode(type, typed), [
        name("codeType"),
      ]),
      remarkCodes: reader.isSame(name("remarkCodes"))
        ? present.remarkCodes
        : tidyLine(texts[name("remarkCodes")] ?? "")
            .split(" ")
            .filter(Boolean)
            .slice(0, MAX_REMARKS),
      amounts: amounts(present.amounts, name),
    };
  }

  const changed: ExplainedClaim = {
    ...claim,
    provider: read("provider", claim.provider, readText),
    patient: read("patient", claim.patient, readText),
    claimNumber: read("claimNumber", claim.claimNumber, readText),
    accountNumber: read("accountNumber", claim.accountNumber, readText),
    network: read("network", claim.network, readNetwork),
    isEmergency: reader.isSame("isEmergency") ? claim.isEmergency : texts.isEmergency === "yes",
    status: choose("status", claimStatuses, claim.status),
    serviceDates: readServiceDates(claim, read, day),
    processedDate: read("processedDate", claim.processedDate, day),
    lines: linesWith(claim.lines, lines).map((line, index) =>
      lines.includes(index + 1) ? readLine(line, index + 1) : line,
    ),
    totals: amounts(claim.totals, claimAmountName),
  };
  const { first, last } = changed.serviceDates ?? {};
  if (first && last && last.value < first.value) reader.problems.lastServiceDate ??= "date-before-first";
  const said: Explanation = {
    ...explanation,
    plan: read("plan", explanation.plan, readText),
    planKind: choose("planKind", explanationPlanKinds, explanation.planKind),
    issueDate: read("issueDate", explanation.issueDate, day),
    memberId: read("memberId", explanation.memberId, readText),
    appeal: {
      ...explanation.appeal,
      days: read("appealDays", explanation.appeal.days, readDays),
      by: read("appealBy", explanation.appeal.by, (typed) => readDay(typed, ANY_DAY)),
    },
    claims: explanation.claims.map((one, index) => (index === claimIndex ? changed : one)),
  };
  return Object.keys(reader.problems).length === 0
    ? { outcome: "read", explanation: said }
    : { outcome: "invalid", problems: reader.problems };
}

type ReadOneField = ReturnType<typeof openReader>["read"];

/** Reads fields by what they showed and what they say now. A field that was not sent stays. */
function openReader(shown: FieldTexts, texts: FieldTexts) {
  const problems: Record<string, FieldProblem> = {};
  const isSame = (name: string) => texts[name] === undefined || texts[name] === shown[name];

  function read<Value>(
    name: string,
    present: ExplainedValue<Value> | null,
    readTyped: (typed: string) => ReadField<Value>,
    besides: readonly string[] = [],
  ): ExplainedValue<Value> | null {
    if ([name, ...besides].every(isSame)) return present;
    const typed = tidyLine(texts[name] ?? "");
    if (typed === "") return null;
    const field = readTyped(typed);
    if ("problem" in field) {
      problems[name] = field.problem;
      return present;
    }
    return { value: field.value, place: present?.place ?? null, confidence: 1 };
  }

  function choose<Choice extends string>(
    name: string,
    choices: readonly Choice[],
    present: Choice | null,
  ): Choice | null {
    return isSame(name) ? present : (choices.find((choice) => choice === texts[name]) ?? null);
  }

  return { problems, isSame, read, choose };
}

/** Where one of the two days is told, care took that day. */
function readServiceDates(
  { serviceDates }: ExplainedClaim,
  read: ReadOneField,
  day: (typed: string) => ReadField<string>,
): ExplainedClaim["serviceDates"] {
  const first = read("firstServiceDate", serviceDates?.first ?? null, day);
  const last = read("lastServiceDate", serviceDates?.last ?? null, day);
  const [from, to] = [first ?? last, last ?? first];
  return from && to ? { first: from, last: to } : null;
}

function readNetwork(typed: string): ReadField<"in" | "out"> {
  return { value: typed === "out" ? "out" : "in" };
}

function readDays(typed: string): ReadField<number> {
  const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return days > 0 && days <= MAX_DAYS ? { value: days } : { problem: "days-invalid" };
}

/** A claim's lines up to the last one that a form has. */
function linesWith(lines: readonly ExplainedLine[], numbers: readonly number[]): ExplainedLine[] {
  const count = Math.max(lines.length, ...numbers);
  return Array.from({ length: count }, (_, index) => lines[index] ?? emptyClaimLine);
}
