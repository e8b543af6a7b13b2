import { itemAt } from "#app/domain/item-at.ts";
import type { AuditRule } from "./audit-rule.ts";
import type { AuditedBill } from "./audited-bill.ts";
import type { Finding } from "./finding.ts";

/** The finding as it can be told: where it rests on units, amounts or sums that were not read surely, a question without an
 *  amount. What concerns the bill as a whole rests on all of its lines, where it rests on their sum. */
export function askOnly(finding: Finding, rule: AuditRule, { lines, areSumsDoubted }: AuditedBill): Finding {
  const evidence =
    finding.rule === "sum-mismatch" ? lines : finding.lines.map((index) => itemAt(lines, index));
  const isLineUnsure = evidence.some(
    ({ unsure = [] }) =>
      unsure.includes("amount") || (rule.restsOnUnits === true && unsure.includes("units")),
  );
  const unsure = isLineUnsure ? "line" : rule.restsOnSums && areSumsDoubted ? "sums" : null;
  if (unsure === null) return finding;
  const strength = finding.strength === "price context" ? finding.strength : "question";
  return { ...finding, strength, stakes: [], unsure };
}
