import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { areSamples, languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { findRatedPlans, type ListedPlan } from "#app/domain/payer-files/ask/find-rated-plans.server.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

const MAX_PLANS_SHOWN = 50;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const words = wordsIn(languageIn(matches)).payerFiles.plansPage;
  const { title, description, keywords } = words;
  return pageMeta(
    {
      title,
      description,
      keywords,
      path: "/plans",
      noindex: Boolean(data?.search) || data?.plans.length === 0 || areSamples(matches),
      card: "data",
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = queryText(new URL(request.url).searchParams, "search");
  const plans = await findRatedPlans(context.readDb, { words: search, maxPlans: MAX_PLANS_SHOWN + 1 });
  return data(
    { search, plans: plans.slice(0, MAX_PLANS_SHOWN), hasMore: plans.length > MAX_PLANS_SHOWN },
    { headers: { "Cache-Control": caching.untilDataChangeFresh } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PlansPage() {
  const words = useWords().payerFiles.plansPage;
  const columns = usePlanColumns();
  const { search, plans, hasMore } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.heading}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <form method="get" action="/plans" className={stack.fields}>
          <TextField id="search" name="search" label={words.search} defaultValue={search} maxLength={200} />
          <SubmitButton>{words.submit}</SubmitButton>
        </form>
        {plans.length === 0 ? (
          <p>{search === "" ? words.noneLoaded : words.none}</p>
        ) : (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={plans}
            keyOf={({ idType, planId }) => `${idType} ${planId}`}
          />
        )}
        {hasMore ? <p>{words.more}</p> : null}
      </div>
    </MainContent>
  );
}

function usePlanColumns(): Column<ListedPlan>[] {
  const words = useWords().payerFiles.plansPage;
  const language = useLanguage();
  const { columns } = words;
  return [
    {
      heading: columns.plan,
      cell: ({ idType, planId, name, sponsorName }) => (
        <>
          <a href={`/plans/${idType}-${planId}`}>{name}</a>
          {sponsorName ? ` ${sponsorName}` : ""}
        </>
      ),
    },
    { heading: columns.payer, cell: ({ issuerName, entityName }) => issuerName ?? entityName ?? "" },
    { heading: columns.market, cell: ({ marketType }) => marketType ?? "" },
    {
      heading: columns.files,
      cell: ({ readCount, fileCount }) =>
        say(language, words.filesRead, { read: formatCount(language, readCount), count: fileCount }),
    },
    {
      heading: columns.newest,
      cell: ({ updatedOn }) => (updatedOn === null ? "" : formatDate(language, updatedOn)),
    },
  ];
}
