import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars, formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceSpread, SpreadEnd } from "#app/domain/prices/search/price-spread.ts";
import { quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { DotStrip } from "#app/ui/charts/dot-strip.tsx";
import type { StripScale } from "#app/ui/charts/strip-scale.ts";
import { PlaceLink } from "../page/kept-place.tsx";
import * as css from "./price-strip.css.ts";

interface PriceStripProps {
  service: ServiceCode;
  spread: PriceSpread;
  scale: StripScale;
  /** What is said on and around it; '' where there is nothing to say. */
  texts: Record<"label" | "middle" | "beyond" | "note" | "lowest" | "highest", string>;
}

/** All comparable prices of a service as dots, one a hospital or a price list, and below them the names of the cheapest and the
 *  most expensive hospital. */
export function PriceStrip({ service, spread, scale, texts }: PriceStripProps) {
  const numbers = spread.quartiles && quartileNumbers(spread.quartiles);
  return (
    <div className={css.strip}>
      <DotStrip
        label={texts.label}
        values={spread.pointsDollars.map((amount) => dollarsNumber(amount))}
        crowds={spread.sharedAmounts.map(({ dollars, hospitalCount }) => ({
          value: dollarsNumber(dollars),
          count: hospitalCount,
        }))}
        scale={scale}
        half={numbers && { from: numbers.p25, to: numbers.p75 }}
        marks={numbers ? [{ value: numbers.median, text: texts.middle, rank: "middle" }] : []}
        format={(amount) => formatShortDollars(Math.round(amount))}
        beyond={texts.beyond}
      />
      <ul className={css.ends}>
        <End name={texts.lowest} service={service} end={spread.lowest} />
        <End name={texts.highest} service={service} end={spread.highest} />
      </ul>
      {texts.note ? <p className={css.thinned}>{texts.note}</p> : null}
    </div>
  );
}

function End({ name, service, end }: { name: string; service: ServiceCode; end: SpreadEnd }) {
  const { hospitalName, hospitalShortId, priceDollars } = end;
  return (
    <li className={css.end}>
      {name} {formatDollars(priceDollars)}:{" "}
      <PlaceLink href={hospitalServicePath({ name: hospitalName, shortId: hospitalShortId }, service)}>
        {hospitalName}
      </PlaceLink>
    </li>
  );
}
