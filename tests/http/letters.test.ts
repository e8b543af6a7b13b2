import { randomUUID } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { permissions } from "#app/domain/accounts/account.ts";
import { getProfile, saveProfile } from "#app/domain/accounts/profile.server.ts";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { letterKindIds } from "#app/domain/letters/letter-kind.ts";
import { loadPdfium } from "#app/platform/ocr/pdf/load-pdfium.server.ts";
import type { OpenPdfium } from "#app/platform/ocr/pdf/open-pdfium.ts";
import { authorise } from "../support/authorise.ts";
import { fieldsOf } from "../support/fields-of.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { expectOddAnswered } from "../support/odd-values.ts";
import { readPdfText } from "../support/read-pdf-text.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });
let openPdfium: OpenPdfium;
let ada: SignedIn;
let billId: string;
/** Of an audit that found the third line to be the second one again, among others. */
let auditId: string;
beforeAll(async () => {
  openPdfium = await loadPdfium();
  ada = await signIn(site, { name: "Ada Muñoz" });
  await describeAda();
  billId = await keepBill(site, ada, billWithCopy);
  auditId = await audit(billId);
});

const day = { serviceDate: stated("2026-03-02") };
const billWithCopy: Partial<KeptBill> = {
  providerName: stated("Juniper General Hospital"),
  statementDate: stated("2026-04-01"),
  serviceDates: { first: stated("2026-03-02"), last: stated("2026-03-02") },
  totals: { ...emptyBill.totals, chargesCents: stated(110_000), amountDueCents: stated(110_000) },
  lines: [
    keptLine(1, "99284", 100_000, { ...day, revenueCode: stated("0450") }),
    keptLine(2, "85025", 5_000, { ...day, description: stated("Blood count") }),
    keptLine(3, "85025", 5_000, { ...day, description: stated("Blood count") }),
  ],
  lastLineId: 3,
};

const path = "/account/file-appeal";
const { get, post } = visitsOf(site, () => ada);
const pageOf = async (reply: Response | Promise<Response>) => parse(await (await reply).text());
const textOf = (page: HTMLElement) => page.querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
const alertsOf = (page: HTMLElement) => page.querySelectorAll('[role="alert"] li').map(({ text }) => text);

async function describeAda(name = "Ada Muñoz"): Promise<void> {
  const { profile, version } = await getProfile(site.db, ada.account);
  const address = { streetAddress: "12 Elm Street", city: "Austin", state: "TX", zip: "78701" };
  const said = {
    payerName: "Blue Lantern Health",
    insuranceKind: "employer-insured",
    householdSize: 3,
  } as const;
  await saveProfile(site.db, ada.account, { profile: { ...profile, ...address, ...said, name }, version });
}

async function audit(of: string): Promise<string> {
  const made = randomUUID();
  const facts = { setting: "emergency", coverage: "other-plan", owedCents: "200" };
  const reply = await post(`/account/run-audit?bill=${of}`, { intent: "audit", auditId: made, ...facts });
  expect(reply.status).toBe(303);
  return made;
}

/** Begins an appeal as its form would; gives the path of its letter. */
async function begin(query: string, fields: Record<string, string> = {}, who = ada): Promise<string> {
  const address = `${path}?bill=${billId}&${query}`;
  const form = fieldsOf(await pageOf(get(address, who)));
  const reply = await post(address, { ...form, intent: "write", ...fields }, who);
  expect([query, reply.status]).toEqual([query, 303]);
  return reply.headers.get("Location")!;
}

/** What a kind cannot do without. */
const needed: Record<string, Record<string, string>> = {
  "internal-appeal": { appealReason: "My doctor ordered it." },
  "external-review": { appealReason: "My doctor ordered it." },
  "good-faith-estimate": { estimateCents: "500", intent: "write-late" },
  negotiation: { offerCents: "450" },
  "debt-validation": { collectorName: "Northgate Recovery LLC" },
  "payment-plan": { monthlyCents: "80", firstPaymentDate: "2027-01-15" },
};

