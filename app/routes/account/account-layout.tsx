import { isRouteErrorResponse, Outlet, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/error-page.tsx";
import { useWords } from "#app/components/use-words.ts";
import { listGrants } from "#app/domain/accounts/grants/list-grants.server.ts";
import { isAccountMenuHidden } from "#app/platform/session/account-menu-cookie.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { AccountRefusal } from "./account-address.ts";
import * as css from "./account-layout.css.ts";
import { AccountMenu } from "./account-menu.tsx";
import { accountMeta } from "./account-meta.ts";
import { accountFrameLoader } from "./gate.server.ts";

/** For pages that have no title of their own. */
const _meta = accountMeta((words) => words.account);

const loader = accountFrameLoader(
  async ({ request, context, access: { viewer, account, ownerName, role, grantId } }) => ({
    viewerName: viewer.name,
    persons:
      role === "authorised"
        ? []
        : (await listGrants(context.db, account, context.clock)).map(({ grantId, person: { name } }) => ({
            grantId,
            name,
          })),
    ownerName,
    role,
    grantId,
    isMenuHidden: await isAccountMenuHidden(request),
  }),
);

/** The frame of every page of an account: its menu beside it. */
export default function AccountLayout() {
  const { isMenuHidden, ...account } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return (
    <div className={isMenuHidden ? css.frameWithoutMenu : css.frame}>
      <AccountMenu {...account} isHidden={isMenuHidden} path={pathname} returnTo={pathname + search} />
      <div className={css.content}>
        <Outlet />
      </div>
    </div>
  );
}

function _ErrorBoundary() {
  const error = useRouteError();
  const { errors } = useWords().site;
  const refusal = refusalOf(error);
  if (refusal) return <RefusedPage refusal={refusal} />;
  const unsent = unsentOf(error);
  return (
    <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} words={errors}>
      {unsent ? <UnsentForm fields={unsent} /> : null}
    </ErrorPage>
  );
}

/** What the gate refused a request with; null for any other error. */
function refusalOf(error: unknown): AccountRefusal | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  return (error.data as { refusal?: AccountRefusal } | null)?.refusal ?? null;
}

/** Says why a page of an account does not open, and leads on. */
function RefusedPage({ refusal }: { refusal: AccountRefusal }) {
  const { refused } = useWords().account;
  return (
    <MainContent>
      <h1>{refused.heading}</h1>
      <p>{refused.because[refusal]}</p>
      <div>
        {refusal === "sample" ? (
          <ActionLink href="/signup">{refused.signUp}</ActionLink>
        ) : (
          <ActionLink href="/account">{refused.home}</ActionLink>
        )}
      </div>
    </MainContent>
  );
}

type Fields = Readonly<Record<string, string>>;

/** What was typed into a form that could not be answered; null for any other error. */
function unsentOf(error: unknown): Fields | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null;
  return (error.data as { unsent?: Fields | null } | null)?.unsent ?? null;
}

/** Sends a form again that came while the database was away. */
function UnsentForm({ fields }: { fields: Fields }) {
  const { unsent: words } = useWords().account;
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathname + search} className={stack.part}>
      <p>{words.lead}</p>
      {Object.entries(fields).map(([name, value]) => (
        // A text of several lines would lose them in an input.
        <textarea key={name} name={name} defaultValue={value} hidden />
      ))}
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}
