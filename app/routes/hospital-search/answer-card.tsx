import type { ReactNode } from "react";
import { codeName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayWhereFound } from "#app/content/words/say-found-prices.ts";
import type { Answer } from "#app/domain/answers/answer.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import type { NamedInSearch } from "#app/domain/search/read-search-words.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import * as css from "./answer-card.css.ts";
import { AnswerFacts } from "./answer-facts.tsx";
import { AnswerLead } from "./answer-lead.tsx";
import { AskedVerdict } from "./asked-verdict.tsx";
import type { GoodChoice } from "./find-good-choice.server.ts";
import { GoodChoicePart } from "./good-choice-part.tsx";
import type { JudgedAsked } from "./judge-asked.ts";
import type { SearchQuery } from "./search-query.ts";
import { WhatToSay } from "./what-to-say.tsx";

export interface AnswerCardProps {
  query: SearchQuery;
  answer: Answer;
  service: ServiceItem;
  prices: FoundWithSpread;
  place: Place | null;
  /** The hospital that the search names; null: it names none. */
  named: NamedInSearch | null;
  /** Null: no place was given, or there is none. */
  choice: GoodChoice | null;
  /** What someone was asked to pay; null: not given, or not an amount. */
  judged: JudgedAsked | null;
  /** What the prices are. */
  children: ReactNode;
}

/** The answer: whether an amount is fair, what most hospitals ask, what Medicare pays, and one hospital to call. */
export function AnswerCard(props: AnswerCardProps) {
  const { query, answer, service, prices, place, choice, judged } = props;
  const language = useLanguage();
  const words = useWords().answer;
  const where = sayWhereFound(language, place, prices.reach);
  const spread = answer.priceKind === null ? null : prices.spread;
  const { payer } = query;
  const isByRate = spread?.kind === "negotiated";
  const isPlaced = place !== null && place.kind !== "state";
  return (
    <div className={css.card}>
      <h1 id="results" className={css.service}>
        <ServiceName of={service} /> <span className={css.code}>{codeName(service)}</span>
      </h1>
      <div className={css.halves}>
        <div className={css.part}>
          {judged ? (
            <AskedVerdict
              judged={judged}
              medicare={answer.medicare}
              where={where}
              payer={isByRate ? payer : null}
            />
          ) : null}
          {judged?.quartiles ? null : (
            <AnswerLead {...props} spread={spread} where={where} isFirst={judged === null} />
          )}
          <AnswerFacts answer={answer} spread={spread} />
          {props.children}
        </div>
        <div className={css.choice}>
          {choice && spread ? <GoodChoicePart choice={choice} isByRate={isByRate} /> : null}
          {choice || isPlaced ? null : (
            <p>
              <Sentence of={words.choice.askPlace} as={{ place: (text) => <a href="#location">{text}</a> }} />
            </p>
          )}
          {choice?.found.phone && spread ? null : <h2 className={css.choiceHeading}>{words.choice.say}</h2>}
          <WhatToSay answer={answer} service={service} payer={payer} judged={judged} />
        </div>
      </div>
    </div>
  );
}
