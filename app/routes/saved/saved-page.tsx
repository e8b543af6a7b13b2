import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlaceLink } from "#app/components/kept-place.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { savedParameter } from "#app/components/saved-list.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { savedPriceWords } from "#app/content/words/saved-prices.ts";
import { say } from "#app/domain/language/say.ts";
import { listSavedPrices } from "#app/domain/prices/search/list-saved-prices.server.ts";
import { readSavedPrices } from "#app/domain/prices/search/saved-price.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/caching.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { SharePage } from "#app/ui/page/share-page.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { SavedTable } from "./saved-table.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const { title, description, keywords } = savedPriceWords.en;
  const path = "/saved";
  return pageMeta(
    { title, description: say("en", description, { product: product.name }), keywords, path, noindex: true },
    originOf(matches),
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const saved = readSavedPrices(new URL(request.url).searchParams.getAll(savedParameter));
  const prices = saved.length > 0 ? await listSavedPrices(context.readDb, saved) : [];
  return data({ saved, prices }, { headers: { "Cache-Control": caching.untilPricesChange } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SavedPage() {
  const { saved, prices } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords(savedPriceWords);
  const goneCount = saved.length - prices.length;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        {saved.length === 0 ? <p>{words.none}</p> : <p className={stack.note}>{words.about}</p>}
        {prices.length > 0 ? <SavedTable saved={saved} prices={prices} /> : null}
        {goneCount > 0 ? <p role="status">{say(language, words.gone, { count: goneCount })}</p> : null}
        <div className={stack.buttons} data-screen>
          {saved.length === 0 ? (
            <ActionLink href="/hospital_search">{words.search}</ActionLink>
          ) : (
            <PlaceLink href="/hospital_search">{words.searchMore}</PlaceLink>
          )}
        </div>
        {saved.length > 0 ? <SharePage /> : null}
      </div>
    </MainContent>
  );
}
