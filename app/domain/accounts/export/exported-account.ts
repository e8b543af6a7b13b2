import { z } from "zod/v4";
import { appealResults, sendingWays } from "#app/domain/appeals/appeal.ts";
import { paperKinds } from "#app/domain/appeals/application/application-papers.ts";
import {
  incomeKinds,
  incomeSpans,
  insuranceAnswers,
} from "#app/domain/appeals/application/assistance-application.ts";
import { aidPrograms } from "#app/domain/assistance/state-law/state-grant.ts";
import { billSettings, coverages } from "#app/domain/audits/audited-bill.ts";
import { notCheckedReasons, strengths } from "#app/domain/audits/finding.ts";
import { disputeReasons } from "#app/domain/audits/kept/kept-audit.ts";
import { ruleIds } from "#app/domain/audits/rule-ids.ts";
import { CODE_TYPES } from "#app/domain/billing-codes/service-code.ts";
import { careTimings, type DeadlineDate, planKinds } from "#app/domain/deadlines/deadline.ts";
import { deadlineDates } from "#app/domain/deadlines/find-deadlines.ts";
import {
  type AmountKind,
  amountKinds,
  claimStatuses,
  explanationPlanKinds,
  explanationSources,
} from "#app/domain/explanations/explanation.ts";
import { documentKinds, keptStates } from "#app/domain/kept/kept-document.ts";
import { LANGUAGES } from "#app/domain/language/language.ts";
import { letterKindIds } from "#app/domain/letters/letter-kind.ts";
import { incomeBands, insuranceKinds, ownPlanKinds, permissions } from "../account.ts";

const day = z.iso.date().nullable().describe("A day; null: not stated.");
const time = z.iso.datetime();
const text = z.string().nullable();
const cents = z.int().nullable().describe("Whole cents; null: not stated.");

const noted = { on: z.iso.date(), at: time.describe("When it was noted.") };

const line = z.object({
  serviceDate: day,
  codeType: z.enum(CODE_TYPES).nullable(),
  code: text,
  modifiers: z.array(z.string()),
  revenueCode: text.describe("UB-04, four digits."),
  description: text,
  units: z.number().nullable(),
  unitPriceCents: cents.describe("Of one unit."),
  amountCents: cents.describe("Of the whole line, not of a unit."),
});

const bill = z.object({
  folder: z.string().describe("The folder of its files in this archive; it may be empty."),
  state: z.enum(keptStates).describe("draft: not yet checked by its owner."),
  createdAt: time,
  updatedAt: time,
  providerName: text.describe("As printed on the bill, or typed."),
  hospitalName: text.describe("The hospital that the bill was matched to."),
  statementDate: day,
  firstServiceDate: day,
  lastServiceDate: day,
  totals: z.object({
    chargesCents: cents,
    adjustmentsCents: cents,
    insurancePaidCents: cents,
    patientPaidCents: cents,
    otherPaidCents: cents,
    amountDueCents: cents,
  }),
  lines: z.array(line),
  payments: z
    .array(z.object({ date: z.iso.date(), amountCents: z.int() }))
    .nullable()
    .describe("As the bill lists them one by one; null: it lists none."),
  correspondence: z
    .object({
      accountNumber: text,
      patientName: text,
      patientAddress: text,
      billingAddress: text,
      billingPhone: text,
      assistancePhone: text,
      collectorName: text,
      collectorReference: text,
      originalCreditor: text,
      disputeBy: day,
    })
    .describe("Whom to write and to call about it, and as who, as the bill prints it, or typed."),
  documents: z.array(
    z.object({
      path: text.describe("Of the file in this archive, as it was sent; null: the site has lost it."),
      name: z.string(),
      kind: z.enum(documentKinds).describe("eob: an explanation of benefits."),
    }),
  ),
  isShared: z.boolean().describe("Whether hospital, date and total were shared without a name."),
  calls: z
    .array(z.object({ ...noted, person: text, reference: text, said: z.string(), promisedBy: day }))
    .describe("What you noted of calls about it."),
  collection: z
    .object({ noticeOn: day })
    .nullable()
    .describe("A collection agency asks for it, by a notice of that day; null: none does."),
  sameVisit: z
    .array(z.object({ billFolder: z.string(), isSameVisit: z.boolean() }))
    .describe("What you decided about it and other bills."),
});

const amounts = z
  .object(Object.fromEntries(amountKinds.map((kind) => [kind, cents])) as Record<AmountKind, typeof cents>)
  .describe("As the plan tells them.");
const adjustments = z
  .array(
    z.object({
      group: z.enum(["CO", "PR", "OA", "PI", "CR"]).nullable(),
      reasonCode: text.describe("X12 claim adjustment reason code."),
      amountCents: z.int(),
    }),
  )
  .describe("Of a structured file: why the plan did not pay an amount.");

