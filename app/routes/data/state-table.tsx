import { countOf } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { exploreDataWords } from "#app/content/words/explore-data.ts";
import { sayHeaps } from "#app/content/words/say-two-heaps.ts";
import { twoHeapWords } from "#app/content/words/two-heaps.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { medicarePercent } from "#app/domain/statistics/medicare-ratio.ts";
import { quartileNumbers } from "#app/domain/statistics/price-quartiles.ts";
import { addressOf } from "#app/platform/http/address-of.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./data-page.css.ts";
import { type DataQuery, dataAddress } from "./data-query.ts";
import type { StateRow } from "./explore-prices.server.ts";
import { indexPoints, measured, measureText } from "./state-measure.ts";
import { StateSortLinks } from "./state-sort-links.tsx";

interface StateTableProps {
  query: DataQuery;
  isOneService: boolean;
  /** What the prices are for: 'Discounted cash prices for MRI'. */
  topic: string;
  rows: StateRow[];
  stateLetters: string;
  /** The names of the states and of DC that have none. */
  without: string[];
  /** What percent of Medicare is; null: it is not shown for this choice. */
  medicareMeaning: string | null;
}

/** The map's figures as a table, in an order that the address names. */
export function StateTable(props: StateTableProps) {
  const { query, isOneService, topic, rows, without, medicareMeaning } = props;
  return (
    <div className={css.scrolling}>
      <StateSortLinks query={query} isOneService={isOneService} isByMedicare={medicareMeaning !== null} />
      <DataTable
        caption={`${topic} in ${countOf(rows.length, "state or territory", "states and territories")}. Half of the ${isOneService ? "prices" : "services"} are in the middle half, between the quartiles.`}
        columns={useColumns(props)}
        rows={rows}
        keyOf={({ state }) => state}
        isNarrow
      />
      {medicareMeaning !== null ? <p className={css.caption}>{medicareMeaning}</p> : null}
      {without.length > 0 ? (
        <p id="no-prices" className={css.caption}>
          No hospital here publishes such a price in {without.join(", ")}.
        </p>
      ) : null}
    </div>
  );
}

function useColumns({
  query,
  isOneService,
  stateLetters,
  medicareMeaning,
}: StateTableProps): Column<StateRow>[] {
  const words = useWords(exploreDataWords).table;
  const { noMiddle } = useWords(twoHeapWords);
  const language = useLanguage();
  const absent = ({ priceCount, heaps }: StateRow) => {
    if (heaps) return noMiddle;
    return priceCount > 0 ? words.tooFew : words.none;
  };
  const range = (from: string, to: string) => (
    <Sentence
      of={words.range}
      values={{ from, to }}
      as={{ amount: (text) => <span className={css.whole}>{text}</span> }}
    />
  );
  const middle: Column<StateRow> = {
    heading: isOneService ? words.median : words.index,
    isNumber: true,
    cell: (row) => {
      const measure = isOneService ? "median" : "index";
      const value = measured(row, measure);
      return value === null ? absent(row) : measureText(value, measure);
    },
  };
  const half: Column<StateRow> = {
    heading: words.half,
    cell: (row) => {
      if (row.heaps) return sayHeaps(language, row.heaps);
      if (isOneService && row.quartiles) {
        const { p25, p75 } = quartileNumbers(row.quartiles);
        return range(formatShortDollars(p25), formatShortDollars(p75));
      }
      if (row.index) return range(String(indexPoints(row.index.p25)), String(indexPoints(row.index.p75)));
      return absent(row);
    },
  };
  const spread: Column<StateRow> = {
    heading: words.spread,
    isNumber: true,
    cell: (row) => {
      const value = measured(row, "spread");
      return value === null ? absent(row) : measureText(value, "spread");
    },
  };
  const ofMedicare: Column<StateRow> = {
    heading: words.medicare,
    isNumber: true,
    cell: ({ medicare, ...row }) =>
      medicare ? (
        <>
          {medicarePercent(medicare.median)}%
          <div className={css.caption}>{countOf(medicare.serviceCount, "service")}</div>
        </>
      ) : (
        absent({ ...row, medicare })
      ),
  };
  // A phone has room for two of the three.
  const figures = () => {
    const isBySpread = query.sort === "widest" || query.sort === "narrowest";
    if (isBySpread) return [spread, middle];
    if (medicareMeaning === null) return [middle, spread];
    const isByMedicare = query.sort === "lowestOfMedicare" || query.sort === "highestOfMedicare";
    return isByMedicare ? [ofMedicare, middle] : [middle, ofMedicare];
  };
  return [
    {
      heading: words.state,
      cell: ({ state, name, hospitalCount }) => (
        <>
          <a
            id={`state-${state}`}
            className={css.stateLink}
            href={`${dataAddress({ ...query, state })}#prices`}
            aria-current={state === stateLetters ? "true" : undefined}
          >
            {name}
          </a>
          <div className={css.caption}>
            <a
              className={css.target}
              href={addressOf("/hospitals", {
                state,
                category: query.category,
                subcategory: query.subcategory,
                cpt: query.code,
              })}
            >
              {countOf(hospitalCount, "hospital")}
            </a>
          </div>
        </>
      ),
    },
    ...figures(),
    half,
  ];
}
