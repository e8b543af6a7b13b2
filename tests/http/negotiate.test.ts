import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../fixtures/mrf/write-price-file.ts";
import { authorise } from "../support/authorise.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();
let ada: SignedIn;
let billId: string;
let hospital: { name: string; shortId: string };

beforeAll(async () => {
  const knee = [
    ["500", [rate("Acme Health", "PPO", "300"), rate("Acme Health", "Medicare Advantage", "90")]],
    ["700", []],
    ["900", []],
    ["1100", []],
  ] as const;
  const [first] = await importPriceTexts(
    site.db,
    knee.map(([cash, payers], n) =>
      priceFileText({
        hospital: nthHospital(n, "TX"),
        charges: [
          charge("73721", { gross: "4000", cash, payers: [...payers], billingClass: "facility" }),
          charge("97110", { gross: "200", cash: "50", billingClass: "facility", setting: "inpatient" }),
        ],
      }),
    ),
  );
  const { rows } = await site.db.execute<typeof hospital>(
    sql`select name, short_id as "shortId" from hospitals where hospital_id = ${first!}`,
  );
  hospital = rows[0]!;
  ada = await signIn(site, { name: "Ada Example" });
  billId = await keepBill(site, ada, billWith());
});

/** An MRI of the knee on both sides, something that the hospital has for inpatients alone, and something without a code. */
function billWith(more: Partial<KeptBill> = {}): Partial<KeptBill> {
  return {
    providerName: stated(hospital.name),
    hospital,
    statementDate: stated("2026-04-01"),
    totals: { ...emptyBill.totals, chargesCents: stated(820_000), amountDueCents: stated(820_000) },
    lines: [
      keptLine(1, "73721", 800_000, { units: stated(2), revenueCode: stated("0610") }),
      keptLine(2, "97110", 15_000),
      keptLine(3, "73721", 5_000, { serviceCode: null, description: stated("Supplies <b>") }),
    ],
    lastLineId: 3,
    ...more,
  };
}

async function open(parameters: Record<string, string> = {}, who = ada) {
  const query = new URLSearchParams({ bill: billId, ...parameters });
  const reply = await site.fetch(`/account/negotiate?${query}`, { headers: { Cookie: who.cookie } });
  const page = parse(await reply.text());
  const figures = Object.fromEntries(
    page
      .querySelectorAll("[data-figure]")
      .map((figure) => [
        figure.getAttribute("data-figure"),
        figure.structuredText.split("\n").map((text) => text.trim()),
      ]),
  );
  const text = page.querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
  return { status: reply.status, page, figures, text };
}

const hrefs = (page: ReturnType<typeof parse>) =>
  page.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");

