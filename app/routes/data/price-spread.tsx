import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayAmountCount } from "#app/content/words/say-amount-count.ts";
import { sayTwoHeapsIn } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceSpread } from "#app/domain/statistics/pricing/service-pricing.server.ts";
import { quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { Histogram } from "#app/ui/charts/histogram.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

interface PriceSpreadPartProps {
  /** 'discounted cash price', for the rest of a sentence. */
  kindName: string;
  places: { name: string; spread: PriceSpread }[];
}

/** The spread of the hospitals' comparable prices of one service: drawn, and as a table. */
export function PriceSpreadPart({ kindName, places }: PriceSpreadPartProps) {
  const words = useWords().exploreData;
  const language = useLanguage();
  if (places.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="spread">
      <h2 id="spread">{words.priceSpread.heading}</h2>
      <p>
        {say(language, words.priceSpread.method, { kind: kindName })}
        {places.some(({ spread }) => spread.quartiles) ? ` ${words.priceSpread.band}` : null}
      </p>
      {places.map(({ name, spread }) => (
        <div key={name} className={stack.part}>
          <h3>
            {say(language, words.priceSpread.counted, {
              amountCount:
                sayAmountCount(language, spread) ||
                say(language, wordsIn(language).counts.hospital, { count: spread.count }),
              name,
            })}
          </h3>
          <Histogram
            label={spreadText(language, name, spread)}
            bins={spread.bins}
            quartiles={spread.quartiles && quartileNumbers(spread.quartiles)}
            format={formatShortDollars}
            formatOpen={(from) => say(language, words.priceSpread.from, { from: formatShortDollars(from) })}
          />
          <p className={stack.note}>
            {spreadText(language, name, spread)} {outlierText(language, spread.implausibleCount)}
          </p>
        </div>
      ))}
      <details className={stack.details}>
        <summary className={stack.summary}>{words.priceSpread.asTable}</summary>
        <DataTable
          caption={say(language, words.priceSpread.caption, { kind: kindName })}
          columns={[
            { heading: words.priceSpread.price, cell: ({ text }: BinRow) => text },
            ...places.map(
              ({ name }, place): Column<BinRow> => ({
                heading: say(language, words.priceSpread.pricesIn, { name }),
                isNumber: true,
                cell: ({ counts }) => formatCount(language, counts[place] ?? 0),
              }),
            ),
          ]}
          rows={binRows(
            language,
            places.map(({ spread }) => spread),
          )}
          keyOf={({ text }) => text}
        />
      </details>
    </section>
  );
}

interface BinRow {
  text: string;
  counts: number[];
}

function binRows(language: Language, spreads: PriceSpread[]): BinRow[] {
  const [first] = spreads;
  return (first?.bins ?? []).map(({ from, to }, index) => ({
    text:
      to === null
        ? say(language, wordsIn(language).exploreData.priceSpread.from, { from: formatShortDollars(from) })
        : say(language, wordsIn(language).exploreData.priceSpread.fromTo, {
            from: formatShortDollars(from),
            to: formatShortDollars(to),
          }),
    counts: spreads.map(({ bins }) => bins[index]?.count ?? 0),
  }));
}

function spreadText(
  language: Language,
  name: string,
  { amountCount, quartiles, heaps }: PriceSpread,
): string {
  if (heaps) return sayTwoHeapsIn(language, name, heaps);
  if (quartiles === null) return "";
  const { p25, median, p75 } = quartileNumbers(quartiles);
  return say(language, wordsIn(language).exploreData.priceSpread.summary, {
    prices: say(language, wordsIn(language).counts.price, { count: amountCount }),
    name,
    p25: formatShortDollars(p25),
    p75: formatShortDollars(p75),
    median: formatShortDollars(median),
  });
}

function outlierText(language: Language, count: number): string {
  const { rule, noneLeftOut, leftOut } = wordsIn(language).exploreData.priceSpread;
  return count === 0
    ? say(language, noneLeftOut, { rule })
    : say(language, leftOut, {
        prices: say(language, wordsIn(language).counts.price, { count: count }),
        rule,
      });
}