describe("choosing a letter", () => {
  test("begins with a bill, where none is named", async () => {
    const page = await pageOf(get(path));
    expect(page.querySelector(`main a[href="${path}?bill=${billId}"]`)?.text).toBe(
      "Juniper General Hospital",
    );
    expect(textOf(await pageOf(get(path, await signIn(site))))).toContain("No bills yet.");
  });

  test("offers all twelve kinds, those that answer what was found first, each with its office, law and deadline", async () => {
    const page = await pageOf(get(`${path}?audit=${auditId}`));
    const links = page.querySelectorAll("main h3 a").map((link) => link.getAttribute("href")!);
    expect(links.map((href) => new URLSearchParams(href.split("?")[1]).get("kind")).sort()).toEqual(
      [...letterKindIds].sort(),
    );
    expect(page.querySelectorAll("[aria-labelledby=fitting] h3")[0]?.text.trim()).toBe(
      "Dispute billing errors",
    );
    const text = textOf(page);
    expect(text).toContain("Goes to your health plan’s appeals department.");
    expect(text).toContain("Within 180 days after you received the denial. Your plan may give more time.");
    expect(text).toMatch(
      /Within 120 days after you received the first bill\. The deadline was Jul 30, 2026\./,
    );
    expect(text).toContain("29 CFR 2560.503-1");
  });

  test("names the findings that were chosen, and leads on with them", async () => {
    const page = await pageOf(get(`${path}?audit=${auditId}&finding=0`));
    expect(page.querySelectorAll("[aria-labelledby=chosen] li")).toHaveLength(1);
    expect(page.querySelector("main h3 a")?.getAttribute("href")).toContain(`finding=0`);
  });

  test("answers what cannot be with 404, and odd addresses in words", async () => {
    const other = await signIn(site);
    const refused = [
      `${path}?bill=${randomUUID()}`,
      `${path}?audit=${auditId}&finding=99`,
      `${path}?bill=${billId}&kind=ransom`,
      `${path}?bill=${await keepBill(site, ada)}&audit=${auditId}`,
      `${path}?follows=${randomUUID()}`,
    ];
    for (const address of refused) expect([address, (await get(address)).status]).toEqual([address, 404]);
    expect((await get(`${path}?bill=${billId}`, other)).status).toBe(404);
    const names = ["bill", "audit", "finding", "kind", "follows", "offer"];
    await expectOddAnswered(names, [200, 400, 404], ({ name, value }) =>
      get(`${path}?${new URLSearchParams({ bill: billId, [name]: value })}`),
    );
  });
});

