import { ServiceName } from "#app/components/prices/service-name.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { say } from "#app/domain/language/say.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

interface CommonServicesProps {
  query: SearchQuery;
  services: (ServiceItem & { category: string })[];
}

/** The services that most hospitals price, by category, for people without a word or code to search by; what
 *  else the query asks for stays. */
export function CommonServices({ query, services }: CommonServicesProps) {
  const words = useWords().serviceSearch;
  const language = useLanguage();
  const categories = [
    ...new Set(services.map(({ category }) => categoryName(language, category))),
  ].toSorted();
  if (categories.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="common">
      <h2 id="common">{words.commonServices.heading}</h2>
      <details className={stack.details}>
        <summary className={stack.summary}>
          {say(language, words.commonServices.seeAll, { servicesCount: String(services.length) })}
        </summary>
        <div className={stack.part}>
          {categories.map((name) => (
            <section key={name} className={stack.part} aria-label={name}>
              <h3>{name}</h3>
              <ul className={stack.links}>
                {services
                  .filter(({ category }) => categoryName(language, category) === name)
                  .map(({ codeType, code, name }) => (
                    <li key={`${codeType} ${code}`}>
                      <a href={searchAddress({ ...query, codeType, code, page: 1 })}>
                        <ServiceName of={{ codeType, code, name }} />
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </section>
  );
}
