import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { listHospitalsNear } from "#app/domain/hospitals/finding/hospitals-near.server.ts";
import { listHospitalNames } from "#app/domain/hospitals/finding/list-hospitals.server.ts";
import { listLocations } from "#app/domain/hospitals/finding/list-locations.server.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { listPriceHistory } from "#app/domain/prices/at-hospital/list-price-history.server.ts";
import { listServiceCharges } from "#app/domain/prices/at-hospital/list-service-charges.server.ts";
import {
  compareAndSummarise,
  compareHospitals,
} from "#app/domain/prices/compare/compare-hospitals.server.ts";
import type { PriceQuery } from "#app/domain/prices/search/price-query.ts";
import { findPriceSpread } from "#app/domain/prices/search/price-spread.server.ts";
import { searchPricesNear, searchPricesWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import { searchPrices } from "#app/domain/prices/search/search-prices.server.ts";
import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { answerSearch } from "#app/domain/search/answer-search.server.ts";
import { suggestWhileTyping } from "#app/domain/search/suggest-while-typing.server.ts";
import { findService } from "#app/domain/services/find-service.server.ts";
import { listCategories, listSubcategories } from "#app/domain/services/list-categories.server.ts";
import { listCommonServices } from "#app/domain/services/list-common-services.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import { listServiceNames, searchServices } from "#app/domain/services/search-services.server.ts";
import { listStateIndexes } from "#app/domain/statistics/indexes/state-indexes.server.ts";
import { readSiteStatistics } from "#app/domain/statistics/pricing/site-statistics.server.ts";
import { listStatePricing } from "#app/domain/statistics/pricing/state-pricing.server.ts";
import { findCashToGrossRatio } from "#app/domain/statistics/standing/hospital-standing.server.ts";
import { findServiceStanding } from "#app/domain/statistics/standing/service-standing.server.ts";
import { findStandingInState } from "#app/domain/statistics/standing/standing-in-state.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

/** A price that is there, with its hospital: what a visitor may ask for. */
export type Asked = ComparableKey & {
  hospitalId: number;
  otherId: number;
  name: string;
  state: string;
  city: string;
  latitude: number;
  longitude: number;
  category: string;
  subcategory: string;
  price: number;
};

export type BenchQuery = { name: string; run(asked: Asked, random: SeededRandom): Promise<unknown> };

const WORDS = [
  "knee mri",
  "er visit",
  "cat scan",
  "blood count",
  "colonscopy",
  "mamogram",
  "7055",
  "flu shot",
  "hip replacement",
  "mri",
  "have a baby",
  "mayo clinic",
  "clevland clinic",
];
const PAYERS = ["Aetna", "Cigna", "UnitedHealthcare", "Humana"];

/** Prices picked evenly over the table, so that what many hospitals offer is asked for often. */
export async function pickAsked(db: PooledDatabase, count: number): Promise<Asked[]> {
  const { rows } = await db.$client.query<Asked>(
    `select p.hospital_id as "hospitalId", lead(p.hospital_id, 1, 1) over () as "otherId", name, h.state, city, latitude,
       longitude, code_type as "codeType", code, setting, billing_class as "billingClass", modifiers,
       drug_unit as "drugUnit", category, subcategory, price::float8 as price
     from prices p tablesample bernoulli (1) repeatable (7) join hospitals h using (hospital_id)
     where price is not null and city is not null
     order by hashtext(p.hospital_id || ' ' || charge_no) limit $1`,
    [count],
  );
  return rows;
}

/** Every query of the domain that a page or a call of the data API makes. */
export function benchQueries(db: PooledDatabase): BenchQuery[] {
  const gazetteer = openGazetteer();
  const search = (
    name: string,
    queryOf: (asked: Asked, random: SeededRandom) => Partial<PriceQuery>,
  ): BenchQuery => ({
    name: `searchPrices ${name}`,
    run: (asked, random) =>
      searchPrices(db, {
        sort: "lowestPrice",
        page: random.integer(1, 3),
        pageSize: 20,
        ...queryOf(asked, random),
      }),
  });
  const near = (name: string, queryOf: (asked: Asked) => Partial<PriceQuery>): BenchQuery => ({
    name: `searchPricesNear ${name}`,
    run: (asked) =>
      searchPricesNear(
        db,
        { sort: "lowestPrice", page: 1, pageSize: 20, ...queryOf(asked) },
        { place: { kind: "zip", label: "", ...asked, isApproximate: false }, radius: "enough" },
      ),
  });
  const one = ({ codeType, code }: Asked) => ({ services: [{ codeType, code }] });
  const spread = (asked: Asked) => ({ ...one(asked), setting: "outpatient" as const, modifiers: "" });
  return [
    search("service", one),
    search("service, state", (asked) => ({ ...one(asked), state: asked.state })),
    search("service, highest first", (asked) => ({ ...one(asked), sort: "highestPrice" })),
    search("service, range of prices", (asked) => ({
      ...one(asked),
      minPrice: asked.price / 2,
      maxPrice: asked.price,
    })),
    search("service, nearest", (asked) => ({ ...one(asked), sort: "nearest", place: asked })),
    search("service, 50 miles", (asked) => ({ ...one(asked), place: asked, radiusMiles: 50 })),
    near("service, as far as it takes", one),
    {
      name: "findPriceSpread",
      run: (asked) => findPriceSpread(db, { ...spread(asked), sort: "lowestPrice" }),
    },
    {
      name: "findPriceSpread, payer in a state",
      run: (asked, random) =>
        findPriceSpread(db, {
          ...spread(asked),
          state: asked.state,
          payer: random.pick(PAYERS),
          sort: "lowestPrice",
        }),
    },
    {
      name: "searchPricesWithSpread, as far as it takes",
      run: (asked) =>
        searchPricesWithSpread(
          db,
          { ...spread(asked), sort: "lowestPrice" },
          { place: { kind: "zip", label: "", ...asked, isApproximate: false }, radius: "enough" },
          { page: 1, pageSize: 20 },
        ),
    },
    near("category, as far as it takes", ({ category }) => ({ category })),
    search("service, payer", (asked, random) => ({ ...one(asked), payer: random.pick(PAYERS) })),
    search("service, by name", (asked) => ({ ...one(asked), sort: "name" })),
    search("category", ({ category }) => ({ category })),
    search("category, state", ({ category, state }) => ({ category, state })),
    search("category, nearest", (asked) => ({ category: asked.category, sort: "nearest", place: asked })),
    search("category, city", ({ category, city, state }) => ({ category, city, state })),
    search("subcategory, state, highest", ({ subcategory, state }) => ({
      subcategory,
      state,
      sort: "highestPrice",
    })),
    search("hospital", ({ name, state }) => ({ hospitalName: name, state })),
    {
      name: "searchServices + searchPrices, state",
      run: async ({ state }, random) =>
        searchPrices(db, {
          services: (await searchServices(db, random.pick(WORDS), { limit: 12 })).services,
          state,
          sort: "lowestPrice",
          page: 1,
          pageSize: 20,
        }),
    },
    { name: "searchServices", run: (_, random) => searchServices(db, random.pick(WORDS), { limit: 20 }) },
    { name: "answerSearch", run: (_, random) => answerSearch(db, random.pick(WORDS), { limit: 10 }) },
    {
      name: "suggestWhileTyping",
      run: (_, random) => {
        const words = random.pick(WORDS);
        return suggestWhileTyping(db, words.slice(0, random.integer(2, words.length)));
      },
    },
    { name: "listServiceNames", run: () => listServiceNames(db, { limit: 100 }) },
    { name: "listCommonServices", run: () => listCommonServices(db) },
    { name: "findService", run: (asked) => findService(db, asked) },
    { name: "listCategories, state", run: ({ state }) => listCategories(db, { state }) },
    { name: "listCategories, hospital", run: ({ hospitalId }) => listCategories(db, { hospitalId }) },
    {
      name: "listSubcategories, state",
      run: ({ category, state }) => listSubcategories(db, { category, state }),
    },
    {
      name: "listServices, state",
      run: ({ subcategory, state }) => listServices(db, { subcategory, state }),
    },
    {
      name: "listServices, hospital",
      run: ({ subcategory, hospitalId }) => listServices(db, { subcategory, hospitalId }),
    },
    { name: "findHospital", run: ({ name, state }) => findHospital(db, { name, state }) },
    { name: "findPlace", run: async ({ city }) => findPlace(gazetteer, city) },
    { name: "listHospitalsNear", run: (asked) => listHospitalsNear(db, asked, { limit: 10 }) },
    { name: "listStates", run: () => listStates(db) },
    { name: "listLocations, state", run: ({ state }) => listLocations(db, { state }) },
    { name: "listHospitalNames", run: ({ state }) => listHospitalNames(db, { state }) },
    { name: "listServiceCharges", run: (asked) => listServiceCharges(db, asked) },
    { name: "listPriceHistory", run: (asked) => listPriceHistory(db, asked) },
    {
      name: "compareHospitals",
      run: ({ hospitalId, otherId }) =>
        compareHospitals(db, { hospitalIds: [hospitalId, otherId], page: 1, pageSize: 50 }),
    },
    {
      name: "compareAndSummarise",
      run: ({ hospitalId, otherId }) =>
        compareAndSummarise(db, { hospitalIds: [hospitalId, otherId], page: 1, pageSize: 50 }),
    },
    { name: "readSiteStatistics", run: () => readSiteStatistics(db) },
    { name: "listStatePricing", run: ({ category }) => listStatePricing(db, { category }) },
    {
      name: "findServiceStanding",
      run: (asked) =>
        findServiceStanding(
          db,
          { ...asked, setting: "outpatient" },
          { state: asked.state, kind: "cash", amounts: [] },
        ),
    },
    { name: "findStandingInState", run: ({ hospitalId }) => findStandingInState(db, hospitalId) },
    {
      name: "listStateIndexes",
      run: ({ category }) => listStateIndexes(db, { category, subcategory: "", setting: "" }),
    },
    { name: "findCashToGrossRatio", run: (asked) => findCashToGrossRatio(db, asked) },
  ];
}
