import { addUpStakes } from "./add-up-stakes.ts";
import { askForOperator, askOnly } from "./ask-only.ts";
import { type Assistance, assistanceOf } from "./assistance.ts";
import type { AuditInput, AuditRule, RuleSource } from "./audit-rule.ts";
import { auditRules } from "./audit-rules.ts";
import { noBillOf } from "./audited-bill.ts";
import { doubtedSums } from "./doubted-sums.ts";
import { type Finding, type NotCheckedReason, strengths } from "./finding.ts";
import { compareWithPlan } from "./plan/compare-with-plan.ts";
import type { RuleId } from "./rule-ids.ts";
import { standingLines } from "./standing-lines.ts";

/** What an audit found, and what it did not look at. */
export interface Audit {
  /** What may forgive the bill as a whole, then the strongest first. */
  findings: (Finding & { amountAtStakeCents: number; source: RuleSource })[];
  notChecked: { rule: RuleId; reason: NotCheckedReason }[];
  /** As stated, else the sum of the lines. */
  chargedCents: number;
  /** What may be removed or refunded, nothing counted twice, in cents. */
  disputableCents: number;
  /** Null where household or hospital are not known. */
  assistance: Assistance | null;
}

/** What an audit needs, except what it works out itself. */
export type AuditSubject = Omit<AuditInput, "standing" | "plan"> & {
  /** Whose findings are told as questions, whatever they rest on; absent: none's. */
  askedRules?: ReadonlySet<RuleId>;
};

/** Holds a bill against every rule. Pure: the same bill and editions give the same audit. */
export function auditBill(subject: AuditSubject): Audit {
  const steps = auditByRule(subject);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, with a pause after each rule: of 5,000 lines an audit takes 100 ms and more, a rule a few. */
export function* auditByRule(subject: AuditSubject): Generator<undefined, Audit> {
  const { askedRules, ...rest } = subject;
  const { bill } = rest;
  const standing = standingLines(bill);
  yield;
  const doubted = doubtedSums(bill);
  yield;
  const input: AuditInput = { ...rest, standing, plan: compareWithPlan(bill, standing, doubted) };
  yield;
  const { chargesCents, balanceCents } = bill.totals;
  const chargedCents = chargesCents ?? bill.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const askedCents = balanceCents ?? chargedCents;
  const findings: Audit["findings"] = [];
  const notChecked: Audit["notChecked"] = [];
  for (const rule of auditRules) {
    const { id, source } = rule;
    const outcome = isOfBillsAlone(rule) && noBillOf(bill) !== null ? notABill : rule.find(input);
    yield;
    if ("notChecked" in outcome) {
      notChecked.push({ rule: id, reason: outcome.notChecked });
      continue;
    }
    for (const found of outcome.findings) {
      const told = askOnly({ strength: rule.strength, ...found, rule: id }, rule, bill, doubted);
      const finding = askedRules?.has(id) ? askForOperator(told) : told;
      findings.push({ ...finding, amountAtStakeCents: addUpStakes([finding], askedCents), source });
    }
  }
  findings.sort((a, b) => placeOf(a) - placeOf(b));
  return {
    findings,
    notChecked,
    chargedCents,
    disputableCents: addUpStakes(findings, askedCents),
    assistance: assistanceOf(bill),
  };
}

const notABill = { notChecked: "not-a-bill" } as const;

/** Whether a rule says that a bill contradicts itself or another document. */
const isOfBillsAlone = ({ strength }: AuditRule) => strength === "error";

/** Patients who may owe nothing are told so first, before anything is corrected or negotiated. */
function placeOf({ rule, strength }: Finding): number {
  return rule === "charity-care" ? -1 : strengths.indexOf(strength);
}
