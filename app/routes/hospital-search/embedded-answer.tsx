import { EmbedCard } from "#app/components/embed/embed-card.tsx";
import { EmbedLink } from "#app/components/embed/embed-link.tsx";
import { codeName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayAssumption } from "#app/content/words/say-assumption.ts";
import { sayStrip, sayWhereFound } from "#app/content/words/say-found-prices.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import { quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { DotStrip } from "#app/ui/charts/dot-strip.tsx";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import { note, plainList } from "#app/ui/page/stack.css.ts";
import { AnswerFacts } from "./answer-facts.tsx";
import { AnswerLead } from "./answer-lead.tsx";
import { AskedVerdict } from "./asked-verdict.tsx";
import type { SearchedService } from "./view-search.ts";
import { WhatPricesAre } from "./what-prices-are.tsx";

/** The search's answer with its picture, in a frame of another site. */
export function EmbeddedAnswer({ searched }: { searched: SearchedService }) {
  const { query, answer, service, prices, place, named, choice, judged } = searched;
  const language = useLanguage();
  const words = useWords().embeds.search;
  const spread = answer.priceKind === null ? null : prices.spread;
  const where = sayWhereFound(language, place, prices.reach);
  const { unlike } = useWords().foundPrices.answer;
  const { assumed } = useWords().answer;
  const missing = answer.notLoaded.length;
  const caveats = [
    ...answer.assumed.map((assumption) => sayAssumption(language, assumption)),
    ...(missing === 0 ? [] : [`${say(language, assumed.notLoaded, { count: missing })}.`]),
  ];
  const payer = spread?.kind === "negotiated" ? query.payer : null;
  return (
    <EmbedCard title={`${serviceNameIn(language, service)}, ${codeName(service)}`}>
      {judged ? <AskedVerdict {...{ judged, where, payer }} medicare={answer.medicare} /> : null}
      {judged?.quartiles ? null : (
        <AnswerLead {...{ query, answer, named, spread, where }} isFirst={judged === null} />
      )}
      <AnswerFacts answer={answer} spread={spread} />
      {spread === null && answer.kind === "prices" ? (
        <p>{prices.total === 0 ? words.nothing : say(language, unlike, { count: prices.total, where })}</p>
      ) : null}
      {caveats.length === 0 ? null : <p className={note}>{caveats.join(" ")}</p>}
      {spread ? <WhatPricesAre spread={spread} prices={prices} /> : null}
      {spread && spread.count > 1 ? <Picture spread={spread} /> : null}
      {choice && spread ? (
        <p>
          <Sentence
            of={words.goodChoice}
            values={{ price: formatPrice(choice.priceDollars), hospital: choice.found.hospitalName }}
            as={{
              hospital: (text) => (
                <EmbedLink
                  href={hospitalServicePath(
                    { name: choice.found.hospitalName, shortId: choice.found.hospitalShortId },
                    choice.found,
                  )}
                >
                  {text}
                </EmbedLink>
              ),
            }}
          />
        </p>
      ) : null}
    </EmbedCard>
  );
}

/** All comparable prices as dots, with the lowest and the highest in words. */
function Picture({ spread }: { spread: PriceSpread }) {
  const language = useLanguage();
  const words = useWords().embeds.search;
  const values = spread.pointsDollars.map((amount) => dollarsNumber(amount));
  const scale = stripScale(values);
  const texts = sayStrip(language, spread, scale);
  const numbers = spread.quartiles && quartileNumbers(spread.quartiles);
  return (
    <>
      <DotStrip
        label={texts.label}
        values={values}
        scale={scale}
        half={numbers && { from: numbers.p25, to: numbers.p75 }}
        marks={numbers ? [{ value: numbers.median, text: texts.middle, rank: "middle" }] : []}
        format={(amount) => formatShortDollars(Math.round(amount))}
        beyond={texts.beyond}
      />
      <ul className={plainList}>
        {[
          { text: words.lowest, end: spread.lowest },
          { text: words.highest, end: spread.highest },
        ].map(({ text, end }) => (
          <li key={text}>
            {say(language, text, { price: formatPrice(end.priceDollars), hospital: end.hospitalName })}
          </li>
        ))}
      </ul>
    </>
  );
}
