import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { questionsThing, siteThing } from "#app/components/json-ld.ts";
import { useWords } from "#app/components/language.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { RecentUploads } from "#app/components/recent-uploads.tsx";
import { SiteFigures } from "#app/components/site-figures.tsx";
import { WaitlistForm } from "#app/components/waitlist-form.tsx";
import { formWords } from "#app/content/words/words.ts";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hasSampleData } from "#app/domain/imports/has-sample-data.server.ts";
import { findNewestFileDate, readSiteStatistics } from "#app/domain/statistics/site-statistics.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { HowItWorks } from "./how-it-works.tsx";
import * as css from "./landing-page.css.ts";
import { PriceSearch } from "./price-search.tsx";
import { questions } from "./questions.ts";
import { ReasonsToTrust } from "./reasons-to-trust.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    {
      title: "Medical prices and bills, made readable",
      description:
        "Search what hospitals near you charge, out of their own price files, and have your hospital bill read. Free, without an account, with the source of every number.",
      keywords:
        "hospital prices, medical bill help, price transparency, compare hospitals, crowdsourced medical bills",
      path: "/",
      things: (address) => [siteThing(address), questionsThing(questions)],
    },
    originOf(matches),
  );

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
});

export async function loader({ context: { db } }: LoaderFunctionArgs) {
  const [statistics, newestFileDate, isSample, recentUploads] = await Promise.all([
    readSiteStatistics(db),
    findNewestFileDate(db),
    hasSampleData(db),
    listRecentUploads(db),
  ]);
  return { statistics, newestFileDate, isSample, recentUploads };
}

export default function LandingPage() {
  const { recentUploads, ...figures } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={css.page}>
        <div className={css.question}>
          <h1>What does care cost at hospitals near you?</h1>
          <p className={stack.lead}>
            Hospitals have to publish their prices. We turn their files into prices that you can read and
            compare, and show where each number is from.
          </p>
          <PriceSearch />
        </div>
        <LiveFigures {...figures} />
        <HowItWorks />
        <div className={css.halves}>
          <section aria-labelledby="bill" className={css.part}>
            <h2 id="bill">Have a bill in hand?</h2>
            <p>
              Take a photo of it, or use the PDF. We read the hospital, the date and the total, and share just
              that. So everyone can see what care really costs.
            </p>
            <div>
              <ActionLink href="/upload-bill#UploadBill">Upload a bill</ActionLink>
            </div>
            <p className={stack.note}>
              Free, no account. The file is read on this server and then deleted. See our{" "}
              <a href="/privacy-policy">privacy policy</a>.
            </p>
            <p>
              Want to check it first?{" "}
              <a href="/blog/read-a-hospital-bill-line-by-line">Read your bill line by line</a>, or look up a
              word in the <a href="/glossary">Learning Portal</a>.
            </p>
          </section>
          <RecentUploads uploads={recentUploads} />
        </div>
        <ReasonsToTrust />
        <div className={css.halves}>
          <section aria-labelledby="questions" className={css.part}>
            <h2 id="questions">What people ask</h2>
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
            <h2 id="hear">Hear when more opens</h2>
            <p>
              Bill checks and help with appeals come next. Leave your email and we tell you when they open.
              You can also see <a href="/roadmap">what is planned</a>.
            </p>
            <WaitlistForm joined={false} words={useWords(formWords).waitlist} />
          </section>
        </div>
      </div>
    </MainContent>
  );
}

type Figures = Omit<ReturnType<typeof useLoaderData<typeof loader>>, "recentUploads">;

/** What there is to search, and as of when. */
function LiveFigures({ statistics, newestFileDate, isSample }: Figures) {
  const { hospitals, lastUpdatedOn } = statistics;
  return (
    <section aria-labelledby="figures" className={css.part}>
      <h2 id="figures">What you can search today</h2>
      {hospitals === 0 ? (
        <p>
          No hospital’s prices are here yet. As soon as the first price file is imported, they show. Uploading
          a bill works already.
        </p>
      ) : (
        <>
          <SiteFigures statistics={statistics} newestFileDate={newestFileDate} />
          <p className={stack.note}>
            {isSample
              ? "These figures count sample data: hospitals and prices that we made up, to show how the site works. "
              : ""}
            Prices last changed on{" "}
            <time dateTime={lastUpdatedOn ?? undefined}>{formatDate(lastUpdatedOn)}</time>.{" "}
            <a href="/data">Explore prices by state</a>
          </p>
        </>
      )}
    </section>
  );
}
