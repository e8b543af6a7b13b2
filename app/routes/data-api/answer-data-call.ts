import type { LoaderFunctionArgs } from "@remix-run/node";
import { AWAY_HEADERS, statusOfFailure } from "#app/platform/http/tell-database-away.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { errorReply } from "./error-reply.server.ts";
import { matchDataCall } from "./match-data-call.server.ts";

const DATABASE_AWAY = "Our database is restarting. Please ask again in a few seconds.";

/** Answers every call of the data API; which one it is, the address says. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const matched = matchDataCall(url);
  switch (matched.outcome) {
    case "malformed":
      return errorReply(400, "The address has a percent sign that encodes no character.");
    case "unknown":
      return errorReply(404, "There is no such call. /api lists those there are.");
    case "matched":
      return matched.call.answer(context.db, matched.given).catch((error: unknown) => {
        if (statusOfFailure(error) === 503) return errorReply(503, DATABASE_AWAY, AWAY_HEADERS);
        if (!request.signal.aborted) logFailure(`GET ${matched.call.path} failed`, error);
        return errorReply(500, "HTTP error! status: 500");
      });
  }
}

export function action(): Response {
  return errorReply(405, "The data API is read with GET.", { Allow: "GET, HEAD" });
}
