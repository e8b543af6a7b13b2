import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/error-page.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { roadmapItems } from "#app/content/roadmap-items.ts";
import { changeVote } from "#app/domain/roadmap/change-vote.server.ts";
import { visitorAsVoter } from "#app/domain/roadmap/visitor-as-voter.server.ts";
import { receiveForm } from "#app/platform/http/receive-form.server.ts";
import { makeVoter, readVoterId } from "#app/platform/session/voter-cookie.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as css from "./roadmap.css.ts";
import { itemAnchor, waitWords } from "./roadmap-words.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Roadmap: vote not counted",
      description: "Why a vote on the roadmap was not counted, and what to do.",
      keywords: "roadmap, vote",
      path: "/roadmap",
      noindex: true,
    },
    originOf(matches),
  );

export function loader() {
  return redirect("/roadmap");
}

const maxFormBytes = 10_000;

/** Counts a vote or takes it back, and leads back to the item. A first vote brings the cookie that the visitor is
 *  known by from then on. A vote that is not counted is thrown, for the loader would lead away from what is said. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, sessionSecret, roadmapLimits, clientAddress } = context;
  const received = await receiveForm(request, maxFormBytes);
  if (received.outcome === "too-large") throw refuse(413, notAVote);
  if (received.outcome === "malformed") throw refuse(400, notAVote);
  const itemKey = String(received.form.get("item") ?? "");
  const wants = received.form.get("intent");
  if (wants !== "vote" && wants !== "undo") throw refuse(400, notAVote);

  const knownId = await readVoterId(request, sessionSecret);
  const isNew = knownId === null && wants === "vote";
  const seconds =
    roadmapLimits.votes.take(clientAddress) ?? (isNew ? roadmapLimits.newVoters.take(clientAddress) : null);
  if (seconds !== null) throw refuse(429, tooMany(seconds), { "Retry-After": String(seconds) });

  const { voterId, setCookie } =
    knownId === null ? await makeVoter(request, sessionSecret) : { voterId: knownId, setCookie: null };
  const voter = visitorAsVoter(voterId);
  const { outcome } = await changeVote(db, roadmapItems, { itemKey, voter, wants });
  if (outcome === "unknown-item") throw refuse(404, unknownItem);
  if (outcome === "closed") throw refuse(409, closed);
  const headers: HeadersInit = isNew && setCookie ? { "Set-Cookie": setCookie } : {};
  return redirect(`/roadmap#${itemAnchor(itemKey)}`, { status: 303, headers });
}

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export default function NoPage() {
  return null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const { title, advice } = isRefusal(error.data) ? error.data : notAVote;
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{title}</h1>
        <p>{advice}</p>
        <div>
          <ActionLink href="/roadmap">Back to the roadmap</ActionLink>
        </div>
      </div>
    </MainContent>
  );
}

interface Refusal {
  title: string;
  advice: string;
}

function isRefusal(data: unknown): data is Refusal {
  return typeof data === "object" && data !== null && "title" in data && "advice" in data;
}

const notAVote: Refusal = {
  title: "This vote could not be taken",
  advice:
    "It was not sent in the form that the roadmap takes. Go back to the roadmap and press the button there.",
};
const unknownItem: Refusal = {
  title: "This item is not on the roadmap",
  advice: "It may have been taken off since you opened the page. The roadmap shows what you can vote on now.",
};
const closed: Refusal = {
  title: "This item is shipped",
  advice: "It is on the site by now, so there is nothing left to vote on. The roadmap shows what comes next.",
};

function tooMany(seconds: number): Refusal {
  return {
    title: "Too many votes from your network",
    advice: `Votes from one network are limited, so that no program can decide for people. Please try again in ${waitWords(seconds)}.`,
  };
}

function refuse(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
  return data(refusal, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
