import { type FieldProblem, readDay } from "#app/domain/bills/kept/read-field.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { MAX_OWN_DAYS, type OwnDay, type PersonalDays } from "./personal-days.ts";

/** The fields of a form that asks for them; own deadlines are numbered from 1. */
export type PersonalDayField = "followUpOn" | "billDueOn" | `own-${number}-name` | `own-${number}-on`;

type Problems = Partial<Record<PersonalDayField, FieldProblem | "missing">>;

export type ReadPersonalDays =
  | { outcome: "read"; days: PersonalDays }
  | { outcome: "invalid"; problems: Problems };

/** These days are mostly still to come. */
const LAST_DAY = "2099-12-31";
const MAX_NAME_LENGTH = 100;

/** Reads the fields of such a form. An empty field says nothing; an own deadline needs both its name and its day. */
export function readPersonalDays(texts: Readonly<Partial<Record<string, string>>>): ReadPersonalDays {
  const problems: Problems = {};
  const day = (field: PersonalDayField): string | null => {
    const typed = tidyLine(texts[field] ?? "");
    if (typed === "") return null;
    const read = readDay(typed, LAST_DAY);
    if ("value" in read) return read.value;
    problems[field] = read.problem === "date-in-future" ? "date-invalid" : read.problem;
    return null;
  };
  const own: OwnDay[] = [];
  for (let number = 1; number <= MAX_OWN_DAYS; number++) {
    const [nameField, dayField] = [`own-${number}-name`, `own-${number}-on`] as const;
    const name = tidyLine(texts[nameField] ?? "");
    const on = day(dayField);
    if (name.length > MAX_NAME_LENGTH) problems[nameField] = "text-too-long";
    if (name !== "" && on === null) problems[dayField] ??= "missing";
    if (name === "" && on !== null) problems[nameField] = "missing";
    if (name !== "" && on !== null) own.push({ name, on });
  }
  const days = { followUpOn: day("followUpOn"), billDueOn: day("billDueOn"), own };
  return Object.keys(problems).length > 0 ? { outcome: "invalid", problems } : { outcome: "read", days };
}
