import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { codeName, formatConditions, priceKindName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayShare } from "#app/content/words/say-ratio.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import {
  absoluteDollars,
  type Dollars,
  differenceDollars,
  dollarsNumber,
} from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { ComparedPrice } from "#app/domain/prices/compare/compare-hospitals.server.ts";
import { type SourcePosition, sourcePlace } from "#app/domain/prices/source-place.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { is } from "#app/ui/table/table-role.ts";
import * as css from "./compared-table.css.ts";
import type { Comparison } from "./find-comparison.server.ts";

interface ComparedTableProps {
  caption: string;
  hospitals: Comparison["hospitals"];
  rows: ComparedPrice[];
}

/** The prices of the hospitals side by side, on a phone below the service's name: two side by side, more of them
 *  one line each. Of two the difference is said, of more which is the lowest. */
export function ComparedTable({ caption, hospitals, rows }: ComparedTableProps) {
  const words = useWords().compare.all;
  const language = useLanguage();
  const isPair = hospitals.length === 2;
  return (
    <table {...is("table")} className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead {...is("rowgroup")} className={css.headings}>
        <tr {...is("row")}>
          <th scope="col" {...is("columnheader")} className={css.heading}>
            {words.service}
          </th>
          {hospitals.map(({ hospitalId, label }) => (
            <th key={hospitalId} scope="col" {...is("columnheader")} className={css.priceHeading}>
              {label}
            </th>
          ))}
          {isPair ? (
            <th scope="col" {...is("columnheader")} className={css.priceHeading}>
              {words.difference}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody {...is("rowgroup")} className={css.rows}>
        {rows.map((row) => (
          <tr
            key={`${codeName(row)} ${formatConditions(language, row)} ${row.pricesDollars}`}
            {...is("row")}
            className={css.row}
          >
            <th scope="row" {...is("rowheader")} className={css.service}>
              <ServiceName of={{ ...row, name: row.serviceName }} />
              <div className={stack.note}>
                {codeName(row)} · {formatConditions(language, row)} · {priceKindName(language, row.priceKind)}
              </div>
            </th>
            {hospitals.map((hospital, no) => (
              <td
                {...is("cell")}
                key={hospital.hospitalId}
                className={isPair ? css.sideBySide : css.oneLine}
                data-heading={hospital.label}
              >
                <span>
                  <PlaceLink className={css.price} href={hospitalServicePath(hospital, row)}>
                    {formatDollars(itemAt(row.pricesDollars, no))}
                  </PlaceLink>
                  {isPair || !isLowest(row, no) ? null : <span className={css.mark}> {words.lowest}</span>}{" "}
                  <Source importId={hospital.importId} position={row.sources[no]} />
                </span>
              </td>
            ))}
            {isPair ? (
              <td {...is("cell")} className={css.difference} data-heading={hospitals[1]?.label}>
                {sayDifference(language, row)}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Source({ importId, position }: { importId: number; position: SourcePosition | undefined }) {
  const words = useWords().compare.all;
  if (!position) return null;
  return (
    <span className={stack.note}>
      <SourceLink importId={importId} place={sourcePlace(position)}>
        {words.source}
      </SourceLink>
    </span>
  );
}

function isLowest({ pricesDollars }: ComparedPrice, no: number): boolean {
  const amounts = pricesDollars.map((price) => dollarsNumber(price));
  return amounts[no] === Math.min(...amounts) && new Set(amounts).size > 1;
}

/** '$120.00 less (12%)' */
function sayDifference(language: Language, { pricesDollars }: ComparedPrice): string {
  const { all, ratio } = wordsIn(language).compare;
  const [first, second] = pricesDollars as [Dollars, Dollars];
  const difference = differenceDollars(first, second);
  if (Number(difference) === 0) return ratio.same;
  return say(language, difference.startsWith("-") ? all.less : all.more, {
    amount: formatDollars(absoluteDollars(difference)),
    ratio: sayShare(language, dollarsNumber(second) / dollarsNumber(first)),
  });
}
