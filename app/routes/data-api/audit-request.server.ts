import { z } from "zod/v4";
import {
  type AuditedBill,
  type AuditedLine,
  billSettings,
  type Coverage,
  MAX_AUDITED_LINES,
} from "#app/domain/audits/audited-bill.ts";
import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { explanationsOfRequest } from "./explanation-request.server.ts";
import { amount, counted, day, flag, list, object, orNull, textOf } from "./request-fields.server.ts";

const MAX_UNITS = 1_000_000;
const MAX_PERCENT = 1_000;

const percent = z
  .number({ error: "must be a number of percent." })
  .min(0, "must be a number of percent.")
  .max(MAX_PERCENT, "must be a number of percent.");

const Line = object({
  date: orNull(day),
  code: orNull(textOf(60)).meta({ description: "CPT, HCPCS, CDT or another code, without modifiers." }),
  code_type: orNull(textOf(20)).meta({
    description:
      "As in price files: CPT, HCPCS, CDT, RC, NDC, MS-DRG, LOCAL … Null: told by the code’s form.",
  }),
  revenue_code: orNull(textOf(10)),
  modifiers: orNull(list(textOf(5), 8)),
  units: orNull(
    z
      .number({ error: "must be a number." })
      .min(-MAX_UNITS, "must be a number of up to a million.")
      .max(MAX_UNITS, "must be a number of up to a million."),
  ),
  unit_price_cents: orNull(amount),
  amount_cents: amount.meta({ description: "The whole line’s, in cents; negative: a credit." }),
  description: orNull(textOf(500)),
});

const Payment = object({ date: orNull(day), amount_cents: counted });

const ExplainedLine = object({
  date: orNull(day),
  code: orNull(textOf(60)),
  billed_cents: orNull(amount),
  allowed_cents: orNull(amount),
  plan_paid_cents: orNull(amount),
  patient_responsibility_cents: orNull(amount),
});

/** What POST /audit.json takes. Null, or left out: not known. */
export const AuditRequest = object({
  setting: orNull(z.enum(billSettings, { error: `must be one of ${billSettings.join(", ")}.` })),
  statement_date: orNull(day).meta({ description: "Counts as today." }),
  service_from: orNull(day),
  service_to: orNull(day),
  self_pay: orNull(flag).meta({ description: "No plan pays any of it." }),
  insured: orNull(flag),
  medicare: orNull(flag).meta({ description: "Medicare pays: its coding rules are stated, not asked." }),
  provider: orNull(
    object({
      name: orNull(textOf(200)),
      nonprofit: orNull(flag).meta({
        description: "Null: by what the hospital of hospital_id filed, or CMS’s hospital list.",
      }),
      assistance: orNull(
        object({ free_up_to_percent: orNull(percent), discount_up_to_percent: orNull(percent) }),
      ).meta({
        description:
          "The hospital’s own policy, in percent of the federal poverty level; it goes before the one that we know by hospital_id.",
      }),
    }),
  ),
  hospital_id: orNull(textOf(20)).meta({
    description:
      "The hospital’s short id, as other calls give it: its published prices are looked up, and by its filed financial assistance policy and its state’s laws where a household stands.",
  }),
  lines: list(Line, MAX_AUDITED_LINES),
  totals: orNull(
    object({
      charges_cents: orNull(amount),
      adjustments_cents: orNull(amount).meta({ description: "Positive: what was taken off." }),
      payments_cents: orNull(amount).meta({ description: "Positive: what was paid." }),
      balance_cents: orNull(amount).meta({ description: "What the patient is asked to pay." }),
    }),
  ),
  payments: orNull(list(Payment, MAX_AUDITED_LINES)).meta({
    description: "Each payment, where the bill lists them.",
  }),
  eob: orNull(
    object({
      network: orNull(z.enum(["in", "out"], { error: "must be in or out." })),
      emergency: orNull(flag),
      patient_responsibility_cents: orNull(amount).meta({ description: "'You owe'." }),
      lines: orNull(list(ExplainedLine, MAX_AUDITED_LINES)),
    }),
  ).meta({
    description: "The explanation of benefits as a whole; what explanations and fhir say goes before it.",
  }),
  explanations: orNull(explanationsOfRequest).meta({
    description:
      "Explanations of benefits claim by claim, of up to 5,000 lines in all. Those that belong to the bill are compared with it.",
  }),
  fhir: orNull(z.unknown()).meta({
    description:
      "The same as a plan’s patient access gives it: an HL7 FHIR R4 ExplanationOfBenefit, or a Bundle with such resources.",
  }),
  good_faith_estimate: orNull(object({ total_cents: counted, date: orNull(day) })),
  household: orNull(
    object({
      size: z.int({ error: "must be a whole number of people." }).min(1, "must be 1 or more.").max(100),
      annual_income_cents: counted,
      state: orNull(textOf(2)),
    }),
  ),
});

