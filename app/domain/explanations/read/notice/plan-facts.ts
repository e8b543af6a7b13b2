import { readOrganisation } from "#app/domain/bills/read/tokens/organisation-words.ts";
import { heightOf } from "#app/domain/reading/page/rows.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { ExplainedValue, PlanKind } from "../../explanation.ts";
import { factsIn, firstPart, partsOf, textOfSpan, valuesIn } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import type { Span } from "../facts/span.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";

const PLAN_WORDS =
  /\b(?:health plan|plan|insurance|mutual|medicaid|medicare|trust|fund|benefits?|blue ?cross|blue ?shield|assurance|hmo|ppo|national health|healthcare|life|indemnity|cooperative|co-op|health)\b/i;

const NO_PLAN =
  /\b(?:explanation|statement|summary|notice|claims?|your|you|page|record|member services|this is|not a bill|date|number|id|group(?! health| benefit| insurance| medical| plan)|administrat(?:ors?|ion)|appeals?|unit|department|www|http|call|dear|phone|details?|worksheet|coverage find|for tax|discounts?|paid|pays|billed|allowed|savings|share|costs?|deductible|network|status|approved|charge[ds]?)\b/i;

const ADMINISTRATOR =
  /\b(?:administrators?|administrative|tpa|benefit services|claim services|third party)\b/i;

export interface PlanFacts {
  plan: ExplainedValue<string> | null;
  administrator: ExplainedValue<string> | null;
  planKind: PlanKind | null;
  /** Personal. */
  memberId: ExplainedValue<string> | null;
}

/** Finds the plan by its label, by whom the notice is sent for, or by the largest name at the top of the first
 *  page. Also finds its administrator. */
export function findPlanFacts(lines: readonly ReadRow[], facts: readonly LabelledFact[]): PlanFacts {
  const all = { from: 0, to: lines.length };
  const labelled = factsIn(facts, "plan", all)
    .filter(({ isMarked }) => isMarked)
    .flatMap(({ value }) => (value ? [firstPart(value)] : []));
  const [first] = lines;
  const head = first
    ? lines.filter(({ row }) => row.pageIndex === first.row.pageIndex && topOf(row) < HEAD_SHARE)
    : [];
  const parts = head.flatMap(partsOf);
  const ofGroup = valuesIn(facts, "group", all).map(firstPart);
  const plan =
    [...labelled, ...ofGroup].find((span) => isPlan(textOfSpan(span))) ??
    parts.map(sentFor).find((span) => span !== null) ??
    labelled.find((span) => isName(textOfSpan(span)) && textOfSpan(span).includes(" ")) ??
    largestName(parts) ??
    medicareIn(lines);
  const run = valuesIn(facts, "administrator", all).map(firstPart)[0];
  const named = parts.find((span) => ADMINISTRATOR.test(textOfSpan(span)) && !/:/.test(textOfSpan(span)));
  const administrator = run ?? named ?? null;
  const planKind = kindOfPlan(plan ? textOfSpan(plan) : "", lines);
  const member = memberIdIn(valuesIn(facts, "member-id", all));
  const names = [plan, administrator].map((span) => (span ? tidy(textOfSpan(span)) : ""));
  return {
    plan: plan && toldAt(names[0] ?? "", plan, plan === labelled[0] ? 0.95 : 0.85),
    administrator: administrator && toldAt(names[1] ?? "", administrator, 0.9),
    planKind,
    memberId: member && toldAt(member.id, member.span, 0.95),
  };
}

/** A notice of Medicare's own names no other plan. */
function medicareIn(lines: readonly ReadRow[]): Span | null {
  const line = lines.find(({ text }) => OF_MEDICARE.test(text));
  const start = line?.row.words.findIndex(({ text }) => /^medicare$/i.test(text)) ?? -1;
  return line && start >= 0 ? { line, start, end: start + 1 } : null;
}

const ID = /^[A-Z0-9][A-Z0-9-]{4,}$/i;

