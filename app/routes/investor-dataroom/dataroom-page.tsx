import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { formatCount } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { FigureList } from "#app/ui/charts/figure-list.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./dataroom.css.ts";
import { GrowthTable } from "./growth-table.tsx";
import { readDataroom } from "./read-dataroom.server.ts";

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).dataroom.page;
  return pageMeta(
    {
      title,
      description: say(language, description, { product: product.name }),
      keywords,
      path: "/data/investor-dataroom",
      noindex: true,
    },
    matches,
  );
};

export async function loader({ context }: LoaderFunctionArgs) {
  return readDataroom(context.readDb);
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilDataChange,
});

export default function DataroomPage() {
  const words = useWords().dataroom;
  const language = useLanguage();
  const { statistics, coverage, newestFileDate, months } = useLoaderData<typeof loader>();
  const figures = [
    { name: words.names.hospitals, value: formatCount(language, statistics.hospitals) },
    { name: words.names.states, value: formatCount(language, statistics.states) },
    { name: words.names.prices, value: formatCount(language, statistics.prices) },
    { name: words.names.services, value: formatCount(language, statistics.services) },
    { name: words.names.payers, value: formatCount(language, statistics.payers) },
    { name: words.names.uploads, value: formatCount(language, statistics.uploads) },
    { name: words.names.newestFile, value: sayDate(language, newestFileDate) },
    { name: words.names.lastImport, value: sayDate(language, statistics.lastUpdatedOn) },
  ];
  const { coveredCount, missingCount } = coverage;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data/investor-dataroom" />
        <h1>{words.page.title}</h1>
        <p className={stack.lead}>{say(language, words.page.lead, { product: product.name })}</p>
        <section className={stack.part} aria-labelledby="coverage">
          <h2 id="coverage">{words.page.coverage}</h2>
          <FigureList figures={figures} />
          <p>
            {missingCount === null
              ? words.page.noList
              : say(language, words.page.share, {
                  coveredCount: formatCount(language, coveredCount),
                  hospitals: say(language, wordsIn(language).counts.knownHospital, {
                    count: coveredCount + missingCount,
                  }),
                })}{" "}
            <a href="/data/coverage">{words.page.seeHospitals}</a>
          </p>
        </section>
        <section className={stack.part} aria-labelledby="growth">
          <h2 id="growth">{words.page.growth}</h2>
          <GrowthTable months={months} />
          <TableDownloads path="/data/investor-dataroom" query="" rowCount={months.length} />
        </section>
        <WhatIsCounted />
        <section className={stack.part} aria-labelledby="downloads">
          <h2 id="downloads">{words.page.data}</h2>
          <p>
            <Sentence
              of={words.page.downloads}
              as={{
                downloads: (text) => <a href="/data/downloads">{text}</a>,
                api: (text) => <a href="/api">{text}</a>,
              }}
            />
          </p>
        </section>
      </div>
    </MainContent>
  );
}

function WhatIsCounted() {
  const { names, counted, page } = useWords().dataroom;
  const meanings = [
    { name: names.hospitals, meaning: counted.hospitals },
    { name: names.states, meaning: counted.states },
    { name: names.prices, meaning: counted.prices },
    { name: names.services, meaning: counted.services },
    { name: names.payers, meaning: counted.payers },
    { name: names.uploads, meaning: counted.uploads },
    { name: names.byMonth, meaning: counted.byMonth },
  ];
  return (
    <section className={stack.part} aria-labelledby="counted">
      <h2 id="counted">{page.counted}</h2>
      <dl className={css.terms}>
        {meanings.map(({ name, meaning }) => (
          <div key={name}>
            <dt className={css.term}>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
