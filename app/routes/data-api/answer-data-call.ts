import type { LoaderFunctionArgs } from "@remix-run/node";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { statusOfFailure } from "#app/platform/http/answers/answer-failures.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { matchDataCall } from "./match-data-call.server.ts";

/** Answers every call of the data API; which one it is, the address says. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const matched = matchDataCall(url);
  switch (matched.outcome) {
    case "unknown":
      return jsonError(404, "There is no such call. /api lists all calls.");
    case "matched":
      return matched.call
        .answer({ ...context, db: context.readDb, today: easternDay(context.clock.now()) }, matched.given)
        .catch((error: unknown) => {
          if (statusOfFailure(error) === 503) throw error; // the site explains it in its own words
          if (!request.signal.aborted) logFailure(`GET ${matched.call.path} failed`, error);
          return jsonError(500, matched.call.failure ?? "HTTP error! status: 500");
        });
  }
}

export function action(): Response {
  return jsonError(405, "The data API accepts only GET requests.", { headers: { Allow: "GET, HEAD" } });
}
