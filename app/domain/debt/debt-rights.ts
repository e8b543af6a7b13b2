import type { BoundParty, DebtRight, RightTopic } from "./debt-right.ts";
import { type LimitationPeriod, limitationPeriods } from "./limitation-periods.ts";
import { beforeCollection } from "./rights/before-collection.ts";
import { creditReports } from "./rights/credit-reports.ts";
import { enforcers } from "./rights/enforcers.ts";
import { interest } from "./rights/interest.ts";
import { paymentPlans } from "./rights/payment-plans.ts";
import { wagesAndHomes } from "./rights/wages-and-homes.ts";

/**
 * What we read of states' rules on medical debt, in the order of the topics. What is only known by hearsay is not here. A
 * state without a row is one about which nothing was read, not one without a law.
 */
export const debtRights = [
  ...beforeCollection,
  ...creditReports,
  ...wagesAndHomes,
  ...interest,
  ...paymentPlans,
  ...enforcers,
];

export type DebtRightKey = (typeof debtRights)[number]["key"];
export type KnownRight = DebtRight & { key: DebtRightKey };

/** A state's rules that are in force on a day (ISO), those about what comes first first. A rule without a known first day counts as
 *  begun. */
export function findDebtRights(state: string, day: string): KnownRight[] {
  const rights: readonly KnownRight[] = debtRights;
  return rights.filter((right) => right.state === state && isInForce(right, day));
}

/** How long a creditor has to sue in a state, on a day (ISO). */
export function findLimitationPeriods(state: string, day: string): LimitationPeriod[] {
  return limitationPeriods.filter((period) => period.state === state && isInForce(period, day));
}

/** Whether a rule has begun on a day and has not ended. */
export function isInForce(
  { inForceFrom, inForceUntil }: Pick<DebtRight, "inForceFrom" | "inForceUntil">,
  day: string,
): boolean {
  return (inForceFrom === null || inForceFrom <= day) && (inForceUntil === undefined || day <= inForceUntil);
}

/** What a state lets a collector do, report and take, and what not. */
export function rightsAgainstCollector(rights: readonly KnownRight[]): KnownRight[] {
  const binding: readonly BoundParty[] = ["collectors", "credit-bureaus", "judgment-creditors"];
  return rights.filter(
    ({ topic, binds }) =>
      topic !== "enforcer" && topic !== "payment-plan" && binds.some((party) => binding.includes(party)),
  );
}

/** What a letter to a collector or a hospital may name: laws that bind it for sure and whose first day is known. */
export function rightsForLetter(to: "collector" | "hospital", rights: readonly KnownRight[]): KnownRight[] {
  const topics: readonly RightTopic[] =
    to === "collector" ? [...BEFORE_COLLECTION, "credit-reporting", "interest"] : [...BEFORE_COLLECTION];
  const binding: readonly BoundParty[] = to === "collector" ? ["collectors"] : ["hospitals", "providers"];
  return topics.flatMap((wanted) =>
    rights.filter(
      ({ topic, binds, inForceFrom, isAgreement }) =>
        topic === wanted &&
        inForceFrom !== null &&
        !isAgreement &&
        binds.some((party) => binding.includes(party)),
    ),
  );
}

const BEFORE_COLLECTION: readonly RightTopic[] = [
  "screening-before-collection",
  "lawsuit-limits",
  "notice-before-collection",
];
const WHEN_COLLECTED: readonly RightTopic[] = ["credit-reporting", "garnishment", "home-lien", "interest"];

/** Returns what leads among a state's rules: one about what must come before a collection, one about what a collection must not
 *  do. A rule whose text was read goes before one that is only reported. */
export function leadingRights(rights: readonly KnownRight[]): KnownRight[] {
  return [BEFORE_COLLECTION, WHEN_COLLECTED].flatMap((topics) => {
    const ofTopics = topics.flatMap((topic) => rights.filter((right) => right.topic === topic));
    const first = ofTopics.find(({ sureness }) => sureness === "A") ?? ofTopics[0];
    return first ? [first] : [];
  });
}
