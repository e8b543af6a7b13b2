import { coding } from "./findings/coding.ts";
import { plan } from "./findings/plan.ts";
import { prices } from "./findings/prices.ts";
import { rights } from "./findings/rights.ts";
import { sums } from "./findings/sums.ts";

/** What each finding says, and what to ask for, by rule and kind. Coding rules are Medicare's own policy: `ofOthers` is for
 *  a bill that Medicare does not pay. `askPast`: once the deadline of the right that it opens has passed. */
export const findings = { ...sums, ...plan, ...coding, ...rights, ...prices } as const;
