import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { policyWords } from "#app/content/words/policies.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

/** That hospitals were left out by their assistance, and the way to all of them. */
export function OnlyWithFreeCare({ query }: { query: SearchQuery }) {
  const { filter } = useWords(policyWords);
  if (query.assistance === "") return null;
  return (
    <p className={stack.note}>
      <Sentence
        of={filter.only}
        as={{ all: (text) => <a href={searchAddress({ ...query, assistance: "", page: 1 })}>{text}</a> }}
      />
    </p>
  );
}
