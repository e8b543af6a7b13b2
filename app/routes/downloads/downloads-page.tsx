import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { datasetThing } from "#app/components/page/json-ld.ts";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { FoundOpenData } from "#app/domain/open-data/open-data-files.ts";
import { openTables } from "#app/domain/open-data/open-tables.server.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./downloads.css.ts";
import { FilePart } from "./file-part.tsx";
import { ParquetPart } from "./parquet-part.tsx";
import { shownParquet } from "./shown-parquet.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).openData;
  const description = say(language, words.description, { product: product.name });
  return pageMeta(
    {
      title: words.title,
      description,
      keywords: words.keywords,
      path: "/data/downloads",
      card: "data",
      things: (address) =>
        data?.files
          ? [
              datasetThing(
                {
                  name: say(language, words.dataset, { product: product.name }),
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
    matches,
  );
};

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ outcome, files }, parquet] = await Promise.all([context.openData.find(), context.parquet.find()]);
  const tables = openTables.map(({ name, columns }) => ({ name, columns: columns.map(({ name }) => name) }));
  return data(
    { outcome, files, tables, parquet: shownParquet(parquet), terms: context.openData.terms },
    {
      headers: {
        "Cache-Control": [outcome, parquet.outcome].every((one) => one === "present")
          ? caching.untilDataChange
          : caching.neverAndPrivate, // in a moment it is another page
      },
    },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The operator writes the terms once. */
const TERMS_IN = languageOf("/");

export default function DownloadsPage() {
  const { outcome, files, tables, parquet, terms } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().openData;
  const date = files?.date ?? null;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data/downloads" />
        <h1>{words.heading}</h1>
        <p className={stack.lead}>
          {words.lead}
          {date ? ` ${say(language, words.asOf, { date: formatDate(language, date) })}` : null}
        </p>
        <State outcome={outcome} hasFiles={files !== null} date={date} />
        <section className={stack.page} aria-labelledby="files">
          <h2 id="files">{words.files.heading}</h2>
          <p className={stack.note}>
            {words.files.format} {words.files.statistics}
          </p>
          {tables.map(({ name, columns }) => (
            <FilePart
              key={name}
              table={name}
              columns={columns}
              file={files?.files.find(({ fileName }) => fileName === `${name}.csv.gz`) ?? null}
              date={date}
            />
          ))}
        </section>
        <ParquetPart parquet={parquet} />
        <section className={stack.part} aria-labelledby="terms">
          <h2 id="terms">{words.terms}</h2>
          <p lang={TERMS_IN}>{terms}</p>
        </section>
        <HowToCite date={date} sha256={files?.files[0]?.sha256 ?? null} />
        <section className={stack.part} aria-labelledby="more">
          <h2 id="more">{words.more.heading}</h2>
          <ul className={stack.links}>
            {morePages.map(({ key, path }) => (
              <li key={key}>
                <a href={path}>{words.more[key]}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </MainContent>
  );
}

const morePages = [
  { key: "explore", path: "/data" },
  { key: "coverage", path: "/data/coverage" },
  { key: "history", path: "/data/price-history" },
  { key: "api", path: "/api" },
  { key: "dataroom", path: "/data/investor-dataroom" },
] as const;

type StateProps = { outcome: FoundOpenData["outcome"]; hasFiles: boolean; date: string | null };

function State({ outcome, hasFiles, date }: StateProps) {
  const words = useWords().openData;
  if (outcome === "being-made") {
    return (
      <p className={css.quote} role="status">
        {hasFiles ? words.beingRenewed : words.beingMade}
      </p>
    );
  }
  if (outcome === "failed") {
    return (
      <p className={stack.problem} role="status">
        {hasFiles ? words.failedAgain : words.failed}
      </p>
    );
  }
  if (date !== null) return null;
  return (
    <p role="status">
      <Sentence of={words.nothingYet} as={{ files: (text) => <a href="/price-files">{text}</a> }} />
    </p>
  );
}

/** `date`, `sha256`: those of the first file; null: there is none yet. */
function HowToCite({ date, sha256 }: { date: string | null; sha256: string | null }) {
  const language = useLanguage();
  const { cite, tables } = useWords().openData;
  return (
    <section className={stack.part} aria-labelledby="cite">
      <h2 id="cite">{cite.heading}</h2>
      <p>{cite.how}</p>
      <p className={css.quote}>
        {say(language, cite.example, {
          product: product.name,
          title: tables["state-pricing"].title,
          date: date ? formatDate(language, date) : cite.noDate,
          sha256: sha256 === null ? cite.noSha256 : `${sha256.slice(0, 16)}…`,
        })}
      </p>
      <p>
        <Sentence of={cite.source} as={{ report: (text) => <a href="/price-files">{text}</a> }} />
      </p>
    </section>
  );
}
