import type { AuditRule } from "../audit-rule.ts";
import { linesAbove } from "../price-above.ts";
import { priceFileSource } from "../sources.ts";

/** More than three of four hospitals of the state ask for it. */
export const aboveState: AuditRule = {
  id: "above-state",
  strength: "price context",
  source: priceFileSource,
  find: (input) => linesAbove(input, ({ stateP75Cents }) => stateP75Cents, { isStaked: false }),
};
