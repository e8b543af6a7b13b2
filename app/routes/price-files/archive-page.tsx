import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProblemList } from "#app/components/lists/problem-list.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { formatCount, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { findKeptFile } from "#app/domain/editions/kept-price-files.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ARCHIVE_PATH, archiveAddress, readArchiveQuery } from "./archive-query.ts";
import { EditionsTable } from "./editions-table.tsx";
import { findArchive } from "./find-archive.server.ts";
import * as css from "./price-files.css.ts";
import { PriceOfDay } from "./price-of-day.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).editions;
  const hospital = data?.hospital ?? null;
  return pageMeta(
    {
      title: hospital ? say(language, words.titleOf, { hospital: hospital.name }) : words.title,
      description: say(language, words.description, { product: product.name }),
      keywords: words.keywords,
      path: hospital ? archiveAddress(hospital) : ARCHIVE_PATH,
      noindex: location.search !== "",
      card: "data",
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readArchiveQuery(request);
  const found = await findArchive(context.language, context.readDb, query);
  const kept: number[] = [];
  for (const { importId, sha256 } of found.editions)
    if (await findKeptFile(context.keptFilesFolder, sha256)) kept.push(importId);
  return data({ ...found, kept, query }, { headers: { "Cache-Control": caching.newest } });
}

/** A look changes what was seen last, without an import. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ArchivePage() {
  const { hospital, choices, editions, kept, asked, problems, query } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().editions;
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{hospital ? say(language, words.titleOf, { hospital: hospital.name }) : words.title}</h1>
        {hospital ? (
          <>
            <p className={css.answer}>
              <span className={css.figure}>{formatCount(language, editions.length)}</span>
              <span>{say(language, words.count, { count: editions.length })}</span>
            </p>
            <p>
              <a href={hospitalPath(hospital)}>{hospital.name}</a>, {placeName(hospital)}
            </p>
            <p className={css.note}>{words.onlyLoaded}</p>
          </>
        ) : (
          <p className={css.lead}>{words.lead}</p>
        )}
        <ProblemList problems={problems} />
        {choices.length > 0 ? (
          <ul className={stack.part}>
            {choices.map((choice) => (
              <li key={choice.hospitalId}>
                <a href={archiveAddress(choice)}>{choice.name}</a>, {placeName(choice)}
              </li>
            ))}
          </ul>
        ) : null}
        {hospital ? (
          <>
            <EditionsTable editions={editions} kept={kept} />
            <TableDownloads
              path={ARCHIVE_PATH}
              query={archiveAddress(hospital, "")}
              rowCount={editions.length}
            />
            <PriceOfDay hospital={hospital} query={query} asked={asked} />
          </>
        ) : null}
        <form method="get" action={ARCHIVE_PATH} className={css.part}>
          <h2>{words.find}</h2>
          <TextField
            id="hospital"
            name="hospital"
            label={words.hospital}
            defaultValue={hospital ? "" : query.hospital}
          />
          <div>
            <SubmitButton rank="secondary">{words.show}</SubmitButton>
          </div>
        </form>
      </div>
    </MainContent>
  );
}
