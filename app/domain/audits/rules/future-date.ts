import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** A charge is of a day after the one on which the bill was written. */
export const futureDate: AuditRule = {
  id: "future-date",
  strength: "error",
  source: billingErrorSource,
  find({ bill: { statementDate, isStatementDateGuessed }, standing }) {
    if (statementDate === null) return { notChecked: "no-statement-date" };
    if (isStatementDateGuessed) return { notChecked: "days-not-printed" };
    const dated = standing.filter(({ line }) => line.serviceDate !== null && line.amountCents >= 0);
    if (dated.length === 0) return { notChecked: "no-dates" };
    const findings = dated.flatMap(({ index, line: { serviceDate } }) =>
      serviceDate === null || serviceDate <= statementDate
        ? []
        : [{ lines: [index], stakes: [], kind: "after-statement", facts: { serviceDate, statementDate } }],
    );
    return { findings };
  },
};
