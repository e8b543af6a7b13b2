import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { nameWords } from "./name-words.ts";

/** The setting and class that a plan's name limits its rate to; null: the name gives neither or both. */
export type PlanScope = {
  setting: Exclude<Setting, "both"> | null;
  billingClass: "facility" | "professional" | null;
  /** The plan's name without it: 'HMO' of 'HMO_Inpatient_SCT_DRG14,16,17'. */
  plan: string;
};

const SETTINGS: ReadonlyMap<string, PlanScope["setting"]> = new Map([
  ...["INPATIENT", "INPT", "IP"].map((word) => [word, "inpatient"] as const),
  ...["OUTPATIENT", "OUTPT", "OP"].map((word) => [word, "outpatient"] as const),
]);

const CLASSES: ReadonlyMap<string, PlanScope["billingClass"]> = new Map([
  ...["PROFESSIONAL", "PROF", "PHYSICIAN", "PHYSICIANS"].map((word) => [word, "professional"] as const),
  ...["FACILITY", "FAC"].map((word) => [word, "facility"] as const),
]);

/** After a setting or a class: which services or whose fees the rate is for, such as stem cell transplants (SCT) by DRG. */
const RATE_WORDS =
  /^(?:MD|DO|CRNA|SCT|MS|DRG\d*|APR|CASE|RATE|RATES|FEE|FEES|SCHEDULE|SERVICES|ONLY|AND|BMT|TRANSPLANT|\d+)$/;

/** Setting, billing class and plan of a plan's name as the hospital writes it; a name of nothing else stays as it is. */
export function planScope(planName: string): PlanScope {
  const words = nameWords(planName);
  const setting = onlyOne(words.map((word) => SETTINGS.get(word)));
  const billingClass = onlyOne(words.map((word) => CLASSES.get(word)));
  if (setting === null && billingClass === null) return { setting, billingClass, plan: planName.trim() };
  return { setting, billingClass, plan: withoutScope(planName) || planName.trim() };
}

function onlyOne<Value>(found: readonly (Value | null | undefined)[]): Value | null {
  const [only = null, another] = new Set(found.filter((value) => value !== undefined && value !== null));
  return another === undefined ? only : null;
}

/** Words of the rate are left out from the first of setting or class on: before it they may be the plan's ('Choice 2'). */
function withoutScope(planName: string): string {
  let isAfter = false;
  const kept = planName.split(/(?<=[\s_,/|–-])/).filter((piece) => {
    const [word = ""] = nameWords(piece);
    const isScope = SETTINGS.has(word) || CLASSES.has(word);
    isAfter ||= isScope;
    return !isScope && !(isAfter && (word === "" || RATE_WORDS.test(word)));
  });
  return trimEndOf(kept.join("").replace(/^[\s_,/|–-]+/, ""), /[\s_,/|–(-]/);
}
