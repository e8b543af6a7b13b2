import { PlaceLink } from "#app/components/kept-place.tsx";
import {
  codeName,
  dollarsOrNone,
  likenessText,
  placeName,
  priceKindName,
} from "#app/components/price-words.ts";
import { savedListPath } from "#app/components/saved-list.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { SourceLink } from "#app/components/source-link.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { priceLevelWords } from "#app/content/words/price-levels.ts";
import { savedPriceWords } from "#app/content/words/saved-prices.ts";
import { sayFromMiddle } from "#app/content/words/say-price-level.ts";
import { sayTwoHeapsIn } from "#app/content/words/say-two-heaps.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/hospital-link.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import { say } from "#app/domain/language/say.ts";
import { priceLevel } from "#app/domain/prices/price-level.ts";
import type { FoundSavedPrice } from "#app/domain/prices/search/list-saved-prices.server.ts";
import { type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { spoken } from "#app/ui/theme/spoken.css.ts";

interface SavedTableProps {
  saved: SavedPrice[];
  prices: FoundSavedPrice[];
}

/** Saved prices, each with what it is, where it stands in its state, its source and the list without it. */
export function SavedTable({ saved, prices }: SavedTableProps) {
  const language = useLanguage();
  const words = useWords(savedPriceWords);
  const columns: Column<FoundSavedPrice>[] = [
    {
      heading: words.columns.hospital,
      cell: ({ found }) => {
        const hospital = { name: found.hospitalName, shortId: found.hospitalShortId };
        return (
          <>
            <PlaceLink href={hospitalServicePath(hospital, found)}>{found.serviceName}</PlaceLink>
            <div className={note}>
              {codeName(found)} · {likenessText(found)}
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
          {dollarsOrNone(found.priceDollars)}
          {found.priceKind ? <div className={note}>{priceKindName(found.priceKind)}</div> : null}
        </>
      ),
    },
    { heading: words.columns.standing, cell: (price) => <Standing price={price} /> },
    {
      heading: words.columns.source,
      cell: ({ found }) => (
        <SourceLink importId={found.importId} place={sourcePlace(found)}>
          {found.fileDate ? say(language, words.file, { date: formatDate(found.fileDate) }) : words.undated}
        </SourceLink>
      ),
    },
    {
      heading: words.columns.remove,
      cell: ({ found }) => (
        <a href={savedListPath(saved.filter((price) => writeSavedPrice(price) !== writeSavedPrice(found)))}>
          <Sentence
            of={words.remove}
            values={{ name: `${found.serviceName}, ${found.hospitalName}` }}
            as={{ spoken: (text) => <span className={spoken}>{text}</span> }}
          />
        </a>
      ),
    },
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

function Standing({ price: { found, standing } }: { price: FoundSavedPrice }) {
  const language = useLanguage();
  const { among, few } = useWords(savedPriceWords);
  const { level: levels } = useWords(priceLevelWords);
  const state = US_STATES.get(found.state) ?? found.state;
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
