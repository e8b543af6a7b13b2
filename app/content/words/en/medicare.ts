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
  inList:
    "“2.4 × Medicare” would mean that a price is 2.4 times what Medicare pays for the same service in the nation ({amounts}). It tells you how high a price is, not what you would pay. <how>How we use Medicare’s amounts</how>",
  percentMeaning:
    "Percent of Medicare is the middle of hospitals’ discounted cash prices, each divided by Medicare’s national amount for the same service: not what insurers pay, and not adjusted for local wages. Services without an amount of Medicare’s, prices of parts and drugs by unit are not in it. Amounts: {editions}.",
} as const satisfies Record<string, Message | Record<MedicareSchedule, Message>>;
