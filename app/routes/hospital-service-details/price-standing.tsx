import { GlossaryTerm } from "#app/components/glossary-term.tsx";
import { codeName, countOf, likenessText, priceKindName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { implausiblePriceWords } from "#app/content/words/implausible-prices.ts";
import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import { say } from "#app/domain/language/say.ts";
import { type Dollars, dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { type PriceQuartiles, quartileNumbers } from "#app/domain/statistics/price-quartiles.ts";
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
  /** Among whose prices it stands: a price for both settings stands in one. */
  setting: PatientSetting;
  /** Why nothing is said of the price. */
  implausible: Implausibility | null;
}

/** Where a line's price stands among the like prices of other hospitals: drawn, in words and as a table. */
export function PriceStandingPart({
  charge,
  service,
  stateName,
  state,
  nation,
  setting,
  implausible,
}: PriceStandingPartProps) {
  const words = useWords(implausiblePriceWords);
  const language = useLanguage();
  const price = priceOf(charge);
  const places = [
    { name: stateName, standing: state },
    { name: "the USA", standing: nation },
  ].flatMap(({ name, standing }) => (standing ? [{ name, standing }] : []));
  return (
    <section className={css.section} aria-labelledby="standing">
      <h2 id="standing">Where this price stands</h2>
      {price === null || places.length === 0 ? (
        <p>This line has no price to compare with others: {likenessText(charge)}.</p>
      ) : (
        <>
          {implausible ? (
            <p>
              {say(language, words.ofThisLine, {
                price: formatDollars(price.dollars),
                reason: words.reasons[implausible],
              })}
            </p>
          ) : null}
          <p>
            {priceKindName(price.kind)} of {codeName(service)} (
            {likenessText({ ...charge, setting, billingClass: charge.comparedClass })}) at hospitals that
            publish one. Each tick is a hospital’s price, the band the middle half of them, the dashed line
            the middle one
            {implausible ? "." : `; the long line is this hospital’s ${formatDollars(price.dollars)}.`}
          </p>
          {places.map(({ name, standing }) => (
            <div key={name} className={part}>
              <h3>
                In {name}
                {implausible ? "" : `: ${standingWords(price.dollars, standing)}`}
              </h3>
              <StripPlot
                label={`${countOf(standing.count, "price")} in ${name}; ${middleHalf(standing)}${implausible ? "" : ` ${formatDollars(price.dollars)} is ${standingWords(price.dollars, standing)}.`}`}
                values={standing.pointsDollars.map(Number)}
                quartiles={standing.quartiles && quartileNumbers(standing.quartiles)}
                marked={implausible ? null : dollarsNumber(price.dollars)}
                end={Math.max(
                  ...[
                    ...(implausible ? [] : [price.dollars]),
                    ...places.flatMap(({ standing }) => standing.pointsDollars),
                  ].map(Number),
                )}
                format={(amount) => formatDollars(dollars(String(amount)))}
              />
            </div>
          ))}
          <DataTable
            caption="The same as numbers"
            columns={columns}
            rows={places.map((place) => ({ ...place, price: price.dollars }))}
            keyOf={({ name }) => name}
          />
          <p className={note}>
            Each hospital counts once. The middle and its half leave out{" "}
            <GlossaryTerm term="Outlier">implausible prices</GlossaryTerm>: more than 20 times the middle one
            or less than a twentieth of it (the nation’s, where a state has fewer than five).{" "}
            {places.some(({ standing }) => standing.pointsDollars.length < standing.count)
              ? "If there are more than 400 prices, an even sample of them is drawn. "
              : ""}
            A price says nothing about quality, or about what your plan will have you pay.
          </p>
        </>
      )}
    </section>
  );
}

function middleHalf({ quartiles }: PriceStanding): string {
  if (quartiles === null) return "too few to name a middle price.";
  const { p25Dollars, medianDollars, p75Dollars } = quartiles;
  return `half of them from ${formatDollars(p25Dollars)} to ${formatDollars(p75Dollars)}, the middle one ${formatDollars(medianDollars)}.`;
}

/** Among `count` prices; of so few that quarters mean little, only against the middle. */
function standingWords(price: Dollars, { count, quartiles }: PriceStanding): string {
  if (count === 1) return "no other hospital publishes this price";
  if (quartiles === null) return `one of ${count} prices, too few to name a middle price`;
  const { p25, median, p75 } = quartileNumbers(quartiles);
  const amount = dollarsNumber(price);
  if (amount === median) return "the middle price";
  if (count >= 4 && amount < p25) return "in the lowest quarter";
  if (count >= 4 && amount > p75) return "in the highest quarter";
  return amount < median ? "below the middle" : "above the middle";
}

/** Of too few prices there are no quarters. */
const quartileCell = (name: keyof PriceQuartiles) => (place: Place) =>
  place.standing.quartiles ? formatDollars(place.standing.quartiles[name]) : "Too few";

interface Place {
  name: string;
  standing: PriceStanding;
  price: Dollars;
}

const columns: Column<Place>[] = [
  { heading: "Where", cell: ({ name }) => (name === "the USA" ? "USA" : name) },
  { heading: "This price", isNumber: true, cell: ({ price }) => formatDollars(price) },
  {
    heading: "A quarter charge at most",
    isNumber: true,
    cell: quartileCell("p25Dollars"),
  },
  { heading: "Middle", isNumber: true, cell: quartileCell("medianDollars") },
  {
    heading: "A quarter charge at least",
    isNumber: true,
    cell: quartileCell("p75Dollars"),
  },
  { heading: "n", isNumber: true, cell: ({ standing }) => standing.count.toLocaleString("en-US") },
  {
    heading: "Implausible, left out",
    isNumber: true,
    cell: ({ standing }) => standing.implausibleCount.toLocaleString("en-US"),
  },
];
