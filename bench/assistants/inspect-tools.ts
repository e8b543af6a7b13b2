import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";

/** Its license is a separate file, and it needs Node 22.19, so it isn't a dependency here. */
const INSPECTOR = ["-y", "-p", "node@22", "-p", "@modelcontextprotocol/inspector@2.12.0", "mcp-inspector"];
const TIMEOUT_MS = 120_000;

const BILL_ROWS =
  "03/02/2026  85025  Complete blood count  $42.00\n03/02/2026  85025  Complete blood count  $42.00";
const LINES = [
  { date: "2026-03-02", code: "85025", units: 1, amount_cents: 4200 },
  { date: "2026-03-02", code: "85025", units: 1, amount_cents: 4200 },
];

/** What each tool is asked, on the sample data. */
const ARGUMENTS: Record<string, object> = {
  find_service: { words: "knee mri" },
  prices_near: { service: "knee mri", location: "60614" },
  hospital_price: { hospital: "Lakeglass Medical Center", code: "73721" },
  compare_hospitals: { hospital1: "Lakeglass Medical Center", hospital2: "Prairie Lark Hospital" },
  why_missing: { hospital: "Lakeglass" },
  plan_rates: {
    kind: "price",
    plan_id_type: "hios",
    plan_id: "0099900011",
    code_type: "CPT",
    code: "73721",
    class: "professional",
    zip: "60612",
    radius: 25,
  },
  audit_bill_text: { text: BILL_ROWS },
  audit_bill: { lines: LINES },
  audit_bill_with_eob: { lines: LINES, eob: { network: "in", patient_responsibility_cents: 0, lines: [] } },
  screen_assistance: { state: "IL", household_size: 3, annual_income_cents: 2_000_000 },
  explain_term: { term: "deductible" },
};

/** Lists and runs every tool, prompt and resource by the official inspector. Returns what went wrong. */
export async function inspectTools(origin: string, client: Client): Promise<string[]> {
  const problems: string[] = [];
  const inspect = async (what: string, ...options: string[]) => {
    try {
      const { stdout } = await promisify(execFile)(
        "npx",
        [...INSPECTOR, "--cli", `${origin}/mcp`, "--transport", "http", "--method", ...options],
        { timeout: TIMEOUT_MS, maxBuffer: 10_000_000 },
      );
      const reply = JSON.parse(stdout.slice(stdout.indexOf("{")));
      if (reply.isError) problems.push(`the inspector: ${what} is an error: ${reply.content?.[0]?.text}`);
      else console.log(`inspected: ${what}`);
      return reply;
    } catch (error) {
      problems.push(`the inspector: ${what}: ${String(error).slice(0, 500)}`);
      return {};
    }
  };
  const { tools: known } = await client.listTools();
  const { tools = [] } = await inspect("tools/list", "tools/list");
  if (tools.length !== known.length)
    problems.push(`the inspector lists ${tools.length} of ${known.length} tools`);
  for (const { name } of known) {
    const given = ARGUMENTS[name];
    if (given === undefined) problems.push(`nobody said what to ask ${name}`);
    else {
      const json = JSON.stringify(given);
      await inspect(name, "tools/call", "--tool-name", name, "--tool-args-json", json);
    }
  }
  for (const { name } of (await client.listPrompts()).prompts)
    await inspect(`prompt ${name}`, "prompts/get", "--prompt-name", name);
  for (const { uri } of (await client.listResources()).resources)
    await inspect(`resource ${uri}`, "resources/read", "--uri", uri);
  return problems;
}