export type AuditRequest = z.output<typeof AuditRequest>;

/** The lists of a request as long as its bill, and the content of each. */
export const longLists = { lines: Line, payments: Payment, explained: ExplainedLine };

/** The bill of a request, as an audit looks at it. */
export function auditedBillOfRequest(request: AuditRequest): AuditedBill {
  const { totals, eob, provider, household, good_faith_estimate: estimate } = request;
  return {
    setting: request.setting,
    statementDate: request.statement_date,
    serviceFrom: request.service_from,
    serviceTo: request.service_to,
    coverage: coverageOf(request),
    provider: {
      name: provider?.name ?? null,
      isNonprofit: provider?.nonprofit ?? null,
      assistance: provider?.assistance
        ? {
            freeUpToPercent: provider.assistance.free_up_to_percent,
            discountUpToPercent: provider.assistance.discount_up_to_percent,
          }
        : null,
    },
    lines: request.lines.map(lineOf),
    totals: {
      chargesCents: totals?.charges_cents ?? null,
      adjustmentsCents: totals?.adjustments_cents ?? null,
      paymentsCents: totals?.payments_cents ?? null,
      balanceCents: totals?.balance_cents ?? null,
    },
    payments: request.payments?.map(({ date, amount_cents: amountCents }) => ({ date, amountCents })) ?? null,
    explanation: eob && {
      network: eob.network,
      isEmergency: eob.emergency ?? request.setting === "emergency",
      patientResponsibilityCents: eob.patient_responsibility_cents,
      lines: (eob.lines ?? []).map((line) => ({
        serviceDate: line.date,
        code: line.code,
        billedCents: line.billed_cents,
        allowedCents: line.allowed_cents,
        planPaidCents: line.plan_paid_cents,
        patientResponsibilityCents: line.patient_responsibility_cents,
      })),
    },
    goodFaithEstimate: estimate && { totalCents: estimate.total_cents, date: estimate.date },
    household: household && {
      size: household.size,
      annualIncomeCents: household.annual_income_cents,
      state: household.state?.toUpperCase() ?? null,
    },
  };
}

function coverageOf({ self_pay: selfPay, insured, medicare }: AuditRequest): Coverage | null {
  if (medicare) return "medicare";
  if (selfPay) return "self-pay";
  return insured ? "other-plan" : null;
}

function lineOf(line: AuditRequest["lines"][number]): AuditedLine {
  const revenueCode =
    line.revenue_code && /^\d{3,4}$/.test(line.revenue_code) ? line.revenue_code.padStart(4, "0") : null;
  return {
    serviceDate: line.date,
    serviceCode: line.code
      ? codeOf(line.code_type, line.code)
      : revenueCode
        ? { codeType: "RC", code: revenueCode }
        : null,
    revenueCode,
    modifiers: (line.modifiers ?? []).map((modifier) => modifier.toUpperCase()).filter(Boolean),
    units: line.units,
    unitPriceCents: line.unit_price_cents,
    amountCents: line.amount_cents,
    description: line.description || null,
  };
}

/** Without a type, what is as long as a procedure's code is taken for one, so that a wrong one is found. */
function codeOf(type: string | null, code: string): ServiceCode | null {
  const typed = type ? normaliseCode(type, code) : null;
  if (typed) return typed;
  const isProcedure = procedureCodeShape(code.toUpperCase()) !== null || code.length === 5;
  return normaliseCode(isProcedure ? "HCPCS" : /^0\d{3}$/.test(code) ? "RC" : "LOCAL", code);
}
