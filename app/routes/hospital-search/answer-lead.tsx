import { PhoneLink } from "#app/components/hospitals/phone-link.tsx";
import { MostAsk } from "#app/components/search/most-ask.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayTwoHeaps } from "#app/content/words/say-two-heaps.ts";
import type { Answer, AnsweredPrice, DollarRange } from "#app/domain/answers/answer.ts";
import { say } from "#app/domain/language/say.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import { isProgram } from "#app/domain/payers/wanted-plan.ts";
import { wantedPlanKind } from "#app/domain/payers/wanted-plan-kind.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import type { NamedInSearch } from "#app/domain/search/read-search-words.server.ts";
import * as css from "./answer-card.css.ts";
import type { SearchQuery } from "./search-query.ts";

interface AnswerLeadProps {
  query: SearchQuery;
  answer: Answer;
  named: NamedInSearch | null;
  /** Null: no price is shown. */
  spread: PriceSpread | null;
  where: string;
  /** Whether nothing leads before it. */
  isFirst: boolean;
}

/** The first sentence of an answer, by its kind, with the next step if it isn't a price. */
export function AnswerLead({ query, answer, named, spread, where, isFirst }: AnswerLeadProps) {
  const language = useLanguage();
  const words = useWords().answer;
  const missing = useWords().missingPrices;
  const { reasons } = useWords().priceFileStates;
  const reasonOfNamed = answer.notLoaded.find(
    ({ hospitalShortId }) => hospitalShortId === named?.shortId,
  )?.fileReason;
  const most = (className: string) => (
    <Most
      spread={spread}
      query={query}
      plan={answer.plan?.planName ?? null}
      ofLevels={isOfLevels(answer) ? answer.typical : null}
      where={where}
      className={className}
    />
  );
  const lead = isFirst ? css.lead : css.lesser;
  switch (answer.kind) {
    case "covered": {
      const kind = wantedPlanKind(query);
      if (!isProgram(kind)) break;
      return (
        <>
          <p className={lead} data-live-answer>
            {words.covered[kind]}
          </p>
          <p>{words.covered.next[kind]}</p>
          {spread ? (
            <>
              <p className={css.of}>{say(language, words.covered.rates, { count: spread.count, where })}</p>
              <p className={css.lesser}>
                <MostOf spread={spread} />
              </p>
            </>
          ) : (
            <p className={css.of}>{say(language, words.covered.noRates, { where })}</p>
          )}
        </>
      );
    }
    case "not-loaded":
      return (
        <>
          <p className={lead} data-live-answer>
            {named
              ? say(language, missing.ofNamed["not-loaded"], { hospital: named.name })
              : missing.here["not-loaded"]}
          </p>
          <p>
            {reasonOfNamed ? `${reasons[reasonOfNamed]} ` : ""}
            {missing.meaning} {missing.next}{" "}
            {named?.phone ? (
              <Sentence
                of={missing.call}
                values={{ phone: named.phone }}
                as={{ phone: (text) => <PhoneLink phone={text} /> }}
              />
            ) : null}
          </p>
          {most(css.lesser)}
        </>
      );
    case "not-published":
      return (
        <>
          <p className={lead} data-live-answer>
            {named
              ? say(language, missing.ofNamed[answer.missing ?? "within-limits"], { hospital: named.name })
              : missing.here[answer.missing ?? "within-limits"]}
          </p>
          <p>{missing.estimate}</p>
          {most(css.lesser)}
        </>
      );
  }
  const { lowest } = answer;
  const isOfNamed = named !== null && lowest?.hospitalShortId === named.shortId;
  if (!isOfNamed || lowest === null) return most(lead);
  return (
    <>
      <Named price={lowest} isRate={answer.priceKind === "negotiated"} className={lead} />
      {most(css.lesser)}
    </>
  );
}

function Named({ price, isRate, className }: { price: AnsweredPrice; isRate: boolean; className: string }) {
  const { named, namedRate } = useWords().answer;
  return (
    <p className={className} data-live-answer>
      <Sentence
        of={isRate ? namedRate : named}
        values={{ hospital: price.hospitalName, price: formatPrice(price.priceDollars) }}
        as={{ figure: (text) => <strong className={css.figure}>{text}</strong> }}
      />
    </p>
  );
}

function MostOf({ spread }: { spread: PriceSpread }) {
  const { lead } = useWords().answer;
  const words = spread.kind === "negotiated" ? lead.agreed : lead.asked;
  return <MostAsk spread={spread} words={words} range={lead.range} className={css.figure} />;
}

/** Whether the range is over the levels of a visit, so that it has no median. */
function isOfLevels({ typical, medianDollars }: Answer): boolean {
  return typical !== null && medianDollars === null;
}

interface MostProps {
  spread: PriceSpread | null;
  query: SearchQuery;
  /** Of the lowest rate; null: these prices aren't rates. */
  plan: string | null;
  /** Of the usual levels of an emergency visit; null: the prices are of one service. */
  ofLevels: DollarRange | null;
  where: string;
  className: string;
}

/** What most hospitals ask, for whom and where. */
function Most({ spread, query: { payer }, plan, ofLevels, where, className }: MostProps) {
  const language = useLanguage();
  const { lead, of, plan: ofPlan } = useWords().answer;
  if (spread === null) return null;
  const { count, kind, heaps } = spread;
  return (
    <div data-live-answer>
      <p className={className}>
        {ofLevels ? (
          <Sentence
            of={lead.levels}
            values={{ low: formatPrice(ofLevels.lowDollars), high: formatPrice(ofLevels.highDollars) }}
            as={{ figure: (text) => <strong className={css.figure}>{text}</strong> }}
          />
        ) : (
          <MostOf spread={spread} />
        )}
      </p>
      <p className={css.of}>
        {kind !== "negotiated"
          ? say(language, kind === "cash" ? of.cash : of.list, { count, where })
          : plan && count === 1
            ? say(language, of.plan, { plan, where })
            : `${say(language, of.negotiated, { payer, count, where })} ${plan ? say(language, ofPlan, { plan }) : ""}`}
      </p>
      {heaps && !ofLevels ? <p className={css.of}>{sayTwoHeaps(language, heaps)}</p> : null}
    </div>
  );
}
