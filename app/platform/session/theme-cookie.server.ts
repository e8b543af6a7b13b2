import { createCookie, createCookieSessionStorage } from "@remix-run/node";
import { createThemeSessionResolver, isTheme } from "remix-themes";

const yearSeconds = 31_536_000;
/** A theme isn't secret; Remix only insists that a session's cookie bears some signature. */
const secrets = ["theme"];
const lasting = { path: "/", httpOnly: true, sameSite: "lax" as const, maxAge: yearSeconds, secrets };

/** The cookies below: all that a visitor's choice of theme is kept in. */
export const themeCookieNames: readonly string[] = ["theme", "theme_system"];

/** remix-themes knows dark and light; following the device is a separate choice, kept in its own cookie. */
const followDevice = createCookie("theme_system", lasting);
const resolveTheme = createThemeSessionResolver(
  createCookieSessionStorage({ cookie: { ...lasting, name: "theme" } }),
);

/** The theme a visitor chose: 'dark', 'light', 'system', or null for none yet. */
export async function readThemeChoice(request: Request): Promise<string | null> {
  if (await followDevice.parse(request.headers.get("Cookie"))) return "system";
  return (await resolveTheme(request)).getTheme();
}

/** The cookies that remember a choice; null when it is none of 'dark', 'light', 'system'. */
export async function rememberThemeChoice(request: Request, choice: unknown): Promise<Headers | null> {
  const session = await resolveTheme(request);
  const headers = new Headers();
  if (choice === "system") {
    headers.append("Set-Cookie", await session.destroy());
    headers.append("Set-Cookie", await followDevice.serialize(true));
    return headers;
  }
  if (typeof choice !== "string" || !isTheme(choice)) return null;
  session.setTheme(choice);
  headers.append("Set-Cookie", await session.commit());
  headers.append("Set-Cookie", await followDevice.serialize(false, { maxAge: 0 }));
  return headers;
}
