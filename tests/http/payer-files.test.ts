import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AuditReply } from "#app/content/audit-reply.server.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { amounts, explanationOf, keepExplanation, kneeClaim, told } from "../support/kept-explanations.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { pageOf, readPage } from "../support/read-page.ts";
import { runProgramIn } from "../support/run-program.ts";
import { signIn } from "../support/sign-in.ts";

// A fictional payer drawn by others, with the right answers beside its files: tests/fixtures/payer-files.
const FILES = path.resolve("tests/fixtures/payer-files");
const folder = folderForTests();
let site: TestSite;

const run = (command: string, ...args: string[]) =>
  runProgramIn(
    { env: { ...process.env, DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir } },
    command,
    ...args,
  );
const readJson = async (name: string) => JSON.parse(await readFile(path.join(FILES, name), "utf8"));

let imported: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  site = await openTestSite({ API_REQUESTS_PER_MINUTE: "100000" });
  expect(await run("providers import", FILES)).toMatchObject({ code: 0 });
  await run("import", FILES);
  imported = await run("payers import", FILES, "--services", "all", "--json");
});
afterAll(() => site.close());

const results = () =>
  imported.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

test("every rate of every file is accounted for, and what could not be read is told with its reason", async () => {
  expect(imported.code).toBe(0);
  const counts = await readJson("counts.json");
  const files = results().filter(({ kind }) => kind === "in-network");
  expect(files).toHaveLength(Object.keys(counts).length);
  for (const { fileName, balance } of files) {
    expect([fileName, balance.read]).toEqual([fileName, counts[fileName].negotiated_prices]);
    const refused = Object.values<number>(balance.refused).reduce((sum, count) => sum + count, 0);
    const { kept, otherServices, otherStates, ghost } = balance;
    expect([fileName, kept + otherServices + otherStates + ghost + refused]).toEqual([
      fileName,
      balance.read,
    ]);
  }
  const refused = results().filter(({ outcome }) => outcome === "refused");
  expect(refused.map(({ refusal }) => refusal.reason).sort()).toEqual([
    "not-json",
    "not-there",
    "packed-badly",
  ]);
});

test("each question about a plan is answered as its files say, to the letter", async () => {
  const { questions } = await readJson("answers.json");
  expect(questions.length).toBeGreaterThan(70);
  for (const { question, answer } of questions) {
    const reply = await site.fetch("/payer_rates.json", { method: "POST", body: JSON.stringify(question) });
    expect([question.id, inOneOrder(await reply.json())]).toEqual([question.id, inOneOrder(answer)]);
  }
});

/** The order of rates is free. */
function inOneOrder(answer: Record<string, unknown>) {
  const text = (value: object) => JSON.stringify(value, Object.keys(value).sort());
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(text).sort() : value,
    ]),
  );
}

test("a hospital's own file is held against the plan's", async () => {
  const { hospital_check: expected } = await readJson("answers.json");
  const found: unknown[] = [];
  for (const key of new Set<string>(expected.map((row: Row) => `npi=${row.hospital_npi}&ein=${row.ein}`))) {
    found.push(...(await (await site.fetch(`/payer_check.json?${key}`)).json()));
  }
  const byCode = (rows: unknown[]) =>
    (rows as Row[]).toSorted((a, b) =>
      `${a.hospital_npi} ${a.code}`.localeCompare(`${b.hospital_npi} ${b.code}`),
    );
  expect(byCode(found)).toEqual(byCode(expected));

  const { main } = await readPage(site, "/data/coverage");
  const counted = main.region("Prices of hospitals’ files against plans’ files").rows();
  const count = (verdict: string) => expected.filter((row: Row) => row.verdict === verdict).length;
  const summed = [2, 3, 4, 5].map((column) =>
    counted.reduce((sum, row) => sum + Number(row[column]?.replace(",", "")), 0),
  );
  expect(summed).toEqual(["same", "differs", "only_hospital", "only_payer"].map(count));
});

type Row = { hospital_npi: string; ein: string; code: string; verdict: string };

