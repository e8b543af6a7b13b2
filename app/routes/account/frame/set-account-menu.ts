import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { ownPath } from "#app/platform/http/addresses/own-path.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { accountMenuCookie } from "#app/platform/session/account-menu-cookie.server.ts";
import { accountLoader } from "./gate.server.ts";

export const loader = accountLoader("any", ({ access }) => {
  throw redirect(access.address("/account"));
});

/** Puts the menu away or brings it back, and leads back to the page. A choice of the browser's, not of the account: the
 *  sample account has it, too. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.markPrivate();
  const { menu, returnTo } = await takeSubmission(request);
  const page = ownPath(returnTo) ?? "";
  return redirect(/^\/account(?:[/?]|$)/.test(page) ? page : "/account", {
    status: 303,
    headers: { "Set-Cookie": await accountMenuCookie(menu === "hidden") },
  });
}
