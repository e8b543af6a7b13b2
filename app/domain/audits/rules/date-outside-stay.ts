import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** A line's day is before the first or after the last day of service that the bill states. */
export const dateOutsideStay: AuditRule = {
  id: "date-outside-stay",
  strength: "error",
  source: billingErrorSource,
  find({ bill: { lines, serviceFrom, serviceTo } }) {
    if (serviceFrom === null) return { notChecked: "no-service-dates" };
    if (!lines.some(({ serviceDate }) => serviceDate)) return { notChecked: "no-dates" };
    const last = serviceTo ?? serviceFrom;
    const findings = lines.flatMap(({ serviceDate }, index) => {
      if (serviceDate === null || (serviceDate >= serviceFrom && serviceDate <= last)) return [];
      const facts = { serviceDate, serviceFrom, serviceTo: last };
      return [{ lines: [index], stakes: [], kind: "outside", facts }];
    });
    return { findings };
  },
};