const choice = { plan_id_type: "hios", plan_id: "5101234567" };
const gear = { plan_id_type: "ein", plan_id: "69-1234567" };
const select = { plan_id_type: "hios", plan_id: "5117654321" };
const DOCTOR = "2907511630";
const SURGEON = "2817414339";
const HOSPITAL = "2633875002";
const DAY = "2026-06-15";

type Sent = {
  npi: string;
  code: string;
  cents: number;
  tin?: string;
  type?: string;
  modifiers?: string[];
  units?: number;
  date?: string | null;
  network?: string;
};

const explained = (plan: object, { npi, tin, code, cents, date = DAY, network, ...line }: Sent) => ({
  ...plan,
  claims: [
    {
      provider_npi: npi,
      provider_tin: tin,
      network,
      lines: [
        {
          date,
          code,
          code_type: line.type,
          modifiers: line.modifiers,
          units: line.units,
          allowed_cents: cents,
        },
      ],
    },
  ],
});

async function audit(body: object) {
  const reply = await site.fetch("/audit.json", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ lines: [], ...body }),
  });
  return { status: reply.status, body: await reply.json() };
}

test.each<[string, object, Sent, string, object]>([
  [
    "the rate",
    choice,
    { npi: DOCTOR, code: "70551", cents: 49_237 },
    "equal",
    { rates: [{ amount: 492.37, updated_on: "2026-06-01" }] },
  ],
  ["the rate of two units", choice, { npi: DOCTOR, code: "70551", cents: 98_474, units: 2 }, "equal", {}],
  ["a cent more", choice, { npi: DOCTOR, code: "70551", cents: 49_238 }, "above", { difference_cents: 1 }],
  [
    "one unit of two",
    choice,
    { npi: DOCTOR, code: "70551", cents: 49_237, units: 2 },
    "below",
    { difference_cents: 49_237 },
  ],
  ["more", choice, { npi: DOCTOR, code: "70551", cents: 60_000 }, "above", { difference_cents: 10_763 }],
  ["the reading alone", choice, { npi: DOCTOR, code: "70551", cents: 6_893, modifiers: ["26"] }, "equal", {}],
  [
    "another modifier",
    choice,
    { npi: DOCTOR, code: "70551", cents: 49_237, modifiers: ["59"] },
    "not_found",
    { rates: [] },
  ],
  [
    "a modifier more",
    choice,
    { npi: DOCTOR, code: "70551", cents: 6_893, modifiers: ["26", "59"] },
    "not_found",
    {},
  ],
  [
    "another provider",
    choice,
    { npi: "2905958270", code: "70551", cents: 49_237 },
    "above",
    { rates: [{ amount: 61.5 }] },
  ],
  [
    "another tax number",
    choice,
    { npi: DOCTOR, tin: "79-1678008", code: "70551", cents: 49_237 },
    "not_found",
    {},
  ],
  [
    "another plan",
    select,
    { npi: DOCTOR, code: "70551", cents: 49_237 },
    "above",
    { rates: [{ amount: 423.44, updated_on: "2025-12-01" }] },
  ],
  ["one of two tax numbers’ rates", gear, { npi: SURGEON, code: "45378", cents: 35_294 }, "equal", {}],
  [
    "neither of two rates",
    gear,
    { npi: SURGEON, code: "45378", cents: 40_000 },
    "several",
    { difference_cents: null, rates: [{ amount: 344.44 }, { amount: 352.94 }] },
  ],
  [
    "the tax number tells",
    gear,
    { npi: SURGEON, tin: "791678008", code: "45378", cents: 40_000 },
    "above",
    { difference_cents: 4_706 },
  ],
  ["a hospital’s two rates", choice, { npi: HOSPITAL, code: "27447", cents: 2_500_000 }, "several", {}],
  ["a percentage", select, { npi: "2250746940", code: "95810", cents: 62 }, "other_terms", { rates: [] }],
  [
    "a day’s amount",
    choice,
    { npi: "2513137358", type: "MS-DRG", code: "885", cents: 145_000 },
    "other_terms",
    { rates: [] },
  ],
  [
    "a bundle beside a rate",
    choice,
    { npi: "2704558537", code: "27447", cents: 1_690_000 },
    "other_terms",
    { rates: [] },
  ],
  [
    "out of the network",
    choice,
    { npi: "2820313924", code: "99214", cents: 20_000, network: "out" },
    "out_of_network_published",
    { out_of_network: [{ allowed: 129.92, billed: 311.81 }] },
  ],
  [
    "out of the network, by video",
    choice,
    { npi: "2906004801", code: "90837", cents: 20_000, modifiers: ["95"] },
    "out_of_network_published",
    { out_of_network: [{ allowed: 146.51 }] },
  ],
  [
    "nothing published out of the network",
    choice,
    { npi: "2371678683", code: "90837", cents: 20_000, network: "out" },
    "not_found",
    {},
  ],
  [
    "a year and a half before the file",
    choice,
    { npi: DOCTOR, code: "70551", cents: 60_000, date: "2024-12-01" },
    "not_compared",
    { why: "another_time", rates: [] },
  ],
  [
    "no day",
    choice,
    { npi: DOCTOR, code: "70551", cents: 60_000, date: null },
    "not_compared",
    { why: "no_day" },
  ],
  [
    "a plan that is not loaded",
    { ...choice, plan_id: "1" },
    { npi: DOCTOR, code: "70551", cents: 1 },
    "not_compared",
    { why: "plan_unknown" },
  ],
  [
    "a plan without readable files",
    { ...choice, plan_id: "5205550000" },
    { npi: DOCTOR, code: "70551", cents: 1 },
    "not_compared",
    { why: "no_readable_file" },
  ],
])("a line’s allowed amount against the plan’s rate: %s", async (_name, plan, sent, outcome, more) => {
  const { status, body } = await audit({ explanations: [explained(plan, sent)] });
  expect(status).toBe(200);
  expect(AuditReply.safeParse(body).error).toBeUndefined();
  expect(body.contracted).toMatchObject([{ explanation: 0, claim: 0, line: 0, outcome, ...more }]);
  const [{ ask }] = body.contracted;
  expect(ask !== null).toBe(outcome === "above" || outcome === "several");
});

