import { placeName } from "#app/components/price-words.ts";
import { sayApplicationDays } from "#app/content/words/say-application-days.ts";
import { sayGathering } from "#app/content/words/say-gathering.ts";
import { sayPolicy } from "#app/content/words/say-policy.ts";
import { sayPovertyLevel } from "#app/content/words/say-poverty-level.ts";
import { sayScreening } from "#app/content/words/say-screening.ts";
import { sayNoStateLaw, sayStateLaws } from "#app/content/words/say-state-law.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { HospitalOfPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { ReadHousehold } from "#app/domain/assistance/read-household-form.ts";
import { screenHousehold } from "#app/domain/assistance/screen-household.ts";
import { statesOfRights } from "#app/domain/debt/rights-path.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import type { AskedHospital } from "./find-asked-hospital.server.ts";

type KnownHospital = Extract<AskedHospital, { outcome: "found" | "state" }>;
type ReadForm = Extract<ReadHousehold, { outcome: "read" }>;

/** All that the page says to a person, and their form to change. `today`: an ISO day. */
export function sayAnswer(
  language: Language,
  asked: KnownHospital,
  { household, firstBill }: ReadForm,
  { texts, today }: { texts: SentFields; today: string },
) {
  const named = asked.outcome === "found" ? asked.hospital : null;
  const hospital: HospitalOfPolicy =
    asked.outcome === "found"
      ? asked.hospital
      : { state: asked.state, isNonprofit: null, isCriticalAccess: null, isMetropolitan: null, policy: null };
  const screening = screenHousehold(hospital, household, today);
  const judged = screening.grants;
  const counted = judged.filter(({ notCounted }) => notCounted === null).map(({ grant }) => grant);
  const { policy, isNonprofit, state } = hospital;
  return {
    answer: screening.answer,
    said: sayScreening(language, { ...hospital, name: named?.name ?? null }, household, screening),
    level: sayPovertyLevel(
      language,
      { ...household, state: household.state ?? state },
      screening.guidelinesYear,
      today,
    ),
    policy: policy && sayPolicy(language, policy, today),
    laws: sayStateLaws(language, judged, household),
    noLaw: sayNoStateLaw(language, state, judged),
    stateName: nameOf(wordsIn(language).stateNames, state),
    rightsPath: statesOfRights.find((known) => known.state === state)?.path ?? null,
    gather: sayGathering(language, { policy, counted, isNonprofit }),
    days: sayApplicationDays(language, { isNonprofit, counted }, firstBill, today),
    isNonprofit,
    asksHome: asksWhereTheyLive(hospital, judged),
    hospital: named && {
      name: named.name,
      shortId: named.shortId,
      place: placeName(named),
      hasPrices: named.hasPrices,
    },
    texts: {
      ...texts,
      ...(named ? { hospital: named.name, hospitalId: named.shortId, idFor: named.name } : {}),
    } as Record<string, string>,
  };
}

/** Whether it matters to the answer: a law of the state, or what the hospital filed, is for residents, or it has its own poverty
 *  level. */
function asksWhereTheyLive(
  { state, policy }: HospitalOfPolicy,
  judged: readonly { grant: { isForResidentsOnly: boolean }; notCounted: string | null }[],
): boolean {
  const isForResidents = judged.some(
    ({ grant, notCounted }) =>
      grant.isForResidentsOnly && (notCounted === null || notCounted === "residents-only"),
  );
  return (
    isForResidents || policy?.criteria.includes("residency") === true || state === "AK" || state === "HI"
  );
}
