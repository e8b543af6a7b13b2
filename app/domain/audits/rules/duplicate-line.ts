import type { AuditRule } from "../audit-rule.ts";
import { findCopies } from "../find-copies.ts";
import { isCopyAnError } from "../is-copy-an-error.ts";
import { isProfessionalFee } from "../is-professional-fee.ts";
import { saysAgainModifiers } from "../says-again-modifiers.ts";
import { billingErrorSource } from "../sources.ts";

/** The same procedure, day, modifiers and amount twice, and nothing that says it was done twice; of what is often done twice a day, or
 *  by two clinicians, it asks. Dental codes have no such
 *  modifiers: the same filling in another tooth is a line alike (`repeated-line`). */
export const duplicateLine: AuditRule = {
  id: "duplicate-line",
  strength: "error",
  source: billingErrorSource,
  find({ standing }) {
    const coded = standing.filter(({ procedure }) => procedure !== null);
    if (coded.length === 0) return { notChecked: "no-codes" };
    const dated = coded.filter(({ day }) => day !== null);
    if (dated.length === 0) return { notChecked: "no-dates" };
    const findings = findCopies(dated, ({ procedure, line, day }) => {
      const { modifiers, amountCents } = line;
      if (modifiers.some((modifier) => saysAgainModifiers.has(modifier))) return null;
      return [procedure, day, [...modifiers].sort(), amountCents, isProfessionalFee(line)].join("|");
    }).map((copies) => {
      const { line, procedure, day } = copies[0];
      const { amountCents } = line;
      const lines = copies.map(({ index }) => index);
      const facts = { code: procedure, day, count: copies.length, amountCents };
      if (!isCopyAnError(copies[0])) {
        return { lines, stakes: [], kind: "perhaps-again", strength: "question" as const, facts };
      }
      const stakes = lines.slice(1).map((index) => ({ lines: [index], amountCents }));
      return { lines, stakes, kind: "copies", facts };
    });
    return { findings };
  },
};
