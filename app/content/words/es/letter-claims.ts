import type { Translation } from "#app/domain/language/message.ts";
import type { letterClaims as english } from "../en/letter-claims.ts";
import { coding } from "./letter-claims/coding.ts";
import { plan } from "./letter-claims/plan.ts";
import { prices } from "./letter-claims/prices.ts";
import { rights } from "./letter-claims/rights.ts";
import { sums } from "./letter-claims/sums.ts";

/** How a letter presents a finding, for the person who signs it. */
export const letterClaims: Translation<typeof english> = {
  ...sums,
  ...plan,
  ...coding,
  ...rights,
  ...prices,
} as const;
