import { createCookie } from "@remix-run/node";

const yearSeconds = 31_536_000;

/** Whether a person has put the account's menu away on wide screens. */
const cookie = createCookie("account_menu", {
  path: "/account",
  httpOnly: true,
  sameSite: "lax",
  maxAge: yearSeconds,
});

export async function isAccountMenuHidden(request: Request): Promise<boolean> {
  return (await cookie.parse(request.headers.get("Cookie"))) === "hidden";
}

/** The Set-Cookie that remembers it. */
export function accountMenuCookie(isHidden: boolean): Promise<string> {
  return cookie.serialize(isHidden ? "hidden" : "shown", isHidden ? {} : { maxAge: 0 });
}
