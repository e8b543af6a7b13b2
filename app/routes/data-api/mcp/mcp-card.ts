import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { product } from "#app/domain/product.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { tools } from "./tools.server.ts";

/** GET /.well-known/mcp.json: where the site's MCP server is, and which tools it has. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const words = wordsIn(context.language).assistants;
  const card = {
    name: product.name,
    version: await readVersion(),
    description: words.page.description,
    endpoint: `${origin}/mcp`,
    transport: "streamable-http",
    authentication: "none",
    documentation: `${origin}/assistants`,
    tools: tools.map(({ name }) => ({ name, description: words.tools[name].about })),
  };
  return Response.json(card, { headers: { "Cache-Control": caching.anHour } });
}
