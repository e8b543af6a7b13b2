import { z } from "zod/v4";
import { listLocations } from "#app/domain/hospitals/finding/list-locations.server.ts";
import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { searchPricesNear } from "#app/domain/prices/search/search-near.server.ts";
import { suggestWhileTyping } from "#app/domain/search/suggest-while-typing.server.ts";
import { listServiceNames } from "#app/domain/services/search-services.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { placedIn, toTenths, wherePlaced } from "../found-prices.server.ts";
import {
  isNarrowing,
  isPriceRange,
  limit,
  nearPlace,
  optionalText,
  priceRangeMend,
  serviceWords,
  state,
  text,
} from "../parameters.server.ts";
import { placeOfCall, priceBounds } from "../place-of-call.server.ts";
import { count, names, whyEmpty } from "../replies.server.ts";
import { servicesWanted } from "../services-wanted.server.ts";

const getServiceNames = defineDataCall({
  path: "/service_search/get_service_names",
  summary: "Names of services that have prices.",
  parameters: z.object({
    q: optionalText("A service in everyday words; typos are forgiven."),
    limit: limit(1000, 200),
  }),
  reply: z.object({ service_names: names, message: whyEmpty }),
  example: {
    given: { q: "knee x-ray", limit: "3" },
    reply: {
      service_names: [
        "X-ray of the knee, three pictures",
        "X-ray of the knee, one or two pictures",
        "X-ray of the knee, four or more pictures",
      ],
    },
  },
  unreadable: { service_names: [], message: "Failed to fetch service names" },
  answer: async (db, { q, limit }) => ({ service_names: await listServiceNames(db, { q, limit }) }),
});

const getSuggestions = defineDataCall({
  path: "/service_search/get_suggestions",
  summary:
    "What somebody may mean who is still typing: everyday words, services and hospitals, each with its page.",
  parameters: z.object({ q: text("The beginning of a search; a single letter suggests nothing.") }),
  reply: z.object({
    suggestions: z.array(
      z.object({
        kind: z.enum(["words", "service", "hospital"]),
        label: z.string(),
        detail: z.string().meta({ description: "A service’s code, or where a hospital is; may be empty." }),
        address: z.string().meta({ description: "The path of the page with its prices." }),
      }),
    ),
    message: whyEmpty,
  }),
  example: {
    given: { q: "lakegl" },
    reply: {
      suggestions: [
        {
          kind: "hospital",
          label: "Lakeglass Medical Center",
          detail: "Chicago, IL",
          address: "/hospital_details?name=Lakeglass+Medical+Center&id=289f7efcba",
        },
      ],
    },
  },
  unreadable: { suggestions: [], message: "Failed to fetch suggestions" },
  answer: async (db, { q }) => ({ suggestions: await suggestWhileTyping(db, q) }),
});

const getLocations = defineDataCall({
  path: "/service_search/get_locations",
  summary: "The places that have hospitals with prices, as 'City, ST'.",
  parameters: z.object({ state }),
  reply: z.object({ locations: names, message: whyEmpty }),
  example: {
    given: { state: "IL" },
    reply: { locations: ["Chicago, IL", "Naperville, IL", "Springfield, IL"] },
  },
  unreadable: { locations: [], message: "Failed to fetch locations" },
  answer: async (db, { state }) => ({ locations: await listLocations(db, { state }) }),
});

const pricesRead = 1000;
const noSuchPrice = "The price files here list no such price";

const controlledSearch = defineDataCall({
  path: "/service_search/controlled_search",
  summary:
    "The hospitals with the lowest prices of a service, near a place, within bounds or anywhere, each with its lowest.",
  parameters: z
    .object({ search: serviceWords, ...nearPlace })
    .refine(isPriceRange, priceRangeMend)
    .refine(({ search, ...given }) => search !== undefined || isNarrowing(given), {
      error: "Give search or location, or a price limit.",
    }),
  reply: z.object({
    hospital_count: count,
    hospital_names: names,
    prices: z.array(z.number()).meta({ description: "US dollars, in the same order." }),
    distances: z
      .array(z.number().nullable())
      .meta({ description: "Miles from the location, in the same order; null: not known." }),
    ...wherePlaced,
  }),
  notFound: noSuchPrice,
  example: {
    given: { search: "knee mri", location: "Chicago, IL", radius: "50", max_price: "5000" },
    reply: {
      hospital_count: 2,
      hospital_names: ["Lakeglass Medical Center", "Prairie Lark Hospital"],
      prices: [1561.23, 2579.53],
      distances: [2.5, 25.9],
      place: "Chicago, IL",
      other_places: [],
      named_hospitals: [],
      radius_miles: 50,
      is_radius_widened: false,
    },
  },
  failure: "Failed to fetch hospital search results: 500",
  async answer(db, { search, ...given }, { gazetteer, language }) {
    const near = await placeOfCall(language, db, gazetteer, given);
    if (near instanceof Response) return near;
    const services = await servicesWanted(db, { words: search });
    const query = {
      services,
      ...priceBounds(given),
      sort: "lowestPrice" as const,
      page: 1,
      pageSize: pricesRead,
    };
    const found = services?.length === 0 ? null : await searchPricesNear(db, query, near);
    const hospitals = lowestOfEach(found?.results ?? []);
    if (hospitals.length === 0) return jsonError(404, `${noSuchPrice}.`);
    return {
      hospital_count: hospitals.length,
      hospital_names: hospitals.map(({ hospitalName }) => hospitalName),
      prices: hospitals.map(({ priceDollars }) => dollarsNumber(priceDollars)),
      distances: hospitals.map(({ distanceMiles }) => toTenths(distanceMiles)),
      ...placedIn(near, found?.reach ?? null),
    };
  },
});

/** Each hospital once, by the first of its prices, which come lowest first. */
function lowestOfEach(results: PriceResult[]): (PriceResult & { priceDollars: Dollars })[] {
  const lowest = new Map<number, PriceResult & { priceDollars: Dollars }>();
  for (const result of results) {
    const { hospitalId, priceDollars } = result;
    if (priceDollars !== null && !lowest.has(hospitalId)) lowest.set(hospitalId, { ...result, priceDollars });
  }
  return [...lowest.values()];
}

export const serviceSearchCalls = [getServiceNames, getSuggestions, getLocations, controlledSearch];
