import { blogPosts } from "#app/content/blog-posts.server.ts";
import { getTextPage } from "#app/content/text-pages.server.ts";
import { statesOfRights } from "#app/domain/debt/rights-path.ts";
import { categoryPath, glossaryCategories } from "#app/domain/glossary/glossary-categories.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import {
  listPublishedHospitals,
  listPublishedRanges,
  type PublishedHospital,
} from "#app/domain/hospitals/finding/list-published-hospitals.server.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import { hasSampleData } from "#app/domain/imports/has-sample-data.server.ts";
import { LANGUAGES } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { findRatedPlans } from "#app/domain/payer-files/ask/find-rated-plans.server.ts";
import { listCategories } from "#app/domain/services/list-categories.server.ts";
import { listCommonServices } from "#app/domain/services/list-common-services.server.ts";
import { readSiteStatistics } from "#app/domain/statistics/pricing/site-statistics.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** A page for search engines; `changedOn` is an ISO day, null if unknown. */
export interface ListedPage {
  path: string;
  changedOn: string | null;
}

/** The protocol's 50,000 addresses, one in each language. */
const MAX_PAGES_IN_PART = 50_000 / LANGUAGES.length;
/** Each hospital has one page in a part. */
const hospitalsInPart = MAX_PAGES_IN_PART;
const hospitalsAtATime = 5_000;
const plansInPart = MAX_PAGES_IN_PART - 1_000;

/** The parts of the sitemap that have pages, by name, with the day on which the newest of them changed. */
export async function listParts(db: Database): Promise<{ name: string; changedOn: string | null }[]> {
  const [ranges, states, areSamples, { lastUpdatedOn }, plans] = await Promise.all([
    listPublishedRanges(db, { size: hospitalsInPart }),
    listStates(db),
    hasSampleData(db),
    readSiteStatistics(db),
    findRatedPlans(db, { words: "", maxPlans: 1 }),
  ]);
  const ofPlans = plans.length === 0 || areSamples ? [] : [{ name: "plans", changedOn: null }];
  const ofHospitals = ["hospitals", "price-files"].flatMap((kind) =>
    ranges.map(({ rangeNo, lastImportedOn }) => ({ name: `${kind}-${rangeNo}`, changedOn: lastImportedOn })),
  );
  const ofPrices = states.length === 0 || areSamples ? [] : [{ name: "services", changedOn: lastUpdatedOn }];
  return [
    { name: "pages", changedOn: lastUpdatedOn },
    ...ofPrices,
    ...ofPlans,
    { name: "rights", changedOn: null },
    { name: "glossary", changedOn: null },
    { name: "blog", changedOn: newest(listedPosts.map(({ updated }) => updated)) },
    ...ofHospitals,
  ];
}

/** The pages of a part, one after the other; null: no part has this name. */
export function readPart(db: Database, name: string): AsyncIterable<ListedPage> | null {
  const [, kind, number] = /^(hospitals|price-files)-([1-9]\d{0,4})$/.exec(name) ?? [];
  if (kind !== undefined)
    return pagesOfHospitals(db, Number(number), kind === "hospitals" ? pageOf : reportOf);
  switch (name) {
    case "pages":
      return pages(db);
    case "services":
      return servicePages(db);
    case "plans":
      return planPages(db);
    case "rights":
      return rightsPages();
    case "glossary":
      return glossaryPages();
    case "blog":
      return blogPages();
    default:
      return null;
  }
}

/** The texts whose days are listed; those of the other languages have the same. */
const LISTED = languageOf("/");
const listedPosts = blogPosts(LISTED);

/** What shows figures changes with them. */
const pagesOfFigures = [
  "/",
  "/data",
  "/data/coverage",
  "/data/price-history",
  "/data/downloads",
  "/hospitals",
  "/hospital_search",
  "/compare",
  "/price-files",
];
const lastingPages = [
  "/price-files/archive",
  "/price-files/check",
  "/upload-bill",
  "/upload-bill/on-my-device",
  "/audit",
  "/assistance",
  "/rights",
  "/roadmap",
  "/api",
  "/assistants",
  "/coming-soon",
];
const textPages = {
  "/team": "team",
  "/learn-roadmap-process": "our-process",
  "/privacy-policy": "privacy-policy",
  "/terms-and-conditions": "terms",
  "/security": "security",
} as const;

async function* pages(db: Database): AsyncGenerator<ListedPage> {
  const { lastUpdatedOn } = await readSiteStatistics(db);
  for (const path of pagesOfFigures) yield { path, changedOn: lastUpdatedOn };
  for (const path of lastingPages) yield { path, changedOn: null };
  for (const [path, name] of Object.entries(textPages))
    yield { path, changedOn: getTextPage(LISTED, name).updated };
}

/** The states, the categories and the services that most hospitals price. */
async function* servicePages(db: Database): AsyncGenerator<ListedPage> {
  const [{ lastUpdatedOn: changedOn }, states, categories, services] = await Promise.all([
    readSiteStatistics(db),
    listStates(db),
    listCategories(db),
    listCommonServices(db),
  ]);
  for (const { state } of states) yield { path: addressOf("/hospitals", { state }), changedOn };
  for (const category of categories) yield { path: addressOf("/hospitals", { category }), changedOn };
  for (const { codeType, code } of services) {
    yield { path: addressOf("/hospital_search", { code_type: codeType, code }), changedOn };
  }
}

/** The plans that can be asked about; more than a part may have are found by a search. */
async function* planPages(db: Database): AsyncGenerator<ListedPage> {
  yield { path: "/plans", changedOn: null };
  for (const { idType, planId, updatedOn } of await findRatedPlans(db, {
    words: "",
    maxPlans: plansInPart,
  })) {
    yield { path: `/plans/${idType}-${planId}`, changedOn: updatedOn };
  }
}

async function* rightsPages(): AsyncGenerator<ListedPage> {
  for (const { path } of statesOfRights) yield { path, changedOn: null };
}

async function* glossaryPages(): AsyncGenerator<ListedPage> {
  yield { path: "/glossary", changedOn: null };
  for (const category of glossaryCategories) yield { path: categoryPath(category), changedOn: null };
}

async function* blogPages(): AsyncGenerator<ListedPage> {
  yield { path: "/blog", changedOn: newest(listedPosts.map(({ updated }) => updated)) };
  for (const { slug, updated } of listedPosts) yield { path: `/blog/${slug}`, changedOn: updated };
}

async function* pagesOfHospitals(
  db: Database,
  rangeNo: number,
  pathOf: (hospital: PublishedHospital) => string,
): AsyncGenerator<ListedPage> {
  const upTo = Math.min(rangeNo * hospitalsInPart, greatestId);
  for (
    let after: number | undefined = (rangeNo - 1) * hospitalsInPart;
    after !== undefined && after < upTo;
  ) {
    const hospitals: PublishedHospital[] = await listPublishedHospitals(db, {
      after,
      upTo,
      limit: hospitalsAtATime,
    });
    for (const hospital of hospitals) yield { path: pathOf(hospital), changedOn: hospital.importedOn };
    after = hospitals.at(-1)?.hospitalId;
  }
}

/** PostgreSQL's largest integer. */
const greatestId = 2_147_483_647;

function pageOf(hospital: PublishedHospital): string {
  return hospitalPath(hospital);
}

function reportOf({ importId }: PublishedHospital): string {
  return `/price-files/${importId}`;
}

function newest(isoDays: string[]): string | null {
  return isoDays.toSorted().at(-1) ?? null;
}
