import { createCookie } from "@remix-run/node";

/** Under https a browser takes it from this very host alone, for the whole site. */
const names = { https: "__Host-session", http: "session" } as const;

/** The cookies of signed-in people. Public pages do not look at them. */
export const sessionCookieNames: readonly string[] = Object.values(names);

/** Longer than any session; the database ends it. */
const lastsSeconds = 90 * 86_400;
const longestToken = 100;

/** The token that the browser sent; null without one. */
export async function readSessionToken(request: Request): Promise<string | null> {
  const token: unknown = await cookieOf(request).parse(request.headers.get("Cookie"));
  return typeof token === "string" && token !== "" && token.length <= longestToken ? token : null;
}

/** The Set-Cookie that keeps a session's token, out of reach of scripts and of other sites' forms. */
export function sessionCookie(request: Request, token: string): Promise<string> {
  return cookieOf(request).serialize(token);
}

/** The Set-Cookie that forgets it. */
export function endedSessionCookie(request: Request): Promise<string> {
  return cookieOf(request).serialize("", { maxAge: 0 });
}

function cookieOf(request: Request) {
  const secure = new URL(request.url).protocol === "https:";
  return createCookie(secure ? names.https : names.http, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: lastsSeconds,
  });
}
