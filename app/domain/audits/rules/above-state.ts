import type { AuditRule } from "../audit-rule.ts";
import { linesAbove } from "../price-above.ts";
import { priceFileSource } from "../sources.ts";

/** More than three of four hospitals of the state ask of whoever pays cash. */
export const aboveState: AuditRule = {
  id: "above-state",
  strength: "price context",
  source: priceFileSource,
  restsOnUnits: true,
  find(input) {
    const outcome = linesAbove(
      input,
      ({ state }) =>
        state && {
          unitCents: state.p75Cents,
          facts: { state: state.state, hospitalCount: state.hospitalCount },
        },
      { isStaked: false },
    );
    return outcome ?? { notChecked: "no-published-prices" };
  },
};
