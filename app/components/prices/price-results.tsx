import { useLanguage } from "#app/components/use-words.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { is } from "#app/ui/table/table-role.ts";
import { KeptPlace } from "../page/kept-place.tsx";
import { codeName, formatConditions } from "../price-words.ts";
import * as css from "./price-results.css.ts";
import { PriceRow, type PriceRowWords, type RowStanding } from "./price-row.tsx";

export type PriceListWords = PriceRowWords & {
  headings: Record<"hospital" | "price" | "nearness" | "pick", string>;
  gathered: Record<"one" | "other", `${string}{caption}${string}{count}${string}`>;
  compare: string;
  compareHint: string;
};

interface PriceResultsProps {
  caption: string;
  results: PriceResult[];
  /** By the result's place, the other hospitals of its price list that publish its amount. */
  sharedBy: PriceResult[][];
  words: PriceListWords;
  /** The one service that all are prices of; null: each row names its own. */
  service: ServiceCode | null;
  /** The first row's number on the map. */
  firstNumber: number;
  /** Whether a payer's rates are asked for, which then replace the prices. */
  isByRate?: boolean;
  /** Whether a price is low or high compared with similar prices; null: not shown here. */
  standingOf?: ((found: PriceResult) => RowStanding) | null;
  /** What the comparison of picked hospitals starts with. */
  category?: string;
}

/** Prices that were found, each with what it is, its date and its source; up to four hospitals can be picked and
 *  compared. */
export function PriceResults({
  caption,
  results,
  sharedBy,
  words,
  service,
  category,
  ...rest
}: PriceResultsProps) {
  const language = useLanguage();
  const { firstNumber, isByRate = false, standingOf = null } = rest;
  const { hospital, price, nearness, pick } = words.headings;
  const headings = [hospital, price, nearness, pick];
  return (
    <form action="/compare" className={css.form}>
      <KeptPlace />
      {service ? (
        <>
          <input type="hidden" name="code_type" value={service.codeType} />
          <input type="hidden" name="code" value={service.code} />
        </>
      ) : null}
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <table {...is("table")} className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead {...is("rowgroup")} className={css.headings}>
          <tr {...is("row")}>
            {headings.map((heading) => (
              <th
                key={heading}
                scope="col"
                {...is("columnheader")}
                className={css.heading}
                data-number={heading === price ? true : undefined}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...is("rowgroup")} className={css.rows}>
          {results.map((found, index) => (
            <PriceRow
              key={[
                found.hospitalId,
                codeName(found),
                formatConditions(language, found),
                found.priceDollars,
              ].join(" ")}
              found={found}
              sharing={sharedBy[index] ?? []}
              number={firstNumber + index}
              words={words}
              namesService={service === null}
              isByRate={isByRate}
              standing={standingOf?.(found) ?? null}
            />
          ))}
        </tbody>
      </table>
      <div className={css.action}>
        <SubmitButton rank="secondary" name="compare" value="yes">
          {words.compare}
        </SubmitButton>
        <p className={note}>{words.compareHint}</p>
      </div>
    </form>
  );
}
