import type { AuditRule, Found } from "../audit-rule.ts";
import type { AuditedLine } from "../audited-bill.ts";
import { proceduresByDay } from "../procedures-by-day.ts";
import { policyManualSource } from "../sources.ts";

/** A whole service and a part of the same one on a day: the whole has the professional (26) and technical (TC) parts in it. */
export const globalAndComponent: AuditRule = {
  id: "global-and-component",
  strength: "rule conflict",
  source: policyManualSource,
  find({ standing }) {
    if (!standing.some(({ procedure }) => procedure)) return { notChecked: "no-codes" };
    const findings: Found[] = [];
    for (const [day, codes] of proceduresByDay(standing)) {
      for (const [code, lines] of codes) {
        const whole = lines.find(({ line }) => partOf(line) === null);
        const part = lines.find(({ line }) => partOf(line) !== null);
        if (!whole || !part) continue;
        const facts = { code, day, component: partOf(part.line) };
        findings.push({ lines: [whole.index, part.index], stakes: [], kind: "part-beside-whole", facts });
      }
    }
    return { findings };
  },
};

/** The part that a line charges; null: the whole. */
function partOf({ modifiers }: AuditedLine): string | null {
  return modifiers.find((modifier) => modifier === "26" || modifier === "TC") ?? null;
}
