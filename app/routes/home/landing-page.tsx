import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecentUploads } from "#app/components/bills/recent-uploads.tsx";
import { WaitlistForm } from "#app/components/forms/waitlist-form.tsx";
import { questionsThing, siteThing } from "#app/components/page/json-ld.ts";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { hasSampleData } from "#app/domain/imports/has-sample-data.server.ts";
import { say } from "#app/domain/language/say.ts";
import { listPayers } from "#app/domain/payers/list-payers.server.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Place } from "#app/domain/places/place.ts";
import { findFeaturedSpread } from "#app/domain/prices/search/featured-spread.server.ts";
import { product } from "#app/domain/product.ts";
import {
  findNewestFileDate,
  readSiteStatistics,
} from "#app/domain/statistics/pricing/site-statistics.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { checkExample } from "./example-check.server.ts";
import { ExampleCheck } from "./example-check.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import * as css from "./landing-page.css.ts";
import { LivePrices } from "./live-prices.tsx";
import { OtherWaysIn } from "./other-ways-in.tsx";
import { ExampleSearches, PriceSearch } from "./price-search.tsx";
import { listQuestions } from "./questions.ts";
import { ReasonsToTrust } from "./reasons-to-trust.tsx";
import { WhatIsHere } from "./what-is-here.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const language = languageIn(matches);
  const { site, home } = wordsIn(language);
  return pageMeta(
    {
      title: site.title,
      description: say(language, site.description, { product: product.name }),
      keywords: home.keywords,
      path: "/",
      things: (address) => [siteThing(language, address), questionsThing(listQuestions(home.questions))],
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { readDb: db, gazetteer } = context;
  const found = findPlace(gazetteer, queryText(new URL(request.url).searchParams, "location"));
  const place = found.outcome === "found" ? found.place : null;
  const [live, recentUploads, payers] = await Promise.all([
    readOrNull("The landing page's prices", readLive(db, place)),
    readOrNull("The recent uploads", listRecentUploads(db)),
    readOrNull("The payers", listPayers(db, null)),
  ]);
  const isWhole = live !== null && recentUploads !== null && payers !== null;
  return data(
    {
      live,
      recentUploads,
      payers: payers ?? [],
      example: checkExample(context.language, context.starterEdits),
    },
    {
      headers: {
        "Cache-Control": isWhole ? caching.untilDataChange : caching.never,
      },
    },
  );
}

/** Near the place in the address, if it has one with prices; else where most hospitals are. */
async function readLive(db: Database, place: Place | null) {
  const near = place && (await findFeaturedSpread(db, place));
  const [featured, { lastUpdatedOn, ...counts }, isSample, newestFileDate] = await Promise.all([
    near ?? findFeaturedSpread(db, null),
    readSiteStatistics(db),
    hasSampleData(db),
    findNewestFileDate(db),
  ]);
  return { featured, changedOn: lastUpdatedOn, isSample, counts, newestFileDate };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LandingPage() {
  const { live, recentUploads, payers, example } = useLoaderData<typeof loader>();
  const words = useWords().home;
  const { recent } = useWords().upload;
  const { waitlist } = useWords().forms;
  return (
    <MainContent>
      <div className={css.page}>
        <div className={css.question}>
          <h1 className={css.title}>{words.question}</h1>
          <p className={css.lead}>{words.lead}</p>
          <PriceSearch payers={payers} />
        </div>
        {live === null ? <p role="status">{words.live.unreadable}</p> : <LivePrices {...live} />}
        {live === null ? null : <WhatIsHere {...live} />}
        <ExampleSearches />
        <OtherWaysIn />
        <ExampleCheck check={example} />
        <HowItWorks />
        {recentUploads?.length === 0 ? null : <RecentUploads uploads={recentUploads} words={recent} />}
        <ReasonsToTrust />
        <div className={css.halves}>
          <section aria-labelledby="questions" className={css.part}>
            <h2 id="questions">{words.questions.heading}</h2>
            <dl className={css.questions}>
              {listQuestions(words.questions).map(({ question, answer }) => (
                <div key={question} className={css.answered}>
                  <dt>
                    <strong>{question}</strong>
                  </dt>
                  <dd className={css.answer}>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section id="waitlist" aria-labelledby="hear" className={css.part}>
            <h2 id="hear">{words.waitlist.heading}</h2>
            <p>
              <Sentence of={words.waitlist.text} as={{ roadmap: (text) => <a href="/roadmap">{text}</a> }} />
            </p>
            <WaitlistForm joined={false} words={waitlist} />
          </section>
        </div>
      </div>
    </MainContent>
  );
}
