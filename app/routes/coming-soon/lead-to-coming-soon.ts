import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** A page of the site map that is not open yet: it is named to the visitor, who can ask for news of it. */
export function loader({ request }: LoaderFunctionArgs) {
  const from = new URL(request.url).pathname;
  return redirect(addressOf("/coming-soon", { from }));
}
