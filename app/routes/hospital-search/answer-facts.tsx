import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { Answer } from "#app/domain/answers/answer.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import * as css from "./answer-card.css.ts";

interface AnswerFactsProps {
  answer: Answer;
  /** Null: no price is shown. */
  spread: PriceSpread | null;
}

/** What a good price is, and what Medicare pays the hospital and the doctor. */
export function AnswerFacts({
  answer: { medianDollars, medicare, doctorDollars },
  spread,
}: AnswerFactsProps) {
  const language = useLanguage();
  const words = useWords().answer.facts;
  const median = medianDollars === null ? null : (spread?.quartiles?.medianDollars ?? null);
  const facts = [
    { name: words.median, value: median && formatPrice(median) },
    { name: words.medicare, value: medicare && formatPrice(medicare.dollars) },
    {
      name: words.doctor,
      value:
        doctorDollars &&
        say(language, words.plus, { price: formatShortDollars(Math.round(Number(doctorDollars))) }),
    },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