describe("the offer for a bill", () => {
  test("is three amounts, each with what it rests on and what counts as billed", async () => {
    const { status, figures, text } = await open({ pays: "alone" });
    expect(status).toBe(200);
    expect(text).toContain("The bill asks you to pay $8,200.00.");
    const asBilled = [
      "1 charge as billed, since it has no code: $50.00",
      "1 charge as billed, since no comparable price is published: $150.00",
    ];
    expect(figures).toEqual({
      opening: [
        "Open with",
        "$800.00",
        "10% of what the bill asks you to pay",
        "1 charge at the lowest amount a health plan pays here: $600.00",
        ...asBilled,
      ],
      target: [
        "Aim for",
        "$1,200.00",
        "15% of what the bill asks you to pay",
        "1 charge at this hospital’s cash price: $1,000.00",
        ...asBilled,
      ],
      walkAway: [
        "At most",
        "$1,200.00",
        "15% of what the bill asks you to pay",
        "1 charge at this hospital’s cash price: $1,000.00",
        ...asBilled,
      ],
    });
  });

  test("shows each line beside what is published, with payer, row, file and day", async () => {
    const { page, text } = await open();
    const [knee, therapy, supplies] = page
      .querySelectorAll("#evidence ~ table tbody tr")
      .map((row) => row.structuredText.replace(/\s+/g, " "));
    expect(knee).toMatch(
      /\$8,000\.00 2 units Cash price here \$1,000\.00 \$500\.00 each\. row \d+, file of Mar 1, 2026 Lowest from a health plan here \$600\.00 Acme Health, PPO\. \$300\.00 each\. row \d+, file of Mar 1, 2026 Median cash price in Texas \$1,400\.00 Middle 50% of 4 hospitals: \$1,000\.00 to \$1,800\.00/,
    );
    expect(therapy).toMatch(/\$150\.00 No comparable price is published\./);
    expect(supplies).toMatch(/Supplies <b> \$50\.00 No comparable price is published\./);
    expect(text).not.toContain("Medicare Advantage");
    expect(hrefs(page).filter((href) => href.startsWith("/price-files/"))).toHaveLength(2);
    expect(hrefs(page).some((href) => /^\/hospital_service_details\?.*code=73721.*line=\d/.test(href))).toBe(
      true,
    );
  });

  test("is said on the phone, and written with its lowest amount", async () => {
    const { page, text } = await open({ pays: "alone" });
    expect(text).toContain("I am calling about my bill of Apr 1, 2026");
    expect(text).toContain(
      "“For one charge, you accept $600.00 from a health plan. You billed me $8,000.00.”",
    );
    expect(text).toContain(
      "“Your own price file has a cash price of $1,000.00 for one charge. You billed me $8,000.00.”",
    );
    expect(text).toContain("“I can pay $800.00 as payment in full.");
    expect(text).toContain("Above $1,200.00:");
    expect(hrefs(page)).toContain(`/account/file-appeal?bill=${billId}&kind=negotiation&offer=80000`);
    expect(text.split("Information, not legal advice.")).toHaveLength(2);
  });

  test("takes one's own amounts before those that were worked out, and says so", async () => {
    const { figures, page, text } = await open({ opening: "$950", walk_away: "1,500.00" });
    expect(figures.opening).toEqual([
      "Open with",
      "$950.00",
      "12% of what the bill asks you to pay",
      "Your own amount.",
      "Based on published prices, it would be $800.00.",
    ]);
    expect(figures.target?.[1]).toBe("$1,200.00");
    expect(figures.walkAway?.[1]).toBe("$1,500.00");
    expect(hrefs(page)).toContain(`/account/file-appeal?bill=${billId}&kind=negotiation&offer=95000`);
    expect(text).toContain("“I can pay $950.00 as payment in full.");
    expect(page.querySelector("#opening")?.getAttribute("value")).toBe("$950");
    expect((await open({ opening: "2000" })).text).toContain("higher than the one after it");
    expect((await open({ walk_away: "9000" })).text).toContain("more than the bill asks you to pay");
  });

  test("leaves out what is no amount, and says how to write it", async () => {
    for (const typed of ["free", "0", "-5", "1e9", "99999999999"]) {
      const { page, figures, status } = await open({ opening: typed });
      expect(status).toBe(200);
      expect(page.querySelector("title")?.text).toMatch(/^Error: /);
      expect(page.querySelector('[role="alert"] a')?.getAttribute("href")).toBe("#opening");
      expect(figures.opening?.[1]).toBe("$800.00");
    }
  });
});

describe("there is no offer", () => {
  test("in network or by a public plan, where the price is set; the page says what to do instead", async () => {
    for (const pays of ["in-network", "public-plan"]) {
      const { figures, page, text } = await open({ pays });
      expect(figures).toEqual({});
      expect(text).toMatch(
        pays === "in-network" ? /the price is what your plan agreed/ : /Medicare and Medicaid set/,
      );
      expect(hrefs(page)).toContain(`/account/file-appeal?bill=${billId}&kind=internal-appeal`);
      expect(hrefs(page)).toContain(`/account/file-appeal?bill=${billId}&kind=charity-care`);
      expect(text).not.toContain("I can pay");
    }
  });

  test("for lines like which nothing is published, but one's own amount can be written", async () => {
    const uncoded = await keepBill(
      site,
      ada,
      billWith({ hospital: null, lines: [keptLine(1, "73721", 9_000)] }),
    );
    const { text, figures, page } = await open({ bill: uncoded });
    expect(text).toContain("No comparable prices are published for the charges on this bill");
    expect(figures).toEqual({});
    expect(hrefs(page)).toContain(`/account/file-appeal?bill=${uncoded}&kind=itemised-bill`);
    const own = await open({ bill: uncoded, opening: "40" });
    expect(own.figures.opening?.slice(0, 2)).toEqual(["Open with", "$40.00"]);
    expect(hrefs(own.page)).toContain(`/account/file-appeal?bill=${uncoded}&kind=negotiation&offer=4000`);
  });

  test("for a bill without lines or amounts", async () => {
    const empty = await keepBill(site, ada, {}, "draft");
    const { text, status } = await open({ bill: empty });
    expect(status).toBe(200);
    expect(text).toContain("does not say that anything is left to pay");
    expect(text).toContain("This bill is a draft.");
  });
});

