import { codeName, countOf } from "#app/components/price-words.ts";
import { TableDownloads } from "#app/components/table-downloads.tsx";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { MapArea } from "#app/ui/charts/choropleth.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ComparedKinds } from "./compared-kinds.tsx";
import * as css from "./data-page.css.ts";
import { chargeKindName, dataAddress } from "./data-query.ts";
import type { Explored } from "./explore-prices.server.ts";
import type { Choices } from "./find-choices.server.ts";
import { LikeLinks } from "./like-links.tsx";
import { PriceSpreadPart } from "./price-spread.tsx";
import { StateMap } from "./state-map.tsx";
import { StateTable } from "./state-table.tsx";

interface StatePricingPartProps {
  choices: Choices;
  explored: Explored;
  newestFileDate: string | null;
  areas: readonly MapArea[];
  limits: number[];
  steps: Record<string, number>;
}

/** What the choice costs: the middle price, where in the country, by kind of charge, and of a service how spread. */
export function StatePricingPart(props: StatePricingPartProps) {
  const { choices, explored, newestFileDate, areas, limits, steps } = props;
  const { query, service, like, likes } = choices;
  const { rows, nation, state, spread } = explored;
  const place = state ?? nation;
  const kindName = chargeKindName(query.kind).toLowerCase();
  const subject = topicName(choices);
  const topic = `${kindName}s for ${subject}`;
  const { quartiles, isTooFew, priceCount, hospitalCount } = place.kinds[query.kind];
  const places = state ? [nation, state] : [nation];
  const listed = new Set(rows.map((row) => row.state));
  return (
    <section className={stack.page} aria-labelledby="prices">
      <h2 id="prices">Prices by state: {subject}</h2>
      <p className={stack.answer} role="status">
        {quartiles ? (
          <>
            <span className={stack.figure}>{formatShortDollars(dollarsNumber(quartiles.medianDollars))}</span>
            <span>
              is the median {kindName} in {place.name}:{" "}
              {service
                ? `one price from each of ${countOf(priceCount, "hospital")}`
                : `${countOf(priceCount, "price")} at ${countOf(hospitalCount, "hospital")}`}
            </span>
          </>
        ) : (
          <span>
            {isTooFew
              ? `Too few hospitals in ${place.name} publish a ${kindName} for this to show a figure.`
              : `No hospital in ${place.name} publishes a ${kindName} for this. Choose another kind of charge.`}
          </span>
        )}
      </p>
      <p className={stack.note}>
        {service
          ? "Half of the hospitals charge the median or less."
          : "Prices for all services in this choice are counted together, rounded to three significant digits. Choose a service to compare like with like."}{" "}
        From the price files that hospitals published
        {newestFileDate ? `, the newest of ${formatDate(newestFileDate)}` : ""}. A hospital counts if it
        publishes any price for this choice.
      </p>
      {like ? <LikeLinks query={query} likes={likes} chosen={like} /> : null}
      <div className={css.columns}>
        <div className={css.column}>
          <div className={stack.part}>
            <StateMap
              title={`Map of the median ${kindName} for ${subject} by state`}
              areas={areas}
              rows={rows}
              limits={limits}
              steps={steps}
            />
            <p className={stack.note}>
              Choose a state to go to its row in <a href="#states">the table</a>, which also lists the
              territories.
            </p>
          </div>
          <ComparedKinds places={places} isOneService={service !== null} />
          <PriceSpreadPart
            kindName={kindName}
            places={[
              { name: nation.name, spread: spread?.nation ?? null },
              { name: state?.name ?? "", spread: spread?.state ?? null },
            ].flatMap(({ name, spread }) => (spread ? [{ name, spread }] : []))}
          />
        </div>
        <section className={stack.part} aria-labelledby="states">
          <h2 id="states">State by state</h2>
          <StateTable
            query={query}
            topic={topic.charAt(0).toUpperCase() + topic.slice(1)}
            rows={rows}
            stateLetters={explored.stateLetters}
            without={areas.flatMap(({ id, name }) => (listed.has(id) ? [] : [name])).sort()}
          />
          <TableDownloads path="/data" query={dataAddress(query, "")} rowCount={rows.length} />
        </section>
      </div>
    </section>
  );
}

/** What the prices are of: 'MRI of the knee (CPT 73721)', 'MRI', 'Imaging'. */
export function topicName({ service, query }: Pick<Choices, "service" | "query">): string {
  return service
    ? `${service.name} (${codeName(service)})`
    : subcategoryName(query.subcategory) || categoryName(query.category);
}
