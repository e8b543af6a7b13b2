import { type AidProgram, aidPrograms } from "#app/domain/assistance/state-law/state-grant.ts";
import { type FieldProblem, readAmount } from "#app/domain/bills/kept/read-field.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import {
  type AssistanceApplication,
  type HouseholdIncome,
  incomeKinds,
  incomeSpans,
  insuranceAnswers,
} from "./assistance-application.ts";

/** The most rows of incomes that a form has. */
export const MAX_INCOMES = 12;
const MAX_PEOPLE = 30;
const MAX_NAME_LENGTH = 80;

/** 'size', or 'person-3', 'kind-3', 'amount-3', 'span-3' of the row of that number, from 0. */
export type ApplicationField = string;

export type ApplicationProblem =
  | FieldProblem
  | "size-missing"
  | "size-invalid"
  | "person-missing"
  | "person-too-long"
  | "kind-missing"
  | "income-missing"
  | "nobody";

export type ReadApplication =
  | { outcome: "read"; application: AssistanceApplication }
  | { outcome: "invalid"; problems: Record<ApplicationField, ApplicationProblem> };

type Texts = Readonly<Partial<Record<string, string>>>;

/** Reads the household's form. A row in which nothing was typed says nothing; who has no income has a row that says so. */
export function readApplication(texts: Texts): ReadApplication {
  const problems: Record<ApplicationField, ApplicationProblem> = {};
  const size = readSize(tidyLine(texts.size ?? ""), problems);
  const incomes = Array.from({ length: MAX_INCOMES }, (_, row) => readIncome(texts, row, problems)).filter(
    (income) => income !== null,
  );
  if (incomes.length === 0 && Object.keys(problems).length === 0) problems["person-0"] = "nobody";
  if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  return {
    outcome: "read",
    application: {
      size,
      incomes,
      programs: aidPrograms.filter((program) => texts[`program-${program}`] === "yes"),
      insurance: insuranceAnswers.find((answer) => answer === texts.insurance) ?? "not-sure",
    },
  };
}

/** An application as the texts of its form. */
export function applicationTexts({
  size,
  incomes,
  programs,
  insurance,
}: AssistanceApplication): Record<string, string> {
  const rows = incomes.flatMap(({ person, kind, amountCents, span }, row) => [
    [`person-${row}`, person],
    [`kind-${row}`, kind],
    [`amount-${row}`, kind === "none" ? "" : (amountCents / 100).toFixed(2)],
    [`span-${row}`, span],
  ]);
  const ticked = programs.map((program: AidProgram) => [`program-${program}`, "yes"]);
  return { size: String(size), insurance, ...Object.fromEntries([...rows, ...ticked]) };
}

function readSize(typed: string, problems: Record<ApplicationField, ApplicationProblem>): number {
  const size = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (typed === "") problems.size = "size-missing";
  else if (size < 1 || size > MAX_PEOPLE) problems.size = "size-invalid";
  return size;
}

/** Null: the row is empty, or something is wrong with it. */
function readIncome(
  texts: Texts,
  row: number,
  problems: Record<ApplicationField, ApplicationProblem>,
): HouseholdIncome | null {
  const person = tidyLine(texts[`person-${row}`] ?? "");
  const typedAmount = tidyLine(texts[`amount-${row}`] ?? "");
  const kind = incomeKinds.find((one) => one === texts[`kind-${row}`]);
  const span = incomeSpans.find((one) => one === texts[`span-${row}`]) ?? "month";
  if (person === "" && typedAmount === "" && kind === undefined) return null;
  if (person === "") problems[`person-${row}`] = "person-missing";
  else if (person.length > MAX_NAME_LENGTH) problems[`person-${row}`] = "person-too-long";
  if (kind === undefined) problems[`kind-${row}`] = "kind-missing";
  if (kind === undefined || kind === "none") return kind ? { person, kind, amountCents: 0, span } : null;
  const read = typedAmount === "" ? { problem: "income-missing" as const } : readAmount(typedAmount);
  if ("problem" in read) {
    problems[`amount-${row}`] = read.problem;
    return null;
  }
  return { person, kind, amountCents: read.value, span };
}