/** The number by which the plan knows its member. */
function memberIdIn(values: readonly Span[]): { id: string; span: Span } | null {
  for (const span of values.map(firstPart)) {
    const id = trimEndOf(textOfSpan(span).split(" ", 1)[0] ?? "", /[.,;]/);
    if (ID.test(id) && /\d/.test(id)) return { id, span };
  }
  return null;
}

const HEAD_SHARE = 0.3;
const tidy = (text: string) => trimEndOf(text.replace(/^[\s:·|*-]+/, ""), /[\s:·|;,*-]/);
const topOf = ({ box, page }: ReadRow["row"]) => box.top / Math.max(1, page.heightPx);

const SENT_FOR = /^(?:(?:sent |prepared |administered )?(?:on behalf of|for (?:the )?members of)|for)$/i;
const MAX_WORDS_OF_SENDER = 4;

/** The plan that an administrator writes for: "On behalf of Oak County Employee Benefit Plan", with its name in one cell with that or the next. */
function sentFor({ line, start, end }: Span, at: number, parts: readonly Span[]): Span | null {
  for (let to = start + 1; to <= Math.min(end, start + MAX_WORDS_OF_SENDER); to++) {
    if (!SENT_FOR.test(textOfSpan({ line, start, end: to }))) continue;
    const next = parts[at + 1];
    const rest = to < end ? { line, start: to, end } : next?.line === line ? next : null;
    if (rest && (to - start > 1 ? isName(textOfSpan(rest)) : isPlan(textOfSpan(rest)))) return rest;
  }
  return null;
}

/** A wordmark is at the very top, or is set larger than anything else there. */
const WORDMARK_SHARE = 0.12;
const LIKE_A_PLAN = 1.25;
const LIKE_A_PROVIDER = 0.85;

/** The name set largest; words that plans have in their names make up for smaller type. */
function largestName(parts: readonly Span[]): Span | null {
  const weighed = parts.flatMap((span) => {
    const text = textOfSpan(span);
    if (!isPlan(text) && !(isName(text) && text.includes(" ") && topOf(span.line.row) < WORDMARK_SHARE))
      return [];
    return [
      { span, weight: sizeOf(span) * (isPlan(text) ? LIKE_A_PLAN : isOfCare(text) ? LIKE_A_PROVIDER : 1) },
    ];
  });
  return weighed.sort((a, b) => b.weight - a.weight)[0]?.span ?? null;
}

const sizeOf = ({ line, start, end }: Span) =>
  Math.max(...line.row.words.slice(start, end).map(({ box }) => heightOf(box)));

const isOfCare = (text: string) => ["provider", "clinician"].includes(readOrganisation(text).kind);

const isPlan = (text: string) => isName(text) && PLAN_WORDS.test(text) && !isOfCare(text);

/** Whether a text can be the name of a plan: neither a title, nor a label, an amount or an address. */
const isName = (text: string) =>
  /^[\p{Lu}\d]/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/\d{3}|\d\.\d|[$@%:]/.test(text) &&
  !NO_PLAN.test(text) &&
  !NO_NAME.test(text) &&
  text.split(" ").length <= MAX_WORDS_OF_NAME;

const NO_NAME =
  /^part [abcd]\b|^(?:(?:other|health|benefit|medical|insurance|your) )*(?:plan|fund|trust|benefits?|insurance|health|life)$/i;

const MAX_WORDS_OF_NAME = 9;

const SUMMARY_NOTICE = /\bsummary notice\b/;
const OF_MEDICARE = /\bmedicare (?:summary notice|part [ab])\b/;

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
  const named = KINDS.find(([, words]) => words.test(plan.toLowerCase()));
  // Medicare's own notice speaks of Medigap and Medicaid, too.
  if (!named && SUMMARY_NOTICE.test(text) && OF_MEDICARE.test(text)) return "medicare";
  const told = named ?? KINDS.find(([, words]) => words.test(text));
  if (told) return told[0];
  return /\b(?:department of insurance|insurance (?:department|commissioner)|insured by|underwritten)\b/.test(
    text,
  )
    ? "insured"
    : null;
}
