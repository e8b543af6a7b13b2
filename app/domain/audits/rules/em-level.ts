import type { AuditRule } from "../audit-rule.ts";
import { visitLevelSource } from "../sources.ts";

/** The highest levels of office and hospital visits, and the two highest of emergency ones. */
const HIGH: ReadonlySet<string> = new Set(["99284", "99285", "99205", "99215", "99223", "99233"]);

/** A visit on a high level: it rests on how hard the medical decision was, which the record shows. In an emergency
 *  department it never rests on time. */
export const emLevel: AuditRule = {
  id: "em-level",
  strength: "question",
  source: visitLevelSource,
  find({ standing }) {
    if (!standing.some(({ procedure }) => procedure)) return { notChecked: "no-codes" };
    const findings = standing.flatMap(({ index, line, procedure }) => {
      if (procedure === null || !HIGH.has(procedure) || line.amountCents <= 0) return [];
      const kind = procedure.startsWith("9928") ? "emergency" : "visit";
      return [{ lines: [index], stakes: [], kind, facts: { code: procedure } }];
    });
    return { findings };
  },
};
