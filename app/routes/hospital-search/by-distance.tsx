import { priceKindName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayFiles } from "#app/content/words/say-found-prices.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { DistanceRow } from "#app/domain/prices/search/distance-row.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type SearchQuery, searchAddress } from "./search-query.ts";

interface ByDistanceProps {
  query: SearchQuery;
  /** From the nearest radius to the farthest. */
  rows: DistanceRow[];
  /** What distances are measured from. */
  placeLabel: string;
  /** Whose rates they are; '' if these prices aren't rates. */
  payer: string;
}

/** One service's prices within 10, 25 and 50 miles, each row a link to that search. */
export function ByDistance({ query, rows, placeLabel, payer }: ByDistanceProps) {
  const language = useLanguage();
  const words = useWords().byDistance;
  const { noMiddle } = useWords().twoHeaps;
  const { billingClasses } = useWords().priceNames;
  const farthest = rows.at(-1);
  if (!farthest) return null;
  const kindName = ({ kind, billingClass, drugUnit }: DistanceRow) =>
    [
      kind === null || kind === "negotiated"
        ? say(language, words.rates, { payer })
        : priceKindName(language, kind),
      billingClass && nameOf(billingClasses, billingClass),
      drugUnit,
    ]
      .filter(Boolean)
      .join(", ");
  const files = sayFiles(language, farthest);
  const columns: Column<DistanceRow>[] = [
    {
      heading: words.columns.radius,
      cell: ({ radiusMiles }) => (
        <a href={searchAddress({ ...query, radius: String(radiusMiles), page: 1 })}>
          {say(language, words.miles, { count: radiusMiles })}
        </a>
      ),
    },
    { heading: words.columns.hospitals, isNumber: true, cell: ({ hospitalCount }) => hospitalCount },
    {
      heading: words.columns.lowest,
      isNumber: true,
      cell: (row) => (
        <>
          {row.lowestDollars === null ? words.none : formatDollars(row.lowestDollars)}
          {row.kind !== null && kindName(row) !== kindName(farthest) ? (
            <p className={stack.note}>{say(language, words.otherKind, { kind: kindName(row) })}</p>
          ) : null}
        </>
      ),
    },
    {
      heading: words.columns.middle,
      isNumber: true,
      cell: ({ hospitalCount, medianDollars, isTwoHeaps }) => {
        if (medianDollars !== null) return formatDollars(medianDollars);
        if (isTwoHeaps) return noMiddle;
        return hospitalCount > 0 ? words.tooFew : words.none;
      },
    },
  ];
  return (
    <details className={stack.details}>
      <summary className={stack.summary} id="by-distance">
        {words.heading}
      </summary>
      <section className={stack.part} aria-labelledby="by-distance">
        <DataTable
          caption={say(language, words.caption, {
            kind: kindName(farthest),
            place: placeLabel,
            files: files === "" ? "" : `, ${files}`,
          })}
          columns={columns}
          rows={rows}
          keyOf={({ radiusMiles }) => radiusMiles}
          isNarrow
        />
        <p className={stack.note}>{words.note}</p>
      </section>
    </details>
  );
}
