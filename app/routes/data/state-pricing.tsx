import type { ReactNode } from "react";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { codeName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { compareStateNames } from "#app/content/words/compare-state-names.ts";
import { sayPercentMeaning } from "#app/content/words/say-medicare.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { MapArea } from "#app/ui/charts/choropleth.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ComparedKinds } from "./compared-kinds.tsx";
import * as css from "./data-page.css.ts";
import { dataAddress } from "./data-query.ts";
import type { ExploredPrices } from "./explore-prices.server.ts";
import type { Choices } from "./find-choices.server.ts";
import { IndexBasket, IndexKinds } from "./index-parts.tsx";
import { LikeLinks } from "./like-links.tsx";
import { pagesOfStates } from "./pages-of-states.ts";
import { PriceSpreadPart } from "./price-spread.tsx";
import { StateAnswer } from "./state-answer.tsx";
import { StateMap } from "./state-map.tsx";
import type { Measure } from "./state-measure.ts";
import { StateTable } from "./state-table.tsx";

interface StatePricingPartProps {
  choices: Choices;
  explored: ExploredPrices;
  newestFileDate: string | null;
  measure: Measure;
  areas: readonly MapArea[];
  limits: number[];
  steps: Record<string, number>;
  /** Where the choice can be changed, below the answer. */
  form: ReactNode;
}

/** What the choice costs: the answer, where in the country, by kind of charge, and of a service how spread. */
export function StatePricingPart(props: StatePricingPartProps) {
  const { choices, explored, newestFileDate, measure, areas, limits, steps, form } = props;
  const { query, service, like, likes } = choices;
  const { rows, nation, state, spread, indexes, heaviest } = explored;
  const words = useWords().exploreData;
  const language = useLanguage();
  const { priceNames, stateNames } = useWords();
  const kind = priceNames.kinds[query.kind].toLowerCase();
  const kinds = priceNames.manyOfKind[query.kind];
  const topic = topicName(language, choices);
  const subject = say(language, words.statePricing.subject, { kinds, topic });
  const places = state ? [nation, state] : [nation];
  const pages = pagesOfStates(query, rows);
  const listed = new Set(rows.map((row) => row.state));
  return (
    <section className={stack.page} aria-labelledby="prices">
      <h2 id="prices" className={service ? undefined : css.spoken}>
        {say(language, words.statePricing.heading, { topic })}
      </h2>
      <StateAnswer
        choices={choices}
        explored={explored}
        measure={measure}
        kind={kind}
        kinds={kinds}
        topic={topic}
      />
      {form}
      <div className={css.columns}>
        <div className={css.column}>
          <div className={stack.part}>
            <StateMap
              kind={kind}
              kinds={kinds}
              topic={topic}
              isOneService={service !== null}
              measure={measure}
              areas={areas}
              rows={rows}
              hrefOfRow={pages.hrefOfRow}
              stateLetters={explored.stateLetters}
              limits={limits}
              steps={steps}
            />
            <p className={stack.note}>
              <Sentence
                of={words.statePricing.chooseOnMap}
                as={{ table: (text) => <a href="#states">{text}</a> }}
              />
            </p>
          </div>
          {like ? <LikeLinks query={query} likes={likes} chosen={like} /> : null}
          <p className={stack.note}>
            {service ? words.statePricing.half : words.index.method}{" "}
            {measure === "spread" ? `${words.spread.method} ` : ""}
            {newestFileDate
              ? say(language, words.statePricing.sourceOfDate, { date: formatDate(language, newestFileDate) })
              : words.statePricing.source}{" "}
            {words.statePricing.counts}
          </p>
          {indexes && state ? <IndexKinds indexes={indexes} stateName={state.name} /> : null}
          {service ? null : <IndexBasket query={query} services={heaviest} stateName={state?.name ?? null} />}
          {service ? <ComparedKinds places={places} /> : null}
          <PriceSpreadPart
            kindName={kind}
            places={[
              { name: nation.name, spread: spread?.nation ?? null },
              { name: state?.name ?? "", spread: spread?.state ?? null },
            ].flatMap(({ name, spread }) => (spread ? [{ name, spread }] : []))}
          />
        </div>
        <section className={stack.part} aria-labelledby="states">
          <h2 id="states">{words.statePricing.table}</h2>
          <StateTable
            query={query}
            isOneService={service !== null}
            topic={subject.charAt(0).toUpperCase() + subject.slice(1)}
            rowCount={rows.length}
            pages={pages}
            stateLetters={explored.stateLetters}
            medicareMeaning={
              explored.medicareEditions.length > 0
                ? sayPercentMeaning(language, explored.medicareEditions)
                : null
            }
            without={areas
              .flatMap(({ id }) => (listed.has(id) ? [] : [id]))
              .sort(compareStateNames(language))
              .map((state) => nameOf(stateNames, state))}
          />
          <TableDownloads path="/data" query={dataAddress(query, "")} rowCount={rows.length} />
        </section>
      </div>
    </section>
  );
}

/** What the prices are of: 'MRI of the knee (CPT 73721)', 'MRI', 'Imaging'. */
export function topicName(
  language: Language,
  { service, query }: Pick<Choices, "service" | "query">,
): string {
  return service
    ? `${serviceNameIn(language, service)} (${codeName(service)})`
    : subcategoryName(language, query.subcategory) || categoryName(language, query.category);
}
