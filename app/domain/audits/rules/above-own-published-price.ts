import type { AuditRule } from "../audit-rule.ts";
import { linesAboveOwn } from "../own-price-above.ts";
import { priceFileSource } from "../sources.ts";

/** More than the hospital's own list price, which it publishes as what it charges before any discount (45 CFR 180.20). */
export const aboveOwnPublishedPrice: AuditRule = {
  id: "above-own-published-price",
  strength: "price context",
  source: priceFileSource,
  restsOnUnits: true,
  find: (input) => linesAboveOwn(input, "grossCents", { isStaked: true }),
};
