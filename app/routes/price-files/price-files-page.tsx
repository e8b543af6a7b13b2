import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoSuchPage } from "#app/components/no-such-page.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { countOf, formatCount, pageCaption, placeName } from "#app/components/price-words.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { type ListedImport, listImports } from "#app/domain/imports/list-imports.server.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { countPages, readPageNumber, replyWhere } from "./pages-of-list.ts";
import { statusName, templateName } from "./price-file-words.ts";
import * as css from "./price-files.css.ts";

const pageSize = 20;

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageOf(location.pathname);
  const page = data?.page ?? 1;
  return pageMeta(
    {
      title: page > 1 ? `Imported price files, page ${page}` : "Imported price files",
      description: say(language, wordsIn(language).priceFiles.page.description, { product: product.name }),
      keywords: "hospital price transparency, machine-readable file, standard charges, import report",
      path: hrefOf(page),
      noindex: !data?.page,
      card: "data",
    },
    originOf(matches),
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readPageNumber(request);
  const { imports, total } = await listImports(context.readDb, { page: asked ?? 1, pageSize });
  const pageCount = countPages(total, pageSize);
  const page = asked !== null && asked <= pageCount ? asked : null;
  return data({ imports, total, page, pageCount }, replyWhere(page !== null));
}

export default function PriceFilesPage() {
  const words = useWords().priceFiles;
  const { imports, total, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.page.heading}</h1>
        <p className={css.lead}>{words.page.lead}</p>
        {total === 0 ? <NoFileYet /> : null}
        {page === null ? <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} /> : null}
        {page !== null && total > 0 ? (
          <DataTable
            caption={`${captionOf(page, imports.length, total)}, newest import first`}
            columns={columns}
            rows={imports}
            keyOf={({ importId }) => importId}
          />
        ) : null}
        <Pagination label="Pages of price files" page={page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
    </MainContent>
  );
}

function hrefOf(page: number): string {
  return page === 1 ? "/price-files" : `/price-files?page=${page}`;
}

function captionOf(page: number, shown: number, total: number): string {
  if (shown === total) return countOf(total, "file");
  return pageCaption("Files", (page - 1) * pageSize + 1, shown, formatCount(total));
}

const columns: Column<ListedImport>[] = [
  {
    heading: "Hospital",
    cell: (file) => (
      <>
        <a href={`/price-files/${file.importId}`}>{file.hospitalName}</a>
        <div className={css.note}>{placeName(file)}</div>
      </>
    ),
  },
  {
    heading: "File date",
    cell: ({ fileDate }) => (fileDate ? <time dateTime={fileDate}>{formatDate(fileDate)}</time> : "None"),
  },
  { heading: "Template", cell: templateName },
  { heading: "Prices", isNumber: true, cell: ({ priceCount }) => formatCount(priceCount) },
  { heading: "Errors", isNumber: true, cell: ({ errorCount }) => formatCount(errorCount) },
  { heading: "Warnings", isNumber: true, cell: ({ warningCount }) => formatCount(warningCount) },
  { heading: "Status", cell: statusName },
];

function NoFileYet() {
  const words = useWords().priceFiles;
  return (
    <>
      <p>{words.page.none}</p>
      <p className={css.command}>
        <code>npm run mrf:import -- &lt;file, folder or URL&gt;</code>
      </p>
    </>
  );
}
