import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { endSession } from "#app/domain/accounts/sessions/end-session.server.ts";
import { endedSessionCookie, readSessionToken } from "#app/platform/session/session-cookie.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import forgetDraftsUrl from "./forget-drafts-script.js?url";
import * as css from "./sign-in.css.ts";
import { signInMeta } from "./sign-in-meta.ts";

export const meta = signInMeta("logout", "/logout");

/** Changes nothing: a link that someone else wrote can't sign anyone out. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { isSignedIn: (await readSessionToken(request)) !== null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = await readSessionToken(request);
  if (token !== null) await endSession(context.db, token);
  const headers = { "Set-Cookie": await endedSessionCookie(request), "Clear-Site-Data": '"storage"' };
  return redirect("/logout", { status: 303, headers });
}

export default function LogoutPage() {
  const { isSignedIn } = useLoaderData<typeof loader>();
  const { logout } = useWords().signIn;
  return (
    <MainContent>
      <div className={css.page}>
        {isSignedIn ? (
          <>
            <h1>{logout.title}</h1>
            <p>{logout.text}</p>
            <form method="post" action="/logout">
              <SubmitButton>{logout.submit}</SubmitButton>
            </form>
          </>
        ) : (
          <>
            <h1>{logout.doneHeading}</h1>
            <p role="status">{logout.done}</p>
            <script type="module" src={forgetDraftsUrl} />
            <div>
              <ActionLink href="/login">{logout.again}</ActionLink>
            </div>
          </>
        )}
      </div>
    </MainContent>
  );
}
