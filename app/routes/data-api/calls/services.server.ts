import { z } from "zod/v4";
import { defineDataCall } from "../data-call.server.ts";
import { FoundPrice, findPrices, pagesOfPrices } from "../found-prices.server.ts";
import {
  isNarrowing,
  isPriceRange,
  nearPlace,
  page,
  pageSize,
  priceRangeMend,
  serviceWords,
  whichPrices,
} from "../parameters.server.ts";
import { placeOfCall, priceBounds } from "../place-of-call.server.ts";
import { servicesWanted } from "../services-wanted.server.ts";

export const searchServices = defineDataCall({
  path: "/services/search",
  summary: "Hospitals’ prices for a service, near a place or anywhere, lowest first.",
  parameters: z
    .object({ service_name: serviceWords, ...nearPlace, ...whichPrices, page, page_size: pageSize })
    .refine(isPriceRange, priceRangeMend)
    .refine(({ service_name, ...given }) => service_name !== undefined || isNarrowing(given), {
      error: "Give service_name or location, or a price limit.",
    }),
  reply: z.object({ services: z.array(FoundPrice), ...pagesOfPrices }),
  example: {
    given: {
      service_name: "knee mri",
      location: "Chicago, IL",
      radius: "50",
      min_price: "100",
      max_price: "5000",
    },
    reply: {
      services: [
        {
          hospital_name: "Lakeglass Medical Center",
          hospital_id: "289f7efcba",
          city: "Chicago",
          state: "IL",
          cpt_code: "73721",
          code_type: "CPT",
          service_name: "MRI of the knee, hip or ankle, without contrast",
          setting: "outpatient",
          billing_class: "facility",
          modifiers: "",
          drug_unit: "",
          gross_charge: 3483.53,
          cash_price: 1561.23,
          min_negotiated: 657.08,
          max_negotiated: 3128.98,
          price: 1561.23,
          price_kind: "cash",
          price_part: "whole-facility" as const,
          price_part_confidence: 1,
          medicare_amount: 241.72,
          medicare_ratio: 6.459,
          medicare_basis: "outpatient",
          medicare_edition: "2025-10",
          stars: null,
          birthing_friendly: null,
          latitude: 41.8831,
          longitude: -87.6291,
          is_position_approximate: false,
          distance: 2.5,
          implausible: null,
          file_date: "2026-03-26",
          source: "/price-files/18",
        },
      ],
      total: 4,
      is_total_exact: true,
      page: 1,
      left_out_as_implausible: 0,
      page_count: 1,
      place: "Chicago, IL",
      other_places: [],
      named_hospitals: [],
      radius_miles: 50,
      is_radius_widened: false,
    },
  },
  failure: "Failed to fetch services",
  async answer(db, { service_name, page, page_size, ...given }, { gazetteer, language }) {
    const near = await placeOfCall(language, db, gazetteer, given);
    if (near instanceof Response) return near;
    const services = await servicesWanted(db, { words: service_name });
    const query = {
      services,
      ...priceBounds(given),
      ...(given.setting ? { setting: given.setting } : {}),
      ...(given.implausible ? { implausible: "too" as const } : {}),
      sort: "lowestPrice" as const,
      page,
      pageSize: page_size,
    };
    const { prices, ...pages } = await findPrices(db, query, near);
    return { services: prices, ...pages };
  },
});
