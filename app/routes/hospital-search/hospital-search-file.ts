import type { LoaderFunctionArgs } from "@remix-run/node";
import { serviceQuestionWords } from "#app/content/service-question-words.ts";
import { sayAssumption } from "#app/content/words/say-assumption.ts";
import { sayUnknownPlace } from "#app/content/words/say-place.ts";
import type { Answer } from "#app/domain/answers/answer.ts";
import { answerInJson } from "#app/domain/answers/answer-json.ts";
import type { Language } from "#app/domain/language/language.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { placeColumns, placesInJson } from "#app/domain/payer-files/places-in-files.ts";
import { wantedPlanKind } from "#app/domain/payers/wanted-plan-kind.ts";
import type { DistanceRow } from "#app/domain/prices/search/distance-row.ts";
import { listAllPrices } from "#app/domain/prices/search/list-all-prices.server.ts";
import { levelColumns, priceColumns } from "#app/domain/prices/search/price-columns.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import { hospitalsForPlaceInJson } from "#app/domain/search/hospital-for-place.ts";
import type { ServiceQuestion } from "#app/domain/services/search-services.server.ts";
import { quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { publishedRanges } from "#app/domain/statistics/values/price-clusters.ts";
import { nextPage } from "#app/platform/http/addresses/next-page.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { csvFile, isCsvAsked, jsonPage, tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { findServicePrices } from "./find-service-prices.server.ts";
import { readSearchQuery } from "./search-query.ts";

const rowsPerPage = 100;

/** The prices of /hospital_search by the same filters: CSV has all of them, JSON pages of 100 that `page` counts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSearchQuery(request);
  const { readDb: db, gazetteer, language } = context;
  const found = await findServicePrices(language, db, gazetteer, query, {
    pageSize: rowsPerPage,
    isGathered: false,
  });
  const { prices, service, fieldProblems, problems, foundPlace, whereSearched } = found;
  const answer = answerOf(language, found.answer);
  if (foundPlace?.outcome === "unknown") {
    const suggestions = foundPlace.near.map(({ label }) => label);
    return jsonError(400, sayUnknownPlace(language, query.location), {
      reason: "unknown-place",
      more: { answer, suggestions, named_hospitals: hospitalsForPlaceInJson(found.hospitalsForPlace) },
    });
  }
  const [first] = fieldProblems;
  if (first) return jsonError(400, `${first.fieldId}: ${first.message}`, { more: { answer } });
  if (found.question?.asksFirst) {
    const { ask } = serviceQuestionWords(language, found.question.question);
    return jsonError(404, "These words have several meanings: choose one and ask by its code.", {
      reason: "several-meanings",
      more: { answer, question: ask, choices: choicesInJson(language, found.question) },
    });
  }
  if (!prices || !service) {
    const hospitals = found.hospitals.map(({ name, shortId, city, state }) => ({
      name,
      id: shortId,
      city,
      state,
    }));
    return jsonError(404, "No service with this name or code has prices here.", {
      reason: hospitals.length > 0 ? "hospital-name" : found.isAbsent ? "not-in-data" : "unknown-service",
      more: { answer, ...(hospitals.length > 0 ? { hospitals } : {}) },
    });
  }
  const columns = [...priceColumns, ...levelColumns(prices.spread)];
  if (isCsvAsked(request) && new URL(request.url).searchParams.get("rows") === "places") {
    const rows = found.outside?.offers ?? [];
    return tableFile(request, { name: "places", about: {}, columns: placeColumns, rows });
  }
  if (isCsvAsked(request)) {
    const { count, prices: all } = await listAllPrices(db, {
      ...prices.searched,
      ...(query.implausible ? { implausible: "too" } : {}),
    });
    return csvFile(request, { name: "service-prices", columns, rows: all, rowCount: count });
  }
  // A cash price is not what a program's member owes.
  const range = found.answer.kind === "covered" ? null : prices.priceRange;
  return jsonPage({
    about: {
      answer,
      code_type: service.codeType,
      code: service.code,
      service_name: service.name,
      hospital_count: prices.hospitalCount,
      lowest_price: dollarsNumber(range?.lowestDollars ?? null),
      highest_price: dollarsNumber(range?.highestDollars ?? null),
      price_kind: range?.priceKind ?? null,
      ...spreadInJson(prices.spread),
      by_distance: distancesInJson(found.byDistance),
      places: found.outside === null ? null : placesInJson(found.outside),
      question: found.question && serviceQuestionWords(language, found.question.question).ask,
      choices: found.question && choicesInJson(language, found.question),
      setting: found.setting,
      payer: prices.searched.payer ?? null,
      plan_kind: prices.searched.payer
        ? wantedPlanKind({ ...prices.searched, payer: prices.searched.payer })
        : null,
      plan_kinds: prices.kinds.map((kind) => ({
        plan_kind: kind.kind,
        plan_count: kind.planCount,
        hospital_count: kind.hospitalCount,
        lowest_rate: dollarsNumber(kind.lowestDollars),
        highest_rate: dollarsNumber(kind.highestDollars),
      })),
      left_out_as_implausible: prices.implausibleCount,
      total: prices.total,
      page: query.page,
      page_count: prices.pageCount,
      named_hospitals: hospitalsForPlaceInJson(found.hospitalsForPlace),
      note: [...problems, ...whereSearched].join(" ") || null,
    },
    columns,
    rows: query.page === null ? [] : prices.results,
    total: prices.isTotalExact ? prices.total : null,
    next: nextPage(request, query.page, prices.pageCount),
  });
}

const answerOf = (language: Language, answer: Answer) =>
  answerInJson(
    answer,
    answer.assumed.map((assumption) => sayAssumption(language, assumption)),
  );

/** The comparable prices, one of each hospital, on which `price_level` and `from_middle` are based. `ranges`: cash prices in two
 *  clusters have these instead of quartiles; null: one cluster. */
function spreadInJson(spread: PriceSpread | null) {
  const quartiles = spread?.quartiles ? quartileNumbers(spread.quartiles) : null;
  return {
    like_price_kind: spread?.kind ?? null,
    like_price_count: spread?.count ?? null,
    like_amount_count: spread?.amountCount ?? null,
    p25: quartiles?.p25 ?? null,
    median: quartiles?.median ?? null,
    p75: quartiles?.p75 ?? null,
    ranges: publishedRanges(spread?.heaps ?? null),
  };
}

/** The comparable prices within 10, 25 and 50 miles; null: no place, or nothing comparable. */
function distancesInJson(rows: DistanceRow[] | null) {
  return (
    rows?.map((row) => ({
      radius_miles: row.radiusMiles,
      hospital_count: row.hospitalCount,
      amount_count: row.amountCount,
      lowest: dollarsNumber(row.lowestDollars),
      median: dollarsNumber(row.medianDollars),
      price_kind: row.kind,
      billing_class: row.billingClass,
      drug_unit: row.drugUnit,
      oldest_file: row.fileDates?.first ?? null,
      newest_file: row.fileDates?.last ?? null,
    })) ?? null
  );
}

/** What the words can mean, each with the service that its prices are of; null: no hospital here prices it. */
function choicesInJson(language: Language, { question, choices }: ServiceQuestion) {
  const words = serviceQuestionWords(language, question).choices;
  return choices.map(({ choice, services: [service] }) => ({
    label: words[choice] ?? choice,
    code_type: service?.codeType ?? null,
    code: service?.code ?? null,
    service_name: service?.name ?? null,
  }));
}
