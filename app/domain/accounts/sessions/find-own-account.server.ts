import type { OpenAccount } from "../open-account.server.ts";
import { findSession } from "./find-session.server.ts";

/** The account that a browser with this token is signed in to; null: none, or the sample account, which never changes. */
export async function findOwnAccount(
  services: Parameters<typeof findSession>[0],
  token: string | null,
): Promise<OpenAccount | null> {
  const viewer = token === null ? null : await findSession(services, token);
  return viewer && !viewer.account.isSample ? viewer.account : null;
}
