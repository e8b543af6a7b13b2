import { parse } from "node-html-parser";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../fixtures/mrf/write-price-file.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { expectOddAnswered } from "../support/odd-values.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests();
let hospital: KeptBill["hospital"];
beforeAll(async () => {
  const [hospitalId] = await importPriceTexts(site.db, [
    priceFileText({
      hospital: nthHospital(0, "CA"),
      charges: [
        charge("73721", { gross: "900", cash: "400", payers: [rate("Aetna", "PPO", "310")] }),
        charge("73721", { gross: "60", modifiers: ["26"] }),
        charge("85025", { gross: "40", setting: "inpatient" }),
        charge("80053", { gross: "20", cash: "50" }),
      ],
    }),
  ]);
  const { rows } = await site.db.execute<{ name: string; shortId: string }>(
    `select name, short_id as "shortId" from hospitals where hospital_id = ${hospitalId}`,
  );
  hospital = rows[0]!;
});

/** Each test has its own person. */
let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const { get, post } = visitsOf(site, () => ada);
const pageOf = async (reply: Response) => parse(await reply.text());
const mainText = async (reply: Response) =>
  (await pageOf(reply)).querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";

const namesIn = async (path: string) =>
  (await pageOf(await get(path))).querySelectorAll("tbody th a").map(({ text }) => text);

const many = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      keepBill(site, ada, {
        providerName: stated(`Clinic ${String(n).padStart(4, "0")}`),
        totals: { ...totals, chargesCents: stated(n * 100) },
        lines: [keptLine(1, String(10_000 + n), n * 100)],
      }),
    ),
  );

const totals: KeptBill["totals"] = {
  chargesCents: null,
  adjustmentsCents: null,
  insurancePaidCents: null,
  patientPaidCents: null,
  otherPaidCents: null,
  amountDueCents: null,
};

