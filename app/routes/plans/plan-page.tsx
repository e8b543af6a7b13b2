import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { areSamples, languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { type DescribedFile, describePlan } from "#app/domain/payer-files/ask/describe-plan.server.ts";
import type { PriceBalance } from "#app/domain/payer-files/store/settle-rates.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches, params }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).payerFiles.planPage;
  const values = { plan: data?.plan.name ?? "" };
  return pageMeta(
    {
      title: say(language, words.title, values),
      description: say(language, words.description, values),
      keywords: say(language, words.keywords, values),
      path: `/plans/${params.plan}`,
      noindex: data === undefined || areSamples(matches),
      card: "data",
    },
    matches,
  );
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, idType, planId] = /^(hios|ein)-(\d{1,20})$/.exec(params.plan ?? "") ?? [];
  const plan =
    idType === undefined || planId === undefined ? null : await describePlan(context.readDb, idType, planId);
  if (plan === null) throw new Response(null, { status: 404 });
  return data({ plan }, { headers: { "Cache-Control": caching.untilDataChangeFresh } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PlanPage() {
  const language = useLanguage();
  const words = useWords().payerFiles.planPage;
  const columns = useFileColumns();
  const { plan } = useLoaderData<typeof loader>();
  const payer = plan.issuerName ?? plan.entityName;
  const networks = [...new Set(plan.files.flatMap(({ networkNames }) => networkNames))];
  const facts = [
    [words.facts.payer, payer],
    [words.facts.sponsor, plan.sponsorName],
    [words.facts.id, `${plan.idType.toUpperCase()} ${plan.planId}`],
    [words.facts.networks, networks.join(", ")],
  ] as const;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{plan.name}</h1>
        <p className={stack.lead}>{say(language, words.lead, { plan: plan.name, id: plan.planId })}</p>
        <form method="get" action="/hospital_search" className={stack.fields}>
          <h2>{words.search}</h2>
          <input type="hidden" name="payer" value={payer ?? ""} />
          <input type="hidden" name="plan" value={plan.name} />
          <TextField id="search" name="search" label={words.service} required maxLength={200} />
          <TextField
            id="location"
            name="location"
            label={words.location}
            required
            inputMode="numeric"
            maxLength={100}
          />
          <SubmitButton>{words.submit}</SubmitButton>
        </form>
        <dl>
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <section className={stack.part} aria-labelledby="files">
          <h2 id="files">{words.files}</h2>
          <DataTable
            caption={words.filesCaption}
            columns={columns}
            rows={plan.files}
            keyOf={({ kind, fileName }) => `${kind} ${fileName}`}
          />
        </section>
        <section className={stack.part} aria-labelledby="estimate">
          <h2 id="estimate">{words.estimate.heading}</h2>
          <p>{words.estimate.text}</p>
        </section>
      </div>
    </MainContent>
  );
}

function useFileColumns(): Column<DescribedFile>[] {
  const language = useLanguage();
  const words = useWords().payerFiles.planPage;
  const { columns } = words;
  const unread: Readonly<Record<string, string>> = words.unread;
  return [
    {
      heading: columns.file,
      cell: ({ kind, fileName, description, isRead, refusal }) => (
        <>
          <span className={stack.address}>{fileName}</span>
          <p className={stack.note}>{kind === "allowed" ? words.allowedFile : description}</p>
          {isRead ? null : (
            <p className={stack.note}>{unread[refusal ?? "not-there"] ?? words.unread.other}</p>
          )}
        </>
      ),
    },
    {
      heading: columns.month,
      cell: ({ updatedOn }) => (updatedOn === null ? "" : formatDate(language, updatedOn)),
    },
    {
      heading: columns.rates,
      isNumber: true,
      cell: ({ balance }) => (balance ? formatCount(language, balance.read) : ""),
    },
    {
      heading: columns.kept,
      isNumber: true,
      cell: ({ balance }) => (balance ? formatCount(language, balance.kept) : ""),
    },
    {
      heading: columns.left,
      cell: ({ balance }) => (balance ? say(language, words.leftOut, leftOut(language, balance)) : ""),
    },
  ];
}

function leftOut(language: Language, { otherServices, otherStates, ghost, refused }: PriceBalance) {
  const unusable = Object.values(refused).reduce((sum, count) => sum + count, 0);
  return {
    otherServices: formatCount(language, otherServices),
    otherStates: formatCount(language, otherStates),
    ghost: formatCount(language, ghost),
    refused: formatCount(language, unusable),
  };
}
