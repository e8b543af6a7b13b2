import { expect, test } from "vitest";
import { AuditReply, auditExample } from "#app/content/audit-reply.server.ts";
import { ruleIds } from "#app/domain/audits/rule-ids.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "100000" });

const line = (code: string, amountCents: number, more: object = {}) => ({
  date: "2026-03-02",
  code,
  units: 1,
  amount_cents: amountCents,
  ...more,
});
const bill = {
  setting: "outpatient",
  statement_date: "2026-04-01",
  service_from: "2026-03-02",
  service_to: "2026-03-02",
};

async function audit(body: unknown) {
  const reply = await site.fetch("/audit.json", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

test("an audit tells what it found, where, what to ask and on what it rests, and what it did not check", async () => {
  const lines = [line("85025", 4_200), line("85025", 4_200), line("80053", 9_000), line("80048", 5_000)];
  const { status, headers, body } = await audit({
    ...bill,
    lines,
    totals: { charges_cents: 22_400, adjustments_cents: 0, payments_cents: 0, balance_cents: 22_400 },
  });
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(body.findings).toMatchObject([
    { rule: "duplicate-line", strength: "error", lines: [0, 1], amount_at_stake_cents: 4_200 },
    { rule: "ncci-pair", strength: "rule conflict", lines: [2, 3], amount_at_stake_cents: 5_000 },
  ]);
  for (const { message, ask, source } of body.findings) {
    expect(message).not.toMatch(/[{}]|undefined/);
    expect(ask).not.toBe("");
    expect(source.url).toMatch(/^https:/);
  }
  expect(body.findings[1].source.edition).toBe("starter set of 2026-11");
  expect(body).toMatchObject({ charged_cents: 22_400, disputable_cents: 9_200, assistance: null });
  expect(body.not_checked).toContainEqual({
    rule: "good-faith-estimate",
    reason: "no-estimate",
    message: "Charges above the good-faith estimate: no good-faith estimate.",
  });
  expect(body.rules.map(({ rule }: { rule: string }) => rule)).toEqual(ruleIds);
  const starter = ["starter set of 2026-11"];
  for (const told of [
    { rule: "duplicate-line", outcome: "found", editions: [] },
    { rule: "ncci-pair", outcome: "found", editions: starter },
    { rule: "mue-units", outcome: "nothing-found", editions: starter },
    { rule: "good-faith-estimate", outcome: "not-checked", editions: [] },
  ]) {
    expect(body.rules).toContainEqual(told);
  }
});

test("the poverty level of the statement's year tells what a nonprofit hospital's policy gives", async () => {
  const { body } = await audit({
    ...bill,
    lines: [line("99284", 90_000)],
    provider: {
      name: "General",
      nonprofit: true,
      assistance: { free_up_to_percent: 200, discount_up_to_percent: 400 },
    },
    household: { size: 2, annual_income_cents: 5_000_000, state: "OH" },
  });
  expect(body.assistance).toEqual({ percent_of_poverty_level: 231, tier: "discount" });
});

test.each([
  ["{", "The body must be JSON."],
  [{}, "lines must be a list."],
  [
    { lines: [{ code: "85025" }] },
    "lines.0.amount_cents must be a whole number of cents, of up to $100 million.",
  ],
  ['{"lines":[{"amount_cents":1e400}]}', "lines.0.amount_cents must be a whole number"],
  ['{"lines":[{"amount_cents":NaN}]}', "The body must be JSON."],
  [{ lines: [line("85025", 100, { amount_cents: "€100" })] }, "lines.0.amount_cents must be a whole number"],
  [
    { lines: [line("85025", 100, { date: "2026-02-30" })] },
    "lines.0.date must be an ISO day, such as 2026-03-01.",
  ],
  [{ lines: [], setting: "hotel" }, "setting must be one of emergency, outpatient, inpatient, professional."],
  [{ lines: [], hospital_id: "0000000000" }, "hospital_id is not known."],
  [{ lines: Array(5_001).fill(line("85025", 1)) }, "lines must have 5,000 items or fewer."],
])("what cannot be audited is told with what to mend (%#)", async (sent, message) => {
  const { status, body } = await audit(sent);
  expect(status).toBe(400);
  expect(body).toEqual({ error: expect.stringContaining(message), status_code: 400 });
});

test("odd bills are audited: nothing on them, no codes or dates, all credits, a wrong code, a day of 1899", async () => {
  expect((await audit({ lines: [] })).body).toMatchObject({
    findings: [],
    charged_cents: 0,
    disputable_cents: 0,
  });
  const bare = await audit({ lines: [{ amount_cents: 100 }] });
  expect(bare.body.not_checked).toContainEqual(
    expect.objectContaining({ rule: "duplicate-line", reason: "no-codes" }),
  );
  const credits = await audit({ lines: [line("85025", -4_200), line("85025", -4_200)] });
  expect(credits.body).toMatchObject({ disputable_cents: 0, charged_cents: -8_400 });
  const wrong = await audit({
    ...bill,
    lines: [line("'; drop", 100, { code_type: "CPT" }), line("85025", 100, { date: "1899-12-31" })],
  });
  expect(wrong.status).toBe(200);
  expect(wrong.body.findings.map(({ rule }: { rule: string }) => rule)).toEqual(
    expect.arrayContaining(["invalid-code", "date-outside-stay"]),
  );
});

test("5,000 lines are audited at once", async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => line("85025", 100 + index));
  const { status, body } = await audit({ ...bill, lines });
  expect(status).toBe(200);
  expect(body.charged_cents).toBe(lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
});

test("another method, another site or a body past 2 MB is refused", async () => {
  const got = await site.fetch("/audit.json");
  expect([got.status, got.headers.get("Allow")]).toEqual([405, "POST"]);
  const foreign = { method: "POST", headers: { Origin: "https://other.example" }, body: "{}" };
  expect((await site.fetch("/audit.json", foreign)).status).toBe(403);
  const { status } = await audit(JSON.stringify({ lines: [], note: "x".repeat(2_000_001) }));
  expect(status).toBe(413);
});

test("the documented example is answered as documented", async () => {
  const { body } = await audit(auditExample.request);
  expect(body.findings).toEqual(auditExample.reply.findings);
  expect(body.not_checked).toEqual(expect.arrayContaining(auditExample.reply.not_checked));
  expect(AuditReply.safeParse(body).success).toBe(true);
});
