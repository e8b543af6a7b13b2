import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { isProcedure } from "../is-procedure.ts";
import { codeSetSource } from "../sources.ts";

/** CPT ends with the services of pharmacists. */
const LAST_CPT = "99607";

/** A procedure code that has no code's form, or was not in force on its day. */
export const invalidCode: AuditRule = {
  id: "invalid-code",
  strength: "rule conflict",
  source: codeSetSource,
  find({ standing, edits }) {
    const findings: RuleFinding[] = [];
    let checked = 0;
    for (const { index, line, day } of standing) {
      if (!isProcedure(line.serviceCode) || line.amountCents < 0) continue;
      checked += 1;
      const { code } = line.serviceCode;
      if (procedureCodeShape(code) === null || (/^\d{5}$/.test(code) && code > LAST_CPT)) {
        findings.push({ lines: [index], stakes: [], kind: "no-code", facts: { code } });
      } else if (day !== null && edits.isInForce(code, day) === false) {
        findings.push({ lines: [index], stakes: [], kind: "not-in-force", facts: { code, day } });
      }
    }
    return checked === 0 ? { notChecked: "no-codes" } : { findings };
  },
};