describe("the list", () => {
  test("of an empty account says how to begin", async () => {
    const page = await pageOf(await get("/account/bills"));
    expect(page.querySelector("main")?.text).toContain("No bills yet.");
    expect(page.querySelector('main a[href="/account/add-bill"]')).not.toBeNull();
    expect(page.querySelector("main form")).toBeNull();
  });

  test("shows 25 of the bills to a page, and finds them by provider, code and state, in every order", async () => {
    await many(30);
    await keepBill(site, ada, { providerName: stated("Río Clínica Ñ 👩‍⚕️") }, "draft");
    const first = await get("/account/bills?sort=highest");
    expect(first.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await pageOf(first);
    expect(page.querySelectorAll("tbody tr")).toHaveLength(25);
    expect(page.querySelector("caption")?.text).toBe("Bills 1 to 25 of 31");
    expect(page.querySelector("tbody tr")?.structuredText).toContain("Clinic 0029");
    expect(page.querySelector('nav a[rel="next"]')?.getAttribute("href")).toBe(
      "/account/bills?sort=highest&page=2",
    );
    expect(await namesIn("/account/bills?sort=highest&page=2")).toHaveLength(6);
    expect((await namesIn("/account/bills?sort=lowest"))[0]).toBe("Clinic 0000");
    expect(await namesIn("/account/bills?search=clinic+10007")).toEqual(["Clinic 0007"]);
    expect(await namesIn("/account/bills?search=rio+clinica")).toEqual(["Río Clínica Ñ 👩‍⚕️"]);
    expect(await namesIn("/account/bills?state=draft")).toEqual(["Río Clínica Ñ 👩‍⚕️"]);
    expect(await mainText(await get("/account/bills?search=nothing+like+it"))).toContain(
      "No bill has all of these words.",
    );
  });

  test("answers odd addresses in words", async () => {
    await keepBill(site, ada);
    await expectOddAnswered(["search", "state", "sort", "page"], [200, 404], ({ query }) =>
      get(`/account/bills?${query}`),
    );
  });
});

describe("a bill", () => {
  test("says each line in plain words, with what the hospital publishes for it, and where", async () => {
    const billId = await keepBill(site, ada, {
      providerName: stated("HOSP A OF ST NOBODY"),
      hospital,
      statementDate: stated("2026-03-02"),
      serviceDates: { first: stated("2026-02-01"), last: stated("2026-02-03") },
      totals: { ...totals, chargesCents: stated(200_000), amountDueCents: stated(50_025) },
      lines: [
        keptLine(1, "73721", 120_000, { description: stated("MRI LWR EXT"), modifiers: [stated("RT")] }),
        keptLine(2, "73721", 40_000, { units: stated(2), revenueCode: stated("0610") }),
        keptLine(3, "85025", 4_000),
        keptLine(4, "80053", 5_000),
        keptLine(5, "99999", 5_000),
        keptLine(6, "73721", 9_000, { modifiers: [stated("26")], serviceDate: stated("2026-02-02") }),
        { ...keptLine(7, "1", 100), serviceCode: null, description: stated("MISC") },
      ],
    });
    const page = await pageOf(await get(`/account/bills/${billId}`));
    const text = page.querySelector("main")!.structuredText.replace(/\s+/g, " ");
    expect(page.querySelector("h1")?.text).toBe("HOSP A OF ST NOBODY");
    expect(text).toContain("Bill dated Mar 2, 2026. Care from Feb 1, 2026 to Feb 3, 2026.");
    expect(text).toContain("$500.25 to be paid");
    expect(text).toContain("Prices for outpatients, since the bill doesn’t charge for a room.");
    const rows = page.querySelectorAll("section[aria-labelledby=lines] table tbody tr");
    const [knee, two, blood, odd, unknown, reading, misc] = rows.map((row) =>
      row.structuredText.replace(/\s+/g, " "),
    );
    expect(knee).toContain("MRI");
    expect(knee).toContain("On the bill: MRI LWR EXT CPT 73721 Modifier RT: right side");
    expect(knee).toContain(
      "Cash price $400.00 List price $900.00 $1,200 is $300 above this hospital’s list price and 3 times its cash price. Insurers pay $310 here, across all kinds of plans.",
    );
    expect(knee).toContain("For outpatient, facility, from row 4. Is this line fair?");
    expect(two).toContain("$200.00 for each of 2 units. $200 is $700 below");
    expect(two).toContain("Department:");
    expect(blood).toContain("The hospital’s file has no price for the same setting and modifiers.");
    expect(odd).toContain("This cannot be the price: the discounted cash price is above the gross charge.");
    expect(unknown).toContain("The hospital’s file doesn’t list this code.");
    expect(reading).toContain("The file has no cash price. List price $60.00");
    expect(reading).toContain("Modifier 26: only the professional’s part");
    expect(misc).toContain("No code, so no price can be looked up.");
    const check = rows[1]!.querySelectorAll("a").find(({ text }) => text === "Is this line fair?");
    const fair = await site.fetch(check!.getAttribute("href")!);
    expect(await fair.text()).toContain("$200 is $700 below");
  });

  test("of a stay is held against prices for patients who stay", async () => {
    const room = { ...keptLine(2, "", 0), serviceCode: null, revenueCode: stated("0120") };
    const billId = await keepBill(site, ada, { hospital, lines: [keptLine(1, "85025", 4_000), room] });
    const text = await mainText(await get(`/account/bills/${billId}`));
    expect(text).toContain("Prices for patients who stay");
    expect(text).toContain("$40 is exactly this hospital’s list price.");
  });

  test("without a hospital, lines or totals says so, and a draft that it is one", async () => {
    const billId = await keepBill(site, ada, {}, "draft");
    const text = await mainText(await get(`/account/bills/${billId}`));
    for (const told of [
      "We could not read this bill.",
      "The bill states no totals.",
      "This bill has no lines.",
      "This bill was typed in by hand.",
    ]) {
      expect(text).toContain(told);
    }
    const another = await keepBill(site, ada, { lines: [keptLine(1, "73721", 1)] });
    expect(await mainText(await get(`/account/bills/${another}`))).toContain(
      "We could not match the provider to a hospital",
    );
  });

  test("has 30 lines to a page", async () => {
    const lines = Array.from({ length: 120 }, (_, n) => keptLine(n + 1, "73721", 100 * n));
    const billId = await keepBill(site, ada, { hospital, lines });
    const last = await pageOf(await get(`/account/bills/${billId}?page=4`));
    expect(last.querySelector("section[aria-labelledby=lines] table caption")?.text).toBe(
      "Lines 91 to 120 of 120",
    );
    expect((await get(`/account/bills/${billId}?page=5`)).status).toBe(404);
  });

  test("of another person is not there, like one that never was", async () => {
    const billId = await keepBill(site, await signIn(site));
    for (const path of [billId, `${billId}/share`, `${billId}/delete`, "nonsense", "%27"]) {
      const reply = await get(`/account/bills/${path}`);
      expect([path, reply.status, await mainText(reply)]).toEqual([
        path,
        404,
        expect.stringContaining("404"),
      ]);
    }
    for (const path of ["share", "delete"]) {
      const reply = await post(`/account/bills/${billId}/${path}`, { intent: "share" });
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });
});

describe("sharing", () => {
  const facts = { hospital_name: "Hospital A of Saint Nobody", invoice_date: "2026-03-02", total: "2000.00" };
  const shared = async () =>
    (
      await site.db.execute(
        "select hospital_name, invoice_date::text, (total_cents / 100.0)::numeric(12,2)::text as total from shared_bills where withdrawn_at is null",
      )
    ).rows;
  beforeEach(() => site.db.execute("delete from shared_bills"));

  const toShare = () =>
    keepBill(site, ada, {
      providerName: stated("HOSP A"),
      hospital,
      statementDate: stated("2026-03-02"),
      totals: { ...totals, chargesCents: stated(200_000) },
      lines: [keptLine(1, "73721", 120_000, { description: stated("SECRET MRI of Ada") })],
    });

  test("shows exactly what would be shared, shares that once and nothing else, and takes it back", async () => {
    const billId = await toShare();
    const path = `/account/bills/${billId}/share`;
    const preview = (await pageOf(await get(path))).querySelectorAll("tbody tr");
    expect(preview.map((row) => row.structuredText.replace(/\s+/g, " ").trim())).toEqual([
      "Hospital Hospital A of Saint Nobody",
      "Invoice date Mar 2, 2026",
      "Total charges $2,000.00",
    ]);
    expect(await shared()).toEqual([]);
    const before = await site.db.execute(`select updated_at from account_bills where bill_id = '${billId}'`);
    for (let n = 0; n < 2; n += 1) {
      const reply = await post(path, { intent: "share" });
      expect([reply.status, reply.headers.get("Location")]).toEqual([303, path]);
    }
    expect(await shared()).toEqual([facts]);
    expect(await (await site.fetch("/upload-bill")).text()).toContain("Hospital A of Saint Nobody");
    expect(await mainText(await get("/account/bills"))).toContain("Shared without a name");
    const after = await site.db.execute(`select updated_at from account_bills where bill_id = '${billId}'`);
    expect(after.rows).toEqual(before.rows); // no time that would lead from the one row to the other

    expect((await post(path, { intent: "withdraw" })).status).toBe(303);
    expect(await shared()).toEqual([]);
    expect(await mainText(await get(path))).toContain("Share these three facts");
    expect((await post(path, { intent: "share" })).status).toBe(303);
    expect(await shared()).toEqual([facts]);
  });

  test("holds a name back that may be a person’s, and has nothing to share of an empty bill", async () => {
    const person = await keepBill(site, ada, {
      providerName: stated("SMITH, JOHN A"),
      statementDate: stated("2026-03-02"),
    });
    const text = await mainText(await get(`/account/bills/${person}/share`));
    expect(text).toContain("Hospital not recognized");
    expect(text).not.toContain("SMITH");
    await post(`/account/bills/${person}/share`, { intent: "share" });
    expect(await shared()).toEqual([{ hospital_name: null, invoice_date: "2026-03-02", total: null }]);
    const empty = await keepBill(site, ada);
    const refused = await post(`/account/bills/${empty}/share`, { intent: "share" });
    expect([refused.status, await mainText(refused)]).toEqual([
      422,
      expect.stringContaining("This bill states no hospital, date or total yet."),
    ]);
  });

  test("outlasts the bill unless it is withdrawn with it", async () => {
    for (const [fields, left] of [
      [{ intent: "delete" }, 1],
      [{ intent: "delete", withdraw: "yes" }, 1],
    ] as const) {
      const billId = await toShare();
      await post(`/account/bills/${billId}/share`, { intent: "share" });
      const reply = await post(`/account/bills/${billId}/delete`, fields as Record<string, string>);
      expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/account/bills?done=deleted"]);
      expect(await shared()).toHaveLength(left);
    }
  });
});

test("a bill is deleted by a form that says what goes, and by nothing else", async () => {
  const billId = await keepBill(site, ada, { lines: [keptLine(1, "73721", 100)] });
  const page = await get(`/account/bills/${billId}/delete`);
  expect(await mainText(page)).toContain("the bill and its 1 line 0 documents");
  expect((await get(`/account/bills/${billId}`)).status).toBe(200);
  expect((await post(`/account/bills/${billId}/delete`, {})).status).toBe(400);
  expect((await get(`/account/bills/${billId}`)).status).toBe(200);
  await post(`/account/bills/${billId}/delete`, { intent: "delete" });
  expect((await get(`/account/bills/${billId}`)).status).toBe(404);
  expect(await mainText(await get("/account/bills?done=deleted"))).toContain("The bill is deleted");
  expect((await post(`/account/bills/${billId}/delete`, { intent: "delete" })).status).toBe(404);
});
