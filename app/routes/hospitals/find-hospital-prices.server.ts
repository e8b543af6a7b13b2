import { sayUnknownPlace, sayWhere, sayWhyNotNearest } from "#app/content/words/say-place.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { listNotLoaded } from "#app/domain/answers/list-not-loaded.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { findListedHospitals } from "#app/domain/hospitals/finding/find-listed-hospitals.server.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Place } from "#app/domain/places/place.ts";
import { findPresenceIn } from "#app/domain/prices/at-hospital/find-price-presence.server.ts";
import type { WantedPrices } from "#app/domain/prices/search/price-query.ts";
import { type Reach, radiusOf, readRadius } from "#app/domain/prices/search/reach.ts";
import { searchPricesNear } from "#app/domain/prices/search/search-near.server.ts";
import { findCategoryOfCode } from "#app/domain/services/find-service.server.ts";
import { listAllSubcategories, listCategories } from "#app/domain/services/list-categories.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { HospitalsQuery } from "./hospitals-query.ts";
import { type InTurn, readInTurn } from "./read-in-turn.ts";

/** More would make the page heavy on a phone; the search by words finds the others. */
const maxServicesListed = 200;
const MAX_IMPLAUSIBLE_SHOWN = 100;
/** More than there are hospitals in the country: prices are looked for at all of a name. */
const MAX_NAMED = 10_000;
/** Within it hospitals are near, where nothing says how far to look. */
const NEAR_MILES = 25;

/** What each choice of the page offers after the former ones, the query with what is not offered taken out, and the
 *  sentences that say so. */
async function listChoices(
  language: Language,
  db: Database,
  asked: HospitalsQuery,
  { read, unread }: InTurn,
) {
  const said = wordsIn(language).hospitalPrices.problems;
  const states = await read("states", () => listStates(db), []);
  const problems: string[] = [];
  const offered = (value: string, values: string[], problem: string) => {
    if (value === "" || values.includes(value) || unread()) return value;
    problems.push(problem);
    return "";
  };

  const state = offered(
    findState(asked.state) ?? asked.state,
    states.map((listed) => listed.state),
    said.noFileOfState,
  );
  const inState = state ? { state } : {};
  const categories = await read("categories", () => listCategories(db, inState), []);
  const ofCode =
    asked.cpt && !asked.subcategory
      ? await read("services", () => findCategoryOfCode(db, asked.cpt.toUpperCase()), null)
      : null;
  const everySubcategory = await read("subcategories", () => listAllSubcategories(db, inState), []);
  const wanted = asked.subcategory || (ofCode?.subcategory ?? "");
  // A subcategory or a code alone says which category it is in.
  const category = offered(
    asked.category || (everySubcategory.find(({ subcategory }) => subcategory === wanted)?.category ?? ""),
    categories,
    said.category,
  );
  const subcategories = everySubcategory.filter((known) => category === "" || known.category === category);
  const subcategory = offered(
    wanted,
    subcategories.map((known) => known.subcategory),
    said.subcategory,
  );
  if (asked.cpt && !subcategory && !unread()) problems.push(said.noPricesOfCode);
  const none = { services: [], total: 0 };
  const listed = subcategory
    ? await read(
        "services",
        () => listServices(db, { ...inState, category, subcategory, page: 1, pageSize: maxServicesListed }),
        none,
      )
    : none;
  const codes = [...new Set(listed.services.map(({ code }) => code))];
  const cpt = subcategory ? offered(asked.cpt.toUpperCase(), codes, said.noPricesOfCode) : "";
  const underCode = listed.services.filter(({ code }) => cpt === "" || code === cpt);
  const names = [...new Set(underCode.map(({ name }) => name))];
  const service = subcategory ? offered(asked.service, names, said.service) : "";
  return {
    query: { ...asked, state, category, subcategory, cpt, service },
    problems,
    states: states.map((found) => ({ ...found, name: nameOf(wordsIn(language).stateNames, found.state) })),
    categories,
    subcategories,
    codes,
    names,
    unlisted: Math.max(0, listed.total - listed.services.length),
    chosen: cpt || service ? underCode.filter(({ name }) => service === "" || name === service) : [],
  };
}

