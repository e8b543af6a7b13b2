import { useLanguage, useWords } from "#app/components/use-words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { say } from "#app/domain/language/say.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

/** Services to begin with where nothing was searched; what else the query asks for stays. */
export function Suggestions({ query, services }: { query: SearchQuery; services: ServiceItem[] }) {
  const { others } = useWords().serviceSearch;
  const language = useLanguage();
  const names = [...new Set(services.map((service) => serviceNameIn(language, service)))];
  if (names.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="suggestions">
      <h2 id="suggestions">{others}</h2>
      <ul className={stack.links}>
        {names.map((name) => (
          <li key={name}>
            <a href={searchAddress({ ...query, search: name, codeType: null, code: "", page: 1 })}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that nothing is so called. `isAbsent`: what the words mean is known, but no hospital has a price of it. */
export function NothingFound({ search, isAbsent }: { search: string; isAbsent: boolean }) {
  const { absent, unknown } = useWords().serviceSearch;
  const language = useLanguage();
  return (
    <section className={stack.part} aria-labelledby="nothing">
      <h2 id="nothing">{isAbsent ? absent.heading : unknown.heading}</h2>
      <p role="status">{say(language, isAbsent ? absent.text : unknown.text, { search })}</p>
    </section>
  );
}
