import { type AppLoadContext, redirect } from "@remix-run/node";
import type { OpenAccount } from "#app/domain/accounts/open-account.server.ts";
import type { SecondStep } from "#app/domain/accounts/second-factor/check-code.server.ts";
import { endSession } from "#app/domain/accounts/sessions/end-session.server.ts";
import { rememberDevice } from "#app/domain/accounts/sessions/known-device.server.ts";
import { startSession } from "#app/domain/accounts/sessions/start-session.server.ts";
import { ownPath } from "#app/platform/http/addresses/own-path.ts";
import { deviceCookie } from "#app/platform/session/device-cookie.server.ts";
import { readSessionToken, sessionCookie } from "#app/platform/session/session-cookie.server.ts";
import { secondStepCookie } from "./second-step-cookie.server.ts";

/** Begins a session in this browser, which ends the one it had and is known to the account from now on, and leads to where
 *  its reader wanted to go. */
export async function enterAccount(
  context: AppLoadContext,
  request: Request,
  account: OpenAccount,
  redirectTo: string | undefined,
): Promise<Response> {
  const { db, clock } = context;
  const former = await readSessionToken(request);
  if (former !== null) await endSession(db, former);
  const userAgent = request.headers.get("User-Agent") ?? "";
  const token = await startSession(db, account, { userAgent }, clock);
  const headers = new Headers({ "Set-Cookie": await sessionCookie(request, token) });
  headers.append("Set-Cookie", await secondStepCookie.forget(request));
  if (!account.isSample) {
    const known = (await deviceCookie.read(request, context)) ?? [];
    const devices = await rememberDevice(db, account.accountId, known);
    headers.append("Set-Cookie", await deviceCookie.keep(request, context, devices));
  }
  return redirect(ownPath(redirectTo) ?? "/account", { status: 303, headers });
}

/** Leads to where the account's code is asked for, which is all that is missing. */
export async function askForCode(
  context: AppLoadContext,
  request: Request,
  step: SecondStep,
  redirectTo: string | undefined,
): Promise<Response> {
  const kept = { ...step, redirectTo: ownPath(redirectTo) ?? "" };
  const headers = { "Set-Cookie": await secondStepCookie.keep(request, context, kept) };
  return redirect("/login/code", { status: 303, headers });
}
