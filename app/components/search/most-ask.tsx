import { say } from "#app/domain/language/say.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import { enoughHospitals } from "#app/domain/prices/search/reach.ts";
import type { PriceCluster } from "#app/domain/statistics/values/price-clusters.ts";
import { Sentence } from "../sentence.tsx";
import { useLanguage } from "../use-words.ts";

type OfPrice = `${string}<figure>${string}{price}${string}</figure>${string}`;
type OfTwo = `${string}<figure>${string}{low}${string}{high}${string}</figure>${string}`;

interface MostAskProps {
  spread: PriceSpread;
  words: Record<"most" | "two" | "groups", OfTwo> & Record<"same" | "median" | "one", OfPrice>;
  /** '{from} to {to}' */
  range: `${string}{from}${string}{to}${string}`;
  /** Of the figure. */
  className: string;
}

/** What most hospitals ask, in a sentence with one figure: the middle 50% of five or more hospitals, the median of fewer, both
 *  groups where prices fall into two. Never from the lowest to the highest. */
export function MostAsk({ spread, words, range, className }: MostAskProps) {
  const language = useLanguage();
  const as = { figure: (text: string) => <strong className={className}>{text}</strong> };
  const { count, heaps, middleHalf, lowest, highest } = spread;
  const rangeOf = ({ lowestDollars, highestDollars }: PriceCluster) =>
    say(language, range, { from: formatPrice(lowestDollars), to: formatPrice(highestDollars) });
  if (heaps) {
    return (
      <Sentence of={words.groups} values={{ low: rangeOf(heaps.low), high: rangeOf(heaps.high) }} as={as} />
    );
  }
  if (count === 1 || middleHalf === null) {
    return <Sentence of={words.one} values={{ price: formatPrice(lowest.priceDollars) }} as={as} />;
  }
  const [low, high] =
    count === 2
      ? [formatPrice(lowest.priceDollars), formatPrice(highest.priceDollars)]
      : [formatPrice(middleHalf.p25Dollars), formatPrice(middleHalf.p75Dollars)];
  if (low === high) return <Sentence of={words.same} values={{ price: low }} as={as} />;
  if (count === 2) return <Sentence of={words.two} values={{ low, high }} as={as} />;
  if (count < enoughHospitals) {
    return <Sentence of={words.median} values={{ price: formatPrice(middleHalf.medianDollars) }} as={as} />;
  }
  return <Sentence of={words.most} values={{ low, high }} as={as} />;
}
