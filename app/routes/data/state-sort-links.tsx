import { useWords } from "#app/components/use-words.ts";
import { exploreDataWords } from "#app/content/words/explore-data.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./data-page.css.ts";
import { type DataQuery, dataAddress, type StateSort } from "./data-query.ts";

interface StateSortLinksProps {
  query: DataQuery;
  isOneService: boolean;
  /** Whether the states are compared with Medicare's amounts. */
  isByMedicare: boolean;
}

/** The orders in which the states can be seen, by what they are, in both directions. */
export function StateSortLinks({ query, isOneService, isByMedicare }: StateSortLinksProps) {
  const words = useWords(exploreDataWords).sorts;
  const ways = (lowest: StateSort, highest: StateSort) => [
    { sort: lowest, text: words.lowest },
    { sort: highest, text: words.highest },
  ];
  const groups: { name: string; choices: { sort: StateSort; text: string }[] }[] = [
    { name: isOneService ? words.median : words.index, choices: ways("lowest", "highest") },
    {
      name: words.spread,
      choices: [
        { sort: "widest", text: words.widest },
        { sort: "narrowest", text: words.narrowest },
      ],
    },
    ...(isByMedicare
      ? [{ name: words.medicare, choices: ways("lowestOfMedicare", "highestOfMedicare") }]
      : []),
    { name: words.lowerQuartile, choices: ways("lowerQuartile", "lowerQuartileHighest") },
    { name: words.upperQuartile, choices: ways("upperQuartile", "upperQuartileHighest") },
  ];
  const link = (sort: StateSort, text: string, name?: string) => (
    <a
      href={`${dataAddress({ ...query, sort })}#prices`}
      aria-current={sort === query.sort ? "true" : undefined}
      aria-label={name ? `${name}, ${text}` : undefined}
      className={css.sortLink}
    >
      {text}
    </a>
  );
  return (
    <nav aria-label={words.label} className={stack.note}>
      <dl className={css.sorts}>
        {groups.map(({ name, choices }) => (
          <div key={name} className={css.sort}>
            <dt>{name}:</dt>
            {choices.map(({ sort, text }) => (
              <dd key={sort}>{link(sort, text, name)}</dd>
            ))}
          </div>
        ))}
        <div className={css.sort}>
          <dt>{words.label}:</dt>
          <dd>{link("state", words.state)}</dd>
          <dd>{link("hospitals", words.hospitals)}</dd>
          <dd>{link("prices", words.prices)}</dd>
        </div>
      </dl>
    </nav>
  );
}
