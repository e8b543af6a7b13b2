import { coding } from "./letter-claims/coding.ts";
import { plan } from "./letter-claims/plan.ts";
import { prices } from "./letter-claims/prices.ts";
import { rights } from "./letter-claims/rights.ts";
import { sums } from "./letter-claims/sums.ts";

/** How a letter presents a finding, by rule and kind: what the bill does, and what is asked for, in the words of the
 *  person who writes. Coding rules are Medicare's own policy: `ofOthers` is for a bill that Medicare does not pay. */
export const letterClaims = { ...sums, ...plan, ...coding, ...rights, ...prices } as const;
