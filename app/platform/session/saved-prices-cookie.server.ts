import { createCookie } from "@remix-run/node";

const yearSeconds = 31_536_000;

/** Sent with the list of saved prices alone, so that visitors who saved one still get the other pages from the page cache. */
const cookie = createCookie("saved_prices", {
  path: "/saved",
  httpOnly: true,
  sameSite: "lax",
  maxAge: yearSeconds,
});

/** The texts that this device keeps; none without a cookie, and where it holds something else. */
export async function readSavedTexts(request: Request): Promise<string[]> {
  const kept: unknown = await cookie.parse(request.headers.get("Cookie"));
  return Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : [];
}

/** The Set-Cookie that keeps the texts for a year; it removes the cookie where there are none. */
export function keepSavedTexts(request: Request, texts: readonly string[]): Promise<string> {
  const secure = new URL(request.url).protocol === "https:";
  return cookie.serialize(texts, texts.length > 0 ? { secure } : { secure, maxAge: 0 });
}
