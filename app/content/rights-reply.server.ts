import { z } from "zod/v4";
import { boundParties, type HowRead, rightTopics } from "#app/domain/debt/debt-right.ts";
import { findDebtRights, findLimitationPeriods, type KnownRight } from "#app/domain/debt/debt-rights.ts";
import { federalTopics } from "#app/domain/debt/federal-rights.ts";
import type { LimitationPeriod } from "#app/domain/debt/limitation-periods.ts";
import { complaintKinds } from "#app/domain/debt/offices/complaints.ts";
import type { Language } from "#app/domain/language/language.ts";
import { sayComplaints } from "./words/say-complaints.ts";
import { sayDebtRight, sayDisputedPeriods, sayFederalRights, sayPeriod } from "./words/say-debt-right.ts";
import { wordsIn } from "./words/words.ts";

const howRead = {
  read: z.enum(["text", "secondary"]).meta({ description: "The law's own words, or a text about it." }),
  sureness: z.enum(["A", "B"]).meta({
    description: "A: the words in force were read. B: good texts about the law, or an older text of it.",
  }),
  read_on: z.iso.date(),
  source: z.string(),
};
const day = (about: string) => z.iso.date().nullable().meta({ description: about });
const caution = z.string().nullable().meta({ description: "What a reader has to know besides." });

const Rule = z.object({
  key: z.string(),
  topic: z.enum(rightTopics),
  rule: z.string(),
  caution,
  binds: z.array(z.enum(boundParties)),
  amount_cents: z.int().nullable(),
  percent: z
    .number()
    .nullable()
    .meta({ description: "A ceiling of interest, or of a share of pay or income." }),
  poverty_percent: z.number().nullable().meta({ description: "A line of the federal poverty level." }),
  days: z.int().nullable(),
  citation: z.string(),
  in_force_from: day("Null: we did not read it."),
  in_force_until: day("Null: no end is known."),
  may_be_overridden: z.boolean().meta({
    description: "Federal law may override it: it applies unless a court decides otherwise.",
  }),
  ...howRead,
});

const Period = z.object({
  contract: z.enum(["medical-bill", "written", "open-account"]),
  years: z.int(),
  caution,
  citation: z.string(),
  ...howRead,
});

/** What GET /rights.json answers. */
export const RightsReply = z.object({
  state: z.string(),
  name: z.string(),
  as_of: z.iso.date().meta({ description: "The day of the answer: only rules in force on it are here." }),
  status: z.enum(["rules", "time-to-sue-only", "nothing-read"]).meta({
    description: "What we read of the state. No rule here does not mean that there is no law.",
  }),
  rules: z.array(Rule),
  time_to_sue: z.array(Period),
  time_to_sue_disputed: z.array(z.string()).meta({ description: "Where our lists disagree." }),
  federal: z.array(
    z.object({ topic: z.enum(federalTopics), rule: z.string(), citation: z.string(), source: z.string() }),
  ),
  complaints: z.array(
    z.object({
      kind: z.enum(complaintKinds),
      about: z.string(),
      offices: z.array(
        z.object({
          name: z.string(),
          url: z.string().nullable(),
          phone: z.string().nullable(),
          checked: z.string(),
          sureness: z.enum(["A", "B"]),
          checked_on: z.iso.date(),
        }),
      ),
    }),
  ),
  note: z.string(),
});

/** Everything that we read about a state's rules on medical debt, as of a day (ISO). */
export function rightsReply(
  language: Language,
  { state, name }: { state: string; name: string },
  today: string,
): z.input<typeof RightsReply> {
  const rights = findDebtRights(state, today);
  const periods = findLimitationPeriods(state, today);
  return {
    state,
    name,
    as_of: today,
    status: rights.length > 0 ? "rules" : periods.length > 0 ? "time-to-sue-only" : "nothing-read",
    rules: rights.map((right) => ruleInJson(language, right)),
    time_to_sue: periods.map((period) => periodInJson(language, period)),
    time_to_sue_disputed: sayDisputedPeriods(language, state),
    federal: sayFederalRights(language).map(({ topic, text: rule, citation, source }) => ({
      topic,
      rule,
      citation,
      source,
    })),
    complaints: complaintsInJson(language, state),
    note: wordsIn(language).rights.page.notAdvice,
  };
}

function howReadInJson({ read, sureness, readOn, source }: HowRead & { source: string }) {
  return { read, sureness, read_on: readOn, source };
}

function ruleInJson(language: Language, right: KnownRight) {
  const said = sayDebtRight(language, right);
  return {
    key: right.key,
    topic: right.topic,
    rule: said.text,
    caution: said.caution,
    binds: [...right.binds],
    amount_cents: right.amountCents ?? null,
    percent: right.percent ?? null,
    poverty_percent: right.povertyPercent ?? null,
    days: right.days ?? null,
    citation: right.citation,
    in_force_from: right.inForceFrom,
    in_force_until: right.inForceUntil ?? null,
    may_be_overridden: right.isPreemptionDisputed ?? false,
    ...howReadInJson(right),
  };
}

function periodInJson(language: Language, period: LimitationPeriod) {
  const { contract, years, citation } = period;
  const { caution } = sayPeriod(language, period);
  return { contract, years, caution, citation, ...howReadInJson(period) };
}

function complaintsInJson(language: Language, state: string) {
  return sayComplaints(language, state).map(({ kind, about, offices }) => ({
    kind,
    about: about.join(" "),
    offices: offices.map(({ name, url, phone, checked, sureness, checkedOn }) => ({
      name,
      url,
      phone,
      checked,
      sureness,
      checked_on: checkedOn,
    })),
  }));
}
