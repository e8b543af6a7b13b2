import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayRange } from "#app/content/words/say-found-prices.ts";
import type { Answer } from "#app/domain/answers/answer.ts";
import { say } from "#app/domain/language/say.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import { wantedPlanKind } from "#app/domain/payers/wanted-plan-kind.ts";
import type { ListedPlan } from "#app/domain/prices/search/listed-plan.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./answer-card.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

/** The kind of plan whose rates were found. */
export function shownKind({ searched }: FoundWithSpread): PlanKind {
  return wantedPlanKind({ ...searched, payer: searched.payer ?? "" });
}

interface PlanKindsProps {
  query: SearchQuery;
  prices: FoundWithSpread;
  answer: Answer;
  /** Of the kind shown, as hospitals name them, to choose from. */
  plans: ListedPlan[];
}

/** What the payer's plans of the kind shown agreed on, all hospitals together, and the way to its other kinds. */
export function PlanKinds({ query, prices, answer, plans: offered }: PlanKindsProps) {
  const language = useLanguage();
  const words = useWords().planKinds;
  const { payer } = prices.searched;
  const network = answer.assumed.find((assumption) => assumption.kind === "network");
  if (!payer || prices.kinds.length === 0) return null;
  const wanted = wantedPlanKind(query);
  const shown = shownKind(prices);
  const ofShown = prices.kinds.find(({ kind }) => kind === shown);
  const { lowestDollars = null, highestDollars = null } = ofShown ?? {};
  const plans = (kind: PlanKind, count: number) => say(language, words.counted[kind], { count });
  return (
    <>
      {shown === wanted ? null : (
        <p>{say(language, words.missing, { payer, wanted: words.many[wanted], shown: words.many[shown] })}</p>
      )}
      {ofShown ? (
        <p>
          {lowestDollars && highestDollars
            ? say(language, words.range, {
                payer: network ? say(language, words.network, network) : payer,
                range: sayRange(language, lowestDollars, highestDollars),
                plans: plans(shown, ofShown.planCount),
              })
            : say(language, words.notInDollars, { payer, plans: plans(shown, ofShown.planCount) })}
        </p>
      ) : null}
      {prices.kinds.length > 1 || !ofShown ? (
        <nav aria-label={words.label} className={css.assumed}>
          <span className={css.chipsLabel}>{words.label}</span>
          <ul className={css.chips}>
            {prices.kinds.map(({ kind, planCount }) => (
              <li key={kind}>
                <a
                  href={searchAddress({ ...query, planKind: kind, page: 1 })}
                  className={css.chip}
                  aria-current={kind === shown ? "true" : undefined}
                >
                  {plans(kind, planCount)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {offered.length > 1 ? (
        <details className={stack.details}>
          <summary className={stack.summary}>{words.choosePlan}</summary>
          <p className={stack.note}>{words.asHospitalsName}</p>
          <ul className={css.chips}>
            {offered.map(({ payerName, planName, kind }) => (
              <li key={`${payerName} ${planName}`}>
                <a
                  href={searchAddress({ ...query, plan: planName, planKind: kind, page: 1 })}
                  className={css.chip}
                  aria-current={planName === query.plan ? "true" : undefined}
                >
                  {planName === payerName ? planName : `${payerName}: ${planName}`}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
