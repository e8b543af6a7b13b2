import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import type { AuditedLine } from "../audited-bill.ts";
import { isProfessionalFee } from "../is-professional-fee.ts";
import { anatomicModifiers } from "../pair-bypass-modifiers.ts";
import { proceduresByDay } from "../procedures-by-day.ts";
import { saysAgainModifiers } from "../says-again-modifiers.ts";
import { policyManualSource } from "../sources.ts";
import type { StandingLine } from "../standing-lines.ts";

/** A whole service and a part of the same one on a day: the whole has the professional (26) and technical (TC) parts in it. A
 *  hospital's charge next to its clinician's fee isn't a whole: it is the technical part, and needs no modifier. */
export const globalAndComponent: AuditRule = {
  id: "global-and-component",
  strength: "rule conflict",
  source: policyManualSource,
  find({ standing }) {
    if (!standing.some(({ procedure }) => procedure)) return { notChecked: "no-codes" };
    const findings: RuleFinding[] = [];
    for (const [day, codes] of proceduresByDay(standing)) {
      for (const [code, lines] of codes) {
        const parts = lines.filter(({ line }) => partOf(line) !== null);
        const wholes = lines.filter(({ line }) => partOf(line) === null);
        const pair = firstOfOneService(wholes, parts);
        if (!pair) continue;
        const facts = { code, day, component: partOf(pair.part.line) };
        findings.push({
          lines: [pair.whole.index, pair.part.index],
          stakes: [],
          kind: "part-beside-whole",
          facts,
        });
      }
    }
    return { findings };
  },
};

function firstOfOneService(wholes: readonly StandingLine[], parts: readonly StandingLine[]) {
  for (const part of parts) {
    const whole = wholes.find(
      ({ line }) =>
        whichOne(line) === whichOne(part.line) && (isProfessionalFee(line) || !isProfessionalFee(part.line)),
    );
    if (whole) return { whole, part };
  }
  return null;
}

/** The part that a line charges; null: the whole. */
function partOf({ modifiers }: AuditedLine): string | null {
  return modifiers.find((modifier) => modifier === "26" || modifier === "TC") ?? null;
}

/** What tells a service from another of its code: where on the body, or that it was done again. */
function whichOne({ modifiers }: AuditedLine): string {
  const telling = modifiers.filter(
    (modifier) => anatomicModifiers.has(modifier) || saysAgainModifiers.has(modifier),
  );
  return telling.sort().join();
}
