import type { AuditRule } from "../audit-rule.ts";
import { linesAboveOwn } from "../own-price-above.ts";
import { priceFileSource } from "../sources.ts";

/** More than the hospital's own list price, which it publishes as what it charges before any discount (45 CFR 180.20). What
 *  Medicare pays and a network's contract do not follow the charge, so nothing is won of it there. */
export const aboveOwnPublishedPrice: AuditRule = {
  id: "above-own-published-price",
  strength: "price context",
  source: priceFileSource,
  restsOnUnits: true,
  find(input) {
    const { coverage, explanation } = input.bill;
    const isSetByPlan = coverage === "medicare" || explanation?.network === "in";
    return linesAboveOwn(input, "grossCents", { isStaked: !isSetByPlan });
  },
};
