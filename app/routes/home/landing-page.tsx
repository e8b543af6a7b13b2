import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { questionsThing, siteThing } from "#app/components/json-ld.ts";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { RecentUploads } from "#app/components/recent-uploads.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { WaitlistForm } from "#app/components/waitlist-form.tsx";
import { formWords } from "#app/content/words/forms.ts";
import { homeWords } from "#app/content/words/home.ts";
import { siteWords } from "#app/content/words/site.ts";
import { uploadWords } from "#app/content/words/upload.ts";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { hasSampleData } from "#app/domain/imports/has-sample-data.server.ts";
import { say } from "#app/domain/language/say.ts";
import { listPayers } from "#app/domain/payers/list-payers.server.ts";
import { product } from "#app/domain/product.ts";
import { findNewestFileDate, readSiteStatistics } from "#app/domain/statistics/site-statistics.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { caching } from "#app/platform/http/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { HowItWorks } from "./how-it-works.tsx";
import * as css from "./landing-page.css.ts";
import { LiveFigures } from "./live-figures.tsx";
import { PriceSearch } from "./price-search.tsx";
import { questions } from "./questions.ts";
import { ReasonsToTrust } from "./reasons-to-trust.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    {
      title: siteWords.en.title,
      description: say("en", siteWords.en.description, { product: product.name }),
      keywords: homeWords.en.keywords,
      path: "/",
      things: (address) => [siteThing(address), questionsThing(questions)],
    },
    originOf(matches),
  );

export async function loader({ context: { db } }: LoaderFunctionArgs) {
  const [figures, recentUploads, payers] = await Promise.all([
    readOrNull("The landing page's figures", readFigures(db)),
    readOrNull("The recent uploads", listRecentUploads(db)),
    readOrNull("The payers", listPayers(db)),
  ]);
  const isWhole = figures !== null && recentUploads !== null && payers !== null;
  return data(
    { figures, recentUploads, payers: payers ?? [] },
    {
      headers: {
        "Cache-Control": isWhole ? caching.untilDataChange : caching.never,
      },
    },
  );
}

async function readFigures(db: Database) {
  const [statistics, newestFileDate, isSample] = await Promise.all([
    readSiteStatistics(db),
    findNewestFileDate(db),
    hasSampleData(db),
  ]);
  return { statistics, newestFileDate, isSample };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LandingPage() {
  const { figures, recentUploads, payers } = useLoaderData<typeof loader>();
  const words = useWords(homeWords);
  const { waitlist } = useWords(formWords);
  return (
    <MainContent>
      <div className={css.page}>
        <div className={css.question}>
          <h1>{words.question}</h1>
          <p className={stack.lead}>{words.lead}</p>
          <PriceSearch payers={payers} />
        </div>
        <LiveFigures figures={figures} />
        <HowItWorks />
        <div className={css.halves}>
          <section aria-labelledby="bill" className={css.part}>
            <h2 id="bill">{words.bill.heading}</h2>
            <p>{words.bill.text}</p>
            <div>
              <ActionLink href="/upload-bill#UploadBill">{words.bill.upload}</ActionLink>
            </div>
            <p className={stack.note}>
              <Sentence
                of={words.bill.privacy}
                as={{ policy: (text) => <a href="/privacy-policy">{text}</a> }}
              />
            </p>
            <p>
              <Sentence
                of={words.bill.check}
                as={{
                  post: (text) => <a href="/blog/read-a-hospital-bill-line-by-line">{text}</a>,
                  glossary: (text) => <a href="/glossary">{text}</a>,
                }}
              />
            </p>
          </section>
          <RecentUploads uploads={recentUploads} words={useWords(uploadWords).recent} />
        </div>
        <ReasonsToTrust />
        <div className={css.halves}>
          <section aria-labelledby="questions" className={css.part}>
            <h2 id="questions">{words.questions.heading}</h2>
            <dl className={css.questions}>
              {questions.map(({ question, answer }) => (
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
