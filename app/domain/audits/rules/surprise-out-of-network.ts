import { aboveResponsibility } from "../above-responsibility.ts";
import type { AuditRule } from "../audit-rule.ts";
import { isGroundAmbulance } from "../ground-ambulance.ts";
import { aboveOwedOnClaims } from "../plan/excess-of-network.ts";
import { outOfNetworkSource } from "../sources.ts";

/** Out of the network without an emergency: where the facility was in it, and nothing was signed 72 hours before, no more
 *  is owed than in it. The bill does not say so, so this asks; where the plan decided about a provider in its network that
 *  day, too, it says so. */
export const surpriseOutOfNetwork: AuditRule = {
  id: "surprise-out-of-network",
  strength: "question",
  source: outOfNetworkSource,
  find({ bill, plan }) {
    if (isGroundAmbulance(bill)) return { notChecked: "ground-ambulance" };
    const facility = plan?.claims.find(({ inNetworkThatDay }) => inNetworkThatDay !== null)?.inNetworkThatDay;
    const outcome =
      plan === null
        ? aboveResponsibility(bill, ({ network, isEmergency }) => network === "out" && !isEmergency)
        : aboveOwedOnClaims(bill, plan, "out", facility ? "facility-in-network" : "above");
    if ("notChecked" in outcome) return outcome;
    return {
      findings: outcome.findings.map((found) => ({
        ...found,
        stakes: [],
        facts: facility ? { ...found.facts, facility } : found.facts,
      })),
    };
  },
};
