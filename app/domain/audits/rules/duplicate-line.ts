import type { AuditRule } from "../audit-rule.ts";
import { findCopies } from "../find-copies.ts";
import { isProcedure } from "../is-procedure.ts";
import { billingErrorSource } from "../sources.ts";

/** The modifiers that say a service was done again: a repeat by the same or another clinician, a repeated laboratory test,
 *  and a separate one. */
const SAYS_AGAIN: ReadonlySet<string> = new Set(["76", "77", "91", "59", "XE", "XS", "XP", "XU"]);

/** The same procedure, day, modifiers and amount twice, and nothing that says it was done twice. */
export const duplicateLine: AuditRule = {
  id: "duplicate-line",
  strength: "error",
  source: billingErrorSource,
  find({ standing }) {
    const coded = standing.filter(({ line }) => isProcedure(line.serviceCode));
    if (coded.length === 0) return { notChecked: "no-codes" };
    const dated = coded.filter(({ day }) => day !== null);
    if (dated.length === 0) return { notChecked: "no-dates" };
    const findings = findCopies(dated, ({ line: { serviceCode, modifiers, amountCents }, day }) =>
      modifiers.some((modifier) => SAYS_AGAIN.has(modifier))
        ? null
        : [serviceCode!.code, day, [...modifiers].sort(), amountCents].join("|"),
    ).map((copies) => {
      const { serviceCode, amountCents } = copies[0]!.line;
      return {
        lines: copies.map(({ index }) => index),
        stakes: copies.slice(1).map(({ index }) => ({ lines: [index], amountCents })),
        kind: "copies",
        facts: { code: serviceCode!.code, day: copies[0]!.day, count: copies.length, amountCents },
      };
    });
    return { findings };
  },
};
