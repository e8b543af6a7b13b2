import type { Message } from "#app/domain/language/message.ts";
import type { MedicareSchedule } from "#app/domain/medicare/national-amounts.ts";

/** What Medicare pays in the nation, which prices are compared with. */
export const medicare = {
  schedules: {
    outpatient: "outpatient payment (OPPS)",
    laboratory: "laboratory fee schedule",
    physician: "physician fee schedule",
    stay: "payment for stays by MS-DRG (IPPS)",
  },
  edition: "{schedule}, {edition}",
  inList:
    "“2.4 × Medicare” would mean that a price is 2.4 times what Medicare pays nationally for the same service ({amounts}). It shows how high a price is, not what you would pay. <how>How we use Medicare rates</how>",
  percentMeaning:
    "Percent of Medicare is the median of hospitals’ discounted cash prices, each divided by the national Medicare rate for the same service. It is not what insurers pay, and it is not adjusted for local wages. Services without a Medicare rate, prices of parts and drugs by unit are not included. Medicare rates: {editions}.",
} as const satisfies Record<string, Message | Record<MedicareSchedule, Message>>;
