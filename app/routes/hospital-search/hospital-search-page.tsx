import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProblemList } from "#app/components/lists/problem-list.tsx";
import { UnreadableList } from "#app/components/lists/unreadable-list.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { areSamples, languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { codeName } from "#app/components/price-words.ts";
import { firstOnPage } from "#app/components/prices/paged-prices.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { say } from "#app/domain/language/say.ts";
import { listPayers } from "#app/domain/payers/list-payers.server.ts";
import { listListedPlans } from "#app/domain/prices/search/list-listed-plans.server.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import { product } from "#app/domain/product.ts";
import { listCommonServices } from "#app/domain/services/list-common-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { mapTileOrigin } from "#app/ui/map/map-tiles.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { CommonServices } from "./common-services.tsx";
import { drawPriceMap } from "./draw-price-map.server.ts";
import { findGoodChoice } from "./find-good-choice.server.ts";
import { findServicePrices, nothingFound } from "./find-service-prices.server.ts";
import * as css from "./hospital-search.css.ts";
import { HospitalsForPlace } from "./hospitals-for-place.tsx";
import { judgeAsked } from "./judge-asked.ts";
import { NamedHospitals } from "./named-hospitals.tsx";
import { OutsideHospitals, OutsideSummary } from "./outside-hospitals.tsx";
import { pinnedPrices } from "./pinned-prices.ts";
import { shownKind } from "./plan-kinds.tsx";
import { readAsked } from "./read-asked.ts";
import { SearchForm } from "./search-form.tsx";
import { readSearchQuery, searchAddress } from "./search-query.ts";
import { SearchResults } from "./search-results.tsx";
import { EpisodeSummary, SearchedEpisode } from "./searched-episode.tsx";
import { NothingFound, Suggestions } from "./suggestions.tsx";
import { viewSearch } from "./view-search.ts";
import { WhichService } from "./which-service.tsx";

export const handle = { imageOrigins: [mapTileOrigin] };

