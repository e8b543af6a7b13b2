import { beforeAll, describe, expect, test } from "vitest";
import { AssistanceReply } from "#app/content/assistance-reply.server.ts";
import { ScreeningReply, screeningExample } from "#app/content/screening-reply.server.ts";
import { addListedHospital, fileAssistancePolicy } from "../support/assisting-hospitals.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const clock = { now: () => new Date("2026-11-26T17:00:00Z") };

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "100000" }, { clock });
let inTexas: string;
let inMaryland: string;
let unfiled: string;
beforeAll(async () => {
  inTexas = await addListedHospital(site.db, { name: "Harbor Filed Hospital", state: "TX" });
  inMaryland = await addListedHospital(site.db, { name: "Bay Filed Hospital", state: "MD" });
  unfiled = await addListedHospital(site.db, {
    name: "Quiet Hospital",
    state: "OR",
    ownership: "Proprietary",
  });
  await fileAssistancePolicy(site.db, inTexas, {
    free: 200,
    discount: 350,
    isDoubtful: true,
    criteria: ["income", "assets"],
  });
  await fileAssistancePolicy(site.db, inMaryland, { free: 150, discount: 400 });
});

async function ask(body: unknown) {
  const reply = await site.fetch("/assistance.json", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

/** 100 % of the poverty level of two people in Texas, 2026. */
const LEVEL_CENTS = 2_164_000;
const household = (percent: number) => ({
  hospital_id: inTexas,
  household_size: 2,
  annual_income_cents: (LEVEL_CENTS / 100) * percent,
  insured: null,
  state: "TX",
});

test("a household is held against the filed lines", async () => {
  const answers = [];
  for (const percent of [0, 199, 200, 201, 349, 350, 351]) {
    const { status, headers, body } = await ask(household(percent));
    expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(ScreeningReply.parse(body)).toEqual(body);
    answers.push([body.own_percent, body.answer]);
  }
  expect(answers).toEqual([
    [0, "free"],
    [199, "free"],
    [200, "free"],
    [201, "discount"],
    [349, "discount"],
    [350, "discount"],
    [351, "above"],
  ]);
  const { body } = await ask(household(195));
  expect(body).toMatchObject({
    free_care_percent: 200,
    discount_percent: 350,
    near_line: true,
    poverty_level_year: 2026,
  });
  expect(body.sources).toMatchObject([
    {
      kind: "filing",
      title: "Form 990 Schedule H of Harbor Health, tax year 2024: Harbor Filed Hospital",
      free_up_to_percent: 200,
      as_of: "2025-06-30",
      counted: true,
      note: expect.stringContaining("small number"),
    },
    { kind: "poverty-level", title: "HHS poverty guidelines of 2026" },
  ]);
});

test("of the policy and the state's law the line that goes further counts, and both are told", async () => {
  const { body } = await ask({
    hospital_id: inMaryland,
    household_size: 1,
    annual_income_cents: 0,
    insured: true,
    state: "MD",
  });
  expect(body).toMatchObject({ answer: "free", free_care_percent: 200, discount_percent: 400 });
  expect(
    body.sources.map(({ kind, counted }: { kind: string; counted: boolean }) => [kind, counted]),
  ).toEqual([
    ["filing", true],
    ["state-law", true],
    ["poverty-level", true],
  ]);
});

test("without a hospital the state's laws are all there is, and those not counted say why", async () => {
  const { body } = await ask({
    hospital_id: null,
    household_size: 1,
    annual_income_cents: 1_000_000,
    insured: true,
    state: "il",
  });
  expect(body).toMatchObject({
    answer: "not-known",
    free_care_percent: null,
    discount_percent: null,
    own_percent: 62,
  });
  expect(body.sources).toMatchObject([
    { title: "IL: 210 ILCS 89/10", counted: false, why_not: "maybe-other-hospitals" },
    { title: "IL: 210 ILCS 89/10", counted: false, why_not: "uninsured-only" },
    { kind: "poverty-level" },
  ]);
});

test("a hospital without a filing, and what nobody said, are taken as they are", async () => {
  const { body } = await ask({
    hospital_id: unfiled,
    household_size: 30,
    annual_income_cents: 10_000_000_000,
  });
  expect(body).toMatchObject({ answer: "not-known", free_care_percent: null });
});

test("the documented example is what the call answers", async () => {
  const { body } = await ask(screeningExample.request);
  const { sources, ...reply } = screeningExample.reply;
  expect(body).toMatchObject(reply);
  expect(body.sources).toEqual(expect.arrayContaining(sources));
});

describe("what cannot be is refused with what to mend", () => {
  const fine = {
    hospital_id: null,
    household_size: 2,
    annual_income_cents: 1_000_000,
    insured: null,
    state: "TX",
  };
  test.each<[string, unknown, number, RegExp]>([
    [
      "nobody",
      { ...fine, household_size: 0 },
      400,
      /^household_size must be a whole number of people, from 1 to 30\.$/,
    ],
    ["too many", { ...fine, household_size: 31 }, 400, /^household_size /],
    ["half a person", { ...fine, household_size: 1.5 }, 400, /^household_size /],
    ["people as text", { ...fine, household_size: "2" }, 400, /^household_size /],
    ["no household", { ...fine, household_size: undefined }, 400, /^household_size /],
    [
      "a debt",
      { ...fine, annual_income_cents: -1 },
      400,
      /^annual_income_cents must be a whole number of cents/,
    ],
    ["half a cent", { ...fine, annual_income_cents: 0.5 }, 400, /^annual_income_cents /],
    ["more than any income", { ...fine, annual_income_cents: 10_000_000_001 }, 400, /^annual_income_cents /],
    ["an income as text", { ...fine, annual_income_cents: "20000" }, 400, /^annual_income_cents /],
    ["no income", { ...fine, annual_income_cents: null }, 400, /^annual_income_cents /],
    ["1e400", JSON.stringify(fine).replace("1000000", "1e400"), 400, /^annual_income_cents /],
    ["1e300", JSON.stringify(fine).replace("1000000", "1e300"), 400, /^annual_income_cents /],
    ["a state that is none", { ...fine, state: "ZZ" }, 400, /^state must be a state’s two letters/],
    [
      "neither hospital nor state",
      { ...fine, state: null },
      400,
      /^state must be given where hospital_id is null\.$/,
    ],
    ["insured as text", { ...fine, insured: "yes" }, 400, /^insured must be true, false or null\.$/],
    ["a hospital that is none", { ...fine, hospital_id: "0000000000" }, 404, /hospital_id is not known/],
    ["an id that is none", { ...fine, hospital_id: "x'\0" }, 400, /^hospital_id /],
    ["an id that is a number", { ...fine, hospital_id: 7 }, 400, /^hospital_id /],
    ["a list", [], 400, /must be an object/],
    ["nothing", "", 400, /must be JSON/],
    ["text", "income=5", 400, /must be JSON/],
    ["lists in lists", { ...fine, state: [[[1]]] }, 400, /inside one another/],
    ["too much", { ...fine, more: "x".repeat(11_000) }, 413, /10 kB/],
  ])("%s", async (_name, sent, status, error) => {
    const { status: answered, body } = await ask(sent);
    expect([answered, body]).toEqual([status, { error: expect.stringMatching(error), status_code: status }]);
  });

  test("a method that is neither", async () => {
    const reply = await site.fetch("/assistance.json", { method: "DELETE" });
    expect([reply.status, reply.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("what is filed and granted", () => {
  const read = async (query: string) => {
    const reply = await site.fetch(`/assistance.json${query}`);
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };

  test("of a hospital that filed", async () => {
    const { status, headers, body } = await read(`?id=${inTexas}`);
    expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
    expect(AssistanceReply.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      hospital: { name: "Harbor Filed Hospital", id: inTexas, state: "TX", is_nonprofit: true },
      policy: {
        free_up_to_percent: 200,
        discount_up_to_percent: 350,
        is_doubtful: true,
        looks_at: ["income", "assets"],
        policy_url: null,
        source: { kind: "filing", ein: "90-0000011", facility_name: "Harbor Filed Hospital", tax_year: 2024 },
      },
      state_law: [],
      state_law_read: "not-read",
    });
  });

  test("of one that did not, with whom the laws of its state bind", async () => {
    const { body } = await read(`?id=${unfiled}`);
    expect(AssistanceReply.parse(body)).toEqual(body);
    expect(body).toMatchObject({ hospital: { is_nonprofit: false }, policy: null, state_law_read: "laws" });
    expect(body.state_law).toMatchObject([
      { key: "or-nonprofit", binds_this_hospital: "no", free_up_to_percent: 200 },
      { key: "or-screening", binds_this_hospital: "yes", free_up_to_percent: null },
    ]);
  });

  test.each([
    ["", 400, "id is missing."],
    ["?id=0000000000", 404, "Hospital not found"],
    ["?id=%00", 400, "id must not contain a NUL character."],
  ])("not of %j", async (query, status, error) => {
    const { status: answered, body } = await read(query);
    expect([answered, body]).toEqual([status, { error, status_code: status }]);
  });

  test("calls count against the limit of calls", async () => {
    const reply = await site.fetch("/assistance.json", { method: "POST", body: "{}" });
    expect(reply.headers.get("RateLimit-Limit")).toBe("100000");
  });
});
