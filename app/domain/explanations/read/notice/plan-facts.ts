import { heightOf } from "#app/domain/bills/read/layout/rows.ts";
import { readOrganisation } from "#app/domain/bills/read/tokens/organisation-words.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { PlanKind, Told } from "../../explanation.ts";
import { factsIn, firstPart, partsOf, textOfSpan } from "../facts/fact-values.ts";
import type { LabelledFact, Span } from "../facts/labelled-facts.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";

const PLAN_WORDS =
  /\b(?:health plan|plan|insurance|mutual|medicaid|medicare|trust|fund|benefits?|blue ?cross|blue ?shield|assurance|hmo|ppo|national health|healthcare|life|indemnity|cooperative|co-op|health)\b/i;
const NO_PLAN =
  /\b(?:explanation|statement|summary|notice|claims?|your|you|page|member services|this is|not a bill|date|id|group|administrators?|appeals?|unit|department|www|http|call|dear|phone|details?|worksheet|coverage find|for tax|discounts?|paid|pays|billed|allowed|savings|share|costs?|deductible|network|status|approved|charge[ds]?)\b/i;
const ADMINISTRATOR =
  /\b(?:administrators?|administrative|tpa|benefit services|claim services|third party)\b/i;

export interface PlanFacts {
  plan: Told<string> | null;
  administrator: Told<string> | null;
  planKind: PlanKind | null;
}

/** The plan, by its label or the largest name at the head of the first page, and who runs it. */
export function findPlanFacts(lines: readonly ReadRow[], facts: readonly LabelledFact[]): PlanFacts {
  const all = { from: 0, to: lines.length };
  const labelled = factsIn(facts, "plan", all)
    .filter(({ isMarked }) => isMarked)
    .flatMap(({ value }) => (value ? [firstPart(value)] : []))
    .filter((span) => isPlan(textOfSpan(span)));
  const head = lines.filter(({ row }) => row.pageIndex === 0 && row.box.top < HEAD_SHARE * row.page.heightPx);
  const names = head.flatMap(partsOf).filter((span) => isPlan(textOfSpan(span)));
  const largest = [...names].sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  const plan = labelled[0] ?? largest ?? null;
  const run = factsIn(facts, "administrator", all).flatMap(({ value }) =>
    value ? [firstPart(value)] : [],
  )[0];
  const named = head
    .flatMap(partsOf)
    .find((span) => ADMINISTRATOR.test(textOfSpan(span)) && !/:/.test(textOfSpan(span)));
  const administrator = run ?? named ?? null;
  return {
    plan: plan && toldAt(tidy(textOfSpan(plan)), plan, labelled[0] ? 0.95 : 0.85),
    administrator: administrator && toldAt(tidy(textOfSpan(administrator)), administrator, 0.9),
    planKind: kindOfPlan(plan ? textOfSpan(plan) : "", lines),
  };
}

const HEAD_SHARE = 0.3;
const sizeOf = ({ line }: Span) => heightOf(line.row.box);
const tidy = (text: string) => trimEndOf(text.replace(/^[\s:·|*-]+/, ""), /[\s:·|;,*-]/);

function isPlan(text: string): boolean {
  if (!/^[\p{Lu}\d]/u.test(text) || !PLAN_WORDS.test(text) || NO_PLAN.test(text) || /\d{3}|@|:$/.test(text))
    return false;
  return text.split(" ").length <= 9 && !["provider", "clinician"].includes(readOrganisation(text).kind);
}

const KINDS: readonly (readonly [PlanKind, RegExp])[] = [
  ["supplement", /\b(?:medicare supplement|medigap|supplement plan)\b/],
  ["medicare-advantage", /\bmedicare advantage\b|\(?\bhmo-pos\b|\bpart c\b/],
  ["medicaid", /\bmedicaid\b|\bmedi-cal\b|\bchip\b|\bfair hearing\b/],
  ["medicare", /\bmedicare summary notice\b|\bmedicare part [ab]\b/],
  [
    "trust",
    /\b(?:health (?:and|&) welfare|welfare fund|health trust|health fund|taft-hartley|board of trustees|local \d+)\b/,
  ],
  [
    "self-funded",
    /\bself[- ]?(?:funded|insured)\b|\bfunded by (?:your|the) employer\b|\berisa\b|\bemployee (?:benefit|health) plan\b|\bemployer'?s? pays? (?:the )?claims\b/,
  ],
];

function kindOfPlan(plan: string, lines: readonly ReadRow[]): PlanKind | null {
  const text = `${plan.toLowerCase()}\n${lines.map((line) => line.text).join("\n")}`;
  const told =
    KINDS.find(([, words]) => words.test(plan.toLowerCase())) ?? KINDS.find(([, words]) => words.test(text));
  if (told) return told[0];
  return /\b(?:department of insurance|insurance (?:department|commissioner)|insured by|underwritten)\b/.test(
    text,
  )
    ? "insured"
    : null;
}
