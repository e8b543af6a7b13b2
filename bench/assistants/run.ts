import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { type AskedQuestion, askByTools } from "./ask-by-tools.ts";
import { inspectTools } from "./inspect-tools.ts";

// npm run drill -- assistants [--site http://127.0.0.1:3000] [--questions folder with ask.mjs and questions.json]
// [--no-inspector] The official inspector (by npx, on its own Node 22) lists and runs every tool, prompt and resource. Then the
// SDK's client asks labeled questions through tools alone: each answer must be the page's. With --site their truth is checked,
// too; without it a site with the sample data is served, which has other hospitals. Ends with 0 where everything agreed.

const { values } = parseArgs({
  options: {
    site: { type: "string" },
    questions: { type: "string", default: "../shared/testdata/answers" },
    "no-inspector": { type: "boolean", default: false },
  },
});
process.env.API_REQUESTS_PER_MINUTE = "100000"; // of a site that is served here
const served = values.site ? null : await serveForBench();
const origin = values.site ?? served?.origin ?? "";
const client = new Client({ name: "faircharge drill", version: "1" });
try {
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", origin)));
  const problems = values["no-inspector"] ? [] : await inspectTools(origin, client);
  const { load, test } = await import(pathToFileURL(path.resolve(values.questions, "ask.mjs")).href);
  const questions: AskedQuestion[] = load(path.resolve(values.questions, "questions.json"));
  const asked = await askByTools(client, origin, questions, values.site ? test : null);
  console.log(`same answer as the page: ${asked.same} of ${questions.length}`);
  if (values.site) console.log(`right by the labels: ${asked.right} of ${questions.length}`);
  for (const problem of [...problems, ...asked.problems]) console.log(`  ${problem}`);
  if (problems.length > 0 || asked.problems.length > 0) process.exitCode = 1;
} finally {
  await client.close();
  await served?.close();
}
