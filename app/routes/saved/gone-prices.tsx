import { codeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { KeptPrice } from "#app/domain/prices/search/kept-price.ts";
import { type SavedPrice, writeSavedPrice } from "#app/domain/prices/search/saved-price.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { RemovePrice } from "./remove-price.tsx";

interface GonePricesProps {
  /** Of the list, those that are not published now. */
  prices: SavedPrice[];
  kept: KeptPrice[];
  /** By short id. */
  hospitalNames: Record<string, string>;
  canRemove: boolean;
}

/** Saved prices that are no longer published, with what they were; nothing where all are. */
export function GonePrices({ prices, kept, hospitalNames, canRemove }: GonePricesProps) {
  const language = useLanguage();
  const { gone } = useWords().savedPrices;
  if (prices.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="gone">
      <h2 id="gone">{gone.heading}</h2>
      <ul className={stack.bullets}>
        {prices.map((price) => {
          const key = writeSavedPrice(price);
          const before = kept.find((other) => writeSavedPrice(other) === key);
          const hospital = hospitalNames[price.hospitalShortId] ?? gone.unknownHospital;
          const name = say(language, gone.price, { code: codeName(price), hospital });
          return (
            <li key={key}>
              {name}.{" "}
              {before
                ? say(language, gone.was, {
                    amount: formatDollars(before.dollars),
                    date: formatDate(language, before.savedOn),
                  })
                : null}
              {canRemove ? <RemovePrice price={price} name={name} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
