import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { formatCount } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayAmountCount, saySharedAmounts, sayWhyFewerAmounts } from "#app/content/words/say-amount-count.ts";
import { sayFromMiddle } from "#app/content/words/say-price-level.ts";
import { sayPriceRank } from "#app/content/words/say-price-rank.ts";
import { sayHeaps, sayTwoHeapsIn } from "#app/content/words/say-two-heaps.ts";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { type Dollars, dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { priceLevel } from "#app/domain/prices/price-level.ts";
import type { PriceStanding } from "#app/domain/statistics/standing/price-standing.ts";
import { type PriceQuartiles, quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { amongOthers } from "#app/domain/statistics/values/price-rank.ts";
import { DotStrip, type StripMark } from "#app/ui/charts/dot-strip.tsx";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./service-details.css.ts";

/** A place and the comparable prices of its hospitals. */
export interface PlaceStanding {
  place: string;
  standing: PriceStanding;
}

type NamesPrice = `${string}{price}${string}`;

interface StandingStripProps extends PlaceStanding {
  /** The price that is compared; null: it is implausible, so nothing is said of it. */
  price: Dollars | null;
  /** Whether the price is one of those that are counted. */
  isCounted: boolean;
  /** What a bill charges, drawn next to it; null: no amount was given. */
  billDollars: Dollars | null;
  /** Whose rates these are; null: they are prices without insurance. */
  payer: string | null;
}

/** How a price compares with similar ones in a place: in a sentence and as a picture. */
export function StandingStrip({ isCounted, payer, ...strip }: StandingStripProps) {
  const words = useWords().serviceDetails.standing;
  const language = useLanguage();
  const { place, standing, price } = strip;
  const { quartiles, ranks, count } = standing;
  const level = price && priceLevel(price, quartiles);
  const isAlone = count === 1 && isCounted;
  const [rank] = ranks;
  const among = rank && sayPriceRank(language, isCounted ? amongOthers(rank) : rank, place);
  return (
    <div className={css.standing}>
      {price && among ? (
        <p className={css.sentence}>
          {isAlone && payer
            ? say(language, words.aloneOfPayer, { payer, place })
            : level
              ? say(language, words.sentence, {
                  level: words.level[level.level],
                  rank: among,
                  fromMiddle: sayFromMiddle(language, level),
                })
              : say(language, words.rankAlone, { rank: among })}
        </p>
      ) : null}
      {standing.heaps ? <p>{sayTwoHeapsIn(language, place, standing.heaps)}</p> : null}
      {isAlone && price ? null : <PlaceStrip {...strip} />}
    </div>
  );
}

type PlaceStripProps = Pick<StandingStripProps, "place" | "standing" | "price" | "billDollars">;

/** The prices of a place as dots, with the hospital's own, a bill's amount and the median marked. */
export function PlaceStrip({ place, standing, price, billDollars }: PlaceStripProps) {
  const words = useWords().serviceDetails.standing;
  const language = useLanguage();
  const { quartiles, pointsDollars, count } = standing;
  const values = pointsDollars.map(Number);
  const half = quartiles && quartileNumbers(quartiles);
  const scale = stripScale(values);
  const markOf = (rank: StripMark["rank"], message: NamesPrice, amount: Dollars): StripMark => ({
    value: Number(amount),
    text: say(language, message, { price: formatDollars(amount) }),
    rank,
  });
  const isBeyond = Number(billDollars) > scale.end;
  const marks: StripMark[] = [
    ...(price ? [markOf("own", words.here, price)] : []),
    ...(billDollars ? [markOf("beside", isBeyond ? words.billBeyond : words.bill, billDollars)] : []),
    ...(quartiles ? [markOf("middle", words.middle, quartiles.medianDollars)] : []),
  ];
  const { beyondCount, highest } = scale;
  const beyond =
    beyondCount === 0
      ? {}
      : {
          beyond: say(language, words.beyond, {
            count: beyondCount,
            highest: formatDollars(dollars(String(highest))),
          }),
        };
  return (
    <DotStrip
      label={[
        say(language, words.strip, { count, place }),
        ...(quartiles ? [say(language, words.half, halfInDollars(quartiles))] : []),
        ...(standing.heaps ? [sayHeaps(language, standing.heaps)] : []),
        ...marks.map(({ text }) => text),
        ...[saySharedAmounts(language, standing.sharedAmounts)].filter((text) => text !== ""),
      ].join("; ")}
      values={values}
      crowds={standing.sharedAmounts.map(({ dollars, hospitalCount }) => ({
        value: Number(dollars),
        count: hospitalCount,
      }))}
      scale={scale}
      half={half && { from: half.p25, to: half.p75 }}
      marks={marks}
      format={(amount) => formatDollars(dollars(String(Math.round(amount * 100) / 100)))}
      {...beyond}
    />
  );
}

function halfInDollars({ p25Dollars, medianDollars, p75Dollars }: PriceQuartiles) {
  return {
    from: formatDollars(p25Dollars),
    to: formatDollars(p75Dollars),
    middle: formatDollars(medianDollars),
  };
}

interface StandingTableProps {
  places: PlaceStanding[];
  price: Dollars;
  /** What a dot is. */
  legend: string;
}

/** The strips' numbers, with what they are of. */
export function StandingTable({ places, price, legend }: StandingTableProps) {
  const words = useWords().serviceDetails.standing;
  const language = useLanguage();
  const shared = places.flatMap(({ place, standing }) => {
    const why = sayWhyFewerAmounts(language, standing);
    return why ? `${place}: ${why} ${saySharedAmounts(language, standing.sharedAmounts)}` : [];
  });
  const isSampled = places.some(({ standing }) => standing.pointsDollars.length < standing.amountCount);
  return (
    <>
      <p className={note}>{legend}</p>
      <DataTable
        caption={words.caption}
        columns={columnsOf(language, words)}
        rows={places.map((place) => ({ ...place, price }))}
        keyOf={({ place }) => place}
      />
      <p className={note}>
        <Sentence
          of={words.note}
          as={{ outlier: (text) => <GlossaryTerm term="Outlier">{text}</GlossaryTerm> }}
        />{" "}
        {isSampled ? words.sampled : ""}
      </p>
      {shared.map((text) => (
        <p key={text} className={note}>
          {text}
        </p>
      ))}
    </>
  );
}

type TableRow = PlaceStanding & { price: Dollars };

function columnsOf(
  language: Language,
  { columns, tooFew }: Words["serviceDetails"]["standing"],
): Column<TableRow>[] {
  const quartile =
    (name: keyof PriceQuartiles) =>
    ({ standing: { quartiles, heaps } }: TableRow) => {
      if (heaps) return wordsIn(language).twoHeaps.noMiddle;
      return quartiles ? formatDollars(quartiles[name]) : tooFew;
    };
  const number = { isNumber: true };
  return [
    { heading: columns.where, cell: ({ place }) => place },
    { heading: columns.price, ...number, cell: ({ price }) => formatDollars(price) },
    { heading: columns.low, ...number, cell: quartile("p25Dollars") },
    { heading: columns.middle, ...number, cell: quartile("medianDollars") },
    { heading: columns.high, ...number, cell: quartile("p75Dollars") },
    {
      heading: columns.count,
      ...number,
      cell: ({ standing }) => sayAmountCount(language, standing) || formatCount(language, standing.count),
    },
    {
      heading: columns.implausible,
      ...number,
      cell: ({ standing }) => formatCount(language, standing.implausibleCount),
    },
  ];
}
