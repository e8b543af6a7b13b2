import { z } from "zod/v4";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { Screening } from "#app/domain/assistance/screen-household.ts";
import type { JudgedGrant } from "#app/domain/assistance/state-law/judge-grants.ts";
import type { Language } from "#app/domain/language/language.ts";
import { line } from "./assistance-reply.server.ts";
import { sayGrant } from "./words/say-state-law.ts";

const notCountedReasons = [
  "other-hospitals",
  "maybe-other-hospitals",
  "uninsured-only",
  "residents-only",
  "later",
  "former",
] as const;

/** What POST /assistance.json answers. */
export const ScreeningReply = z.object({
  answer: z.enum(["free", "discount", "above", "not-known"]).meta({
    description:
      "At or below the highest line for free care, at or below the outer line, above both, or nothing is known to compare with. Never that somebody qualifies: the hospital decides.",
  }),
  free_care_percent: line("The highest line for free care that counts"),
  discount_percent: line("The highest outer line that counts"),
  own_percent: z.int().nullable().meta({
    description: "The income in percent of the poverty level, rounded down.",
  }),
  poverty_level_year: z.int().meta({ description: "Of the HHS guidelines; the newest known." }),
  near_line: z.boolean().meta({
    description: "Within ten points of a line, where another way to count income may decide.",
  }),
  sources: z.array(
    z.object({
      kind: z.enum(["filing", "operator", "state-law", "poverty-level"]),
      title: z.string(),
      free_up_to_percent: line("Free care"),
      discount_up_to_percent: line("Discounts"),
      as_of: z.string().nullable().meta({ description: "The day or year that it speaks of." }),
      read_at: z.enum(["source", "secondary"]),
      counted: z.boolean(),
      why_not: z.enum(notCountedReasons).nullable(),
      note: z.string().nullable().meta({ description: "What a law grants, or what is unsure of a filing." }),
    }),
  ),
});

type Reply = z.input<typeof ScreeningReply>;

export function screeningReply(
  language: Language,
  screening: Screening,
  policy: HospitalPolicy | null,
): Reply {
  return {
    answer: screening.answer,
    free_care_percent: screening.freeUpToPercent,
    discount_percent: screening.discountUpToPercent,
    own_percent: screening.ownPercent,
    poverty_level_year: screening.guidelinesYear,
    near_line: screening.isNearLine,
    sources: [
      ...(policy ? [sourceOfPolicy(policy)] : []),
      ...screening.grants.map((one) => sourceOfGrant(language, one)),
      {
        kind: "poverty-level",
        title: `HHS poverty guidelines of ${screening.guidelinesYear}`,
        free_up_to_percent: null,
        discount_up_to_percent: null,
        as_of: String(screening.guidelinesYear),
        read_at: "source",
        counted: true,
        why_not: null,
        note: null,
      },
    ],
  };
}

function sourceOfPolicy(policy: HospitalPolicy): Reply["sources"][number] {
  const { source, freeUpToPercent, discountUpToPercent, isDoubtful } = policy;
  const isFiling = source.kind === "filing";
  const unsure = [
    ...(isDoubtful ? ["A line was filed as a small number, such as 2.00, and is taken as 200."] : []),
    ...(isFiling && source.facilityName === null ? ["The lines are those of the whole organization."] : []),
    ...(policy.isSample ? ["Fictional."] : []),
  ];
  return {
    kind: source.kind,
    title: isFiling
      ? `Form 990 Schedule H of ${source.filerName}, tax year ${source.taxYear}${source.facilityName === null ? "" : `: ${source.facilityName}`}`
      : source.source,
    free_up_to_percent: freeUpToPercent,
    discount_up_to_percent: discountUpToPercent,
    as_of: isFiling ? source.periodEnd : source.asOf,
    read_at: "source",
    counted: true,
    why_not: null,
    note: unsure.join(" ") || null,
  };
}

function sourceOfGrant(language: Language, { grant, notCounted }: JudgedGrant): Reply["sources"][number] {
  return {
    kind: "state-law",
    title: `${grant.state}: ${grant.statute}`,
    free_up_to_percent: grant.freeUpToPercent,
    discount_up_to_percent: grant.discountUpToPercent,
    as_of: grant.source.date,
    read_at: grant.source.readAt,
    counted: notCounted === null,
    why_not: notCounted,
    note: sayGrant(language, grant),
  };
}

/** A household that no filing is known for, in a state with a law. */
export const screeningExample: { request: unknown; reply: Reply } = {
  request: {
    hospital_id: null,
    household_size: 3,
    annual_income_cents: 6_000_000,
    insured: false,
    state: "MD",
  },
  reply: {
    answer: "discount",
    free_care_percent: 200,
    discount_percent: 300,
    own_percent: 219,
    poverty_level_year: 2026,
    near_line: false,
    sources: [
      {
        kind: "state-law",
        title: "MD: Health-General 19-214.1 and 19-214.2",
        free_up_to_percent: 200,
        discount_up_to_percent: 300,
        as_of: null,
        read_at: "source",
        counted: true,
        why_not: null,
        note: "Hospitals in Maryland must give free care up to 200% of the poverty level, and a discount above it. You can ask the hospital to look again, and complain to the state. Also, from a text about the law: It is 75% off up to 250%, and 60% off up to 300%. If bills of 12 months are over 25% of your family’s income, help goes up to 500%. People who get SNAP, school meals or energy help get free care.",
      },
    ],
  },
};
