import { z } from "zod/v4";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { categorySlug } from "#app/domain/billing-codes/category-slug.ts";
import { listCategories, listSubcategories } from "#app/domain/services/list-categories.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { findNamedHospital, hospitalNotFound } from "../named-hospital.server.ts";
import { city, hospitalId, state, text } from "../parameters.server.ts";
import { names } from "../replies.server.ts";
import { serviceLists, serviceNamesAndTypes } from "../service-lists.server.ts";

const hospital = text(
  "The hospital’s name; of several hospitals the first by state, unless id, or state and city, say which.",
);
const category = text("A category’s name, or its slug as used in addresses.");

const getCategories = defineDataCall({
  path: "/service_viewer/get_categories/{hospital}",
  summary: "The categories of a hospital’s services.",
  parameters: z.object({ hospital, id: hospitalId, state, city }),
  reply: z.object({ categories: names }),
  notFound: hospitalNotFound,
  example: {
    given: { hospital: "Lakeglass Medical Center" },
    reply: { categories: ["Office and clinic visits", "Emergency care", "Imaging"] },
  },
  failure: "Failed to fetch categories",
  async answer(db, { hospital, ...which }, { language }) {
    const found = await findNamedHospital(language, db, { name: hospital, ...which });
    if (found instanceof Response) return found;
    const { hospitalId } = found.hospital;
    return {
      categories: (await listCategories(db, { hospitalId })).map((slug) => categoryName(language, slug)),
    };
  },
});

const getSubCategories = defineDataCall({
  path: "/service_viewer/get_sub_categories/{hospital}/{category}",
  summary: "The subcategories of a category at a hospital.",
  parameters: z.object({ hospital, category, id: hospitalId, state, city }),
  reply: z.object({ sub_categories: names }),
  notFound: hospitalNotFound,
  example: {
    given: { hospital: "Lakeglass Medical Center", category: "Imaging" },
    reply: { sub_categories: ["X-ray", "CT scan", "MRI"] },
  },
  failure: "Failed to fetch subcategories",
  async answer(db, { hospital, category, ...which }, { language }) {
    const found = await findNamedHospital(language, db, { name: hospital, ...which });
    if (found instanceof Response) return found;
    const { hospitalId } = found.hospital;
    const offered = await listSubcategories(db, { category: categorySlug(category), hospitalId });
    return { sub_categories: offered.map((slug) => subcategoryName(language, slug)) };
  },
});

const getServices = defineDataCall({
  path: "/service_viewer/get_services/{hospital}/{category}/{subcategory}",
  summary:
    "A hospital’s services in a subcategory: their codes and, in the same order, their names. At most 1,000.",
  parameters: z.object({
    hospital,
    category,
    subcategory: text("A subcategory’s name or slug."),
    id: hospitalId,
    state,
    city,
  }),
  reply: z.object({
    codes: names,
    ...serviceNamesAndTypes,
  }),
  notFound: hospitalNotFound,
  example: {
    given: { hospital: "Lakeglass Medical Center", category: "Imaging", subcategory: "MRI" },
    reply: {
      codes: ["70544", "70553", "72141"],
      services: [
        "MRI of the blood vessels of the head, without contrast",
        "MRI of the brain, without and then with contrast",
        "MRI of the neck spine, without contrast",
      ],
      code_types: ["CPT", "CPT", "CPT"],
    },
  },
  failure: "Failed to fetch services",
  async answer(db, { hospital, category, subcategory, ...which }, { language }) {
    const found = await findNamedHospital(language, db, { name: hospital, ...which });
    if (found instanceof Response) return found;
    const { hospitalId } = found.hospital;
    const chosen = { category: categorySlug(category), subcategory: categorySlug(subcategory) };
    return serviceLists(db, { ...chosen, hospitalId });
  },
});

export const serviceViewerCalls = [getCategories, getSubCategories, getServices];
