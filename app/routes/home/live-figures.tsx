import { Sentence } from "#app/components/sentence.tsx";
import { SiteFigures } from "#app/components/site-figures.tsx";
import { useWords } from "#app/components/use-words.ts";
import { homeWords } from "#app/content/words/home.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { SiteStatistics } from "#app/domain/statistics/site-statistics.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./landing-page.css.ts";

interface LiveFiguresProps {
  /** Null: they could not be read. */
  figures: { statistics: SiteStatistics; newestFileDate: string | null; isSample: boolean } | null;
}

/** What there is to search, and as of when. */
export function LiveFigures({ figures }: LiveFiguresProps) {
  const words = useWords(homeWords).figures;
  return (
    <section aria-labelledby="figures" className={css.part}>
      <h2 id="figures">{words.heading}</h2>
      {figures === null ? (
        <p role="status">{words.unreadable}</p>
      ) : figures.statistics.hospitals === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <SiteFigures statistics={figures.statistics} newestFileDate={figures.newestFileDate} />
          <p className={stack.note}>
            {figures.isSample ? `${words.sample} ` : ""}
            <Sentence
              of={words.changed}
              values={{ date: formatDate(figures.statistics.lastUpdatedOn) }}
              as={{
                date: (text) => <time dateTime={figures.statistics.lastUpdatedOn ?? undefined}>{text}</time>,
                data: (text) => <a href="/data">{text}</a>,
              }}
            />
          </p>
        </>
      )}
    </section>
  );
}
