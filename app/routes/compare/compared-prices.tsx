import { KeptPlace, PlaceLink } from "#app/components/kept-place.tsx";
import { NoSuchPage } from "#app/components/no-such-page.tsx";
import {
  codeName,
  formatCount,
  likenessText,
  pageCaption,
  priceKindName,
} from "#app/components/price-words.ts";
import { TableDownloads } from "#app/components/table-downloads.tsx";
import { categoryName } from "#app/content/service-category-names.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/hospital-link.ts";
import { absoluteDollars, type Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { ComparedPrice, HospitalComparison } from "#app/domain/prices/compare-hospitals.server.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./compare-page.css.ts";
import { type CompareQuery, compareAddress } from "./compare-query.ts";
import type { ComparedHospital } from "./find-side.server.ts";

interface ComparedPricesProps {
  region: string;
  query: CompareQuery;
  comparison: Pick<HospitalComparison, "rows" | "total"> & {
    pageCount: number;
    hospital1: ComparedHospital;
    hospital2: ComparedHospital;
    categories: string[];
  };
  /** null: the address asks for a page that is not there. */
  page: number | null;
  pageSize: number;
}

/** What both hospitals publish, side by side, with the difference in words. */
export function ComparedPrices({ region, query, comparison, page, pageSize }: ComparedPricesProps) {
  const { rows, total, pageCount, hospital1, hospital2 } = comparison;
  const addressOf = (changed: Partial<CompareQuery>) => compareAddress({ ...query, ...changed });
  const first = ((page ?? 1) - 1) * pageSize + 1;
  return (
    <section className={stack.part} aria-labelledby="compared">
      <h2 id="compared">
        {hospital1.name} and {hospital2.name}
      </h2>
      <ul className={stack.links}>
        {[hospital1, hospital2].map((hospital) => (
          <li key={hospital.hospitalId}>
            <PlaceLink href={hospitalPath(hospital)}>{hospital.name}</PlaceLink>{" "}
            <a href={`/price-files/${hospital.importId}`} className={stack.note}>
              {hospital.fileDate
                ? `price file dated ${formatDate(hospital.fileDate)}`
                : "price file without a date"}
            </a>
          </li>
        ))}
      </ul>
      <Filter region={region} query={query} categories={comparison.categories} />
      {total === 0 ? (
        <p role="status">
          {query.category || query.q ? (
            <>
              Nothing that both publish matches.{" "}
              <a href={addressOf({ category: "", q: "", page: 1 })}>Show all services</a>
            </>
          ) : (
            "These two hospitals publish no prices for the same thing. Often one of them gives a billing class or a modifier that the other leaves out. Such prices may not mean the same thing, so we do not compare them. Each hospital’s page shows its own prices."
          )}
        </p>
      ) : (
        <>
          <p className={stack.answer} role="status">
            <span className={stack.figure}>{formatCount(total)}</span>
            <span>{total === 1 ? "price" : "prices"} that both publish for the same thing</span>
          </p>
          {page === null ? (
            <NoSuchPage pageCount={pageCount} firstHref={addressOf({ page: 1 })} />
          ) : (
            <>
              <p className={stack.note}>
                “Less” and “more” describe {hospital2.name} compared with {hospital1.name}. The kind of price
                is given with each service.
              </p>
              <DataTable
                caption={pageCaption("Prices", first, rows.length, formatCount(total))}
                columns={columnsOf(hospital1, hospital2)}
                rows={rows}
                keyOf={(row) => `${codeName(row)} ${likenessText(row)}`}
              />
            </>
          )}
          <Pagination
            label="Pages of prices"
            page={page}
            pageCount={pageCount}
            hrefOf={(page) => addressOf({ page })}
          />
          <TableDownloads
            path="/compare"
            query={compareAddress({ ...query, page: 1 }, "")}
            rowCount={total}
          />
        </>
      )}
    </section>
  );
}

function Filter({
  region,
  query,
  categories,
}: {
  region: string;
  query: CompareQuery;
  categories: string[];
}) {
  return (
    <LiveForm
      action="/compare"
      leadsTo="compared"
      region={region}
      failure="HTTP error! status: {status}"
      className={stack.part}
    >
      {query.sides.map(({ hospital, id }, index) => (
        <span key={index === 0 ? "first" : "second"} hidden>
          <input type="hidden" name={`hospital${index + 1}`} value={hospital} />
          <input type="hidden" name={`id${index + 1}`} value={id} />
        </span>
      ))}
      <KeptPlace />
      <div className={stack.fields}>
        <SelectField
          id="category"
          name="category"
          label="Category"
          none="All categories"
          options={categories.map((category) => ({ value: category, label: categoryName(category) }))}
          defaultValue={query.category}
        />
        <TextField
          id="q"
          name="q"
          type="search"
          label="Service or code"
          defaultValue={query.q}
          autoComplete="off"
        />
      </div>
      <div>
        <SubmitButton rank="secondary">Show these services</SubmitButton>
      </div>
    </LiveForm>
  );
}

function columnsOf(hospital1: ComparedHospital, hospital2: ComparedHospital): Column<ComparedPrice>[] {
  const isSameName = hospital1.name === hospital2.name;
  const headingOf = (hospital: ComparedHospital) =>
    isSameName ? [hospital.name, hospital.city, hospital.state].filter(Boolean).join(", ") : hospital.name;
  return [
    {
      heading: "Service",
      cell: (row) => (
        <>
          {row.serviceName}
          <div className={stack.note}>
            {codeName(row)} · {likenessText(row)} · {priceKindName(row.priceKind)}
          </div>
        </>
      ),
    },
    {
      heading: headingOf(hospital1),
      isNumber: true,
      cell: (row) => (
        <PlaceLink className={css.price} href={hospitalServicePath(hospital1, row)}>
          {formatDollars(row.price1Dollars)}
        </PlaceLink>
      ),
    },
    {
      heading: headingOf(hospital2),
      isNumber: true,
      cell: (row) => (
        <PlaceLink className={css.price} href={hospitalServicePath(hospital2, row)}>
          {formatDollars(row.price2Dollars)}
        </PlaceLink>
      ),
    },
    {
      heading: "Difference",
      isNumber: true,
      cell: ({ differenceDollars }) => <span className={css.less}>{differenceText(differenceDollars)}</span>,
    },
  ];
}

/** '$120.00 less' */
function differenceText(differenceDollars: Dollars): string {
  if (Number(differenceDollars) === 0) return "The same";
  const isLess = differenceDollars.startsWith("-");
  return `${formatDollars(absoluteDollars(differenceDollars))} ${isLess ? "less" : "more"}`;
}
