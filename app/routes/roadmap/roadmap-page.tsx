import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { roadmapItems } from "#app/content/roadmap-items.ts";
import { product } from "#app/domain/product.ts";
import { listRoadmap } from "#app/domain/roadmap/list-roadmap.server.ts";
import { visitorAsVoter } from "#app/domain/roadmap/visitor-as-voter.server.ts";
import { readVoterId } from "#app/platform/session/voter-cookie.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { IdeaForm } from "./idea-form.tsx";
import * as css from "./roadmap.css.ts";
import { RoadmapItem } from "./roadmap-item.tsx";
import { stateWords } from "./roadmap-words.ts";
import { sendIdea } from "./send-idea.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: "Roadmap: vote on what comes next",
      description: `What ${product.name} has built for people with a medical bill, what comes next, and what may come. Vote for what would help you, or send an idea. No account needed.`,
      keywords: "roadmap, vote, feature ideas, medical bill help, hospital price search",
      path: "/roadmap",
      noindex: data?.isSent ?? false,
    },
    originOf(matches),
  );

export async function loader({ request, context }: LoaderFunctionArgs) {
  const voterId = await readVoterId(request, context.sessionSecret);
  const parts = await listRoadmap(
    context.db,
    roadmapItems,
    voterId === null ? null : visitorAsVoter(voterId),
  );
  const isSent = new URL(request.url).searchParams.has("sent");
  return data({ parts, isSent }, { headers: { "Cache-Control": voterId === null ? forEveryone : forVoter } });
}

const forEveryone = "public, max-age=0, s-maxage=60";
const forVoter = "private, no-cache";

/** Takes a new idea; votes have an address of their own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { init, ...reply } = await sendIdea(context, request);
  return data(reply, init);
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export default function RoadmapPage() {
  const { parts, isSent } = useLoaderData<typeof loader>();
  const { refused, problem } = useActionData<typeof action>() ?? { refused: null, problem: null };
  return (
    <MainContent>
      <div className={css.page}>
        <h1>Roadmap</h1>
        <p className={css.lead}>
          What comes next, what may come, and what is here today. Vote for what would help you most. You need
          no account.
        </p>
        <p>
          With your first vote, your browser gets a cookie with a random number, so that each visitor counts
          once. <a href="/learn-roadmap-process">How an idea becomes part of the site</a>
        </p>
        <nav aria-label="Parts of the roadmap">
          <ul className={css.parts}>
            {parts.map(({ state, items }) => (
              <li key={state}>
                <a href={`#${state}`} className={css.partLink}>
                  {stateWords[state].heading} ({items.length})
                </a>
              </li>
            ))}
            <li>
              <a href="#send-idea" className={css.partLink}>
                Send an idea
              </a>
            </li>
          </ul>
        </nav>
        {parts.map(({ state, items }) => (
          <section key={state} id={state} aria-labelledby={`${state}-heading`} className={css.part}>
            <h2 id={`${state}-heading`}>{stateWords[state].heading}</h2>
            <p>{items.length === 0 ? stateWords[state].none : stateWords[state].about}</p>
            <ul className={css.items}>
              {items.map((item) => (
                <RoadmapItem key={item.key} item={item} />
              ))}
            </ul>
          </section>
        ))}
        <section id="send-idea" aria-labelledby="send-idea-heading" className={css.part}>
          <h2 id="send-idea-heading">Send an idea</h2>
          {isSent ? (
            <p role="status" className={css.done}>
              Thank you. Your idea is held until someone here has read it. If it is taken, it shows above for
              all to vote on.
            </p>
          ) : null}
          <p>
            Someone reads each idea before it shows, so that no spam and no private facts go up. Your email
            does not show.
          </p>
          <IdeaForm refused={refused} problem={problem} />
        </section>
      </div>
    </MainContent>
  );
}
