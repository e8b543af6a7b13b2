import { z } from "zod/v4";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { Clock } from "#app/platform/clock.ts";
import { shareableHospitalName } from "./shareable-hospital-name.ts";
import { hospitalNotRecognised } from "./sharing/shared-bill.ts";

/** What a visitor may correct of a shared bill. The name passes the same check as a name that was read:
 *  a person's name is never shared, and an empty one means that none is to be. Empty date and total: the bill prints none (null). */
export const billCorrection = (clock: Clock) =>
  z.object({
    hospitalName: z
      .string()
      .refine(
        (name) => shareableHospitalName(name) !== hospitalNotRecognised,
        "Enter the name of a hospital, clinic or practice as printed on the bill; names of people are not shared",
      )
      .optional()
      .transform((name) => shareableHospitalName(name ?? null)),
    invoiceDate: z.iso
      .date("Enter the date as on the bill, for example 2026-03-01")
      .refine((date) => date >= "1990-01-01", "Enter a date after 1990")
      .refine(
        (date) => date <= clock.now().toISOString().slice(0, 10),
        "Enter a date that is not in the future",
      )
      .optional()
      .transform((date) => date ?? null),
    total: z
      .string()
      .optional()
      .transform((text, context) => {
        if (text === undefined) return null;
        const amountCents = parseAmount(text);
        if (amountCents !== null && amountCents >= 0 && amountCents < 10_000_000_000) return amountCents;
        context.addIssue({ code: "custom", message: "Enter an amount in dollars, for example 1,234.56" });
        return z.NEVER;
      }),
  });
