import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AuditReply } from "#app/content/audit-reply.server.ts";
import { importPayerFiles } from "#app/domain/payer-files/import-payer-files.server.ts";
import { allServices } from "#app/domain/payer-files/wanted-services.server.ts";
import { importProviders } from "#app/domain/providers/import-providers.server.ts";
import { amounts, explanationOf, keepExplanation, kneeClaim, told } from "../support/kept-explanations.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { pageOf } from "../support/read-page.ts";
import { signIn } from "../support/sign-in.ts";

// What a plan allowed, against what it agreed to pay: the files of the fictional payer in tests/fixtures/payer-files.
const FILES = path.resolve("tests/fixtures/payer-files");
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ API_REQUESTS_PER_MINUTE: "100000" });
  const { signal } = new AbortController();
  const providers = (await readdir(FILES))
    .filter((name) => /\.csv(\.gz)?$/.test(name))
    .map((name) => path.join(FILES, name));
  await importProviders(site.db, providers, { states: null, signal, onProgress: () => {} });
  await importPayerFiles(
    site.db,
    FILES,
    { plans: [], states: null, services: allServices },
    {
      downloadDirectory: site.dataDir,
      maxBytes: 100_000_000,
      signal,
      onProgress: () => {},
      onResult: () => {},
    },
  );
});
afterAll(() => site.close());

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
