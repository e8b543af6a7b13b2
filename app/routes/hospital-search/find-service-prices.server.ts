import { sayUnknownPlace, sayWhere, sayWhyNotNearest } from "#app/content/words/say-place.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Answer } from "#app/domain/answers/answer.ts";
import { findAnswer } from "#app/domain/answers/find-answer.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { PlacesOutside } from "#app/domain/payer-files/ask/place-offer.ts";
import { findPlacesOutside } from "#app/domain/payer-files/ask/places-outside.server.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Place, Point } from "#app/domain/places/place.ts";
import { compareDistances } from "#app/domain/prices/search/compare-distances.server.ts";
import type { WantedPrices } from "#app/domain/prices/search/price-query.ts";
import type { Radius } from "#app/domain/prices/search/reach.ts";
import { searchPricesWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import { searchPrices } from "#app/domain/prices/search/search-prices.server.ts";
import { answerSearch, type SearchAnswer } from "#app/domain/search/answer-search.server.ts";
import { findHospitalsForPlace } from "#app/domain/search/hospitals-for-place.server.ts";
import { readAssumptions } from "#app/domain/search/read-assumptions.server.ts";
import { type NamedInSearch, readSearchWords } from "#app/domain/search/read-search-words.server.ts";
import { findService } from "#app/domain/services/find-service.server.ts";
import { listPopularServices } from "#app/domain/services/search-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { listServiceSettings } from "#app/domain/statistics/pricing/usual-setting.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { findEpisode } from "./find-episode.server.ts";
import { type FieldProblem, readLimits, type SearchQuery } from "./search-query.ts";

const servicesOffered = 10;
const namesOffered = 12;
const MAX_IMPLAUSIBLE_SHOWN = 100;

/** Everything that the page or its files show for a query. Prices are those of one service, the best match unless the
 *  query names another: prices of several cannot be compared. null prices: nothing was searched yet, or nothing is so
 *  called. */
export async function findServicePrices(
  language: Language,
  db: Database,
  gazetteer: Gazetteer,
  query: SearchQuery,
  { pageSize, isGathered }: { pageSize: number; isGathered: boolean },
) {
  const { limits, problems: limitProblems } = readLimits(language, query);
  const problems: string[] = [];
  const foundPlace = query.location ? findPlace(gazetteer, query.location) : null;
  const typedPlace = foundPlace?.outcome === "found" ? foundPlace.place : null;
  const typedPoint = typedPlace && typedPlace.kind !== "state" ? typedPlace : null;
  const { words, hospital: namedHospital } = await readSearchWords(db, gazetteer, query.search, typedPoint);
  const place = typedPlace ?? (foundPlace === null && namedHospital ? placeOf(namedHospital) : null);
  const [answer, named] = await Promise.all([
    query.search ? answerSearch(db, words, { limit: servicesOffered }) : null,
    query.codeType === null ? null : findService(db, query),
  ]);
  const fieldProblems: FieldProblem[] = [
    ...(foundPlace?.outcome === "unknown"
      ? [{ fieldId: "location" as const, message: sayUnknownPlace(language, query.location) }]
      : []),
    ...limitProblems,
  ];
  const offered = answer ? offeredBeside(answer, named) : [];
  if (query.code && !named) problems.push(wordsIn(language).serviceSearch.problems.codeWithoutPrices);
  const whyNotNearest = sayWhyNotNearest(language, query.sort, place);
  if (whyNotNearest) problems.push(whyNotNearest);
  if (query.plan && !query.payer) {
    problems.push(wordsIn(language).serviceSearch.problems.planAlone);
  }
  const sort = whyNotNearest ? ("lowestPrice" as const) : query.sort;
  const question = named ? null : (answer?.question ?? null);
  const service: ServiceItem | null = named ?? (question?.asksFirst ? null : (offered[0] ?? null));
  const assumptions = answer
    ? await readAssumptions(db, service, words, answer)
    : { assumed: [], alternatives: [] };
  const hospitalsForPlace = foundPlace
    ? await findHospitalsForPlace(db, query.location, foundPlace, service)
    : [];
  const { radius, minDollars, maxDollars } = limits;
  const settings = service ? await listServiceSettings(db, service) : [];
  const setting = limits.setting === "usual" ? (settings[0]?.setting ?? "any") : limits.setting;
  const wanted: WantedPrices | null =
    service && fieldProblems.length === 0
      ? {
          services: [{ codeType: service.codeType, code: service.code }],
          ...(minDollars === null ? {} : { minDollars }),
          ...(maxDollars === null ? {} : { maxDollars }),
          ...(query.payer ? { payer: query.payer } : {}),
          ...(query.plan ? { plan: query.plan } : {}),
          ...(query.planKind ? { planKind: query.planKind } : {}),
          ...(query.assistance ? { assistance: query.assistance } : {}),
          ...(query.stars ? { leastStars: Number(query.stars) } : {}),
          ...(query.birthing ? { birthing: query.birthing } : {}),
          ...(setting === "any" ? {} : { setting }),
          ...(query.parts ? {} : { modifiers: "" }),
          sort,
        }
      : null;
  const prices =
    wanted &&
    (await searchPricesWithSpread(
      db,
      wanted,
      { place, radius },
      { page: query.page ?? 1, pageSize, isGathered },
    ));
  const asked = await findAnswer(db, {
    foundPlace,
    place,
    service,
    assumptions,
    asksFirst: question?.asksFirst ?? false,
    named: namedHospital,
    wanted,
    prices,
    radiusMiles: typeof radius === "number" ? radius : null,
  });
  const outside = await findOutside(db, gazetteer, { query, service, place, radius });
  const byDistance = prices?.spread ? await compareDistances(db, prices.searched) : null;
  const leftOut =
    prices && query.implausible
      ? await searchPrices(db, {
          ...prices.searched,
          page: 1,
          pageSize: MAX_IMPLAUSIBLE_SHOWN,
          implausible: "only",
        })
      : null;
  const isBlank = !service && query.search === "" && fieldProblems.length === 0;
  return {
    query: { ...query, sort },
    answer: asked,
    /** The hospital that the search names; null: it names none. */
    named: namedHospital,
    service,
    offered,
    /** In which settings hospitals price the service, and the one that is shown. */
    settings,
    setting,
    prices,
    /** Within 10, 25 and 50 miles; null: no place that distances are measured from, or nothing comparable. */
    byDistance,
    place,
    /** What plans agreed to pay places around, hospitals among them; null: no payer's files answer. */
    outside,
    episode:
      service && prices && prices.total > 0 ? await findEpisode(db, service, place, prices.reach) : null,
    /** Whether everyday words were searched for, and not a code or a name. */
    isMeant: answer?.by === "meaning",
    /** Those that were left out, where they are asked for. */
    implausible: leftOut?.results ?? null,
    problems,
    fieldProblems,
    question,
    hospitals: answer?.hospitals ?? [],
    isAbsent: answer?.by === "absent",
    suggestions: isBlank ? await listPopularServices(db, namesOffered) : [],
    foundPlace,
    /** Whose names have what was typed as a place. */
    hospitalsForPlace,
    whereSearched: place && prices ? sayWhere(language, place, prices.reach) : [],
  };
}

/** Null answer: nothing was read. */
export type FoundServicePrices = Omit<Awaited<ReturnType<typeof findServicePrices>>, "answer"> & {
  answer: Answer | null;
};

/** Around the hospital that a search names, where no place was typed. */
function placeOf({ name, latitude, longitude }: NamedInSearch): Point | null {
  if (latitude === null || longitude === null) return null;
  return { kind: "position", label: name, latitude, longitude, isApproximate: false };
}

/** What there is to show for a query before anything is read. */
export function nothingFound(language: Language, query: SearchQuery): FoundServicePrices {
  const { problems: fieldProblems } = readLimits(language, query);
  const none = {
    answer: null,
    named: null,
    service: null,
    offered: [],
    prices: null,
    place: null,
    problems: [],
    suggestions: [],
  };
  const nowhere = {
    foundPlace: null,
    hospitalsForPlace: [],
    whereSearched: [],
    settings: [],
    setting: "any" as const,
    implausible: null,
    byDistance: null,
    outside: null,
    episode: null,
    isMeant: false,
  };
  return { query, fieldProblems, ...none, ...nowhere, question: null, hospitals: [], isAbsent: false };
}

/** Without a radius of the visitor's own, a drive that people take for a test. */
const USUAL_MILES = 25;

/** What plans agreed to pay around a place that distances are measured from. */
async function findOutside(
  db: Database,
  gazetteer: Gazetteer,
  asked: { query: SearchQuery; service: ServiceItem | null; place: Place | null; radius: Radius },
): Promise<PlacesOutside | null> {
  const { query, service, place, radius } = asked;
  if (service === null || place === null || place.kind === "state") return null;
  return findPlacesOutside(db, gazetteer, {
    service,
    point: place,
    radiusMiles: typeof radius === "number" ? radius : USUAL_MILES,
    payer: query.payer,
    plan: query.plan,
    kind: query.placeKind,
  });
}

/** The services that a search found; where one of a question's answers was chosen, those of that answer. */
function offeredBeside({ question, services }: SearchAnswer, chosen: ServiceItem | null): ServiceItem[] {
  const answered = question?.choices.find((choice) =>
    choice.services.some(({ codeType, code }) => codeType === chosen?.codeType && code === chosen.code),
  );
  return (answered?.services ?? services).map(({ codeType, code, name }) => ({ codeType, code, name }));
}
