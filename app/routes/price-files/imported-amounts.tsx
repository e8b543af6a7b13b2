import { formatCount, formatPercent } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { ListedImport } from "#app/domain/imports/list-imports.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import * as css from "./price-files.css.ts";

/** How much of a price file came in, each number with what it counts. */
export function ImportedAmounts({ file }: { file: ListedImport }) {
  const language = useLanguage();
  const words = useWords().priceFiles;
  const { counted } = words.importedAmounts;
  const isJson = file.layout === "json";
  return (
    <section className={css.part} aria-labelledby="amounts">
      <h2 id="amounts">{words.importedAmounts.heading}</h2>
      <dl className={css.amounts}>
        <Amount
          count={file.rowCount}
          counted={isJson ? counted.items : counted.rows}
          meaning={isJson ? words.importedAmounts.items : words.importedAmounts.rows}
        />
        <Amount
          count={file.rowLeftOutCount}
          counted={isJson ? counted.itemsLeftOut : counted.rowsLeftOut}
          meaning={words.importedAmounts.leftOut}
        />
        <Amount count={file.chargeCount} counted={counted.charges} meaning={words.importedAmounts.charges} />
        <Amount
          count={file.negotiatedChargeCount}
          counted={counted.rates}
          meaning={words.importedAmounts.rates}
        />
        <Amount count={file.priceCount} counted={counted.prices} meaning={words.importedAmounts.prices} />
        <Amount
          count={file.cashPriceCount}
          counted={counted.cashPrices}
          meaning={say(language, words.importedAmounts.cash, {
            share: shareOf(language, file.cashPriceCount, file.priceCount),
          })}
        />
        <Amount count={file.serviceCount} counted={counted.services} meaning={words.importedAmounts.codes} />
        <Amount count={file.payerCount} counted={counted.payers} meaning={words.importedAmounts.payers} />
      </dl>
    </section>
  );
}

function Amount({ count, counted, meaning }: { count: number; counted: string; meaning: string }) {
  const language = useLanguage();
  return (
    <div className={css.amount}>
      <dt className={css.counted}>{counted}</dt>
      <dd className={css.number}>{formatCount(language, count)}</dd>
      <dd className={css.meaning}>{meaning}</dd>
    </div>
  );
}

function shareOf(language: Language, part: number, whole: number): string {
  if (whole === 0) return wordsIn(language).priceFiles.importedAmounts.noPrices;
  return say(language, wordsIn(language).priceFiles.importedAmounts.share, {
    part: formatPercent(language, part / whole),
  });
}
