import { z } from "zod/v4";
import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { npiOf, taxNumberOf } from "#app/domain/explanations/billing-identity.ts";
import type { AmountKind, BillingIdentity, Explanation } from "#app/domain/explanations/explanation.ts";
import { statedAmounts, told, toldOrNull } from "#app/domain/explanations/told.ts";
import { amount, day, flag, list, object, orNull, textOf } from "./request-fields.server.ts";

export const MAX_EXPLANATIONS = 50;
const MAX_CLAIMS = 200;
const MAX_CLAIM_LINES = 500;
const MAX_UNITS = 1_000_000;

const amounts = {
  billed_cents: orNull(amount),
  allowed_cents: orNull(amount),
  discount_cents: orNull(amount).meta({ description: "What the provider writes off by its contract." }),
  plan_paid_cents: orNull(amount),
  deductible_cents: orNull(amount),
  copay_cents: orNull(amount),
  coinsurance_cents: orNull(amount),
  not_covered_cents: orNull(amount),
  other_insurance_cents: orNull(amount).meta({ description: "Paid by another plan." }),
  you_owe_cents: orNull(amount),
};

const Line = object({
  date: orNull(day),
  code: orNull(textOf(60)),
  code_type: orNull(textOf(20)),
  modifiers: orNull(list(textOf(5), 8)),
  units: orNull(
    z
      .number({ error: "must be a number above 0." })
      .positive("must be a number above 0.")
      .max(MAX_UNITS, "must be a number of up to a million."),
  ).meta({ description: "Null: compared as one." }),
  description: orNull(textOf(500)),
  remarks: orNull(list(textOf(20), 20)),
  adjustments: orNull(
    list(
      object({
        group: orNull(
          z.enum(["CO", "PR", "OA", "PI", "CR"], { error: "must be one of CO, PR, OA, PI, CR." }),
        ),
        code: orNull(textOf(5)).meta({ description: "Claim adjustment reason code (CARC)." }),
        amount_cents: amount,
      }),
      20,
    ),
  ).meta({ description: "Why an amount was not paid, where the plan gives codes." }),
  ...amounts,
});

const Claim = object({
  claim_number: orNull(textOf(60)),
  replaces_claim: orNull(textOf(60)),
  provider: orNull(textOf(200)),
  provider_npi: orNull(
    textOf(20).refine((text) => npiOf(text) !== null, "must be an NPI: ten digits, the last a check digit."),
  ).meta({
    description:
      "The billing provider’s. With the plan’s id, the lines are compared with what the plan agreed: see contracted.",
  }),
  provider_tin: orNull(
    textOf(20).refine((text) => taxNumberOf(text) !== null, "must be a tax number: nine digits."),
  ),
  network: orNull(z.enum(["in", "out"], { error: "must be in or out." })),
  emergency: orNull(flag).meta({ description: "Out-of-network emergency care with federal protection." }),
  dates_of_service: orNull(list(day, 2)).meta({ description: "First and last day." }),
  processed_date: orNull(day),
  status: orNull(
    z.enum(["paid", "partly", "denied", "reprocessed"], {
      error: "must be one of paid, partly, denied, reprocessed.",
    }),
  ),
  lines: orNull(list(Line, MAX_CLAIM_LINES)),
  totals: orNull(object(amounts)),
});

/** An explanation of benefits as POST /audit.json takes it. Null, or left out: not printed. */
export const ExplanationRequest = object({
  plan: orNull(textOf(200)),
  plan_id_type: orNull(z.enum(["hios", "ein"], { error: "must be hios or ein." })),
  plan_id: orNull(textOf(20).regex(/\d/, "must be the plan’s id, as /plans lists it.")).meta({
    description: "As /plans lists it, digits with or without a dash; it needs plan_id_type.",
  }),
  issue_date: orNull(day),
  claims: list(Claim, MAX_CLAIMS),
}).refine(({ plan_id: id, plan_id_type: type }) => (id === null) === (type === null), {
  path: ["plan_id"],
  message: "and plan_id_type must be sent together.",
});

export const explanationsOfRequest = list(ExplanationRequest, MAX_EXPLANATIONS);

type SentAmounts = { [Field in keyof typeof amounts]: number | null };

/** What was sent, as an explanation. */
export function explanationOfRequest(sent: z.output<typeof ExplanationRequest>): Explanation {
  return {
    source: "typed",
    plan: toldOrNull(sent.plan),
    ...planIdsOf(sent),
    planKind: null,
    administrator: null,
    issueDate: toldOrNull(sent.issue_date),
    memberId: null,
    claims: sent.claims.map((claim) => ({
      claimNumber: toldOrNull(claim.claim_number),
      replacesClaimNumber: toldOrNull(claim.replaces_claim),
      provider: toldOrNull(claim.provider),
      ...billedByOf(claim),
      patient: null,
      accountNumber: null,
      network: toldOrNull(claim.network),
      isEmergency: claim.emergency ?? false,
      serviceDates: daysOf(claim.dates_of_service),
      processedDate: toldOrNull(claim.processed_date),
      status: claim.status,
      lines: (claim.lines ?? []).map((line) => ({
        serviceDate: toldOrNull(line.date),
        serviceCode: toldOrNull(codeOf(line.code_type, line.code)),
        modifiers: line.modifiers ?? [],
        description: toldOrNull(line.description),
        units: toldOrNull(line.units),
        amounts: statedAmounts(centsOf(line)),
        remarkCodes: line.remarks ?? [],
        adjustments: (line.adjustments ?? []).map(({ group, code, amount_cents: amountCents }) => ({
          group,
          reasonCode: code,
          amountCents,
        })),
      })),
      totals: statedAmounts(claim.totals ? centsOf(claim.totals) : {}),
      adjustments: [],
    })),
    totals: statedAmounts({}),
    remarks: [],
    appeal: { days: null, by: null, address: null },
    accumulators: [],
  };
}

function planIdsOf({
  plan_id: id,
  plan_id_type: idType,
}: z.output<typeof ExplanationRequest>): Pick<Explanation, "planIds"> {
  if (id === null || idType === null) return {};
  return { planIds: [{ idType, planId: id.replace(/\D/g, "") }] };
}

function billedByOf({ provider_npi: sent, provider_tin: tax }: z.output<typeof Claim>): {
  billedBy?: BillingIdentity;
} {
  const npi = npiOf(sent ?? "");
  return npi === null ? {} : { billedBy: { npi, taxNumber: taxNumberOf(tax ?? "") } };
}

function daysOf(days: readonly string[] | null): Explanation["claims"][number]["serviceDates"] {
  const [first, last = first] = days ?? [];
  return first === undefined || last === undefined || last < first
    ? null
    : { first: told(first), last: told(last) };
}

function codeOf(type: string | null, code: string | null): ServiceCode | null {
  if (code === null || code === "") return null;
  return normaliseCode(
    type ?? procedureCodeShape(code.toUpperCase()) ?? (/^0\d{3}$/.test(code) ? "RC" : "LOCAL"),
    code,
  );
}

function centsOf(sent: SentAmounts): Record<AmountKind, number | null> {
  return {
    billed: sent.billed_cents,
    discount: sent.discount_cents,
    allowed: sent.allowed_cents,
    notCovered: sent.not_covered_cents,
    planPaid: sent.plan_paid_cents,
    otherInsurance: sent.other_insurance_cents,
    deductible: sent.deductible_cents,
    copay: sent.copay_cents,
    coinsurance: sent.coinsurance_cents,
    youOwe: sent.you_owe_cents,
  };
}
