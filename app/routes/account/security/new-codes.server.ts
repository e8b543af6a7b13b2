import { type AppLoadContext, redirect } from "@remix-run/node";
import { z } from "zod/v4";
import { openBriefCookie } from "#app/platform/session/brief-cookie.server.ts";

/** The key that the page shows until its first code came. */
export const offeredKeyCookie = openBriefCookie({
  name: "offered_key",
  path: "/account/security/codes",
  lastsSeconds: 1800,
  shape: z.object({ accountId: z.string(), secret: z.string() }),
});

/** Recovery codes, as long as their page may show them. */
export const newCodesCookie = openBriefCookie({
  name: "new_codes",
  path: "/account/security",
  lastsSeconds: 600,
  shape: z.object({ accountId: z.string(), codes: z.array(z.string()) }),
});

/** The key that was offered to an account in this browser; null: none, or too long ago. */
export async function readOfferedKey(
  context: AppLoadContext,
  request: Request,
  accountId: string,
): Promise<string | null> {
  const offered = await offeredKeyCookie.read(request, context);
  return offered?.accountId === accountId ? offered.secret : null;
}

/** Leads to the page that shows new recovery codes. */
export async function showNewCodes(
  context: AppLoadContext,
  request: Request,
  shown: { accountId: string; codes: string[] },
): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await newCodesCookie.keep(request, context, shown) });
  headers.append("Set-Cookie", await offeredKeyCookie.forget(request));
  return redirect("/account/security/recovery-codes", { status: 303, headers });
}

/** The recovery codes that were just made in this browser for an account; null: they are no longer shown. */
export async function readNewCodes(
  context: AppLoadContext,
  request: Request,
  accountId: string,
): Promise<string[] | null> {
  const shown = await newCodesCookie.read(request, context);
  return shown?.accountId === accountId ? shown.codes : null;
}
