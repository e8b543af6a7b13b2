import { codeName, formatCount } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceIndex, WeightedService } from "#app/domain/statistics/indexes/state-indexes.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./data-page.css.ts";
import { chargeKinds, type DataQuery, dataAddress } from "./data-query.ts";
import type { ExploredPrices } from "./explore-prices.server.ts";
import { indexPoints } from "./state-measure.ts";

/** The chosen state's index of each kind of price. */
export function IndexKinds({
  indexes,
  stateName,
}: {
  indexes: NonNullable<ExploredPrices["indexes"]>;
  stateName: string;
}) {
  const words = useWords().exploreData.index.kinds;
  const language = useLanguage();
  const { kinds, kindMeanings } = useWords().priceNames;
  const rows = chargeKinds.map((kind) => ({
    name: kinds[kind],
    meaning: kindMeanings[kind],
    index: indexes[kind],
  }));
  type Row = (typeof rows)[number];
  const figure = (text: (index: PriceIndex) => string) => (row: Row) =>
    row.index ? text(row.index) : words.none;
  const columns: Column<Row>[] = [
    {
      heading: words.charge,
      cell: ({ name, meaning }) => (
        <>
          <span className={css.word}>{name}</span>
          <div className={stack.note}>{meaning}</div>
        </>
      ),
    },
    { heading: words.index, isNumber: true, cell: figure(({ median }) => String(indexPoints(median))) },
    {
      heading: words.half,
      isNumber: true,
      cell: figure(({ p25, p75 }) =>
        say(language, words.halfRange, { from: indexPoints(p25), to: indexPoints(p75) }),
      ),
    },
    {
      heading: words.services,
      isNumber: true,
      cell: figure(({ serviceCount }) => formatCount(language, serviceCount)),
    },
  ];
  return (
    <section className={stack.part} aria-labelledby="kinds">
      <h2 id="kinds">{say(language, words.heading, { state: stateName })}</h2>
      <DataTable caption={words.caption} columns={columns} rows={rows} keyOf={({ name }) => name} />
    </section>
  );
}

interface IndexBasketProps {
  query: DataQuery;
  services: WeightedService[];
  /** null: no state is chosen. */
  stateName: string | null;
}

/** The services that weigh most in the index, with the median prices that are compared. */
export function IndexBasket({ query, services, stateName }: IndexBasketProps) {
  const words = useWords().exploreData.index.basket;
  const { noMiddle } = useWords().twoHeaps;
  const language = useLanguage();
  if (services.length === 0) return null;
  const absent = ({ isInHeaps }: WeightedService) => (isInHeaps ? noMiddle : words.none);
  const ofState: Column<WeightedService>[] =
    stateName === null
      ? []
      : [
          {
            heading: say(language, words.state, { state: stateName }),
            isNumber: true,
            cell: (service) =>
              service.stateDollars === null ? absent(service) : formatDollars(service.stateDollars),
          },
          {
            heading: words.ratio,
            isNumber: true,
            cell: (service) =>
              service.stateDollars === null
                ? absent(service)
                : String(
                    indexPoints(dollarsNumber(service.stateDollars) / dollarsNumber(service.nationDollars)),
                  ),
          },
        ];
  const columns: Column<WeightedService>[] = [
    {
      heading: words.service,
      cell: (service) => (
        <>
          <a href={dataAddress({ ...query, codeType: service.codeType, code: service.code, like: "" })}>
            <ServiceName of={service} />
          </a>
          <div className={stack.note}>{codeName(service)}</div>
        </>
      ),
    },
    { heading: words.weight, isNumber: true, cell: ({ weight }) => formatCount(language, weight) },
    { heading: words.nation, isNumber: true, cell: ({ nationDollars }) => formatDollars(nationDollars) },
    ...ofState,
  ];
  return (
    <details className={stack.details}>
      <summary className={stack.summary}>{words.heading}</summary>
      <DataTable
        caption={say(language, words.caption, { count: services.length })}
        columns={columns}
        rows={services}
        keyOf={codeName}
      />
    </details>
  );
}
