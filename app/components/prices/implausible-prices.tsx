import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { PlaceLink } from "../page/kept-place.tsx";
import { codeName, dollarsOrNone, formatConditions, placeName, priceKindName } from "../price-words.ts";
import { useLanguage } from "../use-words.ts";
import { SourceLink } from "./source-link.tsx";

interface ImplausiblePricesProps {
  /** How many a list left out. */
  count: number;
  /** The first of them, where they are asked for; null: they are not. */
  shown: PriceResult[] | null;
  showHref: string;
  hideHref: string;
  words: ImplausiblePriceWords;
}

type ImplausiblePriceWords = Record<"show" | "heading" | "rule" | "none" | "back", string> & {
  reasons: Record<Implausibility, string>;
  columns: Record<"hospital" | "published" | "reason" | "source", string>;
  countLeftOut: { one: string; other: `${string}{count}${string}` };
  caption: `${string}{count}${string}`;
};

const id = "left-out";

/** Says how many prices a list left out because they cannot be ones, and shows them apart, each with the reason and its
 *  place in the file. */
export function ImplausiblePrices({ count, shown, showHref, hideHref, words }: ImplausiblePricesProps) {
  const language = useLanguage();
  if (shown === null) {
    if (count === 0) return null;
    return (
      <p className={stack.note}>
        {say(language, words.countLeftOut, { count })} <a href={`${showHref}#${id}`}>{words.show}</a>
      </p>
    );
  }
  const columns: Column<PriceResult>[] = [
    {
      heading: words.columns.hospital,
      cell: (found) => (
        <>
          <PlaceLink href={hospitalPath({ name: found.hospitalName, shortId: found.hospitalShortId })}>
            {found.hospitalName}
          </PlaceLink>
          <div className={stack.note}>{placeName(found)}</div>
        </>
      ),
    },
    {
      heading: words.columns.published,
      isNumber: true,
      cell: (found) => (
        <>
          {dollarsOrNone(language, found.priceDollars)}
          <div className={stack.note}>
            {found.priceKind ? `${priceKindName(language, found.priceKind)}, ` : ""}
            {formatConditions(language, found).toLowerCase()}
          </div>
        </>
      ),
    },
    {
      heading: words.columns.reason,
      cell: ({ implausible }) => (implausible ? words.reasons[implausible] : ""),
    },
    {
      heading: words.columns.source,
      cell: (found) => (
        <>
          <a href={hospitalServicePath({ name: found.hospitalName, shortId: found.hospitalShortId }, found)}>
            {codeName(found)}
          </a>
          <div className={stack.note}>
            <SourceLink importId={found.importId} place={sourcePlace(found)} />
          </div>
        </>
      ),
    },
  ];
  return (
    <section className={stack.part} aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <p>{words.rule}</p>
      {shown.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={say(language, words.caption, { count: shown.length })}
          columns={columns}
          rows={shown}
          keyOf={(found) =>
            [found.hospitalId, codeName(found), formatConditions(language, found), found.sourceRow].join(" ")
          }
        />
      )}
      <p>
        <a href={hideHref}>{words.back}</a>
      </p>
    </section>
  );
}
