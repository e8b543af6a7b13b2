import { MAX_NOT_LOADED, notLoadedId } from "#app/components/hospitals/not-loaded-hospitals.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayAssumption } from "#app/content/words/say-assumption.ts";
import type { Answer } from "#app/domain/answers/answer.ts";
import { languageOfServiceName, serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { say } from "#app/domain/language/say.ts";
import type { FoundPlace } from "#app/domain/places/place.ts";
import type { ServiceQuestion } from "#app/domain/services/search-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import * as css from "./answer-card.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";
import { WhichService } from "./which-service.tsx";

interface WhatIsAssumedProps {
  query: SearchQuery;
  service: ServiceItem;
  answer: Answer;
  /** Null: the words have one meaning. */
  question: ServiceQuestion | null;
  foundPlace: FoundPlace | null;
}

/** The rest is below the list. */
const MAX_CHIPS = 5;
const MAX_PLACES = 3;

/** What was taken for granted, each other service and place one press away, and that hospitals near are missing. */
export function WhatIsAssumed({ query, service, answer, question, foundPlace }: WhatIsAssumedProps) {
  const language = useLanguage();
  const words = useWords().answer.assumed;
  // The card says by name that an insurer has no rate.
  const assumed = answer.assumed
    .filter(({ kind }) => kind !== "no-rate")
    .map((assumption) => sayAssumption(language, assumption));
  const alternatives = question === null && assumed.length > 0 ? answer.alternatives.slice(0, MAX_CHIPS) : [];
  const places = foundPlace?.outcome === "found" ? foundPlace.alternatives.slice(0, MAX_PLACES) : [];
  const missing = answer.notLoaded.length;
  if (assumed.length + places.length + missing === 0 && question === null) return null;
  return (
    <section className={css.assumed} aria-label={words.label}>
      {assumed.length > 0 ? <p className={css.of}>{assumed.join(" ")}</p> : null}
      {question ? <WhichService query={query} question={question} /> : null}
      {alternatives.length + places.length + missing > 0 ? (
        <ul className={css.chips}>
          {alternatives.length > 0 ? (
            <li className={css.chipsLabel} aria-hidden="true">
              {words.instead}
            </li>
          ) : null}
          {alternatives.map((other) => (
            <li key={`${other.codeType} ${other.code}`}>
              <a
                className={css.chip}
                href={searchAddress({ ...query, codeType: other.codeType, code: other.code, page: 1 })}
                lang={languageOfServiceName(language, other)}
              >
                {nameBeside(serviceNameIn(language, other), serviceNameIn(language, service))}
              </a>
            </li>
          ))}
          {places.length > 0 ? (
            <li className={css.chipsLabel} aria-hidden="true">
              {words.insteadPlace}
            </li>
          ) : null}
          {places.map(({ label }) => (
            <li key={label}>
              <a className={css.chip} href={searchAddress({ ...query, location: label, page: 1 })}>
                {label}
              </a>
            </li>
          ))}
          {missing > 0 ? (
            <li>
              <a className={css.chip} href={`#${notLoadedId}`}>
                {missing < MAX_NOT_LOADED
                  ? say(language, words.notLoaded, { count: missing })
                  : words.notLoadedOrMore}
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

/** What distinguishes services with the same beginning: 'With contrast'. */
function nameBeside(name: string, taken: string): string {
  const shared = taken.slice(0, taken.lastIndexOf(", ") + 2);
  const rest = shared.length > 2 && name.startsWith(shared) ? name.slice(shared.length) : name;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
