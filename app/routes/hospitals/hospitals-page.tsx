import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProblemList } from "#app/components/lists/problem-list.tsx";
import { UnreadableList } from "#app/components/lists/unreadable-list.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { areSamples, languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { useWords } from "#app/components/use-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { mapTileOrigin } from "#app/ui/map/map-tiles.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { BrowseLinks } from "./browse-links.tsx";
import { ChoicesForm } from "./choices-form.tsx";
import { findHospitalPrices } from "./find-hospital-prices.server.ts";
import { FoundHospitals } from "./found-hospitals.tsx";
import { FoundPrices } from "./found-prices.tsx";
import { hospitalsAddress, readHospitalsQuery } from "./hospitals-query.ts";
import { viewHospitals } from "./view-hospitals.ts";

export const handle = { imageOrigins: [mapTileOrigin] };

const pageSize = 20;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).hospitalPrices.page;
  const { query, states } = data ?? {};
  const place = states?.find(({ state }) => state === query?.state)?.name;
  const code = query?.cpt ? say(language, words.code, { code: query.cpt }) : "";
  const topic =
    [query?.service, code].filter(Boolean).join(", ") ||
    subcategoryName(language, query?.subcategory ?? "") ||
    categoryName(language, query?.category ?? "");
  return pageMeta(
    {
      title: [words.title, topic, place].filter(Boolean).join(": "),
      description: say(language, words.description, {
        topic: topic ? say(language, words.ofTopic, { topic }) : words.ofAll,
        place: place ? say(language, words.inPlace, { place }) : words.inCountry,
        product: product.name,
      }),
      keywords: [words.keywords, topic, place].filter(Boolean).join(", "),
      path: query
        ? hospitalsAddress({
            ...query,
            name: "",
            near: "",
            radius: "",
            parts: "",
            sort: "lowestPrice",
            page: 1,
          })
        : "/hospitals",
      noindex:
        data?.shown?.prices.total === 0 ||
        Boolean(data?.unread) ||
        (location.search !== "" && areSamples(matches)) ||
        Boolean(
          query &&
            (query.name || query.near || query.parts || query.page !== 1 || query.sort !== "lowestPrice"),
        ),
      card: "data",
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query, leadTo } = readHospitalsQuery(request);
  if (leadTo) throw redirect(leadTo);
  const found = await findHospitalPrices(
    context.language,
    context.readDb,
    context.gazetteer,
    query,
    pageSize,
  );
  const view = viewHospitals(found, pageSize);
  const isWhole = found.unread === null;
  return data(view, {
    status: found.placeProblem ? 400 : view.page === null && isWhole ? 404 : 200,
    headers: { "Cache-Control": isWhole ? caching.untilPricesChange : caching.never },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const region = "hospital-search";

export default function HospitalsPage() {
  const words = useWords().hospitalPrices;
  const { lists } = useWords().unreadableLists;
  const { find } = useWords().hospitalNames;
  const { found, problems, page, pageCount, unread, shown, ...choices } = useLoaderData<typeof loader>();
  const { query, states, categories } = choices;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/hospitals" />
        <h1>{words.page.title}</h1>
        <p className={stack.lead}>{find.lead}</p>
        <LiveRegion id={region}>
          <ChoicesForm region={region} {...choices} />
          <ProblemList problems={problems} />
          {unread ? <UnreadableList message={lists[unread]} address={hospitalsAddress(query)} /> : null}
          {shown ? (
            <FoundPrices view={shown} />
          ) : unread || choices.placeProblem ? null : (
            <>
              {found ? (
                <FoundHospitals
                  query={query}
                  found={found}
                  place={choices.place}
                  page={page}
                  pageSize={pageSize}
                  pageCount={pageCount}
                />
              ) : null}
              <BrowseLinks query={query} states={states} categories={categories} />
            </>
          )}
        </LiveRegion>
      </div>
    </MainContent>
  );
}
