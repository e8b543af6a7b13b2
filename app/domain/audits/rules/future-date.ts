import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** A line's day is after the day on which the bill was written. */
export const futureDate: AuditRule = {
  id: "future-date",
  strength: "error",
  source: billingErrorSource,
  find({ bill: { lines, statementDate } }) {
    if (statementDate === null) return { notChecked: "no-statement-date" };
    if (!lines.some(({ serviceDate }) => serviceDate)) return { notChecked: "no-dates" };
    const findings = lines.flatMap(({ serviceDate }, index) =>
      serviceDate === null || serviceDate <= statementDate
        ? []
        : [{ lines: [index], stakes: [], kind: "after-statement", facts: { serviceDate, statementDate } }],
    );
    return { findings };
  },
};
