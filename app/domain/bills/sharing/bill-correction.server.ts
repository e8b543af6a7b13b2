import { z } from "zod/v4";
import { type ReadFields, readFields } from "#app/domain/forms/read-fields.server.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { Clock } from "#app/platform/clock.ts";
import { shareableHospitalName } from "./shareable-hospital-name.ts";
import type { BillFacts } from "./shared-bill.ts";

export type CorrectionProblems = {
  hospitalName?: "not-a-provider";
  invoiceDate?: "invalid" | "too-early" | "in-future";
  total?: "invalid";
};

/** What a visitor's form says a shared bill prints. The name passes the same check as a name that was read: a person's
 *  name is never shared. An empty field means that the bill prints none, or that none is to be shared (null). */
export function readCorrection(
  fields: Readonly<Record<string, string>>,
  clock: Clock,
): ReadFields<BillFacts, CorrectionProblems> {
  const today = clock.now().toISOString().slice(0, 10);
  return readFields(correctionForm(today), fields);
}

const MAX_CENTS = 10_000_000_000;

const correctionForm = (today: string) =>
  z
    .object({
      hospitalName: ownWords((name, wrong) => shareableHospitalName(name) ?? wrong("not-a-provider")),
      invoiceDate: ownWords((date, wrong) => {
        if (!z.iso.date().safeParse(date).success) return wrong("invalid");
        if (date < "1990-01-01") return wrong("too-early");
        return date > today ? wrong("in-future") : date;
      }),
      total: ownWords((text, wrong) => {
        const amountCents = parseAmount(text);
        return amountCents !== null && amountCents >= 0 && amountCents < MAX_CENTS
          ? amountCents
          : wrong("invalid");
      }),
    })
    .transform(({ hospitalName, invoiceDate, total }) => ({ hospitalName, invoiceDate, totalCents: total }));

/** A field that may be left empty (null), else as `read` understands it. */
function ownWords<Value>(read: (text: string, wrong: (code: string) => never) => Value) {
  return z
    .string()
    .default("")
    .transform((text, context): Value | null => {
      const wrong = (code: string) => {
        context.addIssue({ code: "custom", message: code });
        return z.NEVER;
      };
      return text.trim() === "" ? null : read(text.trim(), wrong);
    });
}
