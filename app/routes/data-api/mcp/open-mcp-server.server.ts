import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { AppLoadContext } from "@remix-run/node";
import type { Article } from "#app/content/read-article.server.ts";
import { getTextPage } from "#app/content/text-pages.server.ts";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { plainData } from "./plain-data.ts";
import type { Tool } from "./tool.server.ts";
import { tools } from "./tools.server.ts";

/** A server of the Model Context Protocol for one message: its tools are this site's own calls, which it only reads. */
export function openMcpServer(
  context: AppLoadContext,
  { origin, version }: { origin: string; version: string },
) {
  const words = wordsIn(context.language).assistants;
  const server = new McpServer(
    { name: product.name, version, websiteUrl: origin },
    { instructions: words.server.instructions },
  );
  for (const tool of tools) {
    const { title, about } = words.tools[tool.name];
    server.registerTool(
      tool.name,
      {
        title,
        description: about,
        inputSchema: tool.input,
        outputSchema: tool.output,
        annotations: {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      (given: unknown) => answerTool(context, tool, given, origin),
    );
  }
  registerPrompts(server, words.prompts);
  registerResources(server, context, { origin, words: words.resources });
  return server;
}

async function answerTool(context: AppLoadContext, tool: Tool, given: unknown, origin: string) {
  const { language, glossaries } = context;
  const sources = { language, terms: glossaries[language].flatMap(({ terms }) => terms) };
  const asked = tool.ask?.(given as never) ?? null;
  const reply = asked && (await context.askHere(asked.path, asked.body));
  const body: unknown = reply && (await reply.json());
  if (reply && !reply.ok && !isAnswer(body)) return refusal(body);
  const answer = plainData(tool.answer(body, given as never, sources)) as Record<string, unknown>;
  const said = tool.tell(answer as never, given as never, sources);
  if (asked && asked.body === undefined) {
    const { pathname, search } = new URL(asked.path, origin);
    const address = `${origin}${pathname}${search}`;
    said.push(say(language, wordsIn(language).assistants.say.sources, { address }));
  }
  return { content: [{ type: "text" as const, text: said.join(" ") }], structuredContent: answer };
}

/** A search that finds nothing answers with its own status, and says why anyway. */
function isAnswer(body: unknown): boolean {
  return typeof body === "object" && body !== null && "answer" in body;
}

function refusal(body: unknown) {
  const error =
    typeof body === "object" && body !== null && "error" in body ? String(body.error) : "The call failed.";
  return { isError: true, content: [{ type: "text" as const, text: error }] };
}

type AssistantWords = Words["assistants"];

function registerPrompts(server: McpServer, words: AssistantWords["prompts"]): void {
  for (const [name, { title, about, text }] of Object.entries(words)) {
    server.registerPrompt(name, { title, description: about }, () => ({
      messages: [{ role: "user", content: { type: "text", text } }],
    }));
  }
}

function registerResources(
  server: McpServer,
  { askHere, language }: AppLoadContext,
  { origin, words }: { origin: string; words: AssistantWords["resources"] },
): void {
  const terms = getTextPage(language, "terms");
  const termsUri = `${origin}/terms-and-conditions`;
  const html = "text/html";
  server.registerResource("terms", termsUri, { ...described(words.terms), mimeType: html }, () => ({
    contents: [{ uri: termsUri, mimeType: html, text: sayArticle(terms) }],
  }));
  const paths = { openapi: "/openapi.json", statistics: "/get_statistics" } as const;
  for (const name of ["openapi", "statistics"] as const) {
    const uri = `${origin}${paths[name]}`;
    const mimeType = "application/json";
    server.registerResource(name, uri, { ...described(words[name]), mimeType }, async () => ({
      contents: [{ uri, mimeType, text: await (await askHere(paths[name])).text() }],
    }));
  }
}

const described = ({ title, about }: { title: string; about: string }) => ({ title, description: about });

/** A text as one piece of HTML; figures that are drawn from the data are left out. */
function sayArticle({ title, parts }: Article): string {
  const texts = parts.map((part) => ("html" in part ? part.html : ""));
  return [`<h1>${title.replaceAll("&", "&amp;")}</h1>`, ...texts].join("\n");
}
