import type { HospitalOfPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { datesOfBill, findDeadlines } from "#app/domain/deadlines/find-deadlines.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

const DAYS_OF_YEAR = 365;

/** How long somebody has, in sentences: by federal law where the hospital is a nonprofit or may be one, and by each law of its
 *  state that counts. `firstBill`: the earliest bill that is known, an ISO day; null: none is. */
export function sayApplicationDays(
  language: Language,
  { isNonprofit, counted }: { isNonprofit: HospitalOfPolicy["isNonprofit"]; counted: readonly StateGrant[] },
  firstBill: string | null,
  today: string,
): string[] {
  const { days: words } = wordsIn(language).assistanceAnswer;
  const ofStates = counted.flatMap((grant) => sayDaysOfState(language, grant, firstBill));
  const inState = [...new Set(ofStates)];
  if (isNonprofit === false) return [words.forProfit, ...inState];
  const federal = sayFederalDays(language, firstBill, today);
  return [...(isNonprofit ? [] : [words.ifNonprofit]), ...federal, words.refund, ...inState];
}

function sayFederalDays(language: Language, firstBill: string | null, today: string): string[] {
  const { days: words } = wordsIn(language).assistanceAnswer;
  const found = findDeadlines(datesOfBill(firstBill), { timing: "after-service", plan: "none" }, today);
  const said = [
    { kind: "charity-care", to: words.applyUntil, past: words.applyPast, undated: words.applyUndated },
    { kind: "collection-pause", to: words.quiet, past: words.quietPast, undated: words.quietUndated },
  ].map(({ kind, to, past, undated }) => {
    const deadline = found.find((one) => one.kind === kind);
    if (!deadline) return undated;
    return say(language, deadline.daysLeft < 0 ? past : to, { day: formatDate(language, deadline.dueOn) });
  });
  return firstBill === null ? said : [...said, words.laterBill];
}

function sayDaysOfState(
  language: Language,
  { applyWithin, state: letters }: StateGrant,
  firstBill: string | null,
): string[] {
  const { days: words } = wordsIn(language).assistanceAnswer;
  const state = nameOf(wordsIn(language).stateNames, letters);
  if (applyWithin === null) return [];
  if (applyWithin === "any-time") return [say(language, words.stateAnyTime, { state })];
  const { days, from } = applyWithin;
  const time = sayTime(language, days);
  if (from === "care") return [say(language, words.stateFromCare, { state, time })];
  return firstBill === null
    ? [say(language, words.stateFromBill, { state, time })]
    : [
        say(language, words.stateFromBillUntil, {
          state,
          day: formatDate(language, addDays(firstBill, days)),
        }),
      ];
}

function sayTime(language: Language, days: number): string {
  const { inDays, inYears } = wordsIn(language).assistanceAnswer.days;
  return days % DAYS_OF_YEAR === 0
    ? say(language, inYears, { count: days / DAYS_OF_YEAR })
    : say(language, inDays, { count: days });
}
