import type { IncomingMessage } from "node:http";
import type { AskedOf } from "../door/address-prefix.server.ts";

const MAX_KEY_LENGTH = 4096;

interface PageKeyOptions {
  /** The cookies that a kept page may depend on. */
  cookieNames: readonly string[];
  /** The cookies that no kept page depends on. */
  ignoredCookieNames: readonly string[];
  /** Pages bear their own address. */
  askedOf: AskedOf;
}

/** What a request has to share with another one to get the same page: origin, path, query and the cookies named. The order of
 * parameters does not count; repeated ones keep theirs, and empty ones stay, since a page may treat an empty field and an unsent
 * form differently. Null: personal, by another cookie or credentials, or too long to keep. */
export function pageKey(
  request: IncomingMessage,
  { cookieNames, ignoredCookieNames, askedOf }: PageKeyOptions,
): string | null {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) return null;
  const cookies = cookie ? cookiesOf(cookie, cookieNames, ignoredCookieNames) : "";
  if (cookies === null) return null;
  const { origin, prefix } = askedOf(request);
  const key = `${origin}\n${prefix}${normaliseQuery(request.url ?? "")}\n${cookies}`;
  return key.length <= MAX_KEY_LENGTH ? key : null;
}

function cookiesOf(header: string, names: readonly string[], ignoredNames: readonly string[]): string | null {
  const nameOf = (cookie: string) => cookie.replace(/=.*/s, "");
  const cookies = header
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== "" && !ignoredNames.includes(nameOf(cookie)));
  const areAllNamed = cookies.every((cookie) => names.includes(nameOf(cookie)));
  return areAllNamed ? cookies.sort().join(";") : null;
}

function normaliseQuery(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt < 0) return url;
  const parameters = new URLSearchParams(url.slice(queryAt + 1));
  parameters.sort();
  const query = parameters.toString();
  return query === "" ? url.slice(0, queryAt) : `${url.slice(0, queryAt)}?${query}`;
}
