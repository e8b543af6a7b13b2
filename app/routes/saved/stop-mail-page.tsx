import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { endPriceWatchByToken } from "#app/domain/accounts/price-watch/price-watch.server.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = wordsIn(languageIn(matches)).savedPrices.stopMail;
  return pageMeta({ title, description, keywords: "", path: "/saved/stop-mail", noindex: true }, matches);
};

export const headers: HeadersFunction = () => ({ "Cache-Control": caching.never });

/** A mail's link leads here without signing in. Opening it changes nothing: mail scanners open links, too. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { token: queryText(searchParams, "token"), isDone: searchParams.has("done") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token } = await takeSubmission(request);
  if (!token) throw notThisForm();
  await endPriceWatchByToken(context.db, token);
  return redirect("/saved/stop-mail?done=yes", 303);
}

export default function StopMailPage() {
  const { token, isDone } = useLoaderData<typeof loader>();
  const words = useWords().savedPrices.stopMail;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        {isDone ? (
          <p role="status">{words.done}</p>
        ) : (
          <form method="post" action="/saved/stop-mail" className={stack.part}>
            <p>{token === "" ? words.noToken : words.ask}</p>
            {token === "" ? null : (
              <div className={stack.buttons}>
                <SubmitButton name="token" value={token}>
                  {words.stop}
                </SubmitButton>
              </div>
            )}
          </form>
        )}
        <div>
          <ActionLink href="/saved" rank="secondary">
            {words.list}
          </ActionLink>
        </div>
      </div>
    </MainContent>
  );
}
