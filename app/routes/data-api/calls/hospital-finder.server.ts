import { z } from "zod/v4";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { categorySlug } from "#app/domain/billing-codes/category-slug.ts";
import { listCategories, listSubcategories } from "#app/domain/services/list-categories.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { FoundPrice, findPrices, pagesOfPrices } from "../found-prices.server.ts";
import {
  optionalText,
  page,
  pageSize,
  serviceWords,
  somewhere,
  sort,
  state,
  text,
  whichPrices,
} from "../parameters.server.ts";
import { placeOfCall } from "../place-of-call.server.ts";
import { names } from "../replies.server.ts";
import { serviceLists, serviceNamesAndTypes } from "../service-lists.server.ts";
import { servicesWanted } from "../services-wanted.server.ts";

const getCategories = defineDataCall({
  path: "/hospital_finder/get_categories",
  summary: "The categories of services that have prices, in the country or in a state.",
  parameters: z.object({ state }),
  reply: z.object({ categories: names }),
  example: {
    given: { state: "IL" },
    reply: { categories: ["Office and clinic visits", "Emergency care", "Imaging"] },
  },
  failure: "Failed to fetch categories",
  answer: async (db, { state }, { language }) => ({
    categories: (await listCategories(db, { state })).map((slug) => categoryName(language, slug)),
  }),
});

const getSubCategories = defineDataCall({
  path: "/hospital_finder/get_sub_categories",
  summary: "A category’s subcategories that have prices.",
  parameters: z.object({
    service_category: text("A category’s name, or its slug as used in addresses."),
    state,
  }),
  reply: z.object({ sub_categories: names }),
  example: {
    given: { service_category: "Imaging", state: "IL" },
    reply: { sub_categories: ["X-ray", "CT scan", "MRI"] },
  },
  failure: "Failed to fetch sub-categories",
  async answer(db, { service_category, state }, { language }) {
    const found = await listSubcategories(db, { category: categorySlug(service_category), state });
    return { sub_categories: found.map((slug) => subcategoryName(language, slug)) };
  },
});

const updateDropdowns = defineDataCall({
  path: "/hospital_finder/update_dropdowns",
  summary:
    "A subcategory’s services that have prices: their codes and, in the same order, their names. At most 1,000.",
  parameters: z.object({ sub_category: text("A subcategory’s name or slug."), state }),
  reply: z.object({
    cpt_codes: names,
    ...serviceNamesAndTypes,
  }),
  example: {
    given: { sub_category: "MRI", state: "IL" },
    reply: {
      cpt_codes: ["70553", "72148", "73721"],
      services: [
        "MRI of the brain, without and then with contrast",
        "MRI of the lower back spine, without contrast",
        "MRI of the knee, hip or ankle, without contrast",
      ],
      code_types: ["CPT", "CPT", "CPT"],
    },
  },
  failure: "Failed to fetch CPT and Service data",
  async answer(db, { sub_category, state }) {
    const { codes, ...lists } = await serviceLists(db, { subcategory: categorySlug(sub_category), state });
    return { cpt_codes: codes, ...lists };
  },
});

const search = defineDataCall({
  path: "/hospital_finder/search",
  summary:
    "Hospitals’ prices for the services that match all given filters. At least one filter is required.",
  parameters: z
    .object({
      state,
      category: optionalText("A category’s name, or its slug as used in addresses."),
      subcategory: optionalText("A subcategory’s name or slug."),
      cpt: optionalText("A service’s code of any kind, such as 70551."),
      service: serviceWords,
      hospital: optionalText("A hospital’s name."),
      ...somewhere,
      ...whichPrices,
      sort,
      page,
      page_size: pageSize,
    })
    .refine(({ sort, location }) => sort !== "nearest" || location !== undefined, {
      error: "sort=nearest needs a location.",
    })
    .refine(
      ({ state, category, subcategory, cpt, service, hospital }) =>
        [state, category, subcategory, cpt, service, hospital].some((filter) => filter !== undefined),
      { error: "Give at least one of state, category, subcategory, cpt, service and hospital." },
    ),
  reply: z.object({ results: z.array(FoundPrice), ...pagesOfPrices }),
  example: {
    given: { state: "IL", cpt: "70551" },
    reply: {
      results: [
        {
          hospital_name: "Prairie Lark Hospital",
          hospital_id: "b9fa97b9bd",
          city: "Naperville",
          state: "IL",
          cpt_code: "70551",
          code_type: "CPT",
          service_name: "MRI of the brain, without contrast",
          setting: "outpatient",
          billing_class: "facility",
          modifiers: "",
          drug_unit: "",
          gross_charge: 4437,
          cash_price: 2059.26,
          min_negotiated: 599.54,
          max_negotiated: 1468.94,
          price: 2059.26,
          price_kind: "cash",
          price_part: "whole-facility" as const,
          price_part_confidence: 1,
          medicare_amount: 241.72,
          medicare_ratio: 8.519,
          medicare_basis: "outpatient",
          medicare_edition: "2025-10",
          stars: null,
          birthing_friendly: null,
          latitude: 41.7661,
          longitude: -88.1411,
          is_position_approximate: false,
          distance: null,
          implausible: null,
          file_date: "2026-03-28",
          source: "/price-files/19",
        },
      ],
      total: 4,
      is_total_exact: true,
      page: 1,
      left_out_as_implausible: 0,
      page_count: 1,
      place: null,
      other_places: [],
      named_hospitals: [],
      radius_miles: null,
      is_radius_widened: false,
    },
  },
  failure: "Failed to fetch search results",
  async answer(db, given, { gazetteer, language }) {
    const near = await placeOfCall(language, db, gazetteer, given);
    if (near instanceof Response) return near;
    const services = await servicesWanted(db, { code: given.cpt, words: given.service });
    const query = {
      services,
      state: given.state,
      category: given.category && categorySlug(given.category),
      subcategory: given.subcategory && categorySlug(given.subcategory),
      hospitalName: given.hospital,
      ...(given.setting ? { setting: given.setting } : {}),
      ...(given.implausible ? { implausible: "too" as const } : {}),
      sort: given.sort,
      page: given.page,
      pageSize: given.page_size,
    };
    const { prices, ...pages } = await findPrices(db, query, near);
    return { results: prices, ...pages };
  },
});

export const hospitalFinderCalls = [getCategories, getSubCategories, updateDropdowns, search];
