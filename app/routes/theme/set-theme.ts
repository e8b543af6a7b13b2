import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { ownPath } from "#app/platform/http/addresses/own-path.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { rememberThemeChoice } from "#app/platform/session/theme-cookie.server.ts";
import { themeSwitchId } from "#app/ui/theme/theme-switch.tsx";

/** Remembers the theme and leads back to the switch on the page that the form was sent from, so that the reader stays
 *  where they were. An unknown theme changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const { theme = null, redirectTo } = await takeSubmission(request);
  const headers = await rememberThemeChoice(request, theme);
  const page = (ownPath(redirectTo) ?? "/").replace(/#.*$/s, "");
  return redirect(`${page}#${themeSwitchId}`, { status: 303, headers: headers ?? {} });
}

export function loader() {
  return redirect("/");
}

/** A form that could not be taken is answered by a page in words, as only a route with a page does. */
export default function NoPage() {
  return null;
}
