import type { ListedPlan } from "#app/domain/prices/search/listed-plan.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import type { listCommonServices } from "#app/domain/services/list-common-services.server.ts";
import type { DrawnPlan } from "#app/ui/map/point-plan.tsx";
import type { AnswerCardProps } from "./answer-card.tsx";
import type { GoodChoice } from "./find-good-choice.server.ts";
import type { FoundServicePrices } from "./find-service-prices.server.ts";
import type { JudgedAsked } from "./judge-asked.ts";
import type { SearchQuery } from "./search-query.ts";

/** What the page reads besides the prices. */
interface ReadForPage {
  /** Null: the address asks for a page that is not there. */
  page: number | null;
  pageSize: number;
  /** The list's hospitals on a map; null: none has a known place. */
  plan: DrawnPlan | null;
  choice: GoodChoice | null;
  judged: JudgedAsked | null;
  /** Whether the text of what someone was asked to pay isn't an amount. */
  isAskedUnreadable: boolean;
  /** Null: they could not be read. */
  commonServices: Awaited<ReturnType<typeof listCommonServices>> | null;
  /** To choose from. */
  payers: string[];
  payerPlans: ListedPlan[];
  /** Whether the prices could not be read. */
  isUnread: boolean;
}

/** The answer about one service with its list of prices. */
export interface SearchedService
  extends Omit<AnswerCardProps, "children">,
    Pick<ReadForPage, "page" | "pageSize" | "plan" | "payerPlans">,
    Pick<
      FoundServicePrices,
      "offered" | "question" | "foundPlace" | "byDistance" | "whereSearched" | "settings" | "setting"
    > {
  /** Prices that were left out, where they are asked for. */
  implausible: PriceResult[] | null;
}

/** Returns all that the search page shows, from what was found for its address. */
export function viewSearch(found: FoundServicePrices, read: ReadForPage) {
  const { query, service, question, hospitals, foundPlace, place, fieldProblems, episode } = found;
  const searched = searchedService(found, read);
  const { isAskedUnreadable, payers, commonServices, isUnread } = read;
  return {
    query,
    service,
    total: found.prices?.total ?? null,
    problems: found.problems,
    isUnread,
    form: {
      query,
      problems: fieldProblems,
      foundPlace: searched ? null : foundPlace,
      isAskedUnreadable,
      payers,
      asked: searched ? askedOnOneLine(query, searched.service.name) : null,
    },
    searched,
    /** Null: the words have one meaning, or the answer mentions the others. */
    question: searched ? null : question,
    episode: episode && { found: episode, place, isOnTop: episode.isOperation && found.isMeant },
    hospitals,
    /** Hospitals whose names have what was typed as a place. */
    elsewhere: { hospitals: found.hospitalsForPlace, service, place },
    /** Places outside hospitals, of plans' files. */
    outside: { outside: found.outside, service, place },
    isAbsent: found.isAbsent,
    isNothingFound:
      query.search !== "" &&
      !service &&
      !question &&
      hospitals.length === 0 &&
      !isUnread &&
      fieldProblems.length === 0,
    suggestions: found.suggestions,
    commonServices,
  };
}

export type SearchView = ReturnType<typeof viewSearch>;

function searchedService(found: FoundServicePrices, read: ReadForPage): SearchedService | null {
  const { query, answer, service, prices, place, named, offered, question, foundPlace } = found;
  const { byDistance, whereSearched, settings, setting, implausible } = found;
  const { choice, judged, page, pageSize, plan, payerPlans } = read;
  if (prices === null || service === null || answer === null) return null;
  const card = { query, answer, service, prices, place, named, choice, judged };
  const beside = { offered, question, foundPlace, byDistance, whereSearched, settings, setting, implausible };
  return { ...card, ...beside, page, pageSize, plan, payerPlans };
}

/** 'knee MRI · 60614 · Aetna' */
function askedOnOneLine({ search, location, payer, plan }: SearchQuery, serviceName: string): string {
  return [search || serviceName, location, payer, plan].filter((text) => text !== "").join(" · ");
}
