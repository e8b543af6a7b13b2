import type { IncomingMessage } from "node:http";

/** As long as any replica may be behind, and some more. */
const LASTS_SECONDS = 10;

/** Where the database's log was when this browser wrote last, as `wroteCookie` keeps it; null: not lately. */
export function readWroteAt({ headers }: Pick<IncomingMessage, "headers">): string | null {
  return /(?:^|;\s*)wrote=([\w-]+)/.exec(headers.cookie ?? "")?.[1] ?? null;
}

/** The Set-Cookie that lets writers see their change on the next page, from any server. Pages aren't cached for them in the
 *  meantime (page-key). */
export function wroteCookie(position: string): string {
  return `wrote=${position.replace("/", "-")}; Path=/; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Lax`;
}
