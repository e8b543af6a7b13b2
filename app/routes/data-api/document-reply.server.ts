import { z } from "zod/v4";
import { CODE_TYPES } from "#app/domain/billing-codes/service-code.ts";
import { documentKinds } from "#app/domain/documents/document-kinds.ts";
import { UploadReply } from "./upload-reply.server.ts";

const dollars = z.number().nullable();
const text = z.string().nullable();
const day = z.iso.date().nullable();

const amounts = {
  billed: dollars,
  allowed: dollars,
  discount: dollars.meta({ description: "What the provider writes off by contract." }),
  plan_paid: dollars,
  deductible: dollars,
  copay: dollars,
  coinsurance: dollars,
  not_covered: dollars,
  other_insurance: dollars,
  you_owe: dollars,
};

const confidence = z
  .number()
  .nullable()
  .meta({ description: "How surely the value of this name was read, 0 to 1; null where that one is null." });

const DocumentBill = UploadReply.shape.data.extend({
  amount_due: dollars.meta({
    description: "What the patient is asked to pay, in US dollars; null: not read.",
  }),
  account_number: text.meta({
    description:
      "The provider’s own number of the patient’s account, as printed; null: not read, or not surely the one.",
  }),
  confidences: z.object({
    hospital_name: confidence,
    total: confidence,
    date: confidence,
    amount_due: confidence,
    account_number: confidence,
    line_items: z
      .array(
        z.object({
          date: confidence,
          code: confidence,
          modifiers: confidence,
          revenue_code: confidence,
          description: confidence,
          quantity: confidence,
          amount: confidence,
        }),
      )
      .meta({ description: "One for each of the bill’s line_items." }),
  }),
});

const toldConfidences = <Name extends string>(...names: Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, confidence])) as Record<Name, typeof confidence>);

const amountNames = [
  "billed",
  "allowed",
  "discount",
  "plan_paid",
  "deductible",
  "copay",
  "coinsurance",
  "not_covered",
  "other_insurance",
  "you_owe",
] as const;

const Line = z.object({
  date: day,
  code: text,
  code_type: z.enum(CODE_TYPES).nullable(),
  description: text,
  ...amounts,
  remarks: z.array(z.string()).meta({ description: "Codes of notes, as printed." }),
  confidences: toldConfidences("date", "code", "description", ...amountNames),
});

const Claim = z.object({
  claim_number: text,
  replaces_claim: text.meta({ description: "The earlier claim that this one corrects." }),
  provider: text,
  network: z.enum(["in", "out"]).nullable(),
  emergency: z.boolean().meta({ description: "Out-of-network emergency care with federal protection." }),
  dates_of_service: z
    .tuple([z.iso.date(), z.iso.date()])
    .nullable()
    .meta({ description: "First and last day." }),
  processed_date: day,
  status: z.enum(["paid", "partly", "denied", "reprocessed"]).nullable(),
  lines: z.array(Line),
  totals: z.object(amounts),
  confidence: z.number().meta({ description: "0 to 1, of the least sure value." }),
  confidences: toldConfidences(
    "claim_number",
    "replaces_claim",
    "provider",
    "network",
    "dates_of_service",
    "processed_date",
    ...amountNames,
  ).meta({ description: "Those of amounts are of the claim’s totals." }),
});

const Explanation = z.object({
  plan: text,
  plan_kind: z
    .enum(["insured", "selffunded", "medicare", "ma", "medicaid", "supplement", "trust"])
    .nullable(),
  administrator: text,
  issue_date: day,
  claims: z.array(Claim),
  totals: z.object(amounts).meta({ description: "Over all claims, as printed." }),
  appeal_by_days: z.number().nullable(),
  appeal_by: day,
  appeal_address: z.array(z.string()).nullable(),
  accumulators: z
    .object({ deductible_met: dollars, deductible_limit: dollars, oop_met: dollars, oop_limit: dollars })
    .nullable(),
  remark_codes: z.array(z.object({ code: z.string(), text: z.string() })),
  confidences: toldConfidences(
    "plan",
    "administrator",
    "issue_date",
    "appeal_by_days",
    "appeal_by",
    "appeal_address",
    ...amountNames,
  ).meta({ description: "Those of amounts are of the totals over all claims." }),
});

