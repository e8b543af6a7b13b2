import { GlossaryTerm } from "#app/components/glossary-term.tsx";
import {
  codeName,
  countOf,
  formatDollars,
  likenessText,
  priceKindName,
} from "#app/components/price-words.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { PriceStanding } from "#app/domain/statistics/service-standing.server.ts";
import { StripPlot } from "#app/ui/charts/strip-plot.tsx";
import { note, part } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type ChargeLine, priceOf } from "./charge-price.ts";
import * as css from "./service-details.css.ts";

interface PriceStandingPartProps {
  charge: ChargeLine;
  service: ServiceCode;
  stateName: string;
  /** Among the hospitals of the state and of the nation; null where nothing is known of them. */
  state: PriceStanding | null;
  nation: PriceStanding | null;
}

/** Where a line's price stands among the like prices of other hospitals: drawn, in words and as a table. */
export function PriceStandingPart({ charge, service, stateName, state, nation }: PriceStandingPartProps) {
  const price = priceOf(charge);
  const places = [
    { name: stateName, standing: state },
    { name: "the USA", standing: nation },
  ].flatMap(({ name, standing }) => (standing ? [{ name, standing }] : []));
  return (
    <section className={css.section} aria-labelledby="standing">
      <h2 id="standing">Where this price stands</h2>
      {price === null || places.length === 0 ? (
        <p>There is no price of this line to compare with others: {likenessText(charge)}.</p>
      ) : (
        <>
          <p>
            {priceKindName(price.kind)} of {codeName(service)} ({likenessText(charge)}) at hospitals that
            publish one. Each tick is a hospital’s price, the band the middle half of them, the dashed line
            the middle one; the long line is this hospital’s {formatDollars(price.amount)}.
          </p>
          {places.map(({ name, standing }) => (
            <div key={name} className={part}>
              <h3>
                In {name}: {standingWords(price.amount, standing)}
              </h3>
              <StripPlot
                label={`${countOf(standing.count, "price")} in ${name}; ${middleHalf(standing)} ${formatDollars(price.amount)} is ${standingWords(price.amount, standing)}.`}
                values={standing.points}
                quartiles={standing}
                marked={price.amount}
                end={Math.max(price.amount, ...places.flatMap(({ standing }) => standing.points))}
                format={formatDollars}
              />
            </div>
          ))}
          <DataTable
            caption="The same as numbers"
            columns={columns}
            rows={places.map((place) => ({ ...place, price: price.amount }))}
            keyOf={({ name }) => name}
          />
          <p className={note}>
            Each hospital counts once. Left out of the middle and its half are{" "}
            <GlossaryTerm term="Outlier">outliers</GlossaryTerm>: prices of more than 20 times the middle one
            or less than a twentieth of it, where there are five or more.{" "}
            {places.some(({ standing }) => standing.points.length < standing.count)
              ? "Of more than 400 prices every so manieth is drawn. "
              : ""}
            A price says nothing about quality, nor what your plan makes you pay.
          </p>
        </>
      )}
    </section>
  );
}

function middleHalf({ p25, median, p75 }: PriceStanding): string {
  return `half of them from ${formatDollars(p25)} to ${formatDollars(p75)}, the middle one ${formatDollars(median)}.`;
}

/** Among `count` prices; of so few that quarters mean little, only against the middle. */
function standingWords(price: number, { count, p25, median, p75 }: PriceStanding): string {
  if (count === 1) return "no other hospital publishes this price";
  if (price === median) return "the middle price";
  if (count >= 4 && price < p25) return "in the lowest quarter";
  if (count >= 4 && price > p75) return "in the highest quarter";
  return price < median ? "below the middle" : "above the middle";
}

interface Place {
  name: string;
  standing: PriceStanding;
  price: number;
}

const columns: Column<Place>[] = [
  { heading: "Where", cell: ({ name }) => (name === "the USA" ? "USA" : name) },
  { heading: "This price", isNumber: true, cell: ({ price }) => formatDollars(price) },
  {
    heading: "A quarter charge at most",
    isNumber: true,
    cell: ({ standing }) => formatDollars(standing.p25),
  },
  { heading: "Middle", isNumber: true, cell: ({ standing }) => formatDollars(standing.median) },
  {
    heading: "A quarter charge at least",
    isNumber: true,
    cell: ({ standing }) => formatDollars(standing.p75),
  },
  { heading: "n", isNumber: true, cell: ({ standing }) => standing.count.toLocaleString("en-US") },
  {
    heading: "Outliers left out",
    isNumber: true,
    cell: ({ standing }) => standing.outlierCount.toLocaleString("en-US"),
  },
];
