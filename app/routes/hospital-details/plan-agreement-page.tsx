import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { type CheckedPrice, checkHospital } from "#app/domain/payer-files/ask/check-hospital.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

const MAX_DIFFERENCES = 50;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).payerFiles.agreement;
  const values = { hospital: data?.hospital.name ?? "" };
  return pageMeta(
    {
      title: say(language, words.title, values),
      description: say(language, words.description, values),
      keywords: say(language, words.keywords, values),
      path: addressOf("/hospital_details/plans", { id: data?.hospital.shortId ?? null }),
      noindex: data === undefined || data.hospital.isSample || data.plans.length === 0,
      card: "hospital",
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = queryText(new URL(request.url).searchParams, "id");
  const found = id === "" ? null : await findHospital(context.readDb, { name: "", id });
  if (found?.outcome !== "found") throw new Response(null, { status: 404 });
  const { name, shortId, isSample, npis, eins } = found.hospital;
  const [npi] = npis;
  const ein = eins[0] ?? null;
  const checked = npi === undefined ? [] : await checkHospital(context.readDb, { npi: Number(npi), ein });
  return data(
    { hospital: { name, shortId, isSample }, plans: byPlan(checked) },
    { headers: { "Cache-Control": caching.untilDataChangeFresh } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

interface PlanAgreement {
  planName: string;
  counts: Record<CheckedPrice["verdict"], number>;
  /** Those that differ, the largest difference first. */
  differences: CheckedPrice[];
}

function byPlan(checked: readonly CheckedPrice[]): PlanAgreement[] {
  const plans = [...new Set(checked.map(({ planName }) => planName))];
  return plans.map((planName) => {
    const prices = checked.filter((price) => price.planName === planName);
    const counts = { same: 0, differs: 0, only_hospital: 0, only_payer: 0 };
    for (const { verdict } of prices) counts[verdict] += 1;
    const differences = prices
      .filter(({ verdict }) => verdict === "differs")
      .sort((a, b) => differenceOf(b) - differenceOf(a))
      .slice(0, MAX_DIFFERENCES);
    return { planName, counts, differences };
  });
}

function differenceOf({ hospitalAmount, payerAmounts }: CheckedPrice): number {
  return Math.min(...payerAmounts.map((amount) => Math.abs(amount - (hospitalAmount ?? 0))));
}

export default function PlanAgreementPage() {
  const language = useLanguage();
  const words = useWords().payerFiles.agreement;
  const { hospital, plans } = useLoaderData<typeof loader>();
  const columns = useDifferenceColumns();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{say(language, words.title, { hospital: hospital.name })}</h1>
        <p className={stack.lead}>{words.lead}</p>
        {plans.length === 0 ? <p>{words.nothing}</p> : null}
        {plans.map(({ planName, counts, differences }) => (
          <section key={planName} className={stack.part}>
            <h2>{say(language, words.heading, { plan: planName })}</h2>
            <p>
              {say(language, words.summary, {
                same: String(counts.same),
                differs: String(counts.differs),
                onlyHospital: String(counts.only_hospital),
                onlyPayer: String(counts.only_payer),
              })}
            </p>
            <p className={stack.note}>{words.note}</p>
            {differences.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <DataTable
                caption={words.caption}
                columns={columns}
                rows={differences}
                keyOf={({ code }) => code}
              />
            )}
          </section>
        ))}
        <p>
          <a href={hospitalPath(hospital)}>{hospital.name}</a>
        </p>
      </div>
    </MainContent>
  );
}

function useDifferenceColumns(): Column<CheckedPrice>[] {
  const language = useLanguage();
  const { columns } = useWords().payerFiles.agreement;
  return [
    {
      heading: columns.service,
      cell: ({ code }) => `${plainServiceName(language, { codeType: "CPT", code }) ?? "CPT"} ${code}`,
    },
    {
      heading: columns.hospital,
      isNumber: true,
      cell: ({ hospitalAmount }) => (hospitalAmount === null ? "" : formatShortDollars(hospitalAmount)),
    },
    {
      heading: columns.plan,
      isNumber: true,
      cell: ({ payerAmounts }) => payerAmounts.map(formatShortDollars).join(", "),
    },
  ];
}
