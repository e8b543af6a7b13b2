import { EpisodeParts } from "#app/components/episodes/episode-parts.tsx";
import { nameRoles, sayAllIn } from "#app/components/episodes/episode-total.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { placeLabel } from "#app/content/words/say-place.ts";
import { sayTwoHeaps } from "#app/content/words/say-two-heaps.ts";
import { episodeTotal } from "#app/domain/episodes/episode-total.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { Place } from "#app/domain/places/place.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { findEpisode } from "./find-episode.server.ts";
import type { SearchQuery } from "./search-query.ts";

interface SearchedEpisodeProps {
  episode: NonNullable<Awaited<ReturnType<typeof findEpisode>>>;
  place: Place | null;
  query: SearchQuery;
}

/** All parts of what was searched for, where it was searched. */
export function SearchedEpisode({ episode, place, query }: SearchedEpisodeProps) {
  const words = useWords().episodes;
  const { reasons } = useWords().implausiblePrices;
  const language = useLanguage();
  const { parts } = useWords().answer;
  const where = useWhere(episode, place);
  const { location, radius } = query;
  return (
    <details className={stack.details}>
      <summary className={stack.summary}>{parts}</summary>
      <EpisodeParts
        id={episode.id}
        words={words}
        reasons={reasons}
        parts={episode.parts}
        where={where}
        sayHeaps={(heaps) => sayTwoHeaps(language, heaps)}
        hrefOf={({ price, service }) => {
          const { codeType, code } = price?.service ?? service;
          return addressOf("/hospital_search", { code_type: codeType, code, location, radius });
        }}
      />
    </details>
  );
}

/** In a line: the total of the main parts, or which of them lack a price, and the link to all of them. */
export function EpisodeSummary({ episode, place }: Omit<SearchedEpisodeProps, "query">) {
  const words = useWords().episodes;
  const language = useLanguage();
  const where = useWhere(episode, place);
  const { total, allIn, unpriced, heaped, perPiece, listedOnly } = episodeTotal(episode.parts);
  const missing = [...unpriced, ...perPiece, ...listedOnly];
  const of = { episode: words.names[episode.id], where };
  const as = { parts: (text: string) => <a href={`#episode-${episode.id}`}>{text}</a> };
  return (
    <p>
      {total ? (
        <Sentence
          of={words.summary}
          values={{
            ...of,
            dollars: formatDollars(total.dollars),
            kinds: words.summedKinds[total.kind],
            roles: nameRoles(words, language, total.parts),
            count: total.fewestHospitals ?? 1,
          }}
          as={as}
        />
      ) : allIn ? (
        <Sentence
          of={words.summaryOfAllIn}
          values={{ ...of, allIn: sayAllIn(words, language, allIn) }}
          as={as}
        />
      ) : missing.length === 0 ? (
        <Sentence
          of={words.summaryOfHeaps}
          values={{ ...of, heaped: nameRoles(words, language, heaped) }}
          as={as}
        />
      ) : (
        <Sentence
          of={words.summaryOfNone}
          values={{ ...of, missing: nameRoles(words, language, [...missing, ...heaped]) }}
          as={as}
        />
      )}
    </p>
  );
}

/** 'in Texas', 'within 25 miles of Chicago, IL' */
function useWhere({ radiusMiles }: SearchedEpisodeProps["episode"], place: Place | null): string {
  const { where } = useWords().episodes;
  const language = useLanguage();
  if (place === null) return where.nation;
  if (radiusMiles === null) return say(language, where.state, { place: placeLabel(language, place) });
  return say(language, where.near, { count: radiusMiles, place: place.label });
}