const claim = z.object({
  claimNumber: text,
  replacesClaimNumber: text,
  provider: text,
  providerNpi: text.describe("Of who billed, where a structured file states it."),
  providerTaxNumber: text,
  patient: text,
  accountNumber: text.describe("The provider's own."),
  network: z.enum(["in", "out"]).nullable(),
  isEmergency: z.boolean().describe("Whether the plan calls it protected emergency care."),
  firstServiceDate: day,
  lastServiceDate: day,
  processedDate: day,
  status: z.enum(claimStatuses).nullable(),
  lines: z.array(
    z.object({
      serviceDate: day,
      codeType: z.enum(CODE_TYPES).nullable(),
      code: text,
      modifiers: z.array(z.string()),
      description: text,
      units: z.number().nullable(),
      amounts,
      remarkCodes: z.array(z.string()),
      adjustments,
    }),
  ),
  totals: amounts,
  adjustments,
  bills: z
    .array(z.object({ billFolder: text, isAboutIt: z.boolean() }))
    .describe("What you decided about bills: the claim is about the bill, or it is not."),
});

const explanation = z.object({
  folder: z.string().describe("The folder of its files in this archive; it may be empty."),
  state: z.enum(keptStates).describe("draft: not yet checked by its owner."),
  createdAt: time,
  updatedAt: time,
  source: z.enum(explanationSources).describe("What it was read of."),
  plan: text,
  planIds: z
    .array(z.object({ idType: z.enum(["hios", "ein"]), planId: z.string() }))
    .describe("What payers publish the plan under, where a structured file states it."),
  planKind: z.enum(explanationPlanKinds).nullable(),
  administrator: text.describe("The company that runs a self-funded plan."),
  issueDate: day,
  memberId: text,
  claims: z.array(claim),
  totals: amounts,
  remarks: z.array(z.object({ code: z.string(), words: z.string() })),
  appeal: z.object({ days: z.number().nullable(), by: day, address: z.array(z.string()).nullable() }),
  accumulators: z.array(
    z.object({ of: z.enum(["deductible", "out-of-pocket"]), metCents: cents, limitCents: cents }),
  ),
  documents: bill.shape.documents,
});

const audit = z.object({
  createdAt: time,
  billFolder: text.describe("The folder of the bill that was audited."),
  isBillChanged: z.boolean().describe("Whether the bill was changed since."),
  setting: z.enum(billSettings).nullable(),
  coverage: z.enum(coverages).nullable().describe("Who pays."),
  explanation: z
    .object({
      network: z.enum(["in", "out"]).nullable(),
      isEmergency: z.boolean(),
      patientResponsibilityCents: cents,
    })
    .nullable()
    .describe("What was said of the explanation of benefits."),
  goodFaithEstimate: z.object({ totalCents: z.int(), date: day }).nullable(),
  household: z.object({ size: z.int(), annualIncomeCents: z.int(), state: text }).nullable(),
  hospital: z.object({
    isNonprofit: z.boolean().nullable(),
    freeUpToPercent: z.number().nullable(),
    discountUpToPercent: z.number().nullable(),
  }),
  editions: z.array(z.string()).describe("Of the coding edits that the bill was held against."),
  chargedCents: z.int(),
  disputableCents: z.int().describe("What may come off, nothing counted twice."),
  findings: z.array(
    z.object({
      rule: z.enum(ruleIds),
      strength: z.enum(strengths),
      kind: z.string().describe("Which of the rule's findings it is."),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      lines: z.array(z.int()).describe("Of the bill as it was audited, from 0; none: the bill as a whole."),
      amountAtStakeCents: z.int(),
      source: z.string().describe("Where the rule can be read."),
      calledWrong: z
        .object({ reason: z.enum(disputeReasons), comment: text, isShared: z.boolean() })
        .nullable()
        .describe("What you said against it."),
    }),
  ),
  notChecked: z.array(z.object({ rule: z.enum(ruleIds), reason: z.enum(notCheckedReasons) })),
});

const lines = z.array(z.string()).readonly();
const letter = z.object({
  senderLines: lines,
  date: z.string(),
  recipientLines: lines,
  subject: z.string(),
  references: lines,
  salutation: z.string(),
  body: z.string(),
  closing: z.string(),
  signature: z.string(),
  enclosuresHeading: z.string(),
  enclosures: lines,
});

