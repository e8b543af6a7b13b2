import { PlaceLink } from "#app/components/page/kept-place.tsx";
import {
  codeName,
  dollarsOrNone,
  formatConditions,
  placeName,
  priceKindName,
} from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayFromMiddle } from "#app/content/words/say-price-level.ts";
import { sayTwoHeapsIn } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { priceLevel } from "#app/domain/prices/price-level.ts";
import type { KeptPrice } from "#app/domain/prices/search/kept-price.ts";
import type { FoundSavedPrice } from "#app/domain/prices/search/list-saved-prices.server.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { RemovePrice } from "./remove-price.tsx";
import * as css from "./saved.css.ts";

interface SavedTableProps {
  prices: FoundSavedPrice[];
  /** What this device knows of them from the days on which they were saved. */
  kept: KeptPrice[];
  canRemove: boolean;
}

/** Saved prices, each with its current and former value, its place in its state and its source. */
export function SavedTable({ prices, kept, canRemove }: SavedTableProps) {
  const language = useLanguage();
  const words = useWords().savedPrices;
  const columns: Column<FoundSavedPrice>[] = [
    {
      heading: words.columns.hospital,
      cell: ({ found }) => {
        const hospital = { name: found.hospitalName, shortId: found.hospitalShortId };
        return (
          <>
            <PlaceLink href={hospitalServicePath(hospital, found)}>
              <ServiceName of={{ ...found, name: found.serviceName }} />
            </PlaceLink>
            <div className={note}>
              {codeName(found)} · {formatConditions(language, found)}
            </div>
            <div>
              <PlaceLink href={hospitalPath(hospital)}>{found.hospitalName}</PlaceLink>, {placeName(found)}
            </div>
          </>
        );
      },
    },
    {
      heading: words.columns.price,
      isNumber: true,
      cell: ({ found }) => (
        <>
          {dollarsOrNone(language, found.priceDollars)}
          {found.priceKind ? <div className={note}>{priceKindName(language, found.priceKind)}</div> : null}
          <Change
            found={found}
            before={kept.find((price) => writeSavedPrice(price) === writeSavedPrice(found))}
          />
        </>
      ),
    },
    { heading: words.columns.standing, cell: (price) => <Standing price={price} /> },
    {
      heading: words.columns.source,
      cell: ({ found }) => (
        <SourceLink importId={found.importId} place={sourcePlace(found)}>
          {found.fileDate
            ? say(language, words.file, { date: formatDate(language, found.fileDate) })
            : words.undated}
        </SourceLink>
      ),
    },
    ...(canRemove
      ? [
          {
            heading: words.columns.remove,
            cell: ({ found }: FoundSavedPrice) => (
              <RemovePrice
                price={found}
                name={`${serviceNameIn(language, { ...found, name: found.serviceName })}, ${found.hospitalName}`}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={say(language, words.caption, { count: prices.length })}
      columns={columns}
      rows={prices}
      keyOf={({ found }) => writeSavedPrice(found)}
    />
  );
}

/** What the price was on the day it was saved; nothing where that is not known. */
function Change({ found, before }: { found: PriceResult; before: KeptPrice | undefined }) {
  const language = useLanguage();
  const { change } = useWords().savedPrices;
  if (!before) return null;
  const [date, amount] = [formatDate(language, before.savedOn), formatDollars(before.dollars)];
  const text =
    before.kind !== found.priceKind
      ? say(language, change.otherKind, {
          amount,
          kind: priceKindName(language, before.kind).toLowerCase(),
          date,
        })
      : found.priceDollars !== null && dollarsNumber(found.priceDollars) === dollarsNumber(before.dollars)
        ? say(language, change.same, { date })
        : say(language, change.was, { amount, date });
  return <div className={css.change}>{text}</div>;
}

function Standing({ price: { found, standing } }: { price: FoundSavedPrice }) {
  const language = useLanguage();
  const { among, few } = useWords().savedPrices;
  const { level: levels } = useWords().priceLevels;
  const state = nameOf(wordsIn(language).stateNames, found.state);
  const level = found.priceDollars && standing ? priceLevel(found.priceDollars, standing.quartiles) : null;
  if (standing?.heaps) return sayTwoHeapsIn(language, state, standing.heaps);
  if (level === null || standing === null) return say(language, few, { state });
  return say(language, among, {
    level: levels[level.level],
    fromMiddle: sayFromMiddle(language, level),
    state,
    count: standing.count,
  });
}
