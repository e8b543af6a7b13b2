import { useLanguage, useWords } from "#app/components/use-words.ts";
import { answerWords } from "#app/content/words/answer.ts";
import type { Answer, DollarRange } from "#app/domain/answers/answer.ts";
import type { Language } from "#app/domain/language/language.ts";
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

const sayRange = (
  language: Language,
  range: `${string}{low}${string}{high}${string}`,
  { lowDollars, highDollars }: DollarRange,
) => say(language, range, { low: formatPrice(lowDollars), high: formatPrice(highDollars) });

/** What a good price is, what Medicare pays the hospital, and what it is in all with the doctor. */
export function AnswerFacts({
  answer: { medianDollars, medicare, doctorDollars, withDoctor },
  spread,
}: AnswerFactsProps) {
  const language = useLanguage();
  const words = useWords(answerWords).facts;
  const median = medianDollars === null ? null : (spread?.quartiles?.medianDollars ?? null);
  const facts = [
    { name: words.median, value: median && formatPrice(median) },
    { name: words.medicare, value: medicare && formatPrice(medicare.dollars) },
    withDoctor && doctorDollars
      ? {
          name: say(language, words.withDoctor, {
            fee: formatShortDollars(Math.round(Number(doctorDollars))),
          }),
          value: sayRange(language, words.range, withDoctor),
        }
      : {
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