/** What POST /ocr/read_document answers. */
export const DocumentReply = z.object({
  kind: z.enum(documentKinds),
  confidence: z.number().meta({ description: "How sure the kind is, 0 to 1." }),
  bill: DocumentBill.nullable().meta({
    description: "As /ocr/cloud_ocr answers it, with what is due and how sure each value is; null: no bill.",
  }),
  explanation: Explanation.nullable().meta({
    description: "US dollars; null, here and in all of its fields: not printed, or not read.",
  }),
});

const exampleConfidences = {
  billed: 0.97,
  allowed: 0.97,
  discount: 0.97,
  plan_paid: 0.97,
  deductible: 0.97,
  copay: 0.91,
  coinsurance: 0.97,
  not_covered: null,
  other_insurance: null,
  you_owe: 0.97,
};

/** What it answers to tests/fixtures/bills/explanation-of-benefits.webp, with one line of its claim. */
export const documentExample: z.input<typeof DocumentReply> = {
  kind: "explanation",
  confidence: 1,
  bill: null,
  explanation: {
    plan: "Meridiem Health Plan",
    plan_kind: null,
    administrator: null,
    issue_date: "2025-04-08",
    claims: [
      {
        claim_number: "C95450279853",
        replaces_claim: null,
        provider: "Eastlake Diagnostic Imaging Group, P.C.",
        network: null,
        emergency: false,
        dates_of_service: ["2025-03-03", "2025-03-03"],
        processed_date: null,
        status: "paid",
        lines: [
          {
            date: "2025-03-03",
            code: "71046",
            code_type: "CPT",
            description: "X-ray chest 2 views",
            billed: 200.23,
            allowed: 118.49,
            discount: 81.74,
            plan_paid: 2.94,
            deductible: 114.82,
            copay: 0,
            coinsurance: 0.73,
            not_covered: null,
            other_insurance: null,
            you_owe: 115.55,
            remarks: [],
            confidences: {
              date: 1,
              code: 1,
              description: 0.99,
              ...exampleConfidences,
            },
          },
        ],
        totals: {
          billed: 903.99,
          allowed: 493.61,
          discount: 410.38,
          plan_paid: 99.12,
          deductible: 369.71,
          copay: 0,
          coinsurance: 24.78,
          not_covered: null,
          other_insurance: null,
          you_owe: 394.49,
        },
        confidence: 0.89,
        confidences: {
          claim_number: 1,
          replaces_claim: null,
          provider: 0.96,
          network: null,
          dates_of_service: 1,
          processed_date: null,
          ...exampleConfidences,
        },
      },
    ],
    totals: {
      billed: 903.99,
      allowed: null,
      discount: 410.38,
      plan_paid: 99.12,
      deductible: null,
      copay: null,
      coinsurance: null,
      not_covered: null,
      other_insurance: null,
      you_owe: 394.49,
    },
    appeal_by_days: 180,
    appeal_by: null,
    appeal_address: null,
    accumulators: { deductible_met: 706, deductible_limit: 3500, oop_met: null, oop_limit: null },
    remark_codes: [],
    confidences: {
      plan: 0.84,
      administrator: null,
      issue_date: 1,
      appeal_by_days: 0.89,
      appeal_by: null,
      appeal_address: null,
      billed: 0.97,
      allowed: null,
      discount: 0.97,
      plan_paid: 0.97,
      deductible: null,
      copay: null,
      coinsurance: null,
      not_covered: null,
      other_insurance: null,
      you_owe: 0.97,
    },
  },
};
