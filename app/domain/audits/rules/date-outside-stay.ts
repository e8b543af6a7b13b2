import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** A charge is dated before the first or after the last day of service that the bill states; without a last day, charges are
 *  compared only with the first. Credits are posted later. On a bill that was read, both ends are printed as days of care, and
 *  most charges lie between: else the days were read wrongly. */
export const dateOutsideStay: AuditRule = {
  id: "date-outside-stay",
  strength: "error",
  source: billingErrorSource,
  find({ bill: { serviceFrom, serviceTo, isPeriodGuessed, paper }, standing }) {
    if (serviceFrom === null) return { notChecked: "no-service-dates" };
    if (isPeriodGuessed) return { notChecked: "days-not-printed" };
    const dated = standing.filter(({ line }) => line.serviceDate !== null && line.amountCents >= 0);
    if (dated.length === 0) return { notChecked: "no-dates" };
    const [first = "", last = first] = [serviceFrom, ...(serviceTo === null ? [] : [serviceTo])].sort();
    const findings = dated.flatMap(({ index, line: { serviceDate } }) => {
      if (serviceDate === null) return [];
      if (serviceDate >= first && (serviceTo === null || serviceDate <= last)) return [];
      const facts = { serviceDate, serviceFrom: first, serviceTo: last };
      return [{ lines: [index], stakes: [], kind: "outside", facts }];
    });
    const isMisread = paper !== undefined && 2 * findings.length > dated.length;
    return isMisread ? { notChecked: "days-not-printed" } : { findings };
  },
};
