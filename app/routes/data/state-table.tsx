import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayHeaps } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { medicarePercent } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import { quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { sortHeading } from "#app/ui/table/sort-heading.ts";
import * as css from "./data-page.css.ts";
import { type DataQuery, dataAddress, type StateSort } from "./data-query.ts";
import type { StateRow } from "./explore-prices.server.ts";
import type { PagesOfStates } from "./pages-of-states.ts";
import { indexPoints, measured, measureOf, measureText } from "./state-measure.ts";

interface StateTableProps {
  query: DataQuery;
  isOneService: boolean;
  /** What the prices are for: 'Discounted cash prices for MRI'. */
  topic: string;
  /** Of all states with prices. */
  rowCount: number;
  pages: PagesOfStates;
  stateLetters: string;
  /** The names of the states and of DC that have none. */
  without: string[];
  /** What percent of Medicare is; null: it is not shown for this choice. */
  medicareMeaning: string | null;
}

/** The map's figures as a table, in an order that the address names; one figure leads each row. */
export function StateTable(props: StateTableProps) {
  const { exploreData } = useWords();
  const language = useLanguage();
  const { isOneService, topic, rowCount, pages, without, medicareMeaning } = props;
  const words = useWords().exploreData.table;
  const columns = useColumns(props);
  const hasHalf = columns.some(({ heading }) => heading === words.half);
  const { shown, page, pageCount, hrefOf } = pages;
  return (
    <div className={css.scrolling}>
      {page === null ? (
        <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
      ) : (
        <DataTable
          caption={[
            say(language, words.caption, {
              topic,
              states: say(language, wordsIn(language).counts.state, { count: rowCount }),
            }),
            ...(hasHalf
              ? [isOneService ? exploreData.stateTable.halfOfPrices : exploreData.stateTable.halfOfServices]
              : []),
          ].join(" ")}
          columns={columns}
          rows={shown}
          keyOf={({ state }) => state}
          isNarrow
        />
      )}
      <Pagination label={words.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
      {medicareMeaning !== null ? <p className={css.caption}>{medicareMeaning}</p> : null}
      {without.length > 0 ? (
        <p id="no-prices" className={css.caption}>
          {say(language, exploreData.stateTable.without, { without: without.join(", ") })}
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
  const { table: words, sorts } = useWords().exploreData;
  const { noMiddle } = useWords().twoHeaps;
  const language = useLanguage();
  const hrefOf = (sort: StateSort) => `${dataAddress({ ...query, sort })}#states`;
  const absent = ({ priceCount, heaps }: StateRow) => {
    if (heaps) return noMiddle;
    return priceCount > 0 ? words.tooFew : words.none;
  };
  const heading = (label: string, lowest: StateSort, highest: StateSort) =>
    sortHeading(
      label,
      [
        { sort: lowest, order: "ascending", action: sorts.lowest },
        { sort: highest, order: "descending", action: sorts.highest },
      ],
      query.sort,
      hrefOf,
    );
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
    sorts: heading(isOneService ? words.median : words.index, "lowest", "highest"),
    cell: (row) => {
      const measure = isOneService ? "median" : "index";
      const value = measured(row, measure);
      return value === null ? absent(row) : measureText(value, measure);
    },
  };
  const half: Column<StateRow> = {
    heading: words.half,
    sorts: [
      ...heading(sorts.lowerQuartile, "lowerQuartile", "lowerQuartileHighest"),
      ...heading(sorts.upperQuartile, "upperQuartile", "upperQuartileHighest"),
    ],
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
    sorts: sortHeading(
      words.spread,
      [
        { sort: "widest", order: "descending", action: sorts.widest },
        { sort: "narrowest", order: "ascending", action: sorts.narrowest },
      ],
      query.sort,
      hrefOf,
    ),
    cell: (row) => {
      const value = measured(row, "spread");
      return value === null ? absent(row) : measureText(value, "spread");
    },
  };
  const ofMedicare: Column<StateRow> = {
    heading: words.medicare,
    isNumber: true,
    sorts: heading(words.medicare, "lowestOfMedicare", "highestOfMedicare"),
    cell: (row) => (row.medicare ? `${medicarePercent(row.medicare.median)}%` : absent(row)),
  };
  const others = () => {
    if (isOneService) return [half, spread];
    const isByQuartile = query.sort.startsWith("lowerQuartile") || query.sort.startsWith("upperQuartile");
    return [...(medicareMeaning === null ? [] : [ofMedicare]), isByQuartile ? half : spread];
  };
  // What the map shades leads.
  const isBySpread = measureOf(query.sort, isOneService) === "spread";
  const figures = isBySpread
    ? [spread, ...others().filter((column) => column !== spread), middle]
    : [middle, ...others()];
  return [
    {
      heading: words.state,
      sorts: [
        ...sortHeading(
          words.state,
          [{ sort: "state", order: "ascending", action: sorts.byName }],
          query.sort,
          hrefOf,
        ),
        ...sortHeading(
          sorts.hospitals,
          [{ sort: "hospitals", order: "descending", action: sorts.most }],
          query.sort,
          hrefOf,
        ),
      ],
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
              {say(language, wordsIn(language).counts.hospital, { count: hospitalCount })}
            </a>
          </div>
        </>
      ),
    },
    ...figures.map((column, index) => ({
      ...column,
      cell: (row: StateRow) => {
        const figure = column.cell(row);
        const isLeading = index === 0 && figure !== absent(row);
        return <span className={isLeading ? css.leading : css.caption}>{figure}</span>;
      },
    })),
  ];
}
