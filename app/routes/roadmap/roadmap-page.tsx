import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { roadmapItems } from "#app/content/roadmap-items.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { listRoadmap, withoutVotes } from "#app/domain/roadmap/list-roadmap.server.ts";
import { visitorAsVoter } from "#app/domain/roadmap/visitor-as-voter.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { readVoterId } from "#app/platform/session/voter-cookie.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { IdeaForm } from "./idea-form.tsx";
import * as css from "./roadmap.css.ts";
import { RoadmapItem } from "./roadmap-item.tsx";
import { submitIdea } from "./submit-idea.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).roadmap;
  return pageMeta(
    {
      title: data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title }) : title,
      description: say(language, description, { product: product.name }),
      keywords,
      path: "/roadmap",
      noindex: data?.isSent ?? false,
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const voterId = await readVoterId(request, context.sessionSecret);
  const voter = voterId === null ? null : visitorAsVoter(voterId);
  const listed = await readOrNull(
    "The roadmap's votes",
    listRoadmap(context.readDb, roadmapItems(context.language), voter),
  );
  const isSent = new URL(request.url).searchParams.get("done") === "idea";
  const cacheControl = listed === null ? caching.never : voterId === null ? forEveryone : forVoter;
  return data(
    {
      parts: listed ?? withoutVotes(roadmapItems(context.language)),
      areVotesRead: listed !== null,
      isSent,
      isRefused: wasRefused(context.form),
    },
    { headers: { "Cache-Control": cacheControl } },
  );
}

/** Not kept: a vote would make every other kept page old as well (docs/decisions/008). */
const forEveryone = caching.newest;
const forVoter = caching.askEachTime;

/** Takes a new idea; votes have their own address. */
export async function action({ request, context }: ActionFunctionArgs) {
  return submitIdea(context, await takeSubmission(request));
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export default function RoadmapPage() {
  const { parts, areVotesRead, isSent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().roadmap;
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.heading}</h1>
        <p className={css.lead}>{words.lead}</p>
        <p>
          <Sentence
            of={words.cookie}
            as={{ process: (text) => <a href="/learn-roadmap-process">{text}</a> }}
          />
        </p>
        {areVotesRead ? null : <p role="status">{words.votesUnreadable}</p>}
        <nav aria-label={words.parts}>
          <ul className={css.parts}>
            {parts.map(({ state, items }) => (
              <li key={state}>
                <a href={`#${state}`} className={css.partLink}>
                  {words.states[state].heading} ({items.length})
                </a>
              </li>
            ))}
            <li>
              <a href="#send-idea" className={css.partLink}>
                {words.sendAnIdea}
              </a>
            </li>
          </ul>
        </nav>
        {parts.map(({ state, items }) => (
          <section key={state} id={state} aria-labelledby={`${state}-heading`} className={css.part}>
            <h2 id={`${state}-heading`}>{words.states[state].heading}</h2>
            <p>{items.length === 0 ? words.states[state].none : words.states[state].about}</p>
            <ul className={css.items}>
              {items.map((item) => (
                <RoadmapItem key={item.key} item={item} />
              ))}
            </ul>
          </section>
        ))}
        <section id="send-idea" aria-labelledby="send-idea-heading" className={css.part}>
          <h2 id="send-idea-heading">{words.sendAnIdea}</h2>
          {isSent ? (
            <p role="status" className={css.done}>
              {words.sent}
            </p>
          ) : null}
          <p>{words.howIdeasAreRead}</p>
          <IdeaForm refused={refused} />
        </section>
      </div>
    </MainContent>
  );
}
