import type { AuditRule } from "../audit-rule.ts";
import { findCopies } from "../find-copies.ts";
import { billingErrorSource } from "../sources.ts";

/** A charge without a CPT or HCPCS code twice, in the same words, on one day and of one amount: a dose may have been given
 *  twice, or written down twice. */
export const repeatedLine: AuditRule = {
  id: "repeated-line",
  strength: "question",
  source: billingErrorSource,
  find({ standing }) {
    const others = standing.filter(({ procedure }) => procedure === null);
    if (standing.length === 0) return { notChecked: "no-lines" };
    const findings = findCopies(others, ({ line: { serviceCode, description, amountCents, units }, day }) => {
      const said = (description ?? "").trim().toLowerCase();
      if (day === null || (said === "" && serviceCode === null)) return null;
      return [serviceCode?.code, said, day, amountCents, units].join("|");
    }).map((copies) => {
      const { description, serviceCode, amountCents } = copies[0].line;
      return {
        lines: copies.map(({ index }) => index),
        stakes: [],
        kind: "repeated",
        facts: {
          service: description ?? serviceCode?.code ?? null,
          day: copies[0].day,
          count: copies.length,
          amountCents,
        },
      };
    });
    return { findings };
  },
};
