import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { compareStateNames } from "#app/content/words/compare-state-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { findDebtRights, findLimitationPeriods } from "#app/domain/debt/debt-rights.ts";
import { statesOfRights } from "#app/domain/debt/rights-path.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { FederalPart } from "./rights-parts.tsx";
import { viewFederalRights } from "./view-rights.server.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ ...wordsIn(languageIn(matches)).rights.index, path: "/rights" }, matches);

export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context;
  const today = easternDay(context.clock.now());
  const compare = compareStateNames(language);
  const byName = (one: { state: string }, other: { state: string }) => compare(one.state, other.state);
  return {
    states: statesOfRights.toSorted(byName).map(({ state, path }) => ({
      name: nameOf(wordsIn(language).stateNames, state),
      path,
      ruleCount: findDebtRights(state, today).length,
      periodCount: findLimitationPeriods(state, today).length,
    })),
    federal: viewFederalRights(language),
  };
}

/** A rule begins on a day on which no data change. */
export const headers: HeadersFunction = () => ({ "Cache-Control": caching.newest });

export default function RightsPage() {
  const { states, federal } = useLoaderData<typeof loader>();
  const { index: words, page } = useWords().rights;
  const language = useLanguage();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <section className={stack.part} aria-labelledby="states">
          <h2 id="states">{words.states}</h2>
          <ul className={stack.links}>
            {states.map(({ name, path, ruleCount, periodCount }) => (
              <li key={path}>
                <a href={path}>{name}</a>{" "}
                <span className={stack.note}>
                  {ruleCount > 0
                    ? say(language, words.rules, { count: ruleCount })
                    : periodCount > 0
                      ? words.timeOnly
                      : words.nothing}
                </span>
              </li>
            ))}
          </ul>
          <p className={stack.note}>{words.notTerritories}</p>
        </section>
        <FederalPart topics={federal} />
        <p className={stack.note}>{page.notAdvice}</p>
      </div>
    </MainContent>
  );
}
