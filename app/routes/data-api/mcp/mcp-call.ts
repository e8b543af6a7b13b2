import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { receiveJson } from "#app/platform/http/bodies/receive-json.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { refuseBody } from "../refuse-body.server.ts";
import { openMcpServer } from "./open-mcp-server.server.ts";

/** A bill of some 1,000 lines with its explanation, with the message around it. The SDK checks a message in one go: a longer one would
 *  keep pages waiting. */
const LIMITS = { maxBytes: 300_000, maxDepth: 28, maxItems: 10_000 };

export function loader({ context }: LoaderFunctionArgs): Response {
  const { refused } = wordsIn(context.language).assistants;
  return jsonError(405, refused.method, { headers: { Allow: "POST" } });
}

/** POST /mcp: one message of the Model Context Protocol over streamable HTTP, without a session. Nothing of it is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return loader({ request, context, params: {} });
  const { refused } = wordsIn(context.language).assistants;
  const body = await receiveJson(request, LIMITS);
  if (body.outcome !== "received") {
    const { tooLarge, tooManyItems, tooDeep } = refused;
    return refuseBody(body.outcome, { tooLarge, tooManyItems, tooDeep });
  }
  if (Array.isArray(body.value)) return jsonError(400, refused.batch);
  const { origin } = new URL(request.url);
  const server = openMcpServer(context, { origin, version: await readVersion() });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const asked = new Request(request.url, {
      method: "POST",
      headers: request.headers,
      signal: request.signal,
    });
    const reply = await transport.handleRequest(asked, { parsedBody: body.value });
    reply.headers.set("Cache-Control", caching.neverAndPrivate);
    return reply;
  } finally {
    await server.close();
  }
}
