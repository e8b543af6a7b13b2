import { z } from "zod/v4";
import type { AssistingHospital } from "#app/domain/assistance/find-screened-hospital.server.ts";
import { type HospitalPolicy, policyCriteria } from "#app/domain/assistance/hospital-policy.ts";
import { bindsHospital } from "#app/domain/assistance/state-law/judge-grants.ts";
import { aidPrograms, type StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { stateGrants, statesWithoutLaw } from "#app/domain/assistance/state-law/state-grants.ts";
import { writtenEin } from "#app/domain/hospitals/numbers/hospital-numbers.ts";
import type { Language } from "#app/domain/language/language.ts";
import { sayGrant } from "./words/say-state-law.ts";

export const line = (what: string) =>
  z
    .number()
    .nullable()
    .meta({
      description: `${what}, in percent of the federal poverty level, the limit included. Null: not stated.`,
    });

const link = z.string().nullable().meta({ description: "As filed; it may have moved. Null: none." });

const PolicySource = z.object({
  kind: z.enum(["filing", "operator"]).meta({
    description: "The hospital's Form 990 Schedule H, or what the operator of this site entered.",
  }),
  ein: z.string().nullable(),
  filer_name: z.string().nullable(),
  facility_name: z
    .string()
    .nullable()
    .meta({ description: "As filed; null: the lines are those of the whole organization." }),
  tax_year: z.int().nullable(),
  as_of: z.iso.date().meta({ description: "The end of the filing's period, or the operator's day." }),
  read_in: z.string().nullable().meta({ description: "Where the operator read it." }),
});

const Law = z.object({
  key: z.string(),
  statute: z.string(),
  grants: z.string(),
  free_up_to_percent: line("Free care by the law itself"),
  discount_up_to_percent: line("The outer line of a discount or cap by the law itself"),
  binds_this_hospital: z
    .enum(["yes", "no", "maybe"])
    .meta({ description: "maybe: what we know of the hospital does not say; such a law is never counted." }),
  helps_insured: z.enum(["yes", "no", "where-costs-are-high", "not-stated"]),
  residents_only: z.boolean(),
  in_force_from: z.iso.date().nullable().meta({ description: "Null: as far as we know always." }),
  in_force_until: z.iso.date().nullable(),
  programs: z.array(z.enum(aidPrograms)).meta({ description: "Who gets one of them gets free care." }),
  apply_within_days: z.int().nullable().meta({ description: "Null: what we read sets none." }),
  apply_from: z.enum(["first-bill", "care", "any-time"]).nullable(),
  source: z.object({
    title: z.string(),
    date: z.string().nullable(),
    read_at: z.enum(["source", "secondary"]).meta({
      description: "source: the law itself or its agency; secondary: a text about it.",
    }),
  }),
});

/** What GET /assistance.json answers. */
export const AssistanceReply = z.object({
  hospital: z.object({
    name: z.string(),
    id: z.string(),
    city: z.string().nullable(),
    state: z.string(),
    is_nonprofit: z.boolean().nullable().meta({
      description: "By its filing, else by CMS's list of hospitals. Null: not known; public ones may be.",
    }),
  }),
  policy: z
    .object({
      free_up_to_percent: line("Free care"),
      discount_up_to_percent: line("Discounts"),
      is_doubtful: z.boolean().meta({ description: "A line was filed as a small number, such as 2.00." }),
      looks_at: z.array(z.enum(policyCriteria)),
      policy_url: link,
      application_url: link,
      summary_url: link,
      source: PolicySource,
      is_sample: z.boolean().meta({ description: "Fictional." }),
    })
    .nullable()
    .meta({ description: "Null: no filing is known, which is not 'no policy'." }),
  state_law: z.array(Law),
  state_law_read: z
    .enum(["laws", "none-found", "not-read"])
    .meta({ description: "not-read: nothing about this state was read; it may have a law." }),
});

export function assistanceReply(
  language: Language,
  hospital: AssistingHospital,
): z.input<typeof AssistanceReply> {
  const { name, shortId: id, city, state, isNonprofit, policy } = hospital;
  const laws = stateGrants.filter((grant) => grant.state === state);
  return {
    hospital: { name, id, city, state, is_nonprofit: isNonprofit },
    policy: policy && policyInJson(policy),
    state_law: laws.map((grant) => lawInJson(language, grant, hospital)),
    state_law_read: laws.length > 0 ? "laws" : statesWithoutLaw.includes(state) ? "none-found" : "not-read",
  };
}

function policyInJson(policy: HospitalPolicy) {
  const { source } = policy;
  const filing = source.kind === "filing" ? source : null;
  return {
    free_up_to_percent: policy.freeUpToPercent,
    discount_up_to_percent: policy.discountUpToPercent,
    is_doubtful: policy.isDoubtful,
    looks_at: [...policy.criteria],
    policy_url: policy.policyUrl,
    application_url: policy.applicationUrl,
    summary_url: policy.summaryUrl,
    source: {
      kind: source.kind,
      ein: filing && writtenEin(filing.ein),
      filer_name: filing?.filerName ?? null,
      facility_name: filing?.facilityName ?? null,
      tax_year: filing?.taxYear ?? null,
      as_of: source.kind === "filing" ? source.periodEnd : source.asOf,
      read_in: source.kind === "operator" ? source.source : null,
    },
    is_sample: policy.isSample,
  };
}

function lawInJson(language: Language, grant: StateGrant, hospital: AssistingHospital) {
  const { applyWithin, source } = grant;
  const isAnyTime = applyWithin === "any-time";
  return {
    key: grant.key,
    statute: grant.statute,
    grants: sayGrant(language, grant),
    free_up_to_percent: grant.freeUpToPercent,
    discount_up_to_percent: grant.discountUpToPercent,
    binds_this_hospital: bindsHospital(grant, hospital),
    helps_insured: grant.helpsInsured,
    residents_only: grant.isForResidentsOnly,
    in_force_from: grant.inForceFrom,
    in_force_until: grant.inForceUntil,
    programs: [...grant.programsThatSettle],
    apply_within_days: isAnyTime ? null : (applyWithin?.days ?? null),
    apply_from: isAnyTime ? ("any-time" as const) : (applyWithin?.from ?? null),
    source: { title: source.title, date: source.date, read_at: source.readAt },
  };
}
