import { GlossaryTerm } from "#app/components/glossary-term.tsx";
import { PriceStrip } from "#app/components/price-strip.tsx";
import { codeName, settingName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { ServiceNote } from "#app/components/service-note.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { foundPriceWords } from "#app/content/words/found-prices.ts";
import { planKindWords } from "#app/content/words/plan-kinds.ts";
import {
  sayFiles,
  sayMiddle,
  sayRange,
  sayStrip,
  sayWhereFound,
} from "#app/content/words/say-found-prices.ts";
import { serviceNotesWords } from "#app/content/words/service-notes.ts";
import { say } from "#app/domain/language/say.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import type { StripScale } from "#app/ui/charts/strip-scale.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-search.css.ts";
import { PlanKinds, shownKind } from "./plan-kinds.tsx";
import type { SearchQuery } from "./search-query.ts";

interface PriceAnswerProps {
  query: SearchQuery;
  service: ServiceItem;
  prices: FoundWithSpread;
  place: Place | null;
  /** Of the spread; null: there is none. */
  scale: StripScale | null;
}

/** What the service costs there: a sentence, and all prices as a picture. */
export function PriceAnswer({ query, service, prices, place, scale }: PriceAnswerProps) {
  const language = useLanguage();
  const { answer } = useWords(foundPriceWords);
  const { spread, total, reach } = prices;
  const where = sayWhereFound(language, place, reach);
  const withoutRate = spread && prices.searched.withoutRate ? prices.hospitalCount - spread.count : 0;
  return (
    <div className={css.answer}>
      <h1 id="results" className={css.service}>
        {service.name} <span className={stack.note}>{codeName(service)}</span>
      </h1>
      <ServiceNote service={service} words={useWords(serviceNotesWords).notes} />
      {query.payer && !prices.searched.payer ? (
        <p>{say(language, answer.noRate, { where, payer: query.payer })}</p>
      ) : null}
      {spread && scale ? (
        <>
          <p className={css.sentence} data-live-answer>
            <Sentence
              of={answer.at}
              values={{
                range: sayRange(language, spread.lowest.priceDollars, spread.highest.priceDollars),
                count: spread.count,
                where,
              }}
              as={{ figure: (text) => <strong className={css.figure}>{text}</strong> }}
            />
            {sayMiddle(language, spread)}
          </p>
          <PlanKinds query={query} prices={prices} />
          <p className={stack.note}>
            <WhatTheyAre spread={spread} searched={prices.searched} shown={shownKind(prices)} />
            {withoutRate > 0 ? ` ${say(language, answer.withoutRate, { count: withoutRate })}` : ""}
          </p>
          {spread.count > 1 ? (
            <PriceStrip
              service={service}
              spread={spread}
              scale={scale}
              texts={sayStrip(language, spread, scale)}
            />
          ) : null}
        </>
      ) : (
        <p data-live-answer>{say(language, answer.unlike, { count: total, where })}</p>
      )}
    </div>
  );
}

interface WhatTheyAreProps {
  spread: PriceSpread;
  searched: FoundWithSpread["searched"];
  /** The kind of plan whose rates they are. */
  shown: PlanKind;
}

/** What the prices of a spread are: kind, class, setting, unit and the days of their files. */
function WhatTheyAre({ spread, searched, shown }: WhatTheyAreProps) {
  const { payer = "", setting } = searched;
  const kinds = useWords(planKindWords);
  const language = useLanguage();
  const { cash, gross, negotiated, unit } = useWords(foundPriceWords).answer;
  const rest = [
    spread.billingClass,
    setting ? settingName(setting).toLowerCase() : "",
    spread.drugUnit ? say(language, unit, { unit: spread.drugUnit }) : "",
    sayFiles(language, spread),
  ].filter((text) => text !== "");
  return (
    <>
      {spread.kind === "cash" ? (
        <Sentence
          of={cash}
          as={{ term: (text) => <GlossaryTerm term="Discounted cash price">{text}</GlossaryTerm> }}
        />
      ) : spread.kind === "gross" ? (
        <Sentence
          of={gross}
          as={{ term: (text) => <GlossaryTerm term="Gross charge">{text}</GlossaryTerm> }}
        />
      ) : (
        <Sentence
          of={negotiated}
          values={{ payer, plans: kinds.many[shown] }}
          as={{
            term: (text) => <GlossaryTerm term="Payer-specific negotiated charge">{text}</GlossaryTerm>,
          }}
        />
      )}
      {rest.map((text) => `, ${text}`).join("")}.
    </>
  );
}
