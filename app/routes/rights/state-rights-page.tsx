import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "#app/components/page/breadcrumbs.tsx";
import { breadcrumbThing } from "#app/components/page/json-ld.ts";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { rightsPath, statesOfRights } from "#app/domain/debt/rights-path.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ComplaintPart } from "./complaint-part.tsx";
import { FederalPart, PeriodPart, TopicPart } from "./rights-parts.tsx";
import { viewRights } from "./view-rights.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).rights.page;
  const values = { state: data?.name ?? "" };
  return pageMeta(
    {
      title: say(language, title, values),
      description: say(language, description, values),
      keywords: say(language, keywords, values),
      path: location.pathname,
      noindex: data === undefined,
      things: (address) => (data ? [breadcrumbThing(trailTo(language, data), address)] : []),
    },
    matches,
  );
};

/** The address has a state's name; its two letters lead there. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const state = findState((params.state ?? "").replaceAll("-", " "));
  const found = statesOfRights.find((known) => known.state === state);
  if (!found) throw new Response(null, { status: 404 });
  if (found.path !== `/rights/${params.state}`) throw redirect(found.path, 301);
  const name = nameOf(wordsIn(context.language).stateNames, found.state);
  return viewRights(context.language, { ...found, name }, easternDay(context.clock.now()));
}

/** A rule begins on a day on which no data change. */
export const headers: HeadersFunction = () => ({ "Cache-Control": caching.newest });

export default function StateRightsPage() {
  const view = useLoaderData<typeof loader>();
  const words = useWords().rights;
  const language = useLanguage();
  const { state, name, lead, topics } = view;
  return (
    <MainContent>
      <div className={stack.page}>
        <Breadcrumbs trail={trailTo(language, view)} />
        <h1>{say(language, words.page.heading, { state: name })}</h1>
        <section className={stack.part} aria-label={words.page.answer}>
          <p className={stack.lead}>{lead.text}</p>
          {lead.notes.length === 0 ? null : <p className={stack.note}>{lead.notes.join(" ")}</p>}
        </section>
        <nav aria-label={words.page.parts.label}>
          <ul className={stack.links}>
            <li>
              <a href="#time-to-sue">{words.page.parts.time}</a>
            </li>
            <li>
              <a href="#complaints">{words.page.parts.complaints}</a>
            </li>
            <li>
              <a href="#federal">{words.page.parts.federal}</a>
            </li>
          </ul>
        </nav>
        {topics.map((topic) => (
          <TopicPart key={topic.topic} topic={topic} />
        ))}
        {topics.length === 0 ? null : <p>{words.page.whatCounts}</p>}
        <PeriodPart view={view} />
        <ComplaintPart complaints={view.complaints} />
        <FederalPart topics={view.federal} />
        <p className={stack.note}>{words.page.notAdvice}</p>
        <p>
          <Sentence
            of={words.page.data}
            as={{
              json: (text) => <a href={`/rights.json?state=${state}`}>{text}</a>,
              csv: (text) => <a href="/data/downloads#rights">{text}</a>,
            }}
          />
        </p>
      </div>
    </MainContent>
  );
}

function trailTo(language: Language, { state, name }: { state: string; name: string }) {
  return [
    { label: wordsIn(language).rights.index.title, path: "/rights" },
    { label: name, path: rightsPath(state) },
  ];
}
