import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findSession, type Viewer } from "#app/domain/accounts/sessions/find-session.server.ts";
import { readOperatorState } from "#app/domain/operators/operator-entry.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { wayBack } from "#app/platform/http/addresses/way-back.ts";
import { readSessionToken } from "#app/platform/session/session-cookie.server.ts";

type Admitted<Args> = Args & { viewer: Viewer };

/** The loader of a page under /admin, for operators who have shown their second factor a short while ago. */
export function deskLoader<Reply>(load: (args: Admitted<LoaderFunctionArgs>) => Promise<Reply> | Reply) {
  return async (args: LoaderFunctionArgs): Promise<Reply> =>
    load({ ...args, viewer: await admit(args, true) });
}

/** The action of such a page. */
export function deskAction<Reply>(act: (args: Admitted<ActionFunctionArgs>) => Promise<Reply> | Reply) {
  return async (args: ActionFunctionArgs): Promise<Reply> =>
    act({ ...args, viewer: await admit(args, true) });
}

/** Who is at the door of the desk: an operator, whether the desk is open to them already or not. */
export function admitOperator(args: LoaderFunctionArgs): Promise<Viewer> {
  return admit(args, false);
}

/** People who aren't operators find nothing here. */
async function admit({ context, request }: LoaderFunctionArgs, needsEntry: boolean): Promise<Viewer> {
  context.markPrivate();
  const redirectTo = wayBack(request);
  const token = await readSessionToken(request);
  const viewer = token === null ? null : await findSession(context, token);
  if (!viewer) throw redirect(addressOf("/login", { redirectTo }));
  const state = viewer.account.isSample ? null : await readOperatorState(context.db, viewer, context.clock);
  if (!state?.isOperator) throw new Response(null, { status: 404 });
  if (needsEntry && !state.isEntered) throw redirect(addressOf("/admin/enter", { redirectTo }), 303);
  return viewer;
}
