import type { AuditRule } from "../audit-rule.ts";
import { linesAboveOwn } from "../own-price-above.ts";
import { priceFileSource } from "../sources.ts";

/** More than the hospital charges cash patients. For a patient who pays alone, the difference may be removed. */
export const aboveCashPrice: AuditRule = {
  id: "above-cash-price",
  strength: "price context",
  source: priceFileSource,
  restsOnUnits: true,
  find: (input) => linesAboveOwn(input, "cashCents", { isStaked: input.bill.coverage === "self-pay" }),
};
