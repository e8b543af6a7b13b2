import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { safeRedirect } from "remix-utils/safe-redirect";
import { rememberThemeChoice } from "#app/platform/session/theme-cookie.server.ts";

/** Remembers the theme and leads back to the page the form was sent from. An unknown theme changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const form = new URLSearchParams(await request.text());
  const headers = await rememberThemeChoice(request, form.get("theme"));
  return redirect(safeRedirect(form.get("redirectTo"), "/"), { status: 303, headers: headers ?? {} });
}

export function loader() {
  return redirect("/");
}
