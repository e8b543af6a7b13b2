import { z } from "zod/v4";
import { categoryName } from "#app/content/service-category-names.ts";
import { SERVICE_CATEGORIES } from "#app/domain/billing-codes/categories/service-categories.ts";
import { categorySlug } from "#app/domain/billing-codes/category-slug.ts";
import { listCategories } from "#app/domain/services/list-categories.server.ts";
import { listStatePricing, type StatePricing } from "#app/domain/statistics/pricing/state-pricing.server.ts";
import { type PriceFigures, quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { text } from "../parameters.server.ts";
import { count, names } from "../replies.server.ts";

const getCategories = defineDataCall({
  path: "/statewise_pricing/get_categories",
  summary: "The categories of services that have prices.",
  parameters: z.object({}),
  reply: z.object({ categories: names }),
  example: {
    given: {},
    reply: { categories: ["Office and clinic visits", "Emergency care", "Imaging"] },
  },
  failure: "Failed to fetch categories",
  answer: async (db, _, { language }) => ({
    categories: (await listCategories(db, {})).map((slug) => categoryName(language, slug)),
  }),
});

const Quartiles = z.object({ count, p25: z.number(), median: z.number(), p75: z.number() }).nullable();

const getPricing = defineDataCall({
  path: "/statewise_pricing/get_pricing/{category}",
  summary:
    "What a category’s services cost, state by state: quartiles in US dollars, to three significant digits.",
  parameters: z.object({ category: text("A category, as /statewise_pricing/get_categories lists them.") }),
  reply: z.object({
    category: z.string(),
    pricing: z.array(
      z.object({
        state: z.string(),
        hospital_count: count,
        price_count: count.meta({ description: "How many prices, of all three kinds." }),
        gross: Quartiles.meta({
          description:
            "Gross charges, each hospital’s price of each service once; null: fewer than three hospitals publish any, here and below.",
        }),
        cash: Quartiles.meta({ description: "Discounted cash prices." }),
        negotiated: Quartiles.meta({ description: "Charges negotiated with payers." }),
      }),
    ),
  }),
  notFound: "No category has this name",
  example: {
    given: { category: "Imaging" },
    reply: {
      category: "Imaging",
      pricing: [
        {
          state: "AZ",
          hospital_count: 2,
          price_count: 705,
          gross: null,
          cash: null,
          negotiated: null,
        },
        {
          state: "CA",
          hospital_count: 4,
          price_count: 940,
          gross: { count: 328, p25: 671, median: 1140, p75: 4020 },
          cash: { count: 284, p25: 356, median: 665, p75: 2210 },
          negotiated: { count: 328, p25: 220, median: 396, p75: 1340 },
        },
      ],
    },
  },
  async answer(db, given, { language }) {
    const category = findCategory(given.category);
    if (category === null) {
      return jsonError(404, "No category has this name. /statewise_pricing/get_categories lists them.");
    }
    const pricing = await listStatePricing(db, { category });
    return { category: categoryName(language, category), pricing: pricing.map(toPricing) };
  },
});

function findCategory(name: string): string | null {
  const wanted = categorySlug(name);
  return SERVICE_CATEGORIES.find(({ category }) => category === wanted)?.category ?? null;
}

function toPricing(row: StatePricing) {
  return {
    state: row.state,
    hospital_count: row.hospitalCount,
    price_count: row.priceCount,
    gross: toQuartiles(row.gross),
    cash: toQuartiles(row.cash),
    negotiated: toQuartiles(row.negotiated),
  };
}

function toQuartiles({ count, quartiles }: PriceFigures) {
  return quartiles && { count, ...quartileNumbers(quartiles) };
}

export const statewisePricingCalls = [getCategories, getPricing];