test("who pays is known from the bill's latest audit", async () => {
  const audited = await keepBill(site, ada, billWith());
  const body = new URLSearchParams({
    intent: "audit",
    auditId: crypto.randomUUID(),
    coverage: "other-plan",
    network: "in",
    owedCents: "100",
  });
  const headers = { Cookie: ada.cookie };
  await site.post(`/account/run-audit?bill=${audited}`, body, headers);
  expect((await open({ bill: audited })).text).toContain("the price is what your plan agreed");
  const outside = await open({ bill: audited, pays: "out-of-network" });
  expect(outside.text).toContain("the law limits what you can be charged out of network");
  expect(outside.figures.opening?.slice(1)).toEqual([
    "$100.00",
    "1% of what the bill asks you to pay",
    "1 charge at the lowest amount a health plan pays here: $600.00",
    "1 charge as billed, since it has no code: $50.00",
    "1 charge as billed, since no comparable price is published: $150.00",
    "No more than $100.00: what your plan says you owe",
  ]);
});

describe("an offer is never more than there is reason to pay", () => {
  const self = { coverage: "self-pay" };
  async function audited(facts: Record<string, string>, more: Partial<KeptBill> = {}) {
    const kept = await keepBill(site, ada, billWith(more));
    const body = new URLSearchParams({ intent: "audit", auditId: crypto.randomUUID(), ...facts });
    const headers = { Cookie: ada.cookie };
    await site.post(`/account/run-audit?bill=${kept}`, body, headers);
    return kept;
  }

  test("than the bill's own lower price, the estimate, or what is due without its errors", async () => {
    const { figures, page } = await open({ pays: "alone", printed: "1,000.00" });
    expect(figures.target?.slice(1, 2)).toEqual(["$1,000.00"]);
    expect(figures.target?.at(-1)).toBe("No more than $1,000.00: the bill itself offers that price");
    expect(page.querySelector("#printed")?.getAttribute("value")).toBe("1,000.00");
    const estimated = await open({ bill: await audited({ ...self, estimateCents: "900.00" }) });
    expect(estimated.figures.target?.at(-1)).toBe(
      "No more than $900.00: your good-faith estimate, less what you paid",
    );
    const knee = keptLine(1, "73721", 60_000, { units: stated(1), serviceDate: stated("2026-03-01") });
    const twice = await open({
      bill: await audited(self, {
        totals: { ...emptyBill.totals, chargesCents: stated(120_000), amountDueCents: stated(120_000) },
        lines: [knee, { ...knee, lineId: 2 }],
      }),
    });
    expect(twice.figures.target?.slice(1)).toContain(
      "No more than $600.00: the bill without the errors that your audit found",
    );
  });

  test("and an amount of one's own above what is due is neither offered nor written", async () => {
    const { text, page } = await open({ opening: "9000" });
    expect(text).toContain("more than the bill asks you to pay, so we left it out");
    expect(text).not.toContain("I can pay $9,000.00");
    expect(hrefs(page).some((href) => href.includes("offer=900000"))).toBe(false);
  });

  test("there is none where what to aim for is all that is due; the page says what else to ask for", async () => {
    const fair = await keepBill(
      site,
      ada,
      billWith({
        totals: { ...emptyBill.totals, chargesCents: stated(50_000), amountDueCents: stated(50_000) },
        lines: [keptLine(1, "73721", 50_000, { units: stated(1) })],
      }),
    );
    const { figures, text, page } = await open({ bill: fair, pays: "alone" });
    expect(figures).toEqual({});
    expect(text).toContain("Ask for a payment plan without interest");
    for (const kind of ["charity-care", "itemised-bill", "payment-plan"]) {
      expect(hrefs(page)).toContain(`/account/file-appeal?bill=${fair}&kind=${kind}`);
    }
    expect(text).not.toContain("I can pay");
  });

  test("a line that does not say its units is not compared, and one unit's price stands beside it", async () => {
    const unknown = await keepBill(site, ada, billWith({ lines: [keptLine(1, "73721", 820_000)] }));
    const { text, figures } = await open({ bill: unknown, pays: "alone" });
    expect(figures).toEqual({});
    expect(text).toContain("the bill doesn’t say how many units its charges are for");
    expect(text).toMatch(/Units not known The bill doesn’t say how many units this is for/);
    expect(text).toContain("$500.00");
    const body = new URLSearchParams({ intent: "audit", auditId: crypto.randomUUID(), ...self });
    const headers = { Cookie: ada.cookie };
    const ran = await site.post(`/account/run-audit?bill=${unknown}`, body, headers);
    const audit = await (await site.fetch(ran.headers.get("Location")!, { headers })).text();
    expect(audit).toContain("Units not known, so not compared");
    expect(audit).toMatch(/For one unit: [^.]*\$500/);
    expect(audit).not.toContain("charged for one unit");
  });

  test("a bill in another currency is refused in words", async () => {
    const foreign = await keepBill(
      site,
      ada,
      billWith({ lines: [keptLine(1, "73721", 820_000, { description: stated("MRI EUR 8.200,00") })] }),
    );
    const { text, figures } = await open({ bill: foreign });
    expect(figures).toEqual({});
    expect(text).toContain("This bill is in another currency, and we only compare bills in US dollars.");
    const read = await keepBill(site, ada, billWith({ isForeign: true }));
    expect((await open({ bill: read })).text).toContain(
      "This bill is in another currency, and we only compare bills in US dollars.",
    );
    const body = new URLSearchParams({ intent: "audit", auditId: crypto.randomUUID(), ...self });
    const headers = { Cookie: ada.cookie };
    const refused = await site.post(`/account/run-audit?bill=${read}`, body, headers);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("we only check bills in US dollars");
  });
});