const path = "/hospital_search";
const pageSize = 20;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).serviceSearch.page;
  const { query, service, total } = data ?? {};
  const name = service && serviceNameIn(language, service);
  const isNarrowed = query
    ? searchAddress({ ...query, search: "", codeType: null, code: "" }) !== path
    : false;
  const foundNothing = service ? total === 0 : Boolean(query?.search || query?.code);
  return pageMeta(
    {
      title: service
        ? say(language, words.titleOfService, {
            name: serviceNameIn(language, service),
            code: codeName(service),
          })
        : words.title,
      description: say(language, words.description, {
        name: name ?? words.anyService,
        product: product.name,
      }),
      keywords: [words.keywords, name].filter(Boolean).join(", "),
      path: addressOf(path, { code_type: service?.codeType ?? null, code: service?.code ?? null }),
      noindex:
        isNarrowed ||
        foundNothing ||
        Boolean(data?.isUnread) ||
        (service !== undefined && service !== null && areSamples(matches)),
      card: "data",
      ...(query && service ? { oembedPath: searchAddress({ ...query, asked: "", page: 1 }) } : {}),
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSearchQuery(request);
  const { readDb: db, gazetteer } = context;
  const read = await readOrNull(
    "The prices of a service",
    findServicePrices(context.language, db, gazetteer, query, { pageSize, isGathered: true }),
  );
  const found = read ?? nothingFound(context.language, query);
  const pageCount = Math.max(1, found.prices?.pageCount ?? 1);
  const page = query.page !== null && query.page <= pageCount ? query.page : null;
  const status = found.fieldProblems.length > 0 ? 400 : page === null && read ? 404 : 200;
  const isBlank = found.query.search === "" && found.query.code === "";
  const commonServices = isBlank ? await readOrNull("The common services", listCommonServices(db)) : [];
  const { prices, place, answer } = found;
  const around = place && place.kind !== "state" ? place : null;
  const payers = await readOrNull("The payers", listPayers(db, around));
  const plan = prices && page !== null ? planOf(prices, around, page) : null;
  const payerPlans = prices && (await readOrNull("The payer's plans", listPayerPlans(db, prices)));
  const choice = prices && (await readOrNull("A good choice", findGoodChoice(db, prices, place)));
  const asked = readAsked(query.asked);
  const judged =
    asked.outcome === "asked" && answer && prices ? judgeAsked(asked.dollars, answer, prices.spread) : null;
  const isWhole = read !== null && commonServices !== null && payers !== null;
  const view = viewSearch(context.language, found, {
    page,
    pageSize,
    plan,
    choice,
    judged,
    isAskedUnreadable: asked.outcome === "unreadable",
    commonServices,
    payers: payers ?? [],
    payerPlans: payerPlans ?? [],
    isUnread: read === null,
  });
  const cacheControl = isWhole ? caching.untilPricesChange : caching.never;
  return data(view, { status, headers: { "Cache-Control": cacheControl } });
}

/** The plans to choose from of the payer and the kind whose rates are shown; empty where none is. */
function listPayerPlans(db: Database, prices: FoundWithSpread) {
  const { searched, spread } = prices;
  return spread?.kind === "negotiated" && searched.payer
    ? listListedPlans(db, searched, shownKind(prices))
    : Promise.resolve([]);
}

/** The hospitals of the page's rows on a map, around the place that distances are measured from. */
function planOf(
  prices: FoundWithSpread,
  place: { latitude: number; longitude: number } | null,
  page: number,
) {
  const located = pinnedPrices(prices, firstOnPage(page, pageSize)).flatMap(({ id, number, found }) => {
    const { latitude, longitude } = found;
    return latitude === null || longitude === null ? [] : [{ id, number, latitude, longitude }];
  });
  return drawPriceMap(located, place);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const region = "price-search";

export default function HospitalSearchPage() {
  const { lists } = useWords().unreadableLists;
  const words = useWords().serviceSearch;
  const language = useLanguage();
  const view = useLoaderData<typeof loader>();
  const { query, form, searched, question, episode, commonServices, isUnread, outside } = view;
  const hospitalsHeading = say(language, words.hospitals, { name: query.search });
  const elsewhere = <HospitalsForPlace query={query} {...view.elsewhere} />;
  const named = <NamedHospitals heading={hospitalsHeading} hospitals={view.hospitals} />;
  return (
    <MainContent>
      <div className={searched ? `${stack.page} ${css.tight}` : stack.page}>
        {searched ? null : <DataBar current="/hospital_search" />}
        <LiveRegion id={region}>
          {searched ? null : (
            <>
              <h1>{words.heading}</h1>
              <p className={stack.lead}>{words.lead}</p>
            </>
          )}
          <SearchForm region={region} form={form} />
          {searched ? null : elsewhere}
          <ProblemList problems={view.problems} />
          {isUnread ? <UnreadableList message={lists.prices} address={searchAddress(query)} /> : null}
          {view.service ? null : named}
          {searched ? (
            <SearchResults searched={searched} region={region}>
              <OutsideSummary outside={outside.outside} />
              {episode?.isOnTop ? <EpisodeSummary episode={episode.found} place={episode.place} /> : null}
            </SearchResults>
          ) : question ? (
            <WhichService query={query} question={question} />
          ) : null}
          <OutsideHospitals {...outside} query={query} />
          {episode ? <SearchedEpisode episode={episode.found} place={episode.place} query={query} /> : null}
          {searched ? elsewhere : null}
          {view.service ? named : null}
          {view.isNothingFound ? <NothingFound search={query.search} isAbsent={view.isAbsent} /> : null}
          <Suggestions query={query} services={view.suggestions} />
          {commonServices === null ? (
            <UnreadableList message={lists.commonServices} address={searchAddress(query)} />
          ) : (
            <CommonServices query={query} services={commonServices} />
          )}
        </LiveRegion>
        {searched ? <DataBar current="/hospital_search" /> : null}
      </div>
    </MainContent>
  );
}
