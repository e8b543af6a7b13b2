import { priceKindName } from "#app/components/price-words.ts";
import { PriceStrip } from "#app/components/prices/price-strip.tsx";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { MostAsk } from "#app/components/search/most-ask.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { sayFiles, sayStrip, sayWhereFound } from "#app/content/words/say-found-prices.ts";
import { sayTwoHeaps } from "#app/content/words/say-two-heaps.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { FeaturedSpread } from "#app/domain/prices/search/featured-spread.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./landing-page.css.ts";

interface LivePricesProps {
  featured: FeaturedSpread | null;
  isSample: boolean;
  /** ISO day; null: nothing was imported yet. */
  changedOn: string | null;
}

/** What one real service costs, as a picture of what the search answers with, and as of when. */
export function LivePrices({ featured, isSample, changedOn }: LivePricesProps) {
  const language = useLanguage();
  const words = useWords().home.live;
  if (featured === null) return <p>{words.none}</p>;
  return (
    <section aria-labelledby="live" className={css.live}>
      <Featured featured={featured} />
      <p className={stack.note}>
        {isSample ? `${words.sample} ` : ""}
        <Sentence
          of={words.changed}
          values={{ date: sayDate(language, changedOn) }}
          as={{
            date: (text) => <time dateTime={changedOn ?? undefined}>{text}</time>,
            data: (text) => <a href="/data">{text}</a>,
          }}
        />
      </p>
    </section>
  );
}

function Featured({ featured: { service, place, reach, spread } }: { featured: FeaturedSpread }) {
  const language = useLanguage();
  const words = useWords().home.live;
  const { lead, of } = useWords().answer;
  const { billingClasses } = useWords().priceNames;
  const where = sayWhereFound(language, place, reach);
  const scale = stripScale(spread.pointsDollars.map((amount) => dollarsNumber(amount)));
  const { count, kind, heaps } = spread;
  const { codeType, code } = service;
  const location = place.kind === "position" ? `${place.latitude},${place.longitude}` : place.label;
  return (
    <>
      <h2 id="live" className={css.liveName}>
        <ServiceName of={service} />
      </h2>
      <p className={css.liveAnswer}>
        <MostAsk spread={spread} words={lead.asked} range={lead.range} className={css.liveFigure} />{" "}
        {say(language, kind === "gross" ? of.list : of.cash, { count, where })}
        {heaps ? ` ${sayTwoHeaps(language, heaps)}` : ""}
      </p>
      <PriceStrip
        service={service}
        spread={spread}
        scale={scale}
        texts={{ ...sayStrip(language, spread, scale), note: "" }}
      />
      <p>
        <a href={addressOf("/hospital_search", { code_type: codeType, code, location })}>
          {say(language, words.all, { count })}
        </a>{" "}
        <span className={stack.note}>
          {[
            kind === "negotiated" ? "" : priceKindName(language, kind),
            nameOf(billingClasses, spread.billingClass),
            sayFiles(language, spread),
          ]
            .filter((text) => text !== "")
            .join(", ")}
          .
        </span>
      </p>
    </>
  );
}
