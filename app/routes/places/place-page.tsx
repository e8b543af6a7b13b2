import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPhone } from "#app/components/format-phone.ts";
import { PhoneLink } from "#app/components/hospitals/phone-link.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { PhoneLine } from "#app/components/phone-line.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readTypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { onPhone } from "#app/domain/language/on-phone.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { isRead } from "#app/domain/payer-files/ask/place-offer.ts";
import { findPlaceRates, type PlaceRate } from "#app/domain/payer-files/ask/place-rates.server.ts";
import type { PracticePlace } from "#app/domain/providers/find-providers.server.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches, params }) => {
  const language = languageIn(matches);
  const words = wordsIn(language).payerFiles.placePage;
  const values = { place: data?.provider.name ?? "" };
  return pageMeta(
    {
      title: say(language, words.title, values),
      description: say(language, words.description, values),
      keywords: say(language, words.keywords, values),
      path: `/places/${params.npi}`,
      noindex: data === undefined || data.provider.isSample || data.rates.length === 0,
      card: "data",
    },
    matches,
  );
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const npi = /^\d{10}$/.test(params.npi ?? "") ? Number(params.npi) : null;
  const given = new URL(request.url).searchParams;
  const asked = readTypedCode(queryText(given, "code_type"), queryText(given, "code"));
  const found = npi === null ? null : await findPlaceRates(context.readDb, npi, asked);
  if (found === null) throw new Response(null, { status: 404 });
  const named = (rate: PlaceRate) => ({ ...rate, service: plainNameOf(context.language, rate) });
  const isAsked = ({ code, codeType }: PlaceRate) => code === asked.code && codeType === asked.codeType;
  // A modifier makes it another service: the reading alone, a part.
  const isWholeAnswer = (rate: PlaceRate) => isAsked(rate) && rate.terms.modifiers.length === 0;
  // The service that the visitor came for is first.
  const rates = [...found.rates.filter(isAsked), ...found.rates.filter((rate) => !isAsked(rate))].map(named);
  return data(
    { ...found, rates, ghosts: found.ghosts.map(named), asked: rates.find(isWholeAnswer) ?? null },
    { headers: { "Cache-Control": caching.untilDataChangeFresh } },
  );
}

function plainNameOf(language: Language, rate: Pick<PlaceRate, "codeType" | "code">): string | null {
  return plainServiceName(language, rate as ServiceCode);
}

type NamedRate = PlaceRate & { service: string | null };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PlacePage() {
  const language = useLanguage();
  const words = useWords().payerFiles.placePage;
  const { kinds } = useWords().payerFiles;
  const { provider, rates, ghosts, isCut, asked } = useLoaderData<typeof loader>();
  const columns = useRateColumns();
  const facts = [
    [words.facts.kind, kinds[provider.kind]],
    [words.facts.specialties, provider.specialties.join("; ")],
    [words.facts.address, addressLine(provider)],
    [words.facts.others, provider.otherPlaces.map(addressLine).join("; ")],
    [words.facts.npi, String(provider.npi)],
  ] as const;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{provider.name}</h1>
        {asked ? <AskedRate rate={asked} phone={provider.phone} /> : null}
        <dl>
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
          {provider.phone ? (
            <div>
              <dt>{words.facts.phone}</dt>
              <dd>
                <PhoneLink phone={formatPhone(provider.phone)} />
              </dd>
            </div>
          ) : null}
        </dl>
        <p className={stack.note}>{words.registry}</p>
        <section className={stack.part} aria-labelledby="rates">
          <h2 id="rates">{words.rates}</h2>
          {rates.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <DataTable caption={words.caption} columns={columns} rows={rates} keyOf={keyOfRate} />
          )}
          {isCut ? <p>{say(language, words.more, { count: rates.length })}</p> : null}
          {ghosts.length > 0 ? (
            <details className={stack.details}>
              <summary className={stack.summary}>
                {say(language, words.ghosts, { count: ghosts.length })}
              </summary>
              <p>{words.ghostNote}</p>
              <DataTable caption={words.caption} columns={columns} rows={ghosts} keyOf={keyOfRate} />
            </details>
          ) : null}
        </section>
      </div>
    </MainContent>
  );
}

/** What the visitor came for, and what to say on the phone. */
function AskedRate({ rate, phone }: { rate: NamedRate; phone: string | null }) {
  const language = useLanguage();
  const words = useWords().payerFiles;
  const service = rate.service ?? words.placePage.unknownService;
  return (
    <section className={stack.answer} aria-label={service}>
      <p className={stack.lead}>
        <strong>{amountOf(rate)}</strong> · {service}
      </p>
      {isRead(rate) ? (
        <p className={stack.note}>
          {rate.terms.billingClass === "institutional" ? words.parts.facility : words.parts.global}
        </p>
      ) : null}
      <SourceOfRate rate={rate} />
      {phone ? (
        <p>
          <PhoneLink phone={formatPhone(phone)} />
        </p>
      ) : null}
      {onPhone(language, (one) => [
        say(one, wordsIn(one).payerFiles.placePage.callScript, {
          service: plainNameOf(one, rate) ?? wordsIn(one).payerFiles.placePage.unknownService,
          code: rate.code,
          plan: rate.plan.name,
        }),
      ]).map((line) => (
        <p key={line.said}>
          <PhoneLine line={line} />
        </p>
      ))}
    </section>
  );
}

function useRateColumns(): Column<NamedRate>[] {
  const words = useWords().payerFiles;
  const { columns } = words.placePage;
  return [
    {
      heading: columns.service,
      cell: ({ service, codeType, code, terms }) => (
        <>
          {service ?? `${codeType} ${code}`}{" "}
          <span className={stack.note}>
            {[service ? `${codeType} ${code}` : "", terms.modifiers.join(", "), terms.billingClass]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </>
      ),
    },
    {
      heading: columns.amount,
      isNumber: true,
      cell: (rate) => (
        <>
          {amountOf(rate)}
          {rate.isSure ? null : <p className={stack.note}>{words.outside.unsure}</p>}
        </>
      ),
    },
    { heading: columns.plan, cell: (rate) => <SourceOfRate rate={rate} /> },
  ];
}

function SourceOfRate({ rate }: { rate: NamedRate }) {
  const language = useLanguage();
  const words = useWords().payerFiles;
  const { plan, terms, file } = rate;
  const names: Readonly<Record<string, string>> = words.types;
  const values = { type: names[terms.type] ?? terms.type, file: file.fileName };
  return (
    <p className={stack.note}>
      <a href={`/plans/${plan.idType}-${plan.planId}`}>{plan.name}</a>
      {": "}
      {file.updatedOn === null
        ? say(language, words.outside.source, values)
        : say(language, words.outside.sourceOfDay, { ...values, day: formatDate(language, file.updatedOn) })}
      {terms.note ? ` “${terms.note}”` : ""}
    </p>
  );
}

function amountOf({ amount, terms }: NamedRate): string {
  return terms.type === "percentage" ? `${amount}%` : formatShortDollars(amount);
}

function keyOfRate({ plan, codeType, code, amount, terms }: NamedRate): string {
  return [plan.planId, codeType, code, amount, terms.type, terms.modifiers.join(), terms.billingClass].join(
    " ",
  );
}

function addressLine({ address, city, state, zip }: PracticePlace): string {
  return [address, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
