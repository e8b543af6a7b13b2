import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { say } from "#app/domain/language/say.ts";
import type { SiteStatistics } from "#app/domain/statistics/pricing/site-statistics.server.ts";
import * as css from "./landing-page.css.ts";

interface WhatIsHereProps {
  counts: Pick<SiteStatistics, "hospitals" | "states" | "services" | "prices">;
  /** ISO days; null: no file gives one, nothing was imported. */
  newestFileDate: string | null;
  changedOn: string | null;
}

/** How much there is, each count with the way to what it counts, and as of when. */
export function WhatIsHere({ counts, newestFileDate, changedOn }: WhatIsHereProps) {
  const language = useLanguage();
  const words = useWords().home.proof;
  if (counts.hospitals === 0) return null;
  const figures = [
    { name: words.hospitals, value: counts.hospitals, href: "/data/coverage" },
    { name: words.prices, value: counts.prices, href: "/price-files" },
    { name: words.services, value: counts.services, href: "/hospital_search" },
    { name: words.states, value: counts.states, href: "/data" },
  ];
  return (
    <section aria-label={words.label} className={css.proof}>
      <dl className={css.figures}>
        {figures.map(({ name, value, href }) => (
          <div key={name} className={css.figure}>
            <dt className={css.figureName}>{name}</dt>
            <dd className={css.figureValue}>
              <a href={href}>{formatCount(language, value)}</a>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.figureName}>
        {say(language, words.asOf, {
          newest: sayDate(language, newestFileDate),
          imported: sayDate(language, changedOn),
        })}
      </p>
    </section>
  );
}
