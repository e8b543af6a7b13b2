import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on", API_REQUESTS_PER_MINUTE: "10000" });

// The official client, as assistants use it.
const client = new Client({ name: "a test", version: "1" });
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.origin))));
afterAll(() => client.close());

/** What a tool tells and gives. */
async function call(name: string, given: Record<string, unknown>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const [{ text }] = content as [{ text: string }];
  return { text, answer: structuredContent as Record<string, never>, isError: isError ?? false };
}

const LINES = [
  { date: "2026-03-02", code: "85025", units: 1, amount_cents: 4200 },
  { date: "2026-03-02", code: "85025", units: 1, amount_cents: 4200 },
];

test("each tool says what it is, takes and gives, and only reads", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain("prices_near");
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    expect([name, description?.length ?? 0]).toEqual([name, expect.any(Number)]);
    expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, "object", "object"]);
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  }
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name).sort()).toEqual(["check_my_bill", "what_will_it_cost"]);
  const { resources } = await client.listResources();
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri });
    expect(JSON.parse((contents[0] as { text: string }).text)).toBeTypeOf("object");
  }
});

test("from a question to a phone script, by tools alone", async () => {
  const service = await call("find_service", { words: "knee mri" });
  expect(service.text).toMatch(/^Found: .*MRI/);
  const near = await call("prices_near", { service: "knee mri", location: "60614" });
  const page = await (await site.fetch("/hospital_search.json?search=knee+mri&location=60614")).json();
  expect(near.answer.answer).toEqual(page.answer);
  expect(near.text).toMatch(
    /cash prices of \d+ hospitals.*median \$.*The lowest is \$.*The price files listed are dated/,
  );
  const [{ hospital_name: hospital, hospital_id: id }] = near.answer.results as unknown as Record<
    string,
    string
  >[] as [Record<string, string>];
  const price = await call("hospital_price", { hospital, hospital_id: id, code: "73721" });
  expect(price.text).toMatch(/cash price \$.*Source: its price file of/);
  const prompt = await client.getPrompt({ name: "what_will_it_cost" });
  expect(JSON.stringify(prompt)).toContain("what to ask the hospital");
});

test("a state's rights are told with their law, how they were read, and whom to call", async () => {
  const { text, answer } = await call("rights_by_state", { state: "Maryland" });
  expect(text).toMatch(/500 or less.*Health-Gen\. 19-214\.2.*check the statute/s);
  expect(text).toMatch(/Consumer Financial Protection Bureau 1-855-411-2372\. Checked on/);
  expect(text).toContain("This is information, not legal advice.");
  expect((answer.rules as unknown as { citation: string }[]).length).toBeGreaterThan(5);
  const { text: ofKansas } = await call("rights_by_state", { state: "KS" });
  expect(ofKansas).toContain("That doesn’t mean that it has no law");
});

test("a bill as its lines leads to the first step, with what was not checked", async () => {
  const { text, answer } = await call("audit_bill", {
    insured: true,
    statement_date: "2026-04-01",
    lines: LINES,
  });
  expect(text).toMatch(/^The bill charges \$84\.00\. .*Say: “.*not checked: .*First step: /);
  const reply = await site.fetch("/audit.json", {
    method: "POST",
    body: JSON.stringify({ insured: true, statement_date: "2026-04-01", lines: LINES }),
  });
  expect((answer.findings as unknown as unknown[]).length).toBe((await reply.json()).findings.length);
  const explained = await call("audit_bill_with_eob", {
    lines: LINES,
    eob: { network: "in", patient_responsibility_cents: 0, lines: [] },
    totals: { balance_cents: 8400 },
  });
  expect(explained.isError).toBe(false);
});

test.each([
  [
    "compare_hospitals",
    { hospital1: "Lakeglass Medical Center", hospital2: "Prairie Lark Hospital" },
    /prices can be compared/,
  ],
  ["why_missing", { hospital: "Lakeglass" }, /Lakeglass Medical Center, Chicago, IL: its price file is here/],
  [
    "plan_rates",
    {
      kind: "price",
      plan_id_type: "hios",
      plan_id: "0099900011",
      code_type: "CPT",
      code: "73721",
      class: "professional",
      zip: "60612",
      radius: 25,
    },
    /rates? of providers who perform the service.*binding estimate/,
  ],
  [
    "screen_assistance",
    { state: "IL", household_size: 3, annual_income_cents: 2_000_000 },
    /The hospital decides\./,
  ],
  ["explain_term", { term: "deductible" }, /^Deductible/i],
  ["prices_near", { service: "zzqx" }, /No service with this name/],
] as const)("the tool %s answers %j", async (name, given, told) => {
  const { text, isError } = await call(name, given);
  expect([isError, text]).toEqual([false, expect.stringMatching(told)]);
});

test("an assistant on this machine reaches the site through the command", async () => {
  const local = new Client({ name: "a local test", version: "1" });
  const args = ["app/cli/faircharge.js", "mcp", "--to", site.origin];
  await local.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "inherit" }));
  const { content } = await local.callTool({ name: "explain_term", arguments: { term: "deductible" } });
  expect((content as [{ text: string }])[0].text).toMatch(/^Deductible/);
  await local.close();
});

test("many assistants at once are answered, each its own question", async () => {
  const words = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? "deductible" : "coinsurance"));
  const told = await Promise.all(words.map((term) => call("explain_term", { term })));
  expect(told.map(({ text }) => text.split(":")[0]?.toLowerCase())).toEqual(words);
});

test("what no tool takes is refused with what to mend", async () => {
  expect((await call("audit_bill", { lines: "all of them" })).isError).toBe(true);
  expect(await call("no_such_tool", {})).toMatchObject({
    isError: true,
    text: expect.stringContaining("not found"),
  });
  expect(await call("hospital_price", { hospital: "No Such Hospital", code: "73721" })).toMatchObject({
    isError: true,
    text: "Hospital not found",
  });
  for (const method of ["GET", "DELETE"]) {
    const reply = await site.fetch("/mcp", { method });
    expect([method, reply.status, reply.headers.get("Allow")]).toEqual([method, 405, "POST"]);
  }
  const post = async (body: string) => (await site.fetch("/mcp", { method: "POST", body })).status;
  expect(await post("{")).toBe(400);
  expect(await post("[]")).toBe(400);
  expect(await post("x".repeat(10_000_000))).toBe(413);
});
