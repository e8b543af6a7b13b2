import { z } from "zod/v4";
import { ContractedReply } from "#app/content/contracted-reply.server.ts";
import { PlanMatchesReply } from "#app/content/plan-matches-reply.server.ts";
import { sayRange } from "#app/content/words/say-assistance-lines.ts";
import { type AuditFrame, sayNotChecked, sourceOf } from "#app/content/words/say-audit.ts";
import { sayFinding } from "#app/content/words/say-finding.ts";
import { sayRight } from "#app/content/words/say-right.ts";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { EditionsByRule } from "#app/domain/audits/editions-by-rule.ts";
import { notCheckedReasons, strengths } from "#app/domain/audits/finding.ts";
import { ruleIds } from "#app/domain/audits/rule-ids.ts";
import { STARTER_EDITION } from "#app/domain/coding-edits/starter/starter-edition.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import type { Language } from "#app/domain/language/language.ts";

const Source = z.object({
  title: z.string(),
  url: z.string(),
  edition: z.string().nullable().meta({ description: "Of the table or price file; null: it has none." }),
});

const Right = z.object({
  message: z.string(),
  last_day: z.iso.date().nullable().meta({
    description: "Counted from the bill's date; null: the bill has none.",
  }),
  is_past: z.boolean(),
  left: z.array(z.string()).meta({ description: "What is left once it is past." }),
});

/** A finding as programs get it. */
export const FindingReply = z.object({
  rule: z.enum(ruleIds),
  strength: z.enum(strengths),
  lines: z.array(z.int()).meta({ description: "Indexes of lines, from 0; none: the bill as a whole." }),
  amount_at_stake_cents: z.int().meta({ description: "Of this finding alone; findings overlap." }),
  message: z.string(),
  ask: z.string().meta({ description: "What to say to the billing office or the plan." }),
  source: Source,
  right: Right.nullable().meta({
    description: "The right that it opens; null: none that ends on a day.",
  }),
});

/** What an audit answers to programs, and as a file. */
export const AuditReply = z.object({
  findings: z.array(FindingReply),
  not_checked: z.array(
    z.object({ rule: z.enum(ruleIds), reason: z.enum(notCheckedReasons), message: z.string() }),
  ),
  rules: z
    .array(
      z.object({
        rule: z.enum(ruleIds),
        outcome: z.enum(["found", "nothing-found", "not-checked"]),
        editions: z.array(z.string()).meta({
          description:
            "Of the tables and files that it ran with: CMS’s editions, 'starter set' for what comes with the site, the date of a price file. None: it is based on the bill or on law, or had no edition for the days of care.",
        }),
      }),
    )
    .meta({ description: "Every rule, in the order in which findings are told." }),
  charged_cents: z.int().meta({ description: "As stated, else the sum of the lines." }),
  disputable_cents: z.int().meta({
    description:
      "What may come off in all, nothing counted twice and no more than the patient is asked to pay, and what was paid twice and comes back.",
  }),
  assistance: z
    .object({ percent_of_poverty_level: z.int(), tier: z.enum(["free", "discount", "none"]) })
    .nullable()
    .meta({
      description:
        "Where the household stands by the hospital’s policy, typed or filed, and its state’s laws, whichever goes further. The hospital decides. Null: household or lines are not known.",
    }),
  ...PlanMatchesReply.partial().shape,
  ...ContractedReply.partial().shape,
});

export function auditReply(
  language: Language,
  { audit, editionsByRule = {} }: { audit: Audit; editionsByRule?: EditionsByRule },
  frame: AuditFrame,
): z.input<typeof AuditReply> {
  const { findings, notChecked, chargedCents, disputableCents, assistance } = audit;
  return {
    findings: findings.map((finding) => {
      const found = rightOfFinding(finding, frame);
      const right = found && sayRight(language, found);
      const { message, details, ask } = sayFinding(language, finding, frame.coverage, right?.isPast);
      const range = finding.rule === "charity-care" ? sayRange(language, finding) : null;
      return {
        rule: finding.rule,
        strength: finding.strength,
        lines: [...finding.lines],
        amount_at_stake_cents: finding.amountAtStakeCents,
        message: [message, ...details, ...(range === null ? [] : [`${range}.`])].join(" "),
        ask,
        source: sourceOf(language, finding),
        right: right && {
          message: right.sentence,
          last_day: right.dueOn,
          is_past: right.isPast,
          left: right.left.map(({ sentence }) => sentence),
        },
      };
    }),
    not_checked: notChecked.map((rule) => ({ ...rule, message: sayNotChecked(language, rule) })),
    rules: ruleIds.map((rule) => ({
      rule,
      outcome: findings.some((finding) => finding.rule === rule)
        ? "found"
        : notChecked.some((unchecked) => unchecked.rule === rule)
          ? "not-checked"
          : "nothing-found",
      editions: editionsByRule[rule] ?? [],
    })),
    charged_cents: chargedCents,
    disputable_cents: disputableCents,
    assistance: assistance && {
      percent_of_poverty_level: assistance.percentOfPovertyLevel,
      tier: assistance.tier,
    },
  };
}

/** What the example request is answered. */
export const auditExample: { request: unknown; reply: z.input<typeof AuditReply> } = {
  request: {
    setting: "outpatient",
    statement_date: "2026-04-01",
    insured: true,
    lines: [
      { date: "2026-03-02", code: "85025", units: 1, amount_cents: 4200 },
      { date: "2026-03-02", code: "85025", units: 1, amount_cents: 4200 },
    ],
    totals: { charges_cents: 8400, adjustments_cents: 0, payments_cents: 0, balance_cents: 8400 },
  },
  reply: {
    findings: [
      {
        rule: "duplicate-line",
        strength: "error",
        lines: [0, 1],
        amount_at_stake_cents: 4200,
        message:
          "85025 (Complete blood count, with kinds of white cells) is charged 2 times on Mar 2, 2026, each time at $42.00, and no modifier says that it was done again.",
        ask: "Was this done 2 times that day? If not, ask them to remove the copies. If so, ask for the record of each time.",
        source: {
          title: "CFPB: What should I do if there is a mistake on my medical bill?",
          url: "https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-theres-an-error-on-my-medical-bill-en-2126/",
          edition: null,
        },
        right: null,
      },
    ],
    not_checked: [
      {
        rule: "good-faith-estimate",
        reason: "no-estimate",
        message: "Charges above the good-faith estimate: no good-faith estimate.",
      },
    ],
    rules: [
      { rule: "duplicate-line", outcome: "found", editions: [] },
      { rule: "mue-units", outcome: "nothing-found", editions: [STARTER_EDITION] },
      { rule: "good-faith-estimate", outcome: "not-checked", editions: [] },
    ],
    charged_cents: 8400,
    disputable_cents: 4200,
    assistance: null,
  },
};
