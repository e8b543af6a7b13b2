import { placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { FoundPrices, PriceResult } from "#app/domain/prices/search/price-query.ts";
import { PointMap } from "#app/ui/map/point-map.tsx";
import { type DrawnPlan, PointPlan } from "#app/ui/map/point-plan.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { amountOf } from "./amount-of.ts";
import * as css from "./hospital-search.css.ts";
import { pinnedPrices } from "./pinned-prices.ts";

interface PriceMapProps {
  plan: DrawnPlan;
  prices: Pick<FoundPrices, "results" | "sharedBy">;
  firstNumber: number;
  isByRate: boolean;
  /** What the distances are measured from; null: nothing. */
  placeLabel: string | null;
}

/** The hospitals of the list on a map: drawn, and with streets on request. */
export function PriceMap({ plan, prices, firstNumber, isByRate, placeLabel }: PriceMapProps) {
  const language = useLanguage();
  const words = useWords().foundPrices.map;
  const { onMap } = useWords().places;
  const titleOf = (found: PriceResult) => {
    const amount = amountOf(found, isByRate);
    const price = amount === null ? "" : formatDollars(amount);
    return say(language, words.row, { hospital: found.hospitalName, price });
  };
  const pinned = pinnedPrices(prices, firstNumber);
  const titles = new Map(pinned.map(({ id, found }) => [id, titleOf(found)]));
  return (
    <section className={css.map} aria-label={words.title} data-screen>
      <PointMap
        label={words.title}
        points={pinned.flatMap(({ found }) => {
          const { latitude, longitude, hospitalName: name, hospitalShortId: shortId } = found;
          if (latitude === null || longitude === null) return [];
          const title = titleOf(found);
          return [
            { title, text: placeName(found), latitude, longitude, href: hospitalPath({ name, shortId }) },
          ];
        })}
        zoom={12}
        words={onMap}
      >
        <PointPlan
          id="price-map"
          title={words.title}
          description={words.description}
          plan={plan}
          nameOf={({ id }) => titles.get(id) ?? ""}
          hrefOf={(number) => `#row-${number}`}
          milesOf={(count) => say(language, words.miles, { count })}
        />
      </PointMap>
      <p className={stack.note}>
        {placeLabel === null ? "" : `${say(language, words.here, { place: placeLabel })} `}
        {pinned.some(({ found }) => found.isPositionApproximate) ? onMap.several : ""}
      </p>
    </section>
  );
}
