import type { ActionFunctionArgs } from "@remix-run/node";
import { fileCheckReply } from "#app/content/file-check-reply.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { takeCheck } from "./take-check.server.ts";

export function loader(): Response {
  return jsonError(
    405,
    "Send the file by POST as multipart/form-data, field price_file, or a form's address.",
    {
      headers: { Allow: "POST" },
    },
  );
}

/** POST /price-files/check.json: the same check as the page's. Nothing of the file is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const taken = await takeCheck(context, request);
  if (taken.outcome === "refused")
    return jsonError(taken.statusCode, taken.message, { headers: taken.headers });
  return Response.json(fileCheckReply(context.language, taken.check), {
    headers: { "Cache-Control": caching.neverAndPrivate },
  });
}
