import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/page/error-page.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { formatCount, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { findKeptFile } from "#app/domain/editions/kept-price-files.server.ts";
import { findImportReport } from "#app/domain/imports/list-imports.server.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { archiveAddress } from "./archive-query.ts";
import { BalanceOfAmounts } from "./balance-of-amounts.tsx";
import { FileFacts } from "./file-facts.tsx";
import { FileProblems } from "./file-problems.tsx";
import { ImportedAmounts } from "./imported-amounts.tsx";
import { loadRow } from "./load-row.server.ts";
import { countPages, readPageNumber, replyWhere } from "./pages-of-list.ts";
import * as css from "./price-files.css.ts";
import { readImportId } from "./read-import-id.ts";
import { rowDescription } from "./row-description.ts";
import { readRow } from "./row-place.ts";
import { SourceRow } from "./source-row.tsx";

const pageSize = 50;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const language = languageIn(matches);
  if (!data) {
    const description = wordsIn(language).priceFiles.report.notFound;
    const path = location.pathname;
    return pageMeta(
      {
        title: wordsIn(language).priceFiles.report.noneTitle,
        description,
        keywords: "",
        path,
        noindex: true,
      },
      matches,
    );
  }
  if (data.kind === "row") return pageMeta(rowDescription(language, data), matches);
  const { importId, hospitalName, isSample, priceCount } = data.file;
  return pageMeta(
    {
      title: say(language, wordsIn(language).priceFiles.report.titleOfReport, {
        hospitalName,
        importId: String(importId),
      }),
      description: say(language, wordsIn(language).priceFiles.report.description, {
        hospitalName,
        place: placeName(data.file),
        prices: say(language, wordsIn(language).counts.price, { count: priceCount }),
      }),
      keywords: say(language, wordsIn(language).priceFiles.report.keywords, { hospitalName }),
      path: `/price-files/${importId}`,
      noindex: isSample || data.page !== 1,
      card: "data",
    },
    matches,
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const importId = readImportId(params.importId);
  const report = importId === null ? null : await findImportReport(context.readDb, importId);
  if (!report) throw new Response(null, { status: 404 });
  const { problems, ...file } = report;
  const row = readRow(request);
  if (row !== null) return loadRow(context.readDb, report, row);
  const isKept = (await findKeptFile(context.keptFilesFolder, file.sha256)) !== null;
  const pageCount = countPages(problems.length, pageSize);
  const asked = readPageNumber(request);
  const page = asked !== null && asked <= pageCount ? asked : null;
  const from = page === null ? problems.length : (page - 1) * pageSize;
  return data(
    {
      kind: "report" as const,
      file,
      isKept,
      keptCount: problems.length,
      shown: problems
        .slice(from, from + pageSize)
        .map((problem, index) => ({ ...problem, no: from + index + 1 })),
      examples: Object.fromEntries(problems.toReversed().map((problem) => [problem.rule, problem])),
      page,
      pageCount,
    },
    replyWhere(page !== null),
  );
}

export default function ImportReportPage() {
  const words = useWords().priceFiles;
  const language = useLanguage();
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === "row") return <SourceRow {...loaded} />;
  const { file, isKept, kind: _, ...problems } = loaded;
  return (
    <MainContent>
      <div className={css.page}>
        <p>
          <a href="/price-files">{words.report.all}</a>
        </p>
        <h1>{say(language, words.report.title, { hospitalName: file.hospitalName })}</h1>
        <p className={css.lead}>
          {placeName(file)}. {file.isCurrent ? words.report.current : words.report.former}{" "}
          {file.isCurrent ? null : (
            <a
              href={addressOf("/data/price-history", {
                hospital: file.hospitalName,
                id: file.hospitalShortId,
              })}
            >
              {words.report.seeChanges}
            </a>
          )}{" "}
          <a href={archiveAddress({ name: file.hospitalName, shortId: file.hospitalShortId })}>
            {words.report.seeEditions}
          </a>{" "}
          {isKept ? (
            <a href={`/price-files/${file.importId}/original`} rel="nofollow">
              {words.report.original}
            </a>
          ) : null}
          {file.isSample ? ` ${words.report.fictional}` : ""}
        </p>
        <p className={css.answer}>
          <span className={css.figure}>{formatCount(language, file.priceCount)}</span>
          <span>
            {say(language, words.report.toCompare, {
              count: file.priceCount,
              services: say(language, wordsIn(language).counts.service, { count: file.serviceCount }),
            })}
          </span>
        </p>
        <div className={css.columns}>
          <ImportedAmounts file={file} />
          <FileFacts file={file} />
        </div>
        <BalanceOfAmounts file={file} />
        <FileProblems file={file} {...problems} />
      </div>
    </MainContent>
  );
}

export function ErrorBoundary() {
  const { priceFiles } = useWords();
  const error = useRouteError();
  const { errors } = useWords().site;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <ErrorPage status={status} words={errors} />;
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{priceFiles.report.noSuchReport}</h1>
        <p>{priceFiles.report.mayBeRemoved}</p>
        <div>
          <ActionLink href="/price-files">{priceFiles.report.seeAll}</ActionLink>
        </div>
      </div>
    </MainContent>
  );
}
