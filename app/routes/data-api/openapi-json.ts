import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApiDocument } from "./openapi-document.server.ts";

/** GET /openapi.json: the data API for programs. */
export function loader({ request }: LoaderFunctionArgs) {
  return Response.json(openApiDocument(new URL(request.url).origin), {
    headers: { "Cache-Control": "public, max-age=0, s-maxage=60" },
  });
}
