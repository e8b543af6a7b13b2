import { openGuardedAgent, PrivateAddressError } from "./guarded-agent.server.ts";
import { isPrivateAddress } from "./private-address.ts";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 5;

export type FollowedResponse =
  /** `isPrivate`: the first address was one of a private network. */
  | { outcome: "answered"; response: Response; url: URL; isPrivate: boolean }
  | { outcome: "too-many-redirects" }
  | { outcome: "bad-redirect"; location: string }
  /** `host`: where a public server led. */
  | { outcome: "private-address"; host: string };

export interface FollowOptions extends RequestInit {
  /** A public address is asked for: no private one is connected to. Else a private one may be, and may redirect to
   *  others; a public one never leads to a private one. */
  isPublic?: boolean | undefined;
  /** Judges an IP address. */
  isPrivate?: ((address: string) => boolean) | undefined;
  /** Waits until an address may be asked, the first one and each that it redirects to; throws `NotAsked` if asking isn't allowed.
   */
  beforeRequest?: ((url: URL) => Promise<void>) | undefined;
}

/** Thrown by `beforeRequest`: the host does not want to be asked, or not yet. `written`: the details, else ''. */
export class NotAsked extends Error {
  readonly reason: "robots-forbid" | "robots-away" | "asked-to-wait";
  readonly written: string;
  constructor(reason: NotAsked["reason"], written = "") {
    super(reason);
    this.reason = reason;
    this.written = written;
  }
}

/** Whether an address can be fetched: http or https, and no user and password in it. */
export function isWebAddress(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

/** A GET that follows up to five redirects to web addresses. Throws what `fetch` throws. */
export async function followRedirects(
  url: URL,
  { isPublic = false, isPrivate = isPrivateAddress, beforeRequest, ...init }: FollowOptions,
): Promise<FollowedResponse> {
  const guard = openGuardedAgent(isPrivate);
  if (isPublic) guard.refusePrivate();
  let current = url;
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      guard.checkHost(current);
      await beforeRequest?.(current);
      const guarded = { ...init, redirect: "manual", dispatcher: guard.agent };
      const response = await fetch(current, guarded as RequestInit);
      if (!guard.wasPrivate()) guard.refusePrivate();
      const location = REDIRECTS.has(response.status) ? response.headers.get("Location") : null;
      if (location === null) {
        return { outcome: "answered", response, url: current, isPrivate: guard.wasPrivate() };
      }
      await response.body?.cancel();
      const next = URL.canParse(location, current.href) ? new URL(location, current) : null;
      if (!next || !isWebAddress(next)) return { outcome: "bad-redirect", location };
      current = next;
    }
    return { outcome: "too-many-redirects" };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (error instanceof PrivateAddressError || cause instanceof PrivateAddressError) {
      return { outcome: "private-address", host: current.hostname };
    }
    throw error;
  }
}
