import { createHash } from "node:crypto";

/** Returns a visitor without an account, as votes are counted: by a hash of the random id in their cookie, so that the database
 *  cannot be used to vote in another person's name. */
export function visitorAsVoter(visitorId: string): string {
  return `visitor:${createHash("sha256").update(visitorId).digest("base64url")}`;
}