async function findWhyMissing(
  db: Database,
  {
    place,
    state,
    chosen,
    reach,
  }: { place: Place | null; state: string; chosen: readonly ServiceCode[]; reach: Reach | null },
) {
  const around = place && place.kind !== "state" ? place : null;
  const radiusMiles = reach?.radiusMiles ?? NEAR_MILES;
  const [presence, notLoaded] = await Promise.all([
    findPresenceIn(db, around ? { place: around, radiusMiles } : state ? { state } : null, chosen),
    around ? listNotLoaded(db, around, radiusMiles) : [],
  ]);
  return { reason: presence === "priced" ? null : presence, notLoaded };
}

/** Everything that the page or its files show for a query. `prices` are null before a category is chosen: prices of
 *  everything in a row would say nothing. `unread`: the list that could not be read; those after it are then empty. */
export async function findHospitalPrices(
  language: Language,
  db: Database,
  gazetteer: Gazetteer,
  asked: HospitalsQuery,
  pageSize: number,
) {
  const lists = readInTurn();
  const { chosen, ...choices } = await listChoices(language, db, asked, lists);
  const foundPlace = asked.near ? findPlace(gazetteer, asked.near) : null;
  const place = foundPlace?.outcome === "found" ? foundPlace.place : null;
  const whyNotNearest = sayWhyNotNearest(language, asked.sort, place);
  const query = { ...choices.query, sort: whyNotNearest ? ("lowestPrice" as const) : asked.sort };
  const { state, category, subcategory, sort, page } = query;
  const wanted: WantedPrices = {
    ...(state ? { state } : {}),
    ...(subcategory ? { subcategory } : {}),
    ...(chosen.length > 0 ? { services: chosen.map(({ codeType, code }) => ({ codeType, code })) } : {}),
    ...(query.parts ? {} : { modifiers: "" }),
    category,
    sort,
  };
  const found =
    foundPlace?.outcome === "unknown" || !(query.name || ((place || state) && !category))
      ? null
      : await lists.read(
          "hospitals",
          () =>
            findListedHospitals(
              db,
              {
                name: query.name,
                state: state || (place?.kind === "state" ? place.state : null),
                point: place && place.kind !== "state" ? place : null,
                radius: readRadius(query.radius) ?? "enough",
              },
              category ? { page: 1, pageSize: MAX_NAMED } : { page: page ?? 1, pageSize },
            ),
          null,
        );
  if (found && category) wanted.hospitalIds = found.hospitals.map(({ hospitalId }) => hospitalId);
  const where = { place, radius: readRadius(query.radius) ?? ("enough" as const) };
  const findPrices = () => searchPricesNear(db, { ...wanted, page: page ?? 1, pageSize }, where);
  const isAsked = category !== "" && foundPlace?.outcome !== "unknown";
  const prices = isAsked ? await lists.read("prices", findPrices, null) : null;
  const findLeftOut = (reach: Reach | null) =>
    searchPricesNear(
      db,
      { ...wanted, page: 1, pageSize: MAX_IMPLAUSIBLE_SHOWN, implausible: "only" },
      { place, radius: radiusOf(reach, where.radius) },
    );
  const leftOut =
    prices && query.implausible ? await lists.read("prices", () => findLeftOut(prices.reach), null) : null;
  const missing =
    prices?.total === 0
      ? await lists.read(
          "prices",
          () => findWhyMissing(db, { place, state, chosen, reach: prices.reach }),
          null,
        )
      : null;
  return {
    ...choices,
    query,
    problems: whyNotNearest ? [...choices.problems, whyNotNearest] : choices.problems,
    prices,
    /** Why nothing was found, and the hospitals near whose files are not here; null: something was. */
    missing,
    /** What was searched for, so that all of it can be read. */
    searched: { wanted, where },
    /** Those that were left out, where they are asked for. */
    implausible: leftOut?.results ?? null,
    /** Those of the name, or at the place while no category is chosen; null: neither is asked for. */
    found,
    unread: lists.unread(),
    isOneService: chosen.length === 1,
    foundPlace,
    place,
    placeProblem: foundPlace?.outcome === "unknown" ? sayUnknownPlace(language, asked.near) : null,
    whereSearched: place && prices ? sayWhere(language, place, prices.reach) : [],
  };
}
