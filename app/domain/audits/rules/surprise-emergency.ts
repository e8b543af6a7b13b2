import { aboveResponsibility } from "../above-responsibility.ts";
import type { AuditRule } from "../audit-rule.ts";
import { isGroundAmbulance } from "../ground-ambulance.ts";
import { aboveOwedOnClaims } from "../plan/excess-of-network.ts";
import { noSurprisesSource } from "../sources.ts";

/** Emergency care out of the network is owed as in it (No Surprises Act, 45 CFR 149.110 and 149.410). */
export const surpriseEmergency: AuditRule = {
  id: "surprise-emergency",
  strength: "error",
  source: noSurprisesSource,
  find({ bill, plan }) {
    if (isGroundAmbulance(bill)) return { notChecked: "ground-ambulance" };
    return plan === null
      ? aboveResponsibility(bill, ({ network, isEmergency }) => network === "out" && isEmergency)
      : aboveOwedOnClaims(bill, plan, "emergency");
  },
};
