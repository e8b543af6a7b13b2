import { z } from "zod/v4";
import { openBriefText } from "./brief-text.server.ts";

/** What a page asks a passkey to answer, as it comes back with the answer: an hour is enough to read a page. */
export const sealedChallenge = openBriefText({
  purpose: "passkey challenge",
  lastsMs: 3_600_000,
  shape: z.string(),
});
