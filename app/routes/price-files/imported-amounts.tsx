import { formatCount, formatPercent } from "#app/components/price-words.ts";
import type { ListedImport } from "#app/domain/imports/list-imports.server.ts";
import * as css from "./price-files.css.ts";

/** How much of a price file came in, each number with what it counts. */
export function ImportedAmounts({ file }: { file: ListedImport }) {
  const isJson = file.layout === "json";
  return (
    <section className={css.part} aria-labelledby="amounts">
      <h2 id="amounts">What was imported</h2>
      <dl className={css.amounts}>
        <Amount
          count={file.rowCount}
          counted={isJson ? "Items read" : "Rows read"}
          meaning={
            isJson
              ? "The items and services that the file lists."
              : "The rows of the file below its three header rows."
          }
        />
        <Amount
          count={file.rowLeftOutCount}
          counted={isJson ? "Items left out" : "Rows left out"}
          meaning="Those with nothing left once the parts with errors were taken out."
        />
        <Amount
          count={file.chargeCount}
          counted="Standard charges"
          meaning="What the hospital publishes for an item or service: its gross charge, its discounted cash price, and the lowest and highest charge that it negotiated."
        />
        <Amount
          count={file.negotiatedChargeCount}
          counted="Negotiated charges"
          meaning="What the hospital agreed on with one payer’s plan for an item or service."
        />
        <Amount
          count={file.priceCount}
          counted="Prices"
          meaning="What can be compared with other hospitals: one for each service, setting, billing class, modifier and drug unit. Charges under the hospital’s own codes are not included."
        />
        <Amount
          count={file.cashPriceCount}
          counted="Prices with a discounted cash price"
          meaning={`What people pay in cash, without insurance. ${shareOf(file.cashPriceCount, file.priceCount)}`}
        />
        <Amount
          count={file.serviceCount}
          counted="Services"
          meaning="The billing codes that those prices are for."
        />
        <Amount
          count={file.payerCount}
          counted="Payers"
          meaning="Insurers and others that the file names. One that it spells in several ways counts once."
        />
      </dl>
    </section>
  );
}

function Amount({ count, counted, meaning }: { count: number; counted: string; meaning: string }) {
  return (
    <div className={css.amount}>
      <dt className={css.counted}>{counted}</dt>
      <dd className={css.number}>{formatCount(count)}</dd>
      <dd className={css.meaning}>{meaning}</dd>
    </div>
  );
}

function shareOf(part: number, whole: number): string {
  if (whole === 0) return "The file has no prices.";
  return `That is ${formatPercent(part / whole)} of the prices.`;
}
