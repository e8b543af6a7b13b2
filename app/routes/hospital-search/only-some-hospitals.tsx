import type { ReactNode } from "react";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

/** That hospitals were left out by their assistance or their quality, and the way to all of them. */
export function OnlySomeHospitals({ query }: { query: SearchQuery }) {
  const { filter } = useWords().policies;
  const { filter: quality } = useWords().quality;
  const without =
    (changed: Partial<SearchQuery>) =>
    (text: string): ReactNode => <a href={searchAddress({ ...query, ...changed, page: 1 })}>{text}</a>;
  if (!query.assistance && !query.stars && !query.birthing) return null;
  return (
    <p className={stack.note}>
      {query.assistance ? <Sentence of={filter.only} as={{ all: without({ assistance: "" }) }} /> : null}{" "}
      {query.stars ? (
        <Sentence
          of={quality.onlyStars}
          values={{ count: Number(query.stars) }}
          as={{ all: without({ stars: "" }) }}
        />
      ) : null}{" "}
      {query.birthing ? <Sentence of={quality.onlyBirthing} as={{ all: without({ birthing: "" }) }} /> : null}
    </p>
  );
}
