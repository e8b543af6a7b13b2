import { z } from "zod/v4";
import { openBriefCookie } from "#app/platform/session/brief-cookie.server.ts";

/** Whose password was right, until the code is, too. */
export const secondStepCookie = openBriefCookie({
  name: "second_step",
  path: "/login",
  lastsSeconds: 600,
  shape: z.object({ accountId: z.string(), entryVersion: z.number(), redirectTo: z.string() }),
});
