import { itemAt } from "#app/domain/item-at.ts";
import type { AuditRule } from "./audit-rule.ts";
import type { AuditedBill } from "./audited-bill.ts";
import type { Finding, Suspect } from "./finding.ts";

/** The finding as it can be told: where it rests on units, amounts or sums that were not read surely, a question without an
 *  amount. What concerns the bill as a whole rests on all of its lines, where it rests on their sum. `doubted`: the bill's numbers
 *  that may have been misread (`doubtedSums`). */
export function askOnly(
  finding: Finding,
  rule: AuditRule,
  bill: AuditedBill,
  doubted: Suspect[] | null,
): Finding {
  const { lines, areSumsDoubted } = bill;
  const evidence =
    finding.rule === "sum-mismatch" ? lines : finding.lines.map((index) => itemAt(lines, index));
  const isLineUnsure = evidence.some(
    ({ unsure = [] }) =>
      unsure.includes("amount") || (rule.restsOnUnits === true && unsure.includes("units")),
  );
  const suspects = rule.restsOnSums ? doubted : null;
  if (suspects !== null) return { ...asked(finding, "sums"), suspects };
  if (isLineUnsure) return asked(finding, "line");
  return rule.restsOnSums && areSumsDoubted ? asked(finding, "sums") : finding;
}

/** A finding of a rule that the operator has told as a question; what was not read surely stays the reason where it is one. */
export function askForOperator(finding: Finding): Finding {
  return finding.unsure ? finding : asked(finding, "rule");
}

function asked(finding: Finding, unsure: NonNullable<Finding["unsure"]>): Finding {
  const strength = finding.strength === "price context" ? finding.strength : "question";
  return { ...finding, strength, stakes: [], unsure };
}