test("an amount above the rate is a question with what to ask, and without a plan, an NPI or an own code nothing is compared", async () => {
  const sent = { npi: DOCTOR, code: "70551", cents: 60_000, modifiers: ["26"] };
  const { body } = await audit({ explanations: [explained(choice, sent)] });
  expect(body.contracted[0].message).toBe(
    "70551 with modifier 26: the plan allowed $600.00. The rate in its file of June 2026 is $68.93: $531.07 less. That is a question, not an error.",
  );
  expect(body.contracted[0].ask).toMatch(/^How many units .* contract .* date .* several procedures/);
  expect(body.findings).toEqual([]);
  for (const explanation of [
    explained({}, sent),
    explained(choice, { ...sent, npi: undefined as never }),
    explained(choice, { ...sent, code: "0042", type: "CDM" }),
    explained(choice, { ...sent, cents: 0 }),
  ]) {
    expect((await audit({ explanations: [explanation] })).body.contracted).toBeUndefined();
  }
});

test.each([
  [{ plan_id: "5101234567" }, {}, "explanations.0.plan_id and plan_id_type must be sent together."],
  [choice, { npi: "2907511631" }, /explanations\.0\.claims\.0\.provider_npi must be an NPI/],
  [choice, { tin: "12" }, /provider_tin must be a tax number/],
  [choice, { units: 0 }, /units must be a number above 0/],
])("ids that are none are refused with what to mend: %j %j", async (plan, more, error) => {
  const sent = { npi: DOCTOR, code: "70551", cents: 60_000, ...more };
  const reply = await audit({ explanations: [explained(plan, sent)] });
  expect([reply.status, reply.body.error]).toEqual([400, expect.stringMatching(error)]);
});

