import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { isProfessionalFee } from "../is-professional-fee.ts";
import { proceduresByDay } from "../procedures-by-day.ts";
import { policyManualSource } from "../sources.ts";

/** A code billed twice on a day, once for the facility and once for the clinician: both may be right. Modifier 26 says that the
 *  clinician charges a separate part. */
export const facilityAndProfessional: AuditRule = {
  id: "facility-and-professional",
  strength: "question",
  source: policyManualSource,
  find({ standing }) {
    if (!standing.some(({ line }) => line.revenueCode)) return { notChecked: "no-revenue-codes" };
    const findings: RuleFinding[] = [];
    for (const [day, codes] of proceduresByDay(standing)) {
      for (const [code, lines] of codes) {
        const billed = lines.filter(({ line }) => line.revenueCode !== null);
        const professional = billed.find(
          ({ line }) => isProfessionalFee(line) && !line.modifiers.includes("26"),
        );
        const facility = billed.find(({ line }) => !isProfessionalFee(line));
        if (!professional || !facility) continue;
        const indexes = [facility.index, professional.index];
        findings.push({ lines: indexes, stakes: [], kind: "both", facts: { code, day } });
      }
    }
    return { findings };
  },
};
