import type { Translation } from "#app/domain/language/message.ts";
import type { findings as english } from "../en/findings.ts";
import { coding } from "./findings/coding.ts";
import { plan } from "./findings/plan.ts";
import { prices } from "./findings/prices.ts";
import { rights } from "./findings/rights.ts";
import { sums } from "./findings/sums.ts";

export const findings: Translation<typeof english> = {
  ...sums,
  ...plan,
  ...coding,
  ...rights,
  ...prices,
} as const;
