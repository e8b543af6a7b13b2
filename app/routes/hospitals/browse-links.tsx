import { NoPricesYet } from "#app/components/prices/no-prices-yet.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type HospitalsQuery, hospitalsAddress } from "./hospitals-query.ts";

interface BrowseLinksProps {
  query: HospitalsQuery;
  states: { state: string; name: string; hospitalCount: number }[];
  categories: string[];
}

/** What to choose from before a category is chosen: categories and states. */
export function BrowseLinks({ query, states, categories }: BrowseLinksProps) {
  const words = useWords().hospitalPrices;
  const language = useLanguage();
  const stateName = states.find(({ state }) => state === query.state)?.name;
  if (states.length === 0) return <NoPricesYet />;
  return (
    <>
      <section className={stack.part} aria-labelledby="categories">
        <h2 id="categories">
          {stateName
            ? say(language, words.browseLinks.whatInState, { state: stateName })
            : words.browseLinks.what}
        </h2>
        <ul className={stack.links}>
          {categories.map((category) => (
            <li key={category}>
              <a href={hospitalsAddress({ ...query, category, page: 1 })}>
                {categoryName(language, category)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {query.state || query.near || query.name ? null : (
        <section className={stack.part} aria-labelledby="states">
          <h2 id="states">{words.browseLinks.where}</h2>
          <ul className={stack.links}>
            {states.map(({ state, name, hospitalCount }) => (
              <li key={state}>
                <a href={hospitalsAddress({ ...query, state, page: 1 })}>{name}</a>{" "}
                <span className={stack.note}>
                  {say(language, wordsIn(language).counts.hospital, { count: hospitalCount })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
