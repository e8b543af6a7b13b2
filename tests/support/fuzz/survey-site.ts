import { parse } from "node-html-parser";
import { fieldsOf } from "../fields-of.ts";
import type { Schema } from "./value-of-schema.ts";

export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

export interface SurveyedForm {
  action: string;
  fields: Record<string, string>;
}

/** What a site's own pages and descriptions say can be asked of it. */
export interface Survey {
  /** Addresses that the site itself leads to, with their queries. */
  links: string[];
  /** Names of parameters and fields. */
  names: string[];
  /** Forms that are posted. */
  forms: SurveyedForm[];
  /** Calls that take JSON. */
  calls: { path: string; schema: Schema; wrap: (value: unknown) => unknown }[];
  /** Schemas that others refer to. */
  schemas: Record<string, Schema>;
}

const MAX_LINKS_OF_A_PAGE = 25;
const MCP_HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

/** Reads these pages once, those of an account with its cookie, and both descriptions of calls. */
export async function surveySite(ask: Ask, pages: readonly string[], cookie: string): Promise<Survey> {
  const links = new Set<string>();
  const names = new Set<string>();
  const forms: SurveyedForm[] = [];
  for (const page of pages) {
    const reply = await ask(page, { headers: { Cookie: cookie } });
    const text = await reply.text();
    if (reply.headers.get("Content-Type")?.startsWith("text/html"))
      lookAt(text, page, { links, names, forms });
  }
  for (const link of links) {
    for (const name of new URL(link, "http://site").searchParams.keys()) names.add(name);
  }
  return { links: [...links], names: [...names], forms, ...(await surveyCalls(ask)) };
}

function lookAt(
  text: string,
  page: string,
  found: { links: Set<string>; names: Set<string>; forms: SurveyedForm[] },
): void {
  const html = parse(text);
  const hrefs = html.querySelectorAll("main a[href]").map((link) => link.getAttribute("href") ?? "");
  const own = hrefs.filter((href) => /^\/(?!\/)/.test(href)).slice(0, MAX_LINKS_OF_A_PAGE);
  for (const href of own) found.links.add(href);
  for (const field of html.querySelectorAll("[name]")) found.names.add(field.getAttribute("name") ?? "");
  for (const form of html.querySelectorAll("main form[method=post]")) {
    const fields = fieldsOf(parse(`<main>${form.outerHTML}</main>`));
    found.forms.push({ action: form.getAttribute("action") || page, fields });
  }
}

/** As /openapi.json describes it. */
interface DescribedPath {
  post?: { requestBody?: { content?: Record<string, { schema?: Schema }> } };
}

async function surveyCalls(ask: Ask): Promise<Pick<Survey, "calls" | "schemas">> {
  const { paths, components } = await (await ask("/openapi.json")).json();
  const described = Object.entries(paths as Record<string, DescribedPath>).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content?.["application/json"]?.schema;
    return schema ? [{ path, schema, wrap: (value: unknown) => value }] : [];
  });
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const listed = await ask("/mcp", { method: "POST", headers: MCP_HEADERS, body: list });
  const { result } = (await listed.json()) as { result: { tools: { name: string; inputSchema: Schema }[] } };
  const tools = result.tools.map(({ name, inputSchema }) => ({
    path: "/mcp",
    schema: inputSchema,
    wrap: (value: unknown) => ({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: value },
    }),
  }));
  return { calls: [...described, ...tools], schemas: components?.schemas ?? {} };
}
