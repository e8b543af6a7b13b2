import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import type { AuditRule } from "../audit-rule.ts";
import { timelyFilingSource } from "../sources.ts";

/** Medicare's limit; plans have shorter ones. */
const MAX_DAYS = 365;

/** Written more than a year after the care: a plan may have refused it as too late, and then the patient owes nothing. */
export const timelyFiling: AuditRule = {
  id: "timely-filing",
  strength: "question",
  source: timelyFilingSource,
  find({ bill: { statementDate, serviceFrom, serviceTo }, standing }) {
    if (statementDate === null) return { notChecked: "no-statement-date" };
    const charges = standing.filter(({ line }) => line.amountCents > 0);
    const days = [serviceTo ?? serviceFrom, ...charges.map(({ line }) => line.serviceDate)];
    const last = days
      .filter((day) => day !== null)
      .sort()
      .at(-1);
    if (last === undefined) return { notChecked: "no-dates" };
    const after = daysBetween(last, statementDate);
    if (after <= MAX_DAYS) return { findings: [] };
    return { findings: [{ lines: [], stakes: [], kind: "late", facts: { lastDay: last, days: after } }] };
  },
};