test("FHIR that states provider and plan is compared, and fifty services at once", async () => {
  const items = Array.from({ length: 52 }, (_, index) => ({
    productOrService: {
      coding: [
        { system: "http://www.ama-assn.org/go/cpt", code: index === 0 ? "70551" : String(90_000 + index) },
      ],
    },
    servicedDate: DAY,
    quantity: { value: 2 },
    adjudication: [
      { category: { coding: [{ code: "eligible" }] }, amount: { value: 984.74, currency: "USD" } },
    ],
  }));
  const fhir = {
    resourceType: "ExplanationOfBenefit",
    provider: { identifier: { system: "http://hl7.org/fhir/sid/us-npi", value: DOCTOR } },
    insurance: [{ focal: true, coverage: { reference: "#c" } }],
    contained: [
      {
        resourceType: "Coverage",
        id: "c",
        class: [
          { type: { coding: [{ code: "group" }] }, value: "MCHMO1" },
          { type: { coding: [{ code: "plan" }] }, value: "12" },
        ],
        identifier: [{ system: "https://plan.example/hios-plan-id", value: "5101234567" }],
      },
    ],
    item: items,
  };
  const { body } = await audit({ fhir });
  expect(body.contracted).toHaveLength(52);
  expect(body.contracted[0]).toMatchObject({ line: 0, outcome: "equal", units: 2 });
  expect(body.contracted[49].outcome).toBe("not_found");
  expect(body.contracted[51]).toMatchObject({ outcome: "not_compared", why: "past_limit" });
});

test("an account’s page of an explanation says what the plan agreed, the question first, and nothing before it is checked", async () => {
  const ada = await signIn(site, { name: "Ada Example" });
  const line = (code: string, cents: number) => ({
    ...kneeClaim().lines[0]!,
    serviceDate: told(DAY),
    serviceCode: told({ codeType: "CPT" as const, code }),
    amounts: amounts({ allowed: cents }),
  });
  const claim = kneeClaim({
    billedBy: { npi: Number(DOCTOR), taxNumber: "788885393" },
    lines: [line("99999", 100), line("70551", 60_000)],
  });
  const planIds = [
    { idType: "ein" as const, planId: "123456789" },
    { idType: "hios" as const, planId: "5101234567" },
  ];
  const pageOfState = async (state: "draft" | "kept", rest: object) => {
    const id = await keepExplanation(site, ada, { state, explanation: explanationOf([claim], rest) });
    return pageOf(await site.fetch(`/account/explanations/${id}`, { headers: { Cookie: ada.cookie } }));
  };
  const shown = await pageOfState("kept", { planIds });
  expect(shown.main.text).toMatch(
    /What the plan agreed with this provider\s*1 line is above .*70551: the plan allowed \$600\.00.* \$492\.37: \$107\.63 less.*Ask your plan: “How many units.*99999: /s,
  );
  expect(shown.link("Lantern Choice PPO 1500")).toBe("/plans/hios-5101234567");
  expect((await pageOfState("draft", { planIds })).text).not.toContain("What the plan agreed");
  expect((await pageOfState("kept", {})).links("Compare with your plan’s published rates")).toHaveLength(1);
});

test("a place’s page has what each plan agreed to pay it, the service that was asked for first, and ghosts apart", async () => {
  const page = await readPage(site, `/places/${DOCTOR}?code_type=CPT&code=70551`);
  const [, lead] =
    /<section[^>]*aria-label="MRI of the brain[^"]*"[^>]*>(.*?)<\/section>/s.exec(page.html) ?? [];
  expect(lead).toMatch(/\$423\.44.*(Lantern Select|Commonwealth)/s);
  expect(page.text).toMatch(/CPT 70551 · professional\s+\$492\.37\s+Lantern Choice PPO 1500/);
});

