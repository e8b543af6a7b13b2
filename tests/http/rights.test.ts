import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({}, { clock: { now: () => now } });
let now = new Date("2026-11-26T17:00:00Z");
let ada: SignedIn;
beforeEach(async () => {
  now = new Date("2026-11-26T17:00:00Z");
  ada = await signIn(site);
});

/** $900 above its estimate, for a person who pays without insurance. */
const bill: Partial<KeptBill> = {
  statementDate: stated("2026-03-01"),
  totals: { ...emptyBill.totals, chargesCents: stated(190_000), amountDueCents: stated(190_000) },
  lines: [keptLine(1, "73721", 190_000)],
  lastLineId: 1,
};
const facts = { coverage: "self-pay", estimateCents: "1000.00", householdSize: "2", incomeCents: "30000" };

const textOf = (html: string) => parse(html).querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
const get = async (path: string) => (await site.fetch(path, { headers: { Cookie: ada.cookie } })).text();

async function audit(more: Record<string, string> = {}): Promise<{ address: string; billId: string }> {
  const billId = await keepBill(site, ada, bill);
  const reply = await site.post(
    `/account/run-audit?bill=${billId}`,
    { intent: "audit", auditId: randomUUID(), ...facts, ...more },
    { Cookie: ada.cookie },
  );
  return { address: reply.headers.get("Location")!, billId };
}

describe("a finding whose days are past", () => {
  test("stays, says when they passed and what they count from, and leads to what is left", async () => {
    const { address, billId } = await audit();
    const html = await get(address);
    const finding = parse(html).querySelector('[id^="good-faith-estimate-"]')!;
    const text = finding.structuredText.replace(/\s+/g, " ");
    expect(text).toContain("the deadline was Mon, Jun 29, 2026 (150 days ago).");
    expect(text).toContain("we count from the date on this bill, Mar 1, 2026");
    expect(text).toContain("honor the estimate anyway");
    expect(text).toContain("It is too late for the $25 dispute.");
    expect(text).not.toContain("you can also open a dispute");
    // 240 days from the first bill were over on October 27.
    expect(text).toContain("Apply for financial assistance anyway");
    expect(
      finding.querySelector(`a[href="/account/file-appeal?bill=${billId}&kind=charity-care"]`),
    ).not.toBeNull();
  });

  test("is open on its last day, and past on the next, by the patient's own day", async () => {
    const { address } = await audit();
    now = new Date("2026-06-30T03:59:00Z"); // still the 29th in the East
    expect(textOf(await get(address))).toContain("the deadline is Mon, Jun 29, 2026 (today is the last day)");
    now = new Date("2026-06-30T04:01:00Z");
    const text = textOf(await get(address));
    expect(text).toContain("the deadline was Mon, Jun 29, 2026 (1 day ago)");
    // Assistance can still be applied for.
    expect(text).toContain("must accept applications within 240 days of the first bill");
  });

  test("says so of assistance, in its files, on the public page and to programs", async () => {
    const { address } = await audit({ isNonprofit: "yes" });
    expect(textOf(await get(address))).toContain("the deadline was Tue, Oct 27, 2026 (30 days ago)");
    const { findings } = JSON.parse(await get(address.replace("?", ".json?")));
    const rightOf = (rule: string) => findings.find((one: { rule: string }) => one.rule === rule)?.right;
    expect(rightOf("good-faith-estimate")).toMatchObject({ last_day: "2026-06-29", is_past: true });
    expect(rightOf("charity-care")).toMatchObject({ last_day: "2026-10-27", is_past: true });
    expect(rightOf("charity-care").left.length).toBeGreaterThan(1);
    expect(await get(address.replace("?", ".csv?"))).toContain("2026-06-29");

    const typed = { ...facts, lines: "73721 MRI knee 1900.00", statementDate: "2026-03-01" };
    const body = new URLSearchParams({ ...typed, chargesCents: "1900", balanceCents: "1900", check: "yes" });
    const reply = await site.post("/audit", body);
    expect(textOf(await reply.text())).toContain("the deadline was Mon, Jun 29, 2026 (150 days ago).");

    const called = await site.fetch("/audit.json", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        self_pay: true,
        statement_date: "2026-03-01",
        lines: [{ code: "73721", amount_cents: 190_000 }],
        totals: { charges_cents: 190_000, balance_cents: 190_000 },
        good_faith_estimate: { total_cents: 100_000 },
      }),
    });
    expect(JSON.stringify(await called.json())).toContain('"last_day":"2026-06-29","is_past":true');
  });

  test("names no day where the bill has none", async () => {
    const { statementDate: _, ...undated } = bill;
    const billId = await keepBill(site, ada, undated);
    const reply = await site.post(
      `/account/run-audit?bill=${billId}`,
      { intent: "audit", auditId: randomUUID(), ...facts },
      { Cookie: ada.cookie },
    );
    const text = textOf(await get(reply.headers.get("Location")!));
    expect(text).toContain("This bill has no date, so we can’t work out the deadline.");
    expect(text).not.toContain("the deadline was");
  });
});