describe("the form", () => {
  test("is filled in from bill, audit and profile, and the letter from the form", async () => {
    const address = `${path}?audit=${auditId}&kind=billing-error`;
    const form = fieldsOf(await pageOf(get(address)));
    expect(form).toMatchObject({
      patientName: "Ada Muñoz",
      providerName: "Juniper General Hospital",
      serviceFrom: "2026-03-02",
      statementDate: "2026-04-01",
      payerName: "Blue Lantern Health",
      owedCents: "200.00",
      accountNumber: "",
    });
    const letter = await begin("kind=billing-error", { accountNumber: "JG-77", statementDate: "" });
    const text = textOf(await pageOf(get(letter)));
    expect(text).toContain("Account number: JG-77");
    expect(text).toContain("I have checked your bill dated [date of the bill]");
    expect(text).toContain("is charged 2 times on Mar 2, 2026, each time at $50.00");
    expect(text).toContain("12 Elm Street");
  });

  test.each(letterKindIds)("begins an appeal of each kind: %s", async (kind) => {
    const letter = await begin(`kind=${kind}`, needed[kind] ?? {});
    const reply = await get(letter);
    expect(reply.status).toBe(200);
    expect((await pageOf(reply)).querySelectorAll("main article p").length).toBeGreaterThan(6);
  });

  test("says what is wrong with each field, and keeps what was typed", async () => {
    const typed = {
      denialDate: "the day before",
      denialReceivedOn: addDays(today, 1),
      denialReason: "x".repeat(6_000),
      appealReason: "",
    };
    const reply = await post(`${path}?bill=${billId}&kind=internal-appeal`, {
      intent: "write",
      appealId: randomUUID(),
      ...typed,
    });
    expect(reply.status).toBe(422);
    const page = await pageOf(reply);
    expect(alertsOf(page)).toEqual([
      "Date of the denial notice: enter month, day and year, such as 3/1/2026",
      "Reason given in the notice: shorten it",
      "Why the claim should be paid: enter it; the letter makes no sense without it",
      "Date you received the plan’s denial: enter a date that is not in the future",
    ]);
    for (const link of page.querySelectorAll('[role="alert"] a')) {
      expect(page.querySelector(link.getAttribute("href")!)).not.toBeNull();
    }
    expect(fieldsOf(page)).toMatchObject(typed);
    expect(page.querySelector("title")?.text).toMatch(/^Error: /);
  });

  test("wants one of the findings where a letter brings them forward, and an audit first where there is none", async () => {
    const address = `${path}?audit=${auditId}&kind=billing-error`;
    const reply = await post(address, { intent: "write", appealId: randomUUID() });
    expect(reply.status).toBe(422);
    expect(alertsOf(await pageOf(reply))).toEqual(["Choose at least one thing to include in the letter"]);
    const unaudited = await keepBill(site, ada, { providerName: stated("Rowan Clinic") });
    const page = await pageOf(get(`${path}?bill=${unaudited}&kind=billing-error`));
    expect(textOf(page)).toContain("this bill hasn’t been audited yet");
    expect(page.querySelector(`main a[href="/account/run-audit?bill=${unaudited}"]`)).not.toBeNull();
    const records = await pageOf(get(`${path}?bill=${unaudited}&kind=records-access`));
    expect(fieldsOf(records).providerName).toBe("Rowan Clinic");
  });

  test("says what an explanation of benefits of another bill looks like", async () => {
    const address = `${path}?audit=${auditId}&kind=billing-error`;
    const form = fieldsOf(await pageOf(get(address)));
    const reply = await post(address, { ...form, intent: "write", owedCents: "1,500.00" });
    expect(reply.status).toBe(422);
    expect(alertsOf(await pageOf(reply))[0]).toMatch(
      /^What the plan says you owe: this is more than the bill charges/,
    );
  });

  test("says that the last day is past and what is left, and writes the letter all the same", async () => {
    const address = `${path}?bill=${billId}&kind=internal-appeal`;
    const form = fieldsOf(await pageOf(get(address)));
    const typed = { ...form, appealReason: "My doctor ordered it.", denialDate: "2026-01-05" };
    const late = await post(address, { ...typed, intent: "write" });
    expect(late.status).toBe(422);
    const page = await pageOf(late);
    expect(textOf(page)).toContain("It was Jul 4, 2026. What you can still do:");
    const remedies = page.querySelectorAll("[aria-labelledby=late] li");
    expect(remedies).toHaveLength(3);
    const button = page.querySelector('main button[name="intent"]');
    const again = await post(address, { ...fieldsOf(page), intent: button!.getAttribute("value")! });
    expect(again.status).toBe(303);
    const known = textOf(await pageOf(get(`${path}?bill=${billId}&kind=good-faith-estimate`)));
    expect(known).toContain("It was Jul 30, 2026. What you can still do:");
  });

  test("sent twice begins one appeal", async () => {
    const address = `${path}?bill=${billId}&kind=records-access`;
    const form = { ...fieldsOf(await pageOf(get(address))), intent: "write" };
    const twice = await Promise.all([post(address, form), post(address, form)]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    const [letter] = twice.map((reply) => reply.headers.get("Location")!);
    expect(textOf(await pageOf(get(letter!)))).toContain("Version 1 of 1");
  });

  test("goes on from an appeal that was lost, with its dates", async () => {
    const letter = await begin("kind=internal-appeal", {
      appealReason: "It was needed.",
      denialReceivedOn: today,
    });
    const former = letter.split("/")[3]!;
    const page = await pageOf(get(`${path}?follows=${former}&kind=external-review`));
    expect(page.querySelector(`main a[href="/account/audit/detailed?appeal=${former}"]`)).not.toBeNull();
    const address = `${path}?follows=${former}&kind=external-review`;
    const reply = await post(address, { ...fieldsOf(page), appealReason: "It was needed.", intent: "write" });
    expect(reply.status).toBe(303);
  });

  test("takes a hospital without an address, an offer from elsewhere, and garbage with 400", async () => {
    const bare = await keepBill(site, ada, { hospital: { name: "Nowhere Clinic", shortId: "0123456789" } });
    const address = `${path}?bill=${bare}&kind=negotiation&offer=45000`;
    const form = fieldsOf(await pageOf(get(address)));
    expect(form).toMatchObject({ providerName: "Nowhere Clinic", offerCents: "450.00" });
    const begun = await post(address, { ...form, intent: "write" });
    const letter = textOf(await pageOf(get(begun.headers.get("Location")!)));
    expect(letter).toContain("Nowhere Clinic Billing Department [address of this office]");
    for (const fields of [{}, { intent: "sudo" }, { intent: "write", appealId: "'; drop" }]) {
      expect((await post(address, fields as Record<string, string>)).status).toBe(400);
    }
    expect((await post(`${path}?bill=${bare}`, { ...form, intent: "write" })).status).toBe(400);
  });
});

describe("the letter", () => {
  test("is read, counted for blanks, changed and taken back up, each save a version", async () => {
    const letter = await begin("kind=itemised-bill");
    const page = await pageOf(get(letter));
    expect(textOf(page)).toContain("2 blanks are left: [address of this office] and [account number].");
    expect(page.querySelectorAll("main mark").map(({ text }) => text)).toContain("[account number]");
    expect(textOf(page).match(/not legal advice/g)).toHaveLength(1);
    const form = fieldsOf(page);
    const changed = await post(letter, {
      ...form,
      intent: "save",
      references: form.references!.replace("[account number]", "JG-77"),
      body: `${form.body}\n\nPlease call me.`,
      enclosures: "One thing\nAnother thing",
    });
    expect([changed.status, changed.headers.get("Location")]).toEqual([303, `${letter}?done=saved`]);
    const second = textOf(await pageOf(get(letter)));
    expect(second).toContain("Version 2 of 2");
    expect(second).toContain("Please call me.");
    expect(second).toContain("Enclosures: One thing Another thing");
    const first = await pageOf(get(`${letter}?letter=1`));
    expect(textOf(first)).toContain("This is an older version.");
    const takeUp = await post(letter, { ...fieldsOf(first), intent: "take-up" });
    expect(takeUp.status).toBe(303);
    const third = textOf(await pageOf(get(letter)));
    expect(third).toContain("Version 3 of 3");
    expect(third).not.toContain("Please call me.");
  });

  test("that another window saved meanwhile comes back with both texts", async () => {
    const letter = await begin("kind=records-access");
    const form = fieldsOf(await pageOf(get(letter)));
    await post(letter, { ...form, intent: "save", body: "What the other window says." });
    const reply = await post(letter, { ...form, intent: "save", body: "What I say." });
    expect(reply.status).toBe(409);
    const page = await pageOf(reply);
    expect(alertsOf(page)[0]).toContain("Another window has saved version 2.");
    expect(textOf(page)).toContain("What the other window says.");
    expect(fieldsOf(page).body).toBe("What I say.");
    expect((await post(letter, { ...fieldsOf(page), intent: "save" })).status).toBe(303);
    expect(textOf(await pageOf(get(letter)))).toContain("What I say.");
  });

  test("of a megabyte, or without a word, comes back with what was typed", async () => {
    const letter = await begin("kind=records-access");
    const form = fieldsOf(await pageOf(get(letter)));
    const body = "Please read this. ".repeat(58_000);
    const long = await post(letter, { ...form, intent: "save", body });
    expect(long.status).toBe(422);
    const page = await pageOf(long);
    expect(alertsOf(page)[0]).toContain("it has 1,044,000 characters. The limit is 50,000");
    expect(fieldsOf(page).body!.length).toBeGreaterThan(1_000_000);
    const empty = await post(letter, { ...form, intent: "save", body: " \n " });
    expect(alertsOf(await pageOf(empty))).toEqual(["Write something in the text of the letter"]);
    expect(textOf(await pageOf(get(letter)))).toContain("Version 1 of 1");
  });

  test("that was sent stays as it is, and what was typed meanwhile is not lost", async () => {
    const letter = await begin("kind=payment-plan", needed["payment-plan"]!);
    const form = fieldsOf(await pageOf(get(letter)));
    const appealId = letter.split("/")[3]!;
    const sent = await post(`/account/audit/detailed?appeal=${appealId}`, {
      change: "send",
      version: form.version!,
      on: today,
      how: "mail",
    });
    expect(sent.status).toBe(303);
    const page = await pageOf(get(letter));
    expect(textOf(page)).toContain("so its letter stays as it is.");
    expect(page.querySelector("main form")).toBeNull();
    const reply = await post(letter, { ...form, intent: "save", body: "My new thought." });
    expect(reply.status).toBe(409);
    expect(textOf(await pageOf(reply))).toContain("My new thought.");
  });

  test("is nobody else's, and takes garbage with 400", async () => {
    const letter = await begin("kind=records-access");
    const other = await signIn(site);
    for (const address of [letter, `${letter}.pdf`, `${letter}.txt`]) {
      expect([address, (await get(address, other)).status]).toEqual([address, 404]);
    }
    expect((await post(letter, { intent: "save", version: "1", body: "x" }, other)).status).toBe(404);
    await expectOddAnswered(["letter"], [200, 400, 404], ({ query }) => get(`${letter}?${query}`));
    expect((await get(`${letter}.pdf?letter=7`)).status).toBe(404);
    for (const fields of [{}, { intent: "save" }, { intent: "take-up", version: "1", letter: "9" }]) {
      expect((await post(letter, fields as Record<string, string>)).status).toBe(400);
    }
  });
});

test("a body that is no form is refused with 400, at each of the forms", async () => {
  const letter = await begin("kind=records-access");
  for (const address of [letter, `${path}?bill=${billId}&kind=records-access`]) {
    const bodies: [type: string, body: string][] = [
      ["application/json", "[".repeat(10_000)],
      ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="int'],
      ["text/plain", "intent=save"],
      ["application/x-www-form-urlencoded", "a=1&".repeat(10_000)],
    ];
    for (const [type, body] of bodies) {
      const headers = { Cookie: ada.cookie, "Content-Type": type };
      const { status } = await site.fetch(address, { method: "POST", headers, body });
      expect([address, type, [400, 413, 415].includes(status)]).toEqual([address, type, true]);
    }
  }
});

describe("the letter's files", () => {
  test("are saved under the kind and day, and kept by nobody on the way", async () => {
    const letter = await begin("kind=records-access");
    const files = [
      [`${letter}.pdf`, "application/pdf", `ask-for-your-records-${today}.pdf`],
      [`${letter}.pdf?fax=yes`, "application/pdf", `ask-for-your-records-${today}-fax.pdf`],
      [`${letter}.txt?letter=1`, "text/plain; charset=utf-8", `ask-for-your-records-${today}.txt`],
    ] as const;
    for (const [address, type, name] of files) {
      const { status, headers } = await get(address);
      expect([address, status, headers.get("Content-Type")]).toEqual([address, 200, type]);
      expect(headers.get("Content-Disposition")).toBe(`attachment; filename=${name}`);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("Content-Language")).toBe("en-US");
    }
    const pages = await readPdfText(openPdfium, await bytesOf(get(`${letter}.pdf?fax=yes`)));
    expect(pages[0]).toMatch(/^Fax\nTo: Juniper General Hospital, Medical Records Department\n/);
    expect(pages[1]).toMatch(/^Ada Muñoz\n12 Elm Street\n/);
    expect(await (await get(`${letter}.txt`)).text()).toContain("Under 45 CFR 164.524, I am asking");
  });

  test("have a name from right to left as it is written, and tell of signs that no font has", async () => {
    const letter = await begin("kind=records-access");
    const form = fieldsOf(await pageOf(get(letter)));
    const name = "محمد بن عبد الله";
    await post(letter, { ...form, intent: "save", senderLines: name, signature: "王伟" });
    const pages = await readPdfText(openPdfium, await bytesOf(get(`${letter}.pdf`)));
    expect(pages[0]!.split("\n")[0]).toBe(name);
    expect(textOf(await pageOf(get(letter)))).toContain("Our fonts don’t have 王 伟.");
  });
});

async function bytesOf(reply: Promise<Response>): Promise<Uint8Array> {
  return new Uint8Array(await (await reply).arrayBuffer());
}

test("an authorised person writes letters in the owner's name, and sees no more of the profile", async () => {
  const helper = await authorise(site, ada, [...permissions]);
  const address = `${path}?bill=${billId}&kind=charity-care&for=${helper.grantId}`;
  const form = fieldsOf(await pageOf(get(address, helper)));
  expect(form).toMatchObject({ patientName: "Ada Muñoz", householdSize: "" });
  const reply = await post(address, { ...form, intent: "write" }, helper);
  const letter = reply.headers.get("Location")!;
  expect(letter).toContain(`for=${helper.grantId}`);
  expect(textOf(await pageOf(get(letter, helper)))).toContain("12 Elm Street");
  const writer = await authorise(site, ada, ["file-appeals"]);
  expect((await get(`${path}?bill=${billId}&for=${writer.grantId}`, writer)).status).toBe(403);
  const told = textOf(await pageOf(get(`${path}?for=${writer.grantId}`, writer)));
  expect(told).toContain("lets you file appeals, but not see bills");
});
