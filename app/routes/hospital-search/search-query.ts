import { readPriceSort } from "#app/components/prices/price-sorts.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { PATIENT_SETTINGS, type PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import { readTypedCode, type TypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type Dollars, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import { type PlanKind, readPlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { PriceSort } from "#app/domain/prices/search/price-query.ts";
import { type Radius, readRadius } from "#app/domain/prices/search/reach.ts";
import { type PlaceKind, placeKinds } from "#app/domain/providers/place-kind.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of the page asks for, as it was written; '' where it asks for nothing. The code is that of one
 *  service among those found. */
export type SearchQuery = TypedCode & {
  search: string;
  location: string;
  radius: string;
  minPrice: string;
  maxPrice: string;
  payer: string;
  plan: string;
  /** '': what payer and plan say, else commercial. */
  planKind: PlanKind | "";
  /** '': what is usual for the service; 'any': each. */
  setting: string;
  /** What someone was asked to pay. */
  asked: string;
  /** 'free': only hospitals with a known income limit for free care. */
  assistance: "free" | "";
  /** '1' to '5': only hospitals with at least that many stars from CMS. */
  stars: string;
  /** 'friendly': only hospitals that CMS calls birthing-friendly. */
  birthing: "friendly" | "";
  /** 'show': implausible prices are below the list. */
  implausible: string;
  /** 'yes': prices of a service's parts, which modifiers mark, are among those of the whole service. */
  parts: string;
  /** Which kind of places outside hospitals is shown; '': all. */
  placeKind: PlaceKind | "";
  sort: PriceSort;
  /** null: no page's number. */
  page: number | null;
};

/** What is wrong with a field, and how to fix it. */
export interface FieldProblem {
  fieldId: "location" | "radius" | "min_price" | "max_price" | "setting";
  message: string;
}

/** The limits that a query sets, null where it sets none; without a radius it is as far as it takes. */
export interface Limits {
  radius: Radius;
  minDollars: Dollars | null;
  maxDollars: Dollars | null;
  /** "usual": the one in which most hospitals price the service. */
  setting: PatientSetting | "any" | "usual";
}

export function readSearchQuery(request: Request): SearchQuery {
  const given = new URL(request.url).searchParams;
  const text = (name: string) => queryText(given, name);
  return {
    search: text("search"),
    ...readTypedCode(text("code_type"), text("code")),
    location: text("location"),
    radius: text("radius"),
    minPrice: text("min_price"),
    maxPrice: text("max_price"),
    payer: text("payer"),
    plan: text("plan"),
    planKind: readPlanKind(text("plan_kind")),
    setting: text("setting"),
    asked: text("asked"),
    assistance: given.get("assistance") === "free" ? "free" : "",
    stars: /^[1-5]$/.test(text("stars")) ? text("stars") : "",
    birthing: given.get("birthing") === "friendly" ? "friendly" : "",
    implausible: given.get("implausible") === "show" ? "show" : "",
    parts: given.get("parts") === "yes" ? "yes" : "",
    placeKind: placeKinds.find((kind) => kind === given.get("place_kind")) ?? "",
    sort: readPriceSort(text("sort")),
    page: queryPage(given),
  };
}

export function readLimits(
  language: Language,
  query: SearchQuery,
): { limits: Limits; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const amount = (written: string, fieldId: FieldProblem["fieldId"]) => {
    if (written === "") return null;
    const cents = parseAmount(written);
    if (cents !== null && cents >= 0) return cents;
    problems.push({
      fieldId,
      message: wordsIn(language).serviceSearch.problems.notAPrice,
    });
    return null;
  };
  const minCents = amount(query.minPrice, "min_price");
  const maxCents = amount(query.maxPrice, "max_price");
  if (minCents !== null && maxCents !== null && minCents > maxCents) {
    problems.push({
      fieldId: "max_price",
      message: wordsIn(language).serviceSearch.problems.boundsCrossed,
    });
  }
  const radius = readRadius(query.radius);
  if (radius === null) {
    problems.push({ fieldId: "radius", message: wordsIn(language).serviceSearch.problems.radius });
  }
  const setting = [...PATIENT_SETTINGS, "any" as const].find((known) => known === query.setting) ?? "usual";
  if (query.setting !== "" && setting === "usual") {
    problems.push({ fieldId: "setting", message: wordsIn(language).serviceSearch.problems.setting });
  }
  return {
    limits: {
      radius: radius ?? "enough",
      minDollars: dollarsOfCents(minCents),
      maxDollars: dollarsOfCents(maxCents),
      setting,
    },
    problems,
  };
}

/** The page's address for a query; what goes without saying is left out. */
export function searchAddress(query: SearchQuery, path = "/hospital_search"): string {
  return addressOf(path, {
    search: query.search,
    code_type: query.codeType,
    code: query.code,
    location: query.location,
    radius: query.radius,
    min_price: query.minPrice,
    max_price: query.maxPrice,
    payer: query.payer,
    plan: query.plan,
    plan_kind: query.planKind,
    setting: query.setting,
    asked: query.asked,
    assistance: query.assistance,
    stars: query.stars,
    birthing: query.birthing,
    implausible: query.implausible,
    parts: query.parts,
    place_kind: query.placeKind,
    sort: query.sort === "lowestPrice" ? null : query.sort,
    page: query.page === 1 ? null : query.page,
  });
}