test("the same files change nothing, other bytes take their place, and damaged ones leave what was there", async () => {
  const again = await run("payers import", FILES, "--services", "all", "--json");
  const outcomes = again.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(outcomes.filter(({ kind }) => kind === "in-network")).toEqual([]);
  const [question] = (await readJson("answers.json")).questions;
  const ask = async () =>
    (
      await site.fetch("/payer_rates.json", { method: "POST", body: JSON.stringify(question.question) })
    ).json();
  const before = await ask();
  const index = "2026-06-01_prairie-lantern-health_index.json";
  const rates = "2026-06_510_PPO_in-network-rates_1_of_2.json.gz";
  await writeFile(path.join(folder, index), await readFile(path.join(FILES, index)));
  const bytes = await readFile(path.join(FILES, rates));
  await writeFile(path.join(folder, rates), bytes.subarray(0, bytes.length - 100));
  expect((await run("payers import", path.join(folder, index), "--services", "all")).output).toMatch(
    /PPO_in-network-rates_1_of_2\.json\.gz: refused\. It is packed badly or was cut off/,
  );
  expect(await ask()).toEqual(before);
  const text = gunzipSync(bytes)
    .toString()
    .replaceAll('"negotiated_type":"negotiated"', '"negotiated_type":"derived"');
  await writeFile(path.join(folder, rates), gzipSync(text));
  await run("payers import", path.join(folder, index), "--services", "all");
  expect(JSON.stringify(await ask())).toContain('"derived"');
});

test("a file that no table of contents names is of the plan that it names itself", async () => {
  const { questions } = await readJson("answers.json");
  const { question, answer } = questions.find(({ answer }: { answer: { rates?: object[] } }) => answer.rates);
  const [{ npi, tin }] = answer.rates;
  const price = { negotiated_type: "negotiated", negotiated_rate: 77, billing_class: question.class };
  const text = JSON.stringify({
    plan_name: "Lonely Plan",
    plan_id_type: "EIN",
    plan_id: "70-1234567",
    in_network: [
      {
        billing_code_type: question.code_type,
        billing_code: question.code,
        negotiation_arrangement: "ffs",
        negotiated_rates: [
          { provider_groups: [{ npi: [npi], tin: { type: "ein", value: tin } }], negotiated_prices: [price] },
        ],
      },
    ],
  });
  await writeFile(path.join(folder, "lonely.json"), text);
  expect(await run("payers import", path.join(folder, "lonely.json"))).toMatchObject({ code: 0 });
  const body = JSON.stringify({ ...question, plan_id_type: "ein", plan_id: "701234567" });
  const reply = await site.fetch("/payer_rates.json", { method: "POST", body });
  expect(await reply.json()).toMatchObject({ rates: [{ npi, tin, amount: 77 }] });
});

test.each([
  ["{", 400, "The body must be JSON."],
  ["[]", 400, /The question must be an object/],
  [
    JSON.stringify({ kind: "price", code_type: "CPT", code: "70551", class: "professional" }),
    400,
    /zip must be five digits/,
  ],
  [JSON.stringify({ kind: "x".repeat(20_000) }), 413, /10 kB/],
])("a question %s is refused with what to mend", async (body, status, error) => {
  const reply = await site.fetch("/payer_rates.json", { method: "POST", body });
  expect([reply.status, (await reply.json()).error]).toEqual([status, expect.stringMatching(error)]);
});

test("a fresh site shows a fictional plan: places outside hospitals, their source, and how to ask", async () => {
  const sample = await openTestSite({ SAMPLE_DATA: "on" });
  try {
    const search =
      "/hospital_search?search=73721&location=60612&payer=Prairie+Crown+Insurance&plan=Open+Access";
    const results = await readPage(sample, search);
    expect(results.text).toMatch(/Lanternglass Imaging Center .*\$824\.16 Facility and reading together/);
    const place = await readPage(sample, results.link("Lanternglass Imaging Center"));
    expect(place.text).toMatch(/\$824\.16 .*negotiated rate, 2026-10-01_prairie-crown.*\(312\) 555-0180/);
    expect((await readPage(sample, "/plans?search=crown")).text).toContain("Open Access");
    expect((await sample.fetch("/plans/hios-1")).status).toBe(404);
    expect((await sample.fetch("/places/1999999999")).status).toBe(404);
  } finally {
    await sample.close();
  }
});
