import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { proceduresByDay } from "../procedures-by-day.ts";
import { addOnSource } from "../sources.ts";

/** A code that is billed only together with another one, without one of those. */
export const addOnWithoutPrimary: AuditRule = {
  id: "add-on-without-primary",
  strength: "rule conflict",
  source: addOnSource,
  find({ bill, standing, edits }) {
    if (bill.setting === "inpatient") return { notChecked: "not-for-inpatients" };
    const procedures = standing.filter(({ procedure, line }) => procedure !== null && line.amountCents > 0);
    if (procedures.length === 0) return { notChecked: "no-codes" };
    const byDay = proceduresByDay(procedures);
    if (byDay.size === 0) return { notChecked: "no-dates" };
    if ([...byDay.keys()].every((day) => edits.addOnEdition(day) === null)) {
      return { notChecked: "no-edition-for-date" };
    }
    // One without a day may be of any.
    const undated = procedures.flatMap(({ day, procedure }) => (day === null ? (procedure ?? []) : []));
    const standsBeside = (primaries: ReadonlySet<string>, day: string) =>
      [...(byDay.get(day)?.keys() ?? []), ...undated].some((procedure) => primaries.has(procedure));
    const findings = procedures.flatMap(({ index, procedure, day }): RuleFinding[] => {
      const edit = procedure === null || day === null ? null : edits.findAddOn(procedure, day);
      if (day === null || !edit?.primaries || standsBeside(edit.primaries, day)) return [];
      const facts = { code: procedure, day, edition: edit.edition };
      return [{ lines: [index], stakes: [], kind: "alone", facts }];
    });
    return { findings };
  },
};
