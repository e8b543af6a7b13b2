import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/page/error-page.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { roadmapItems } from "#app/content/roadmap-items.ts";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { changeVote } from "#app/domain/roadmap/change-vote.server.ts";
import { visitorAsVoter } from "#app/domain/roadmap/visitor-as-voter.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { makeVoter, readVoterId } from "#app/platform/session/voter-cookie.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { itemAnchor } from "./item-anchor.ts";
import * as css from "./roadmap.css.ts";

export const meta: MetaFunction = ({ matches }) => {
  const language = languageIn(matches);
  return pageMeta(
    {
      title: wordsIn(language).roadmap.refusedVote.title,
      description: wordsIn(language).roadmap.refusedVote.description,
      keywords: wordsIn(language).roadmap.refusedVote.keywords,
      path: "/roadmap",
      noindex: true,
    },
    matches,
  );
};

export function loader() {
  return redirect("/roadmap");
}

/** Counts a vote or takes it back, and leads back to the item. A first vote brings the cookie that the visitor is
 *  known by from then on. A vote that is not counted is thrown, for the loader would lead away from what is said. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db, sessionSecret, roadmapLimits, clientAddress } = context;
  const { item: itemKey = "", intent: wants } = await takeSubmission(request);
  if (wants !== "vote" && wants !== "undo") throw refuse(400, "notAVote");

  const knownId = await readVoterId(request, sessionSecret);
  const isNew = knownId === null && wants === "vote";
  const seconds =
    (await roadmapLimits.votes.take(clientAddress)) ??
    (isNew ? await roadmapLimits.newVoters.take(clientAddress) : null);
  if (seconds !== null) throw refuse(429, "tooMany", seconds);

  const { voterId, setCookie } =
    knownId === null ? await makeVoter(request, sessionSecret) : { voterId: knownId, setCookie: null };
  const voter = visitorAsVoter(voterId);
  const { outcome } = await changeVote(db, roadmapItems(context.language), { itemKey, voter, wants });
  if (outcome === "unknown-item") throw refuse(404, "unknownItem");
  if (outcome === "closed") throw refuse(409, "closed");
  const headers: HeadersInit = isNew && setCookie ? { "Set-Cookie": setCookie } : {};
  return redirect(`/roadmap#${itemAnchor(itemKey)}`, { status: 303, headers });
}

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export default function NoPage() {
  return null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { errors } = useWords().site;
  const language = useLanguage();
  const words = useWords().roadmap.refusedVote;
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} words={errors} />;
  const { refusal, seconds } = isTold(error.data) ? error.data : { refusal: "notAVote" as const, seconds: 0 };
  const { title, advice } = words[refusal];
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{title}</h1>
        <p>{say(language, advice, { wait: sayWait(language, seconds) })}</p>
        <div>
          <ActionLink href="/roadmap">{words.back}</ActionLink>
        </div>
      </div>
    </MainContent>
  );
}

type Refusal = "notAVote" | "unknownItem" | "closed" | "tooMany";

type ToldRefusal = { refusal: Refusal; seconds: number };

function isTold(data: unknown): data is ToldRefusal {
  return typeof data === "object" && data !== null && "refusal" in data;
}

function refuse(status: number, refusal: Refusal, seconds = 0) {
  const headers: Record<string, string> = seconds > 0 ? { "Retry-After": String(seconds) } : {};
  return data<ToldRefusal>(
    { refusal, seconds },
    { status, headers: { ...headers, "Cache-Control": caching.never } },
  );
}
