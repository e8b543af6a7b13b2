import type { AuditRule } from "../audit-rule.ts";
import { linesAboveOwn } from "../price-above.ts";
import { priceFileSource } from "../sources.ts";

/** More than the hospital's own list price. */
export const aboveOwnPublishedPrice: AuditRule = {
  id: "above-own-published-price",
  strength: "price context",
  source: priceFileSource,
  restsOnUnits: true,
  find: (input) => linesAboveOwn(input, "grossCents", { isStaked: false }),
};
