import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import { absoluteDollars, type Dollars } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { PublishedPrices } from "#app/domain/prices/at-hospital/published-prices.ts";
import { type WeighedAmount, weighAmount } from "#app/domain/prices/at-hospital/weigh-amount.ts";
import { wordsIn } from "./words.ts";

/** What one payer's plans pay; null: no payer is chosen. */
type PayerRange = { payer: string; lowest: Dollars; highest: Dollars } | null;

/**
 * A bill's amount against what a hospital publishes: '$4,200 is $509 above this hospital’s list price and 52% above its
 * cash price. Insurers pay $592 to $2,934 here.' Null where nothing is published.
 */
export function sayBillLine(
  language: Language,
  amount: Dollars,
  published: PublishedPrices,
  ofPayer: PayerRange,
): string | null {
  const words = wordsIn(language).serviceDetails.bill;
  const { grossDollars, cashDollars } = published;
  const [first, second] = [
    ...(grossDollars ? [sayDifference(language, weighAmount(amount, grossDollars), words.prices.gross)] : []),
    ...(cashDollars
      ? [
          sayShare(
            language,
            weighAmount(amount, cashDollars),
            grossDollars ? words.prices.cash : words.prices.onlyCash,
          ),
        ]
      : []),
  ];
  const bill = shortDollars(amount);
  const rates = sayRates(language, published, ofPayer);
  if (first === undefined) return rates;
  const compared =
    second === undefined
      ? say(language, words.sentence, { amount: bill, first })
      : say(language, words.sentenceOfTwo, { amount: bill, first, second });
  return rates === null ? compared : `${compared} ${rates}`;
}

/** '$4,200', with cents only where there are any. */
export function shortDollars(amount: Dollars): string {
  return formatShortDollars(Number(amount));
}

function sayDifference(language: Language, { differenceDollars }: WeighedAmount, price: string): string {
  const { above, below, exactly } = wordsIn(language).serviceDetails.bill;
  const size = Number(differenceDollars);
  if (size === 0) return say(language, exactly, { price });
  const difference = shortDollars(absoluteDollars(differenceDollars));
  return say(language, size > 0 ? above : below, { difference, price });
}

function sayShare(language: Language, { fromPublished }: WeighedAmount, price: string): string {
  const { above, below, exactly, times } = wordsIn(language).serviceDetails.bill;
  const share = fromPublished ?? 0;
  if (share === 0) return say(language, exactly, { price });
  if (share >= 1) return say(language, times, { times: Math.round((share + 1) * 10) / 10, price });
  const difference = `${(Math.abs(share) * 100).toLocaleString(localeOf(language), { maximumFractionDigits: Math.abs(share) < 0.01 ? 2 : 0 })}%`;
  return say(language, share > 0 ? above : below, { difference, price });
}

function sayRates(
  language: Language,
  { lowestDollars, highestDollars }: PublishedPrices,
  ofPayer: PayerRange,
): string | null {
  const { paysRange, paysOne, payerRange, payerOne } = wordsIn(language).serviceDetails.bill;
  if (ofPayer) {
    const [from, to] = [shortDollars(ofPayer.lowest), shortDollars(ofPayer.highest)];
    const values = { payer: ofPayer.payer, from, to };
    return say(language, from === to ? payerOne : payerRange, values);
  }
  if (lowestDollars === null || highestDollars === null) return null;
  const [from, to] = [shortDollars(lowestDollars), shortDollars(highestDollars)];
  return say(language, from === to ? paysOne : paysRange, { from, to });
}
