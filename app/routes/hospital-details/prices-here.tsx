import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { codeName, formatConditions, priceKindName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayAmountCount } from "#app/content/words/say-amount-count.ts";
import { sayFromMiddle } from "#app/content/words/say-price-level.ts";
import { sayTwoHeaps } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { hospitalServicePath, type LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceAtHospital } from "#app/domain/prices/at-hospital/price-services-at-hospital.server.ts";
import { priceLevel } from "#app/domain/prices/price-level.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { DotOnStrip } from "#app/ui/charts/dot-on-strip.tsx";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

/** A service with what the hospital charges for it. */
export type PricedService = { service: ServiceItem; price: PriceAtHospital };

interface PricesHereProps {
  caption: string;
  hospital: LinkedHospital;
  services: PricedService[];
}

/** What services cost at the hospital, each with its dot among the comparable prices of the state. */
export function PricesHere({ caption, hospital, services }: PricesHereProps) {
  const words = useWords().hospitalDetails.common;
  const language = useLanguage();
  const columns: Column<PricedService>[] = [
    {
      heading: words.service,
      cell: ({ service, price }) => (
        <>
          <PlaceLink href={hospitalServicePath(hospital, service)}>
            <ServiceName of={service} />
          </PlaceLink>
          <div className={note}>
            {codeName(service)} · {formatConditions(language, price)}
            {price.otherCount > 0 ? `, ${say(language, words.others, { count: price.otherCount })}` : ""}
          </div>
        </>
      ),
    },
    {
      heading: words.price,
      isNumber: true,
      cell: ({ price }) => (
        <>
          {formatDollars(price.priceDollars)}
          <div className={note}>{priceKindName(language, price.priceKind)}</div>
        </>
      ),
    },
    {
      heading: words.standing,
      cell: ({ price }) => <Place price={price} language={language} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={services}
      keyOf={({ service }) => codeName(service)}
    />
  );
}

function Place({ price, language }: { price: PriceAtHospital; language: Language }) {
  const words = wordsIn(language).hospitalDetails.common;
  const { quartiles, heaps, count, pointsDollars } = price.state;
  const amounts = sayAmountCount(language, price.state);
  const level = priceLevel(price.priceDollars, quartiles);
  const scale = stripScale(pointsDollars.map((point) => dollarsNumber(point)));
  if (heaps) {
    return (
      <>
        <DotOnStrip value={dollarsNumber(price.priceDollars)} scale={scale} half={null} />
        {wordsIn(language).twoHeaps.noMiddle} <span className={note}>{sayTwoHeaps(language, heaps)}</span>
      </>
    );
  }
  if (!quartiles || !level) return words.tooFew;
  const { p25, p75 } = quartileNumbers(quartiles);
  return (
    <>
      <DotOnStrip value={dollarsNumber(price.priceDollars)} scale={scale} half={{ from: p25, to: p75 }} />
      {say(language, words.level, {
        level: wordsIn(language).priceLevels.level[level.level],
        fromMiddle: sayFromMiddle(language, level),
      })}{" "}
      <span className={note}>
        {say(language, words.among, { count })}
        {amounts ? ` (${amounts})` : ""}
      </span>
    </>
  );
}
