import type { AuditRule } from "../audit-rule.ts";
import { foundAbove, linesAbove } from "../price-above.ts";
import { priceFileSource } from "../sources.ts";
import { whyNoPrices } from "../why-no-prices.ts";

/** More than three of four hospitals of the state charge cash patients. */
export const aboveState: AuditRule = {
  id: "above-state",
  strength: "price context",
  source: priceFileSource,
  restsOnUnits: true,
  find(input) {
    const lines = linesAbove(
      input,
      ({ state }) =>
        state && {
          unitCents: state.p75Cents,
          facts: { state: state.state, hospitalCount: state.hospitalCount },
        },
    );
    if (lines !== null) return { findings: lines.map(foundAbove) };
    const isInHeaps = input.prices?.some(({ stateHeaps }) => stateHeaps !== null) ?? false;
    return { notChecked: isInHeaps ? "two-heaps" : whyNoPrices(input) };
  },
};
