import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";

/** GET /llms.txt: what a program that reads for a model finds here (llmstxt.org). */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url);
  const { server, tools, resources, page } = wordsIn(context.language).assistants;
  const links = [
    [page.heading, "/assistants", page.description],
    [resources.openapi.title, "/openapi.json", resources.openapi.about],
    [resources.statistics.title, "/get_statistics", resources.statistics.about],
    [tools.prices_near.title, "/hospital_search", tools.prices_near.about],
    [tools.audit_bill.title, "/audit", tools.audit_bill.about],
    [tools.screen_assistance.title, "/assistance", tools.screen_assistance.about],
    [tools.rights_by_state.title, "/rights", tools.rights_by_state.about],
    [tools.explain_term.title, "/glossary", tools.explain_term.about],
  ];
  const text = [
    `# ${product.name}`,
    `> ${page.description}`,
    server.instructions,
    `## MCP\n\n- [${origin}/mcp](${origin}/mcp)`,
    `## Pages\n\n${links.map(([title, path, about]) => `- [${title}](${origin}${path}): ${about}`).join("\n")}`,
  ].join("\n\n");
  return new Response(`${text}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": caching.anHour },
  });
}
