import type { Message } from "#app/domain/language/message.ts";
import type { MedicareSchedule } from "#app/domain/medicare/national-amounts.ts";

/** What Medicare pays in the nation, beside which prices are seen. */
export const medicare = {
  schedules: {
    outpatient: "outpatient payment (OPPS)",
    laboratory: "laboratory fee schedule",
    physician: "physician fee schedule",
    stay: "payment for stays by MS-DRG (IPPS)",
  },
  edition: "{schedule}, {edition}",
  percentMeaning:
    "Percent of Medicare is the middle of hospitals’ discounted cash prices, each divided by Medicare’s national amount for the same service: not what insurers pay, and not adjusted for local wages. Services without an amount of Medicare’s, prices of parts and drugs by unit are not in it. Amounts: {editions}.",
} as const satisfies Record<string, Message | Record<MedicareSchedule, Message>>;
