import { isDeepStrictEqual } from "node:util";
import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Appeal } from "../appeal.ts";
import { ANY_SUBJECT, recordOutcomes, removeOutcomes } from "./outcome-rows.server.ts";

/** Brings the rows that others learn from to what a changed appeal says; gives the appeal with their ids. An outcome that
 *  stays as it was keeps its rows, since each change of rows moves what is published. */
export async function recountOutcome(
  transaction: Database,
  former: Appeal,
  changed: Appeal,
): Promise<Appeal> {
  const told = toldOutcome(changed);
  if (isDeepStrictEqual(toldOutcome(former), told)) return changed;
  await removeOutcomes(transaction, former.outcomeIds);
  return { ...changed, outcomeIds: told ? await recordOutcomes(transaction, told) : [] };
}

/** What an appeal tells others; null: nothing (yet), or its owner keeps it out, or no hospital of ours is known. A percent
 *  and a number of days, never an amount or a date. */
function toldOutcome({ sharesOutcome, hospital, steps, askedCents, findings, kind }: Appeal) {
  const sent = steps.find(({ step }) => step === "sent");
  const decided = steps.find((step) => step.step === "decided");
  if (!sharesOutcome || !hospital || !sent || !decided) return null;
  const { result, gainedCents } = decided;
  const reductionPercent =
    askedCents === 0 ? null : Math.min(100, Math.round((100 * gainedCents) / askedCents));
  const subjects = new Set<string>(findings.length > 0 ? findings.map(({ rule }) => rule) : [kind]);
  return {
    hospital: hospital.shortId,
    subjects: [ANY_SUBJECT, ...subjects],
    outcome: { result, reductionPercent, daysToAnswer: daysBetween(sent.on, decided.on) },
  };
}
