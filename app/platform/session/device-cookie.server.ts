import { z } from "zod/v4";
import { openBriefCookie } from "./brief-cookie.server.ts";

/** The accounts whose owners have signed in with this browser, for the sign-in alone. */
export const deviceCookie = openBriefCookie({
  name: "known_device",
  path: "/login",
  lastsSeconds: 365 * 86_400,
  shape: z.array(z.object({ deviceId: z.string(), accountId: z.string(), entryVersion: z.number() })),
});
