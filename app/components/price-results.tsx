import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/hospital-link.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceResult } from "#app/domain/prices/price-query.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { KeptPlace, PlaceLink } from "./kept-place.tsx";
import * as css from "./price-results.css.ts";
import {
  codeName,
  countOf,
  dollarsOrNone,
  formatMiles,
  likenessText,
  placeName,
  priceKindName,
} from "./price-words.ts";

interface PriceResultsProps {
  caption: string;
  results: PriceResult[];
  /** What the comparison of two picked hospitals starts with. */
  category?: string;
}

/** Prices that were found, each with what it is, its date and its source; two hospitals of them can be picked and
 *  compared. */
export function PriceResults({ caption, results, category }: PriceResultsProps) {
  return (
    <form action="/compare" className={css.form}>
      <KeptPlace />
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <DataTable
        caption={caption}
        columns={columns}
        rows={results}
        keyOf={(found) =>
          [found.hospitalId, codeName(found), likenessText(found), found.priceDollars].join(" ")
        }
      />
      {results.every(hasRange) ? null : (
        <p className={note}>
          Where no negotiated charges are shown, the file we have for that hospital lists none for the
          service.
        </p>
      )}
      <div className={css.action}>
        <SubmitButton rank="secondary" name="compare" value="yes">
          Compare these two
        </SubmitButton>
        <p className={note}>Pick two hospitals in the list to compare all services that both publish.</p>
      </div>
    </form>
  );
}

const columns: Column<PriceResult>[] = [
  {
    heading: "Hospital",
    cell: (found) => (
      <>
        <PlaceLink href={hospitalPath({ name: found.hospitalName, shortId: found.hospitalShortId })}>
          {found.hospitalName}
        </PlaceLink>
        <div className={note}>
          {placeName(found)}
          {found.distanceMiles === null
            ? ""
            : ` · ${formatMiles(found.distanceMiles, { isApproximate: found.isPositionApproximate })}`}
        </div>
      </>
    ),
  },
  {
    heading: "Service",
    cell: (found) => (
      <>
        <PlaceLink
          href={hospitalServicePath({ name: found.hospitalName, shortId: found.hospitalShortId }, found)}
        >
          {found.serviceName}
        </PlaceLink>
        <div className={note}>
          {codeName(found)} · {likenessText(found)}
        </div>
      </>
    ),
  },
  {
    heading: "Price",
    isNumber: true,
    cell: (found) => (
      <>
        <span className={css.price}>{dollarsOrNone(found.priceDollars)}</span>
        {found.priceKind ? <div className={note}>{priceKindName(found.priceKind)}</div> : null}
        {found.lineCount > 1 ? (
          <div className={note}>the middle one of {countOf(found.lineCount, "line")} of the file</div>
        ) : null}
        {found.payerRate ? (
          <div className={note}>
            {dollarsOrNone(found.payerRate.negotiatedDollars)} negotiated rate of {found.payerRate.payerName}{" "}
            {found.payerRate.planName}
          </div>
        ) : null}
      </>
    ),
  },
  {
    heading: "Other charges",
    isNumber: true,
    cell: (found) => (
      <div className={css.others}>
        {found.priceKind === "cash" && found.grossDollars !== null ? (
          <div>Gross charge {formatDollars(found.grossDollars)}</div>
        ) : null}
        {hasRange(found) ? <div>{negotiatedText(found)}</div> : null}
      </div>
    ),
  },
  {
    heading: "Source",
    cell: (found) => (
      <a href={`/price-files/${found.importId}`} className={css.source}>
        {found.fileDate ? `File of ${formatDate(found.fileDate)}` : "File without a date"}
      </a>
    ),
  },
  {
    heading: "Compare",
    cell: (found) => (
      <label className={css.pick}>
        <input type="checkbox" name="pick" value={found.hospitalShortId} className={css.box} />
        Pick<span className={css.named}> {found.hospitalName}</span>
      </label>
    ),
  },
];

function hasRange({ minimumDollars, maximumDollars }: PriceResult): boolean {
  return minimumDollars !== null || maximumDollars !== null;
}

function negotiatedText({ minimumDollars, maximumDollars }: PriceResult): string {
  if (Number(minimumDollars) === Number(maximumDollars)) return `Negotiated ${dollarsOrNone(minimumDollars)}`;
  return `Negotiated ${dollarsOrNone(minimumDollars)} to ${dollarsOrNone(maximumDollars)}`;
}
