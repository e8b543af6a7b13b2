import { isRouteErrorResponse, Outlet, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/page/error-page.tsx";
import { useWords } from "#app/components/use-words.ts";
import { listGrants } from "#app/domain/accounts/grants/list-grants.server.ts";
import { isAccountMenuHidden } from "#app/platform/session/account-menu-cookie.server.ts";
import * as css from "./account-layout.css.ts";
import { AccountMenu } from "./account-menu.tsx";
import { accountMeta } from "./account-meta.ts";
import { accountFrameLoader } from "./gate.server.ts";
import { RefusedPage, refusalOf } from "./refused-page.tsx";
import { UnsentForm, unsentOf } from "./unsent-form.tsx";

/** For pages without their own title. */
export const meta = accountMeta((words) => words.account);

export const loader = accountFrameLoader(
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

/** The frame of every page of an account: with its menu at the side. */
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

export function ErrorBoundary() {
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
