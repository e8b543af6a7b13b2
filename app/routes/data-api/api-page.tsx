import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { CodeBlock } from "#app/ui/page/code-block.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "./api-page.css.ts";
import { callAddress } from "./call-address.ts";
import { documentedCalls } from "./documented-calls.server.ts";
import { replyFields } from "./reply-fields.server.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: wordsIn(languageIn(matches)).site.navigation.dataApi,
      description: `Every call of the ${product.name} data API: hospital prices from published price files as JSON, free to read from any program, with an example of each.`,
      keywords: "hospital price API, price transparency data, machine-readable file, JSON, OpenAPI",
      path: "/api",
    },
    matches,
  );

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

export function loader() {
  return {
    calls: documentedCalls().map(({ key, parameters, reply, body: _, ...call }) => ({
      ...call,
      id: key,
      parameters: parameters.map(({ name, required, schema }) => ({
        name,
        required,
        meaning: schema.description ?? "",
        values: schema.enum?.join(", ") ?? null,
        initial: schema.default === undefined ? null : String(schema.default),
      })),
      fields: replyFields(reply),
      address: callAddress(call.path, call.example.given),
    })),
  };
}

type Call = ReturnType<typeof loader>["calls"][number];

/** The documentation of the calls, as /openapi.json has it. */
const DOCUMENTED_IN = languageOf("/");

export default function ApiPage() {
  const { calls } = useLoaderData<typeof loader>();
  const { inEnglish } = useWords().site;
  const isTranslated = useLanguage() === DOCUMENTED_IN;
  return (
    <MainContent>
      {isTranslated ? null : <p>{inEnglish}</p>}
      <div className={css.page} lang={DOCUMENTED_IN}>
        <h1>Data API</h1>
        <p className={css.lead}>
          All the price data on our pages, as JSON. No key is needed, and any site may call it from a browser.{" "}
          <a href="/openapi.json">openapi.json</a> describes it for programs (OpenAPI 3.1).
        </p>
        <Rules />
        <nav aria-label="Calls">
          <ul className={css.contents}>
            {calls.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`}>{method === "get" ? path : `${method.toUpperCase()} ${path}`}</a>
              </li>
            ))}
          </ul>
        </nav>
        {calls.map((call) => (
          <CallSection key={call.id} call={call} />
        ))}
      </div>
    </MainContent>
  );
}

function Rules() {
  return (
    <section className={css.part} aria-labelledby="rules">
      <h2 id="rules">Rules for every call</h2>
      <ul className={css.rules}>
        <li>
          Amounts are US dollars, distances miles, dates ISO days. <code>null</code> means that the hospital
          published none; it never means zero.
        </li>
        <li>
          <code>price</code> alone is the discounted cash price, or the gross charge where a hospital
          publishes no cash price; <code>price_kind</code> says which. Prices are comparable when code,
          setting, billing class, modifiers and drug unit are the same.
        </li>
        <li>
          Names in a path are percent-encoded (<code>/</code> as <code>%2F</code>). Empty parameters are
          ignored; if one is repeated, the first counts. An unknown state, category or place finds nothing.
        </li>
        <li>
          An error is{" "}
          <code>
            {"{"}"error": "…", "status_code": 400{"}"}
          </code>{" "}
          with the same HTTP status: 400 says what to fix, 404 what was not found, 429 when to come back (
          <code>Retry-After</code>), 500 is our fault. <code>RateLimit-*</code> headers say how many requests
          are left.
        </li>
        <li>
          The tables of our pages are files too, by the same filters: <code>/hospitals.csv</code> for{" "}
          <code>/hospitals</code>. CSV has every row, up to 1,000,000; <code>X-Total-Count</code> says how
          many, where that is counted. It breaks off after 10 minutes. JSON comes in pages: <code>next</code>{" "}
          is the address of the next one, <code>null</code> on the last. A search’s pages end at 1,000 prices.
        </li>
        <li>
          Replies carry an <code>ETag</code>: send it as <code>If-None-Match</code>, and 304 means that
          nothing has changed.
        </li>
        <li>
          Prices come from the files that hospitals publish under 45 CFR 180.50. Cite the file and its date:{" "}
          <code>file_date</code> and <code>source</code>, the page about the file, are given with each price.
        </li>
        <li>The examples come from the fictional sample data of a new installation.</li>
      </ul>
    </section>
  );
}

function CallSection({ call }: { call: Call }) {
  return (
    <section className={css.part} aria-labelledby={call.id}>
      <h2 id={call.id} className={css.path}>
        <span className={css.method}>{call.method.toUpperCase()}</span>
        {` ${call.path}`}
      </h2>
      <p>{call.summary}</p>
      {call.notFound ? <p className={css.note}>404: {call.notFound}.</p> : null}
      {call.parameters.length > 0 ? <Parameters call={call} /> : null}
      <h3>Example</h3>
      {call.example.command === null ? (
        <p className={css.request}>
          <a href={call.address}>{call.address}</a>
        </p>
      ) : (
        <CodeBlock>{`${call.example.command} ${call.address}`}</CodeBlock>
      )}
      <CodeBlock>{JSON.stringify(call.example.reply, null, 2)}</CodeBlock>
      {call.fields.length > 0 ? <Fields call={call} /> : null}
    </section>
  );
}

function Parameters({ call }: { call: Call }) {
  return (
    <>
      <h3>Parameters</h3>
      <dl className={css.terms}>
        {call.parameters.map(({ name, required, meaning, values, initial }) => (
          <div key={name}>
            <dt className={css.term}>
              <code>{name}</code>
              {required ? " (required)" : null}
            </dt>
            <dd>
              {meaning}
              {values ? ` One of ${values}.` : null}
              {initial ? ` Default: ${initial}.` : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Fields({ call }: { call: Call }) {
  return (
    <details>
      <summary className={css.summary}>Fields of the reply</summary>
      <dl className={css.terms}>
        {call.fields.map(({ name, meaning }) => (
          <div key={name}>
            <dt className={css.term}>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
