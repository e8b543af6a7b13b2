import { z } from "zod/v4";
import { AuditReply, auditExample } from "#app/content/audit-reply.server.ts";
import { sayLinesToCheck } from "#app/content/words/say-lines-to-check.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import type { Language } from "#app/domain/language/language.ts";

const cents = z.int().nullable();

/** What was read of a bill's text, in addition to the answer of its audit. */
export const AuditTextReply = AuditReply.extend({
  read: z.object({
    lines: z
      .array(
        z.object({
          date: z.iso.date().nullable(),
          code: z.string().nullable(),
          units: z.number().nullable(),
          amount_cents: z.int(),
          description: z.string().nullable(),
        }),
      )
      .meta({ description: "Null: the text does not say it." }),
    charges_cents: cents,
    adjustments_cents: cents,
    payments_cents: cents,
    balance_cents: cents,
  }),
  unread: z.array(z.string()).meta({
    description:
      "Rows in which no charge was found, as they were sent, the first 20. Ask what they say: nothing is guessed.",
  }),
  unread_count: z.int().meta({ description: "Of all such rows." }),
  to_check: z.array(z.string()).meta({ description: "What was not surely read, a sentence each." }),
});

const MAX_UNREAD = 20;
const MAX_ROW_CHARACTERS = 200;

/** What a bill's text was read as, with its doubts. */
export function readTextReply(
  language: Language,
  { lines, totals }: AuditedBill,
  unread: readonly string[],
): Pick<z.input<typeof AuditTextReply>, "read" | "unread" | "unread_count" | "to_check"> {
  const { chargesCents, adjustmentsCents, paymentsCents, balanceCents } = totals;
  return {
    read: {
      lines: lines.map(({ serviceDate: date, serviceCode, units, amountCents, description }) => {
        return { date, code: serviceCode?.code ?? null, units, amount_cents: amountCents, description };
      }),
      charges_cents: chargesCents,
      adjustments_cents: adjustmentsCents,
      payments_cents: paymentsCents,
      balance_cents: balanceCents,
    },
    unread: unread.slice(0, MAX_UNREAD).map((row) => row.slice(0, MAX_ROW_CHARACTERS)),
    unread_count: unread.length,
    to_check: sayLinesToCheck(language, lines),
  };
}

/** What the example text is answered, in part. */
export const auditTextExample: { request: { text: string }; reply: z.input<typeof AuditTextReply> } = {
  request: {
    text: "03/02/2026  85025  Complete blood count  $42.00\n03/02/2026  85025  Complete blood count  $42.00",
  },
  reply: {
    ...auditExample.reply,
    read: {
      lines: [1, 2].map(() => {
        return {
          date: "2026-03-02",
          code: "85025",
          units: null,
          amount_cents: 4200,
          description: "Complete blood count",
        };
      }),
      charges_cents: null,
      adjustments_cents: null,
      payments_cents: null,
      balance_cents: null,
    },
    unread: [],
    unread_count: 0,
    to_check: [],
  },
};
