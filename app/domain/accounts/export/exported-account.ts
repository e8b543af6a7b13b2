import { z } from "zod/v4";
import { CODE_TYPES } from "#app/domain/billing-codes/service-code.ts";
import { documentKinds, keptBillStates } from "#app/domain/bills/kept/kept-bill.ts";
import { incomeBands, insuranceKinds, letterLanguages, permissions } from "../account.ts";

const day = z.iso.date().nullable().describe("A day; null: not stated.");
const time = z.iso.datetime();
const text = z.string().nullable();
const cents = z.int().nullable().describe("Whole cents; null: not stated.");

const line = z.object({
  serviceDate: day,
  codeType: z.enum(CODE_TYPES).nullable(),
  code: text,
  modifiers: z.array(z.string()),
  revenueCode: text.describe("UB-04, four digits."),
  description: text,
  units: z.number().nullable(),
  amountCents: cents.describe("Of the whole line, not of a unit."),
});

const bill = z.object({
  folder: z.string().describe("The folder of its files in this archive; it may be empty."),
  state: z.enum(keptBillStates).describe("draft: not yet checked by its owner."),
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
  documents: z.array(
    z.object({
      path: text.describe("Of the file in this archive, as it was sent; null: the site has lost it."),
      name: z.string(),
      kind: z.enum(documentKinds).describe("eob: an explanation of benefits."),
    }),
  ),
  isShared: z.boolean().describe("Whether hospital, date and total were shared without a name."),
});

/** What a person takes along of their account; its JSON Schema stands beside it in the archive. */
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
      planName: text,
      householdSize: z.int().nullable(),
      incomeBand: z.enum(incomeBands).nullable(),
      wantsReminders: z.boolean(),
      language: z.enum(letterLanguages),
    }),
    bills: z.array(bill),
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

/** The JSON Schema of `account.json`. */
export function exportedAccountSchema(): object {
  return z.toJSONSchema(ExportedAccount);
}