test("assistance is asked about before any offer, unless the hospital is none that has to give it", async () => {
  const unknown = await open({ pays: "alone" });
  expect(unknown.text).toContain("If this hospital is a nonprofit");
  expect(unknown.text.indexOf("Ask about financial assistance first")).toBeLessThan(
    unknown.text.indexOf("Three amounts"),
  );
  expect(unknown.text).toContain("Before we talk about an amount");
  for (const [isNonprofit, said] of [
    ["yes", "This hospital is a nonprofit"],
    ["no", null],
  ] as const) {
    const kept = await keepBill(site, ada, billWith());
    const body = new URLSearchParams({ intent: "audit", auditId: crypto.randomUUID(), isNonprofit });
    const headers = { Cookie: ada.cookie };
    await site.post(`/account/run-audit?bill=${kept}`, body, headers);
    const { text } = await open({ bill: kept, pays: "alone" });
    if (said) expect(text).toContain(said);
    else expect(text).not.toContain("Ask about financial assistance first");
  }
});

test("how appeals at the hospital ended stands beside the offer", async () => {
  expect((await open()).text).not.toContain("How it ended for others here");
  await site.db.execute(sql`
    insert into published_outcomes (hospital, subject, counted_count, batch_size, is_negotiable, figures)
    values (${hospital.shortId}, 'negotiation', 23, 7, false,
      '{"atLeast":20,"wonThird":3,"medianReductionPercent":40,"medianDaysToAnswer":28}')`);
  expect((await open()).text).toContain(
    "Offer to settle a bill at least 20 two thirds of them or more about 40% of what was requested about 28 days",
  );
});

test("without a bill there are those to choose from; another person's is not there", async () => {
  const reply = await site.fetch("/account/negotiate", { headers: { Cookie: ada.cookie } });
  const page = parse(await reply.text());
  expect(hrefs(page)).toContain(`/account/negotiate?bill=${billId}`);
  const bob = await signIn(site);
  expect((await open({}, bob)).status).toBe(404);
  expect((await open({ bill: "no-id" })).status).toBe(404);
  expect((await open({ page: "9" })).status).toBe(404);
});

test("somebody who may only look sees the offer without its letter, by the owner's own addresses", async () => {
  const helper = await authorise(site, ada, ["view-bills"]);
  const { text, page } = await open({ for: helper.grantId }, helper);
  expect(text).toContain("$800.00");
  expect(text).not.toContain("Write the offer");
  const links = hrefs(page).filter((href) => href.startsWith("/account/"));
  for (const link of links) expect(link).toContain(`for=${helper.grantId}`);
  expect(page.querySelector('main form input[name="for"]')?.getAttribute("value")).toBe(helper.grantId);
});

test("bill and findings lead to the offer", async () => {
  const headers = { Cookie: ada.cookie };
  const audited = await keepBill(site, ada, billWith());
  const body = new URLSearchParams({ intent: "audit", auditId: crypto.randomUUID(), coverage: "self-pay" });
  const ran = await site.post(`/account/run-audit?bill=${audited}`, body, headers);
  for (const path of [`/account/bills/${audited}`, ran.headers.get("Location")!]) {
    const page = parse(await (await site.fetch(path, { headers })).text());
    expect([path, hrefs(page).includes(`/account/negotiate?bill=${audited}`)]).toEqual([path, true]);
  }
});
