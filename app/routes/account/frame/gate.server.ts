import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { type Permission, permissions } from "#app/domain/accounts/account.ts";
import { noteAccess } from "#app/domain/accounts/grants/access-log.server.ts";
import { findGrant } from "#app/domain/accounts/grants/find-grant.server.ts";
import type { OpenAccount } from "#app/domain/accounts/open-account.server.ts";
import { findSession, type Viewer } from "#app/domain/accounts/sessions/find-session.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { wayBack } from "#app/platform/http/addresses/way-back.ts";
import { statusOfFailure } from "#app/platform/http/answers/answer-failures.server.ts";
import { keepUnsent } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { endedSessionCookie, readSessionToken } from "#app/platform/session/session-cookie.server.ts";
import { accessActionOf } from "./access-action-of.ts";
import { type AccountRefusal, grantParameter } from "./account-address.ts";

/** Who may open a page: people with a permission, only the owner, or anyone who may see part of the account. */
export type PagePermission = Permission | "owner" | "any";

/** What a request under /account may see and do. */
export interface AccountAccess {
  viewer: Viewer;
  /** The account that is looked at: the viewer's own, or one that they are authorized for. */
  account: OpenAccount;
  /** Of the account that is looked at. */
  ownerName: string;
  role: "owner" | "authorised" | "sample";
  permissions: ReadonlySet<Permission>;
  /** The grant of an authorized person; null for the owner. */
  grantId: string | null;
  /** The address of a page of this account, for this viewer. */
  address(path: string, parameters?: Record<string, string | number | null>): string;
}

type AdmittedArgs<Args> = Args & { access: AccountAccess };

/** The loader of a page under /account. Signed out, it leads to /login and back; without the right it answers 403. What an
 *  authorized person opens is written down for the owner. */
export function accountLoader<Reply>(
  need: PagePermission,
  load: (args: AdmittedArgs<LoaderFunctionArgs>) => Promise<Reply> | Reply,
) {
  return async (args: LoaderFunctionArgs): Promise<Reply> => {
    const access = await admit(args, need);
    await note(access, args);
    return load({ ...args, access });
  };
}

/** The loader of the frame around every page: which one it is is for the page's own loader to judge and to write down. */
export function accountFrameLoader<Reply>(
  load: (args: AdmittedArgs<LoaderFunctionArgs>) => Promise<Reply> | Reply,
) {
  return async (args: LoaderFunctionArgs): Promise<Reply> =>
    load({ ...args, access: await admit(args, "any") });
}

/** The action of a page under /account. The sample account is never changed. */
export function accountAction<Reply>(
  need: PagePermission,
  act: (args: AdmittedArgs<ActionFunctionArgs>) => Promise<Reply> | Reply,
) {
  return async (args: ActionFunctionArgs): Promise<Reply> => {
    const access = await admit(args, need).catch((error) => giveBack(args, error));
    if (access.account.isSample) throw refused("sample");
    await note(access, args);
    return act({ ...args, access });
  };
}

/** The longest field is the body of a letter. */
const ANY_FORM = { maxBytes: 1_500_000, fields: { body: 1_200_000 } };

/** While the database is unavailable, no one is admitted: the page keeps what was typed, to be sent again. */
async function giveBack({ context, request }: ActionFunctionArgs, error: unknown): Promise<never> {
  const isText = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  if (isText && statusOfFailure(error) === 503) {
    keepUnsent(context.form, await takeSubmission(request, ANY_FORM));
  }
  throw error;
}

/** Throws the redirect or the refusal if the request has no right. The reply is never cached, under any address. */
async function admit({ context, request }: LoaderFunctionArgs, need: PagePermission): Promise<AccountAccess> {
  context.markPrivate();
  const viewer = await findViewer(context, request);
  const access = await accessOf(context, viewer, new URL(request.url).searchParams.get(grantParameter));
  if (need === "owner" && access.role === "authorised") throw refused("owner-only");
  if (need !== "owner" && need !== "any" && !access.permissions.has(need)) throw refused(need);
  return access;
}

async function note({ account, grantId }: AccountAccess, { context, request, params }: LoaderFunctionArgs) {
  if (grantId === null) return;
  const { pathname, searchParams } = new URL(request.url);
  const action = accessActionOf(pathname, request.method);
  const appealId = params.appealId ?? searchParams.get("appeal") ?? "";
  const appeal = appealId === "" ? null : await keptAppeals.find(context.db, account, appealId);
  const named = appeal?.billId ?? params.billId ?? searchParams.get("bill") ?? "";
  const billId = isUuid(named) ? named : null;
  const access = { ownerAccountId: account.accountId, grantId, action, billId };
  await noteAccess(context.db, access, context.clock);
}

async function findViewer(context: AppLoadContext, request: Request): Promise<Viewer> {
  const token = await readSessionToken(request);
  const viewer = token === null ? null : await findSession(context, token);
  if (viewer) return viewer;
  throw redirect(addressOf("/login", { redirectTo: wayBack(request) }), {
    headers: token === null ? {} : { "Set-Cookie": await endedSessionCookie(request) },
  });
}

async function accessOf(
  context: AppLoadContext,
  viewer: Viewer,
  grantId: string | null,
): Promise<AccountAccess> {
  if (grantId === null) return ownAccess(viewer);
  const ids = { viewerAccountId: viewer.account.accountId, grantId };
  const grant = await findGrant(context, ids);
  if (!grant) throw refused("ended");
  return {
    viewer,
    account: grant.owner,
    ownerName: grant.ownerName,
    role: "authorised",
    permissions: new Set(grant.permissions),
    grantId,
    address: (path, parameters = {}) => addressOf(path, { ...parameters, [grantParameter]: grantId }),
  };
}

function ownAccess(viewer: Viewer): AccountAccess {
  const { account, name: ownerName } = viewer;
  return {
    viewer,
    account,
    ownerName,
    role: account.isSample ? "sample" : "owner",
    permissions: new Set(permissions),
    grantId: null,
    address: (path, parameters = {}) => addressOf(path, parameters),
  };
}

/** A Response, which both pages and files may throw. */
/** Thrown, it answers with the page that says why. */
export function refused(refusal: AccountRefusal): Response {
  return Response.json({ refusal }, { status: 403 });
}
