import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** A page of the site map that is not open yet: the visitor is told which, and can ask to hear of it. */
export function loader({ request }: LoaderFunctionArgs) {
  const from = new URL(request.url).pathname;
  return redirect(addressOf("/coming-soon", { from }));
}
