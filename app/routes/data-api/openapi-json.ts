import type { LoaderFunctionArgs } from "@remix-run/node";
import { caching } from "#app/platform/http/replies/caching.ts";
import { openApiDocument } from "./openapi-document.server.ts";

/** GET /openapi.json: the data API for programs. */
export function loader({ request }: LoaderFunctionArgs) {
  return Response.json(openApiDocument(new URL(request.url).origin), {
    headers: { "Cache-Control": caching.untilDataChangeFresh },
  });
}
