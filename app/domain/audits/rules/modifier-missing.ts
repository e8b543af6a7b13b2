import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { proceduresByDay } from "../procedures-by-day.ts";
import { policyManualSource } from "../sources.ts";

/** Office, emergency, hospital and consultation visits. */
const VISIT = /^99(?:20[2-5]|21[1-5]|22[1-3]|23[1-9]|24[2-5]|25[2-5]|28[1-5])$/;
/** Surgery, in the order of CPT: what a visit on its day is parted from by modifier 25. Drawing blood (36415, 36416) is
 *  not held against a visit. */
const SURGERY = /^(?!3641[56])[1-6]\d{4}$/;

/** A visit and a procedure on a day, and nothing that says that the visit was a separate service. */
export const modifierMissing: AuditRule = {
  id: "modifier-missing",
  strength: "question",
  source: policyManualSource,
  find({ standing }) {
    if (!standing.some(({ procedure }) => procedure)) return { notChecked: "no-codes" };
    const findings: RuleFinding[] = [];
    for (const [day, codes] of proceduresByDay(standing)) {
      const surgery = [...codes].find(([code]) => SURGERY.test(code));
      if (!surgery) continue;
      for (const [code, visits] of codes) {
        if (!VISIT.test(code)) continue;
        const facts = { code, procedure: surgery[0], day };
        for (const { index, line } of visits) {
          if (line.modifiers.some((modifier) => modifier === "25" || modifier === "57")) continue;
          findings.push({ lines: [index, surgery[1][0].index], stakes: [], kind: "without-25", facts });
        }
      }
    }
    return { findings };
  },
};
