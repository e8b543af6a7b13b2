import { aboveResponsibility } from "../above-responsibility.ts";
import type { AuditRule } from "../audit-rule.ts";
import { outOfNetworkSource } from "../sources.ts";

/** Out of the network without an emergency: where the facility was in it, and nothing was signed 72 hours before, no more
 *  is owed than in it. The bill does not say so, so this asks. */
export const surpriseOutOfNetwork: AuditRule = {
  id: "surprise-out-of-network",
  strength: "question",
  source: outOfNetworkSource,
  find({ bill }) {
    const outcome = aboveResponsibility(
      bill,
      ({ network, isEmergency }) => network === "out" && !isEmergency,
    );
    if ("notChecked" in outcome) return outcome;
    return { findings: outcome.findings.map((found) => ({ ...found, stakes: [] })) };
  },
};
