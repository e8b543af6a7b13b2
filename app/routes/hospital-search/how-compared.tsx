import { MedicareNote } from "#app/components/prices/medicare-note.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { DollarRange } from "#app/domain/answers/answer.ts";
import { say } from "#app/domain/language/say.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-search.css.ts";
import { WhatPricesAre } from "./what-prices-are.tsx";

interface HowComparedProps {
  prices: FoundWithSpread;
  /** With the doctor, who bills separately; null: not known. */
  withDoctor: DollarRange | null;
  /** How hospitals are counted that share a price list; '' where none do. */
  counting: string;
  /** The number of hospitals without such a price. */
  withoutPrice: number;
  /** Where was looked; '' where the page says it above. */
  where: string;
}

/** How prices are counted and compared, and where Medicare's amounts come from: for people who want to check. */
export function HowCompared({ prices, withDoctor, counting, withoutPrice, where }: HowComparedProps) {
  const language = useLanguage();
  const { how } = useWords().answer;
  const { answer, levels } = useWords().foundPrices;
  const { spread, results, searched } = prices;
  const withoutRate = spread && searched.withoutRate ? prices.hospitalCount - spread.count : 0;
  const notes = [
    where,
    spread ? how.most : "",
    withDoctor
      ? say(language, how.withDoctor, {
          low: formatPrice(withDoctor.lowDollars),
          high: formatPrice(withDoctor.highDollars),
        })
      : "",
    spread?.quartiles ? levels : "",
    withoutPrice > 0 ? say(language, answer.withoutPrice, { count: withoutPrice }) : "",
    withoutRate > 0 ? say(language, answer.withoutRate, { count: withoutRate }) : "",
    counting,
    spread ? how.choice : "",
    how.stars,
  ].filter((text) => text !== "");
  return (
    <details className={stack.details}>
      <summary className={stack.summary}>{how.summary}</summary>
      <div className={stack.part}>
        {spread ? (
          <div className={css.onNarrow}>
            <WhatPricesAre spread={spread} prices={prices} />
          </div>
        ) : null}
        <ul className={stack.bullets}>
          {notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <MedicareNote results={results} words={useWords().medicare} />
      </div>
    </details>
  );
}
