import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import type { AuditedBill } from "./audited-bill.ts";
import type { Finding, NotCheckedReason, Strength } from "./finding.ts";
import type { LinePriceContext } from "./line-price-context.ts";
import type { PlanComparison } from "./plan/compare-with-plan.ts";
import type { RuleId } from "./rule-ids.ts";
import type { StandingLine } from "./standing-lines.ts";

/** What rules are given. */
export interface AuditInput {
  bill: AuditedBill;
  /** The bill's lines that no credit takes back. */
  standing: readonly StandingLine[];
  /** The bill compared with the claims that were matched to it; null: no claims were. */
  plan: PlanComparison | null;
  edits: CodingEdits;
  /** What is published about each line, in the lines' order; null: nothing was looked up. */
  prices: readonly LinePriceContext[] | null;
  isHospitalKnown: boolean;
}

/** A finding of one rule. The frame adds the name of the rule, and the rule's strength where the finding doesn't have a
 *  strength. */
export type RuleFinding = Omit<Finding, "rule" | "strength"> & { strength?: Strength };

export type RuleOutcome = { findings: readonly RuleFinding[] } | { notChecked: NotCheckedReason };

/** A reader can open it. */
export interface RuleSource {
  title: string;
  url: string;
}

/** One thing that an audit looks for: data, and a pure function. */
export interface AuditRule {
  id: RuleId;
  strength: Strength;
  source: RuleSource;
  /** Whether what it finds rests on the units of its lines. */
  restsOnUnits?: true;
  /** Whether what it finds rests on the sums of the whole bill. */
  restsOnSums?: true;
  find(input: AuditInput): RuleOutcome;
}
