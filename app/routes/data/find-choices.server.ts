import { wordsIn } from "#app/content/words/words.ts";
import type { Likeness, Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { serviceCategories } from "#app/domain/billing-codes/service-category.ts";
import type { Language } from "#app/domain/language/language.ts";
import { findService, type ServiceDetails } from "#app/domain/services/find-service.server.ts";
import { listSubcategories } from "#app/domain/services/list-categories.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import {
  listCategorySettings,
  listPricedCategories,
} from "#app/domain/statistics/pricing/category-pricing.server.ts";
import { listComparablePrices } from "#app/domain/statistics/pricing/service-pricing.server.ts";
import type { ChargeKind } from "#app/domain/statistics/tables/statistics-tables.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { chargeKinds, type DataQuery } from "./data-query.ts";

/** More would make the page heavy on a phone; the search by words finds the others. */
const maxServicesListed = 150;

/** A group of comparable prices of a service, and its name in an address. */
export type LikeChoice = Likeness & { text: string; hospitalCount: number; priceCount: number };

/** A choice that can be answered, and what may be chosen instead at each step. */
export interface Choices {
  /** As asked, with the defaults in it and without what is not offered. */
  query: DataQuery & { kind: ChargeKind };
  categories: string[];
  subcategories: string[];
  services: ServiceItem[];
  settings: Setting[];
  /** null: no service is chosen. */
  service: ServiceDetails | null;
  /** The groups of comparable prices of a service in its setting, largest first; the chosen group is `like`. */
  likes: LikeChoice[];
  like: LikeChoice | null;
  /** What could not be taken of the address, in sentences. */
  problems: string[];
}

/** The choices that an address makes; null where it names a category that there is not, and then only `categories`. */
export async function findChoices(
  language: Language,
  db: Database,
  asked: DataQuery,
): Promise<{ categories: string[]; choices: Choices | null }> {
  const problems: string[] = [];
  const offered = (value: string, values: readonly string[], problem: string) => {
    if (value === "" || values.includes(value)) return value;
    problems.push(problem);
    return "";
  };

  const [priced, named] = await Promise.all([listPricedCategories(db), findAskedService(db, asked)]);
  const categories = priced.map(({ category }) => category);
  if (asked.category && !serviceCategories.some(({ category }) => category === asked.category)) {
    return { categories, choices: null };
  }
  if (asked.code && !named.service) {
    problems.push(wordsIn(language).exploreData.problems.code);
  }
  const { service } = named;
  const most = priced.reduce((max, { priceCount }) => Math.max(max, priceCount), 0);
  const category =
    service?.category ??
    (asked.category || (priced.find(({ priceCount }) => priceCount === most)?.category ?? ""));
  const subcategories = category ? await listSubcategories(db, { category }) : [];
  const subcategory =
    service?.subcategory ??
    offered(asked.subcategory, subcategories, wordsIn(language).exploreData.problems.subcategory);
  const [services, categorySettings] = await Promise.all([
    subcategory ? listServicesWith(db, category, subcategory, service) : [],
    service ? [] : listCategorySettings(db, { category, subcategory }),
  ]);
  const all = service ? named.likes : [];
  const settings = service ? [...new Set(all.map(({ setting }) => setting))].sort() : categorySettings;
  const setting = offered(asked.setting, settings, wordsIn(language).exploreData.problems.setting);
  const likes = all
    .filter((one) => setting === "" || one.setting === setting)
    .map((one) => ({ ...one, text: likeTextOf(one) }));
  const wanted = service
    ? offered(
        asked.like,
        likes.map(({ text }) => text),
        wordsIn(language).exploreData.problems.likeness,
      )
    : "";
  const kind = offered(asked.kind, chargeKinds, wordsIn(language).exploreData.problems.charge);
  return {
    categories,
    choices: {
      query: {
        ...asked,
        category,
        subcategory,
        ...(service ? { codeType: service.codeType, code: service.code } : { codeType: null, code: "" }),
        like: wanted,
        setting,
        kind: (kind || "cash") as ChargeKind,
      },
      categories,
      subcategories,
      services,
      settings,
      service,
      likes,
      like: likes.find(({ text }) => text === wanted) ?? likes[0] ?? null,
      problems,
    },
  };
}

type PricedService = {
  service: ServiceDetails | null;
  likes: Awaited<ReturnType<typeof listComparablePrices>>;
};

/** A service without statistics can't be shown. */
async function findAskedService(db: Database, asked: DataQuery): Promise<PricedService> {
  const service = asked.codeType === null ? null : await findService(db, asked);
  const likes = service ? await listComparablePrices(db, service) : [];
  return likes.length > 0 ? { service, likes } : { service: null, likes };
}

/** The services of a subcategory that most hospitals offer, the chosen one always among them. */
async function listServicesWith(
  db: Database,
  category: string,
  subcategory: string,
  chosen: ServiceItem | null,
): Promise<ServiceItem[]> {
  const { services } = await listServices(db, { category, subcategory, pageSize: maxServicesListed });
  const isListed = services.some(
    ({ codeType, code }) => codeType === chosen?.codeType && code === chosen.code,
  );
  return chosen && !isListed ? [chosen, ...services] : services;
}

function likeTextOf({ setting, billingClass, modifiers, drugUnit }: Likeness): string {
  return [setting, billingClass, modifiers, drugUnit].join("_").replace(/\s+/g, " ").trim().slice(0, 200);
}
