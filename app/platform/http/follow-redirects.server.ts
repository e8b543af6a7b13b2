const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 5;

export type FollowedResponse =
  | { outcome: "answered"; response: Response; url: URL }
  | { outcome: "too-many-redirects" }
  | { outcome: "bad-redirect"; location: string };

/** Whether an address can be fetched: http or https, and no user and password in it. */
export function isWebAddress(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

/** A GET that follows up to five redirects to web addresses. Throws what `fetch` throws. */
export async function followRedirects(url: URL, init: RequestInit): Promise<FollowedResponse> {
  let current = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await fetch(current, { ...init, redirect: "manual" });
    const location = REDIRECTS.has(response.status) ? response.headers.get("Location") : null;
    if (location === null) return { outcome: "answered", response, url: current };
    await response.body?.cancel();
    const next = URL.canParse(location, current.href) ? new URL(location, current) : null;
    if (!next || !isWebAddress(next)) return { outcome: "bad-redirect", location };
    current = next;
  }
  return { outcome: "too-many-redirects" };
}
