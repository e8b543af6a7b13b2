import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { formatCount, pageCaption, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { type ListedImport, listImports } from "#app/domain/imports/list-imports.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { ARCHIVE_PATH } from "./archive-query.ts";
import { countPages, readPageNumber, replyWhere } from "./pages-of-list.ts";
import { statusName, templateName } from "./price-file-words.ts";
import * as css from "./price-files.css.ts";

const pageSize = 20;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const page = data?.page ?? 1;
  return pageMeta(
    {
      title:
        page > 1
          ? say(language, wordsIn(language).priceFiles.page.titleOfPage, { page: String(page) })
          : wordsIn(language).priceFiles.page.heading,
      description: say(language, wordsIn(language).priceFiles.page.description, { product: product.name }),
      keywords: wordsIn(language).priceFiles.page.keywords,
      path: hrefOf(page),
      noindex: !data?.page,
      card: "data",
    },
    matches,
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A hospital's name leads to its editions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("hospital")) throw redirect(`${ARCHIVE_PATH}?${searchParams}`, 302);
  const asked = readPageNumber(request);
  const { imports, total } = await listImports(context.readDb, { page: asked ?? 1, pageSize });
  const pageCount = countPages(total, pageSize);
  const page = asked !== null && asked <= pageCount ? asked : null;
  return data({ imports, total, page, pageCount }, replyWhere(page !== null));
}

export default function PriceFilesPage() {
  const language = useLanguage();
  const words = useWords().priceFiles;
  const { imports, total, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.page.heading}</h1>
        <p className={css.lead}>{words.page.lead}</p>
        <p>
          <a href="/price-files/check">{words.page.check}</a>
        </p>
        <p>
          <a href="/price-files/archive">{words.page.archive}</a>
        </p>
        {total === 0 ? <NoFileYet /> : null}
        {page === null ? <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} /> : null}
        {page !== null && total > 0 ? (
          <DataTable
            caption={say(language, words.page.newestFirst, {
              caption: captionOf(language, page, imports.length, total),
            })}
            columns={columnsOf(language, words)}
            rows={imports}
            keyOf={({ importId }) => importId}
          />
        ) : null}
        <Pagination label={words.page.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
    </MainContent>
  );
}

function hrefOf(page: number): string {
  return page === 1 ? "/price-files" : `/price-files?page=${page}`;
}

function captionOf(language: Language, page: number, shown: number, total: number): string {
  if (shown === total) return say(language, wordsIn(language).counts.file, { count: total });
  return pageCaption(
    language,
    wordsIn(language).priceFiles.page.files,
    (page - 1) * pageSize + 1,
    shown,
    formatCount(language, total),
  );
}

const columnsOf = (language: Language, { columns, page }: Words["priceFiles"]): Column<ListedImport>[] => [
  {
    heading: columns.hospital,
    cell: (file) => (
      <>
        <a href={`/price-files/${file.importId}`}>{file.hospitalName}</a>
        <div className={css.note}>{placeName(file)}</div>
      </>
    ),
  },
  {
    heading: columns.date,
    cell: ({ fileDate }) =>
      fileDate ? <time dateTime={fileDate}>{formatDate(language, fileDate)}</time> : page.undated,
  },
  { heading: columns.template, cell: (value) => templateName(language, value) },
  { heading: columns.prices, isNumber: true, cell: ({ priceCount }) => formatCount(language, priceCount) },
  { heading: columns.errors, isNumber: true, cell: ({ errorCount }) => formatCount(language, errorCount) },
  {
    heading: columns.warnings,
    isNumber: true,
    cell: ({ warningCount }) => formatCount(language, warningCount),
  },
  { heading: columns.status, cell: (file) => statusName(language, file) },
];

function NoFileYet() {
  const words = useWords().priceFiles;
  return (
    <>
      <p>{words.page.none}</p>
      <p className={css.command}>
        <code>npx faircharge import &lt;file, folder or URL&gt;</code>
      </p>
    </>
  );
}
