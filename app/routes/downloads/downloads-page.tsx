import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DataBar } from "#app/components/data-bar.tsx";
import { datasetThing } from "#app/components/json-ld.ts";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { FoundOpenData } from "#app/domain/open-data/open-data-files.ts";
import { openTables } from "#app/domain/open-data/open-tables.server.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./downloads.css.ts";
import { FilePart } from "./file-part.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const title = "Downloads: open data";
  const description = `The summary tables of hospital prices on ${product.name} as files: prices by state and category, service statistics, hospitals, payers, services, with a data dictionary, dates and hashes.`;
  return pageMeta(
    {
      title,
      description,
      keywords: "hospital price data download, open data, CSV, data dictionary, price transparency",
      path: "/data/downloads",
      card: "data",
      things: (address) =>
        data?.files
          ? [
              datasetThing(
                {
                  name: `${product.name}: summary tables of hospital prices`,
                  description,
                  path: "/data/downloads",
                  files: data.files.files.map(({ fileName }) => ({
                    path: `/data/downloads/${fileName}`,
                    mediaType: "application/gzip",
                  })),
                  changedOn: data.files.date,
                },
                address,
              ),
            ]
          : [],
    },
    originOf(matches),
  );
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { outcome, files } = await context.openData.find();
  const tables = openTables.map(({ name, title, meaning, columns }) => ({
    name,
    title,
    meaning,
    columns: columns.map(({ name, meaning, unit }) => ({ name, meaning, unit })),
  }));
  return data(
    { outcome, files, tables, terms: context.openData.terms },
    {
      headers: {
        "Cache-Control": outcome === "present" ? caching.untilDataChange : caching.neverAndPrivate, // in a moment it is another page
      },
    },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DownloadsPage() {
  const { outcome, files, tables, terms } = useLoaderData<typeof loader>();
  const date = files?.date ?? null;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data/downloads" />
        <h1>Downloads</h1>
        <p className={stack.lead}>
          The tables behind the figures of this site, whole, for anybody to check and to use.
          {date ? ` The data are as of ${formatDate(date)}, the day of the latest import.` : ""}
        </p>
        <State outcome={outcome} hasFiles={files !== null} date={date} />
        <section className={stack.page} aria-labelledby="files">
          <h2 id="files">The files</h2>
          <p className={stack.note}>
            CSV in UTF-8 (RFC 4180, lines end with LF), with a line of headings, packed with gzip. The same
            data make the same bytes: the SHA-256 tells whether a file is whole and which one it is.
            Statistics are of published prices: a quartile is one of them, not a mean of two. There are none
            of fewer than 3 hospitals.
          </p>
          {tables.map((table) => (
            <FilePart
              key={table.name}
              table={table}
              file={files?.files.find(({ fileName }) => fileName === `${table.name}.csv.gz`) ?? null}
              date={date}
            />
          ))}
        </section>
        <section className={stack.part} aria-labelledby="terms">
          <h2 id="terms">Terms</h2>
          <p>{terms}</p>
        </section>
        <section className={stack.part} aria-labelledby="cite">
          <h2 id="cite">How to cite</h2>
          <p>Name the file, its date and its SHA-256, so that anybody can tell which data you used:</p>
          <p className={css.quote}>
            {product.name}: {tables[0]?.title} (state-pricing.csv.gz), data as of{" "}
            {date ? formatDate(date) : "the day of the import"}, /data/downloads, SHA-256{" "}
            {files?.files[0]?.sha256.slice(0, 16) ?? "as shown at the file"}…
          </p>
          <p>
            A price of one hospital is that hospital’s own statement: cite its price file, which{" "}
            <a href="/price-files">the import report</a> names with its date and address.
          </p>
        </section>
        <section className={stack.part} aria-labelledby="more">
          <h2 id="more">More</h2>
          <ul className={stack.links}>
            <li>
              <a href="/data">Explore Data</a>
            </li>
            <li>
              <a href="/data/coverage">Coverage</a>
            </li>
            <li>
              <a href="/data/price-history">Price history</a>
            </li>
            <li>
              <a href="/api">Data API</a>
            </li>
            <li>
              <a href="/data/investor-dataroom">Investor data room</a>
            </li>
          </ul>
        </section>
      </div>
    </MainContent>
  );
}

function State({
  outcome,
  hasFiles,
  date,
}: {
  outcome: FoundOpenData["outcome"];
  hasFiles: boolean;
  date: string | null;
}) {
  if (outcome === "being-made") {
    return (
      <p className={css.quote} role="status">
        {hasFiles
          ? "The data have just changed, and new files are being made. Those below are of the data before."
          : "The files are being made. Load this page again in a minute."}
      </p>
    );
  }
  if (outcome === "failed") {
    return (
      <p className={stack.problem} role="status">
        The files could not be made.{hasFiles ? " Those below are of former data." : ""} Please try again in a
        few minutes.
      </p>
    );
  }
  if (date !== null) return null;
  return (
    <p role="status">
      No price file has been imported yet: the files below have their headings and no rows.{" "}
      <a href="/price-files">See how price files come in</a>
    </p>
  );
}
