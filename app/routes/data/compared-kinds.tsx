import { formatCount } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayHeaps } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";
import { QuartileBar } from "#app/ui/charts/quartile-bar.tsx";
import { note, part } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./data-page.css.ts";
import { chargeKinds } from "./data-query.ts";
import type { PlaceKinds, PlacePrices } from "./explore-prices.server.ts";

interface ComparedKindsProps {
  /** The nation, and the state that was chosen. */
  places: PlaceKinds[];
}

/** A service’s cash prices, the gross charges and the negotiated ones side by side, drawn and as numbers. */
export function ComparedKinds({ places }: ComparedKindsProps) {
  const words = useWords().exploreData;
  const language = useLanguage();
  const { priceNames } = useWords();
  const { noMiddle } = useWords().twoHeaps;
  const rows = chargeKinds.flatMap((kind) =>
    places.map((place) => ({ name: priceNames.kinds[kind], place: place.name, ...place.kinds[kind] })),
  );
  const end = Math.max(
    0,
    ...rows.map(({ quartiles }) => (quartiles ? dollarsNumber(quartiles.p75Dollars) : 0)),
  );
  return (
    <section className={part} aria-labelledby="kinds">
      <h2 id="kinds">{words.comparedKinds.heading}</h2>
      <DataTable
        caption={say(language, words.comparedKinds.legend, { end: formatShortDollars(end) })}
        columns={columnsOf(language, end, (heaps) => sayHeaps(language, heaps), noMiddle)}
        rows={rows}
        keyOf={({ name, place }) => `${name} ${place}`}
      />
      <dl className={note}>
        {chargeKinds.map((kind) => (
          <div key={kind}>
            <dt className={css.term}>{priceNames.kinds[kind]}:</dt>{" "}
            <dd className={css.meaning}>{priceNames.kindMeanings[kind]}.</dd>
          </div>
        ))}
      </dl>
      <p className={note}>{words.comparedKinds.note}</p>
    </section>
  );
}

interface Row extends PlacePrices {
  name: string;
  place: string;
}

function columnsOf(
  language: Language,
  end: number,
  rangesOf: (heaps: PriceClusters) => string,
  noMiddle: string,
): Column<Row>[] {
  const absent = ({ isTooFew }: Row) =>
    isTooFew
      ? wordsIn(language).exploreData.comparedKinds.tooFew
      : wordsIn(language).exploreData.comparedKinds.none;
  return [
    {
      heading: wordsIn(language).exploreData.comparedKinds.charge,
      cell: ({ name, place }) => (
        <>
          <span className={css.word}>{name}</span>
          <div className={note}>
            {say(language, wordsIn(language).exploreData.comparedKinds.place, { place })}
          </div>
        </>
      ),
    },
    {
      heading: wordsIn(language).exploreData.comparedKinds.middleHalf,
      cell: (row) => {
        if (row.heaps) return rangesOf(row.heaps);
        if (!row.quartiles) return absent(row);
        const quartiles = quartileNumbers(row.quartiles);
        return (
          <>
            <QuartileBar quartiles={quartiles} end={end} />
            <Sentence
              of={wordsIn(language).exploreData.comparedKinds.half}
              values={{ low: formatShortDollars(quartiles.p25), high: formatShortDollars(quartiles.p75) }}
              as={{
                low: (text) => <span className={css.whole}>{text}</span>,
                high: (text) => <span className={css.whole}>{text}</span>,
              }}
            />
          </>
        );
      },
    },
    {
      heading: wordsIn(language).exploreData.comparedKinds.median,
      isNumber: true,
      cell: (row) => {
        if (row.heaps) return noMiddle;
        return row.quartiles ? formatShortDollars(dollarsNumber(row.quartiles.medianDollars)) : absent(row);
      },
    },
    {
      heading: wordsIn(language).exploreData.comparedKinds.prices,
      isNumber: true,
      cell: ({ priceCount }) => formatCount(language, priceCount),
    },
  ];
}
