import { type AppealSummary, gainedCentsOf } from "./appeal.ts";

/** What appeals come to, in cents. */
export interface AppealSums {
  /** Of those that were sent and not withdrawn: how many there are, and what they ask for. One that goes on in another
   *  asks for the same there, and counts there alone. */
  sentCount: number;
  askedCents: number;
  /** How much all of them reduced the bills. */
  gainedCents: number;
}

export function sumAppeals(
  appeals: readonly Pick<AppealSummary, "state" | "askedCents" | "steps" | "followedBy">[],
): AppealSums {
  const sent = appeals.filter(
    ({ state, followedBy }) => state !== "draft" && state !== "withdrawn" && followedBy === null,
  );
  return {
    sentCount: sent.length,
    askedCents: sent.reduce((sum, { askedCents }) => sum + askedCents, 0),
    gainedCents: appeals.reduce((sum, appeal) => sum + (gainedCentsOf(appeal) ?? 0), 0),
  };
}
