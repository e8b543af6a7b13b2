import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** To the operator's own booking page when there is one, else to the request form. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(context.demoUrl ?? "/coming-soon#demo");
}