const appeal = z.object({
  billFolder: z.string().describe("The folder of the bill that it is about."),
  createdAt: time,
  updatedAt: time,
  kind: z.enum(letterKindIds),
  providerName: text,
  hospitalName: text,
  findings: z.array(
    z.object({
      finding: z.int().describe("Its place among the findings of the audit, from 0."),
      rule: z.enum(ruleIds),
      kind: z.string(),
      amountAtStakeCents: z.int(),
    }),
  ),
  askedCents: z.int(),
  letters: z
    .array(
      z.object({
        letterNo: z.int(),
        letter,
        writtenAt: time,
        path: z.string().describe("Of the letter as a PDF in this archive."),
      }),
    )
    .describe("Every version of the letter."),
  meanings: z
    .partialRecord(z.enum(LANGUAGES), z.record(z.string(), text))
    .optional()
    .describe("What parts of the first letter say in other languages, by the part's own text."),
  application: z
    .object({
      size: z.int().describe("People in the household."),
      incomes: z.array(
        z.object({
          person: z.string(),
          kind: z.enum(incomeKinds),
          amountCents: z.int().describe("Before taxes, each time."),
          span: z.enum(incomeSpans).describe("How often it comes."),
        }),
      ),
      programs: z.array(z.enum(aidPrograms)),
      insurance: z.enum(insuranceAnswers),
    })
    .optional()
    .describe("The household that asks for financial assistance; absent: none."),
  dates: z
    .object(Object.fromEntries(deadlineDates.map((name) => [name, day])) as Record<DeadlineDate, typeof day>)
    .describe("What deadlines count from."),
  personalDays: z
    .object({
      followUpOn: day,
      billDueOn: day,
      own: z.array(z.object({ name: z.string(), on: z.iso.date() })),
    })
    .optional()
    .describe("Days that its owner noted and no law sets; absent: none."),
  timing: z.enum(careTimings),
  plan: z.enum(planKinds),
  steps: z
    .array(
      z.discriminatedUnion("step", [
        z.object({
          step: z.literal("sent"),
          ...noted,
          how: z.enum(sendingWays),
          proof: text,
          letterNo: z.int().nullable(),
        }),
        z.object({ step: z.literal("more-asked"), ...noted, note: text }),
        z.object({ step: z.literal("answered"), ...noted, note: text }),
        z.object({
          step: z.literal("decided"),
          ...noted,
          result: z.enum(appealResults),
          gainedCents: z.int(),
          note: text,
        }),
        z.object({ step: z.literal("withdrawn"), ...noted }),
      ]),
    )
    .describe("What happened, in its order."),
  documents: z.array(
    z.object({
      path: text.describe("Of the file in this archive, as it was sent; null: the site has lost it."),
      name: z.string(),
      paper: z.enum(paperKinds).optional().describe("Which paper of an application it is."),
    }),
  ),
  sharesOutcome: z
    .boolean()
    .describe("Whether its outcome counts in the figures for others, without a name."),
});

/** What a person exports of their account; its JSON Schema is next to it in the archive. */
export const ExportedAccount = z
  .object({
    $schema: z.literal("account.schema.json"),
    exportedAt: time,
    createdAt: time,
    profile: z.object({
      name: z.string(),
      email: z.string(),
      phone: text,
      streetAddress: text,
      city: text,
      state: text,
      zip: text,
      insuranceKind: z.enum(insuranceKinds).nullable(),
      payerName: text,
      planKind: z.enum(ownPlanKinds).nullable(),
      planName: text,
      householdSize: z.int().nullable(),
      incomeBand: z.enum(incomeBands).nullable(),
      wantsReminders: z.boolean(),
      language: z.enum(LANGUAGES),
    }),
    savedPrices: z
      .array(
        z.object({
          hospitalId: z.string().describe("Of the hospital, as in this site's addresses."),
          codeType: z.enum(CODE_TYPES),
          code: z.string(),
          dollars: z.string().describe("What the price was on the day it was saved."),
          kind: z.enum(["cash", "gross"]),
          savedOn: z.iso.date(),
        }),
      )
      .describe("In the order in which they were saved."),
    wantsMailOfSavedPrices: z.boolean().describe("Whether moved prices of that list are told by mail."),
    bills: z.array(bill),
    explanations: z.array(explanation).describe("Explanations of benefits, the newest first."),
    audits: z.array(audit).describe("The newest first."),
    auditDrafts: z
      .array(z.object({ billFolder: text, fields: z.record(z.string(), z.string()) }))
      .describe("Forms for audits that were saved for later."),
    appeals: z.array(appeal).describe("The newest first."),
    authorizedPersons: z.array(
      z.object({
        name: z.string(),
        relationship: z.string(),
        email: z.string(),
        permissions: z.array(z.enum(permissions)),
        startsOn: z.iso.date(),
        endsOn: z.iso.date().nullable(),
        state: z.string(),
        accesses: z
          .array(z.object({ action: z.string(), billFolder: text, at: time }))
          .describe("What the person did, each thing once an hour, the newest first."),
      }),
    ),
    accountsOfOthers: z
      .array(
        z.object({
          ownerName: z.string(),
          permissions: z.array(z.enum(permissions)),
          startsOn: z.iso.date(),
          endsOn: z.iso.date().nullable(),
        }),
      )
      .describe("Accounts that this person was let into."),
    devices: z.array(z.object({ browser: text, system: text, firstSeenAt: time, lastSeenAt: time })),
  })
  .describe("An account, as its owner takes it along. Amounts are US dollars in whole cents, times are UTC.");

export type ExportedAccount = z.infer<typeof ExportedAccount>;
export type ExportedBill = z.infer<typeof bill>;
export type ExportedExplanation = z.infer<typeof explanation>;
export type ExportedAudit = z.infer<typeof audit>;
export type ExportedAppeal = z.infer<typeof appeal>;

/** The JSON Schema of `account.json`. */
export function exportedAccountSchema(): object {
  return z.toJSONSchema(ExportedAccount);
}
