import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { authorise } from "../support/authorise.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { expectOddAnswered } from "../support/odd-values.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { startFaircharge } from "../support/start-process.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests();
beforeAll(() => void vi.stubEnv("DATABASE_URL", site.databaseUrl));
afterAll(() => vi.unstubAllEnvs());

/** Each test has its own person, with a bill whose third line is its second one again. */
let ada: SignedIn;
let billId: string;
let pageId: string;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
  pageId = randomUUID();
  billId = await keepBill(site, ada, billWithCopy(pageId));
});

const day = { serviceDate: stated("2026-03-02") };

function billWithCopy(pageId: string): Partial<KeptBill> {
  const printed = (top: number) => ({
    value: "Blood count",
    printed: { fileId: pageId, box: { left: 0.1, top, right: 0.9, bottom: top + 0.02 }, confidence: 1 },
  });
  const page = { fileId: pageId, widthPx: 800, heightPx: 1000, sizeBytes: 9 };
  const document = { fileId: randomUUID(), name: "bill.pdf", sizeBytes: 9, pages: [page] };
  return {
    providerName: stated("Juniper General Hospital"),
    statementDate: stated("2026-04-01"),
    totals: { ...emptyBill.totals, chargesCents: stated(110_000), amountDueCents: stated(110_000) },
    lines: [
      keptLine(3, "99284", 100_000, { ...day, revenueCode: stated("0450") }),
      keptLine(5, "85025", 5_000, { ...day, description: printed(0.3) }),
      keptLine(8, "85025", 5_000, { ...day, description: printed(0.34) }),
    ],
    lastLineId: 8,
    documents: [{ ...document, kind: "bill", type: "pdf" }],
  };
}

const { get, post } = visitsOf(site, () => ada);
const pageOf = async (reply: Response) => parse(await reply.text());
const textOf = async (reply: Response) =>
  (await pageOf(reply)).querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
const formAt = (path = `/account/run-audit?bill=${billId}`) => get(path).then(pageOf);
const fieldText = (page: ReturnType<typeof parse>, name: string) =>
  page.querySelector(`main select[name="${name}"] option[selected]`)?.getAttribute("value") ??
  page.querySelector(`main input[name="${name}"]`)?.getAttribute("value");

/** Audits the bill; gives the address of what was found. */
async function audit(facts: Record<string, string> = {}, who = ada): Promise<string> {
  const reply = await post(
    `/account/run-audit?bill=${billId}`,
    { intent: "audit", auditId: randomUUID(), setting: "emergency", coverage: "other-plan", ...facts },
    who,
  );
  expect(reply.status).toBe(303);
  return reply.headers.get("Location")!;
}

test("a bill keeps thirty audits; who wants another deletes one, and one that is sent again is the same", async () => {
  const first = await audit();
  for (let count = 1; count < 29; count += 1) await audit();
  const auditId = randomUUID();
  expect(await audit({ auditId })).toBe(await audit({ auditId }));
  const another = { intent: "audit", auditId: randomUUID(), setting: "emergency", owedCents: "20" };
  const reply = await post(`/account/run-audit?bill=${billId}`, another);
  expect(reply.status).toBe(422);
  const page = await pageOf(reply);
  expect(page.querySelector("[role=alert]")?.text).toContain("This bill has 30 audits");
  expect(fieldText(page, "owedCents")).toBe("20");
  const old = new URL(first, site.origin).searchParams.get("audit")!;
  expect((await post(`/account/audit-findings/delete?audit=${old}`, { intent: "delete" })).status).toBe(303);
  await audit();
});

describe("the form", () => {
  test("offers the bills, the newest first, and says what is in each", async () => {
    await keepBill(site, ada, { providerName: stated("Rowan Clinic") }, "draft");
    const page = await pageOf(await get("/account/run-audit"));
    expect(page.querySelectorAll("main li a").map(({ text }) => text)).toEqual([
      "Rowan Clinic",
      "Juniper General Hospital",
      "Type in new lines",
      "Upload a bill",
    ]);
    expect(page.querySelector("main")?.text).toContain("of Apr 1, 2026 · $1,100.00 charged · 3 lines");
    expect(await textOf(await get("/account/run-audit", await signIn(site)))).toContain("No bills yet.");
  });

  test("fills in what the bill's lines show, and leads to it from the bill", async () => {
    const page = await formAt();
    expect(fieldText(page, "setting")).toBe("emergency");
    expect(fieldText(page, "coverage")).toBeUndefined();
    const bill = await pageOf(await get(`/account/bills/${billId}`));
    expect(bill.querySelector(`main a[href="/account/run-audit?bill=${billId}"]`)?.text).toBe(
      "Check it again with other answers",
    );
  });

  test("comes back with what was typed and a sentence for each field that is wrong", async () => {
    const typed = {
      owedCents: "lots",
      householdSize: "two",
      estimateDate: "yesterday",
      coverage: "medicare",
    };
    const reply = await post(`/account/run-audit?bill=${billId}`, {
      intent: "audit",
      auditId: randomUUID(),
      ...typed,
    });
    expect(reply.status).toBe(422);
    const page = await pageOf(reply);
    expect(page.querySelectorAll('[role="alert"] a').map(({ text }) => text)).toEqual([
      "What it says you owe: enter an amount in dollars, such as 645.54",
      "Date of the estimate: enter month, day and year, such as 3/1/2026",
      "People in your household: enter a number from 1 to 30",
    ]);
    for (const [name, text] of Object.entries(typed))
      expect([name, fieldText(page, name)]).toEqual([name, text]);
    expect(page.querySelector("title")?.text).toMatch(/^Error: /);
  });

  test("is saved for later as it is, right or wrong, until it is started over or sent", async () => {
    const path = `/account/run-audit?bill=${billId}`;
    const saved = await post(path, { intent: "save", owedCents: "lots", network: "in", isEmergency: "yes" });
    expect(saved.headers.get("Location")).toBe(`${path}&done=saved`);
    const page = await formAt();
    expect([fieldText(page, "owedCents"), fieldText(page, "network")]).toEqual(["lots", "in"]);
    expect(page.querySelector('main input[name="isEmergency"]')?.hasAttribute("checked")).toBe(true);
    await post(path, { intent: "discard" });
    expect(fieldText(await formAt(), "owedCents")).toBeUndefined();
    await post(path, { intent: "save", owedCents: "12.00" });
    await audit({ owedCents: "13.00" });
    expect(fieldText(await formAt(), "owedCents")).toBe("13.00"); // as it was sent
  });

  test("leads from lines that are typed in to their audit", async () => {
    const page = await pageOf(await get("/account/add-bill/manual-entry?next=audit"));
    const form = page.querySelector("form[data-review]")!;
    expect(form.getAttribute("action")).toBe("/account/add-bill/manual-entry?next=audit");
    const typed = randomUUID();
    const reply = await post("/account/add-bill/manual-entry?next=audit", {
      billId: typed,
      version: "0",
      lines: "1",
      marks: form.querySelector('input[name="marks"]')?.getAttribute("value") ?? "",
      providerName: "Typed Clinic",
      "line-1-code": "99213",
      "line-1-amountCents": "120",
      intent: "keep",
    });
    expect(reply.headers.get("Location")).toBe(`/account/run-audit?bill=${typed}`);
  });

  test("answers odd addresses and forms in words", async () => {
    await expectOddAnswered(["bill", "done"], [200, 404], ({ query }) => get(`/account/run-audit?${query}`));
    const path = `/account/run-audit?bill=${billId}`;
    expect((await post(path, { intent: "sudo" })).status).toBe(400);
    expect((await post(path, { intent: "audit", auditId: "'; drop" })).status).toBe(400);
    expect((await post(`/account/run-audit?bill=${randomUUID()}`, { intent: "save" })).status).toBe(404);
    expect((await post(path, { intent: "save" }, await signIn(site))).status).toBe(404);
  });
});

describe("an audit", () => {
  test("says what was found, where it is printed, what to ask, and what was not checked", async () => {
    const page = await pageOf(await get(await audit()));
    const text = page.querySelector("main")!.structuredText.replace(/\s+/g, " ");
    expect(text).toContain("Audit of Juniper General Hospital");
    expect(text).toContain("is charged 2 times on Mar 2, 2026, each time at $50.00");
    expect(text).toContain("What to ask:");
    expect(text).toContain("What you really owe with a plan: add its explanation of benefits");
    expect(text).toContain("“Hello, my name is …. I am calling about my bill of Apr 1, 2026");
    const finding = page.querySelector('[id^="duplicate-line-"]')!;
    const script = finding.querySelector("details")!.structuredText.replace(/\s+/g, " ");
    expect(script).toMatch(
      /^What to say on the phone .*one thing on it \(Lines 2 and 3\)\.” .*is charged 2 times.* Was this done 2 times that day\?.*reference number/,
    );
    const scripts = text.match(/What to say on the phone/g);
    expect(scripts).toHaveLength(page.querySelectorAll("[data-strength]").length);
    const marks = finding.querySelectorAll('a[href^="#mark-"]').map((link) => link.getAttribute("href"));
    expect(marks).toEqual(["#mark-line-5", "#mark-line-8"]);
    for (const mark of marks) expect(page.querySelector(`svg ${mark}`)).not.toBeNull();
    expect(page.querySelector("main figure img")?.getAttribute("src")).toBe(
      `/account/bills/${billId}/pages/${pageId}`,
    );
    for (const link of page.querySelectorAll('main a[href^="#"]')) {
      const target = link.getAttribute("href")!;
      expect([target, page.querySelector(target) !== null]).toEqual([target, true]);
    }
  });

  test("is taken along as CSV and JSON, and kept by nobody on the way", async () => {
    const address = await audit();
    const csv = await get(address.replace("?", ".csv?"));
    expect([csv.headers.get("Content-Type"), csv.headers.get("Cache-Control")]).toEqual([
      "text/csv; charset=utf-8",
      "private, no-store",
    ]);
    expect(await csv.text()).toMatch(/^rule,strength,lines,.*\r?\nduplicate-line,error,2 3,50,/);
    const json = await get(address.replace("?", ".json?"));
    expect(await json.json()).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ rule: "duplicate-line", lines: [1, 2] })]),
      charged_cents: 110_000,
    });
    expect((await get("/account/audit-findings.csv?audit=x")).status).toBe(404);
  });

  test("is one, however often its form is sent; others of the bill stand beside it, the newest first", async () => {
    const auditId = randomUUID();
    const twice = await Promise.all([audit({ auditId }), audit({ auditId })]);
    expect(new Set(twice).size).toBe(1);
    await audit({ coverage: "medicare" });
    const page = await pageOf(await get("/account/audit-findings"));
    expect(page.querySelector("main caption")?.text).toBe("2 audits, the newest first");
    expect(page.querySelectorAll("main tbody tr")).toHaveLength(2);
    expect(page.querySelector("main tbody tr")?.structuredText).toContain("$1,100.00");
    expect(await textOf(await get(twice[0]!))).toContain("See the other audit of this bill");
    expect(await textOf(await get("/account"))).toContain("Juniper General Hospital, audited on");
  });

  test("says when the bill was changed since", async () => {
    const address = await audit();
    const form = parse(await (await get(`/account/bills/${billId}/review`)).text());
    const fields = Object.fromEntries(
      form
        .querySelectorAll("form[data-review] input")
        .filter((input) => ["version", "lines", "marks"].includes(input.getAttribute("name") ?? ""))
        .map((input) => [input.getAttribute("name")!, input.getAttribute("value") ?? ""]),
    );
    const saved = await post(`/account/bills/${billId}/review`, {
      ...fields,
      marks: form.querySelector('input[name="marks"]')!.getAttribute("value")!,
      providerName: "Juniper General",
      intent: "save",
    });
    expect(saved.status).toBe(303);
    expect(await textOf(await get(address))).toContain("The bill has changed since; audit it again.");
    expect(await textOf(await get("/account/audit-findings"))).toContain("The bill has changed since");
  });

  test("is nobody else's, and answers odd addresses in words", async () => {
    const address = await audit();
    const other = await signIn(site);
    expect((await get(address, other)).status).toBe(404);
    const auditId = address.split("=")[1]!;
    const dispute = { intent: "dispute", finding: "0", reason: "misread" };
    expect((await post(address, dispute, other)).status).toBe(404);
    const gone = await post(`/account/audit-findings/delete?audit=${auditId}`, { intent: "delete" }, other);
    expect(gone.status).toBe(404);
    const list = "/account/audit-findings";
    await expectOddAnswered(["audit"], [404], ({ query }) => get(`${list}?${query}`));
    await expectOddAnswered(["bill"], [200], ({ query }) => get(`${list}?${query}`));
  });

  test("of a bill without lines, codes or dates is made all the same", async () => {
    billId = await keepBill(site, ada);
    expect(await textOf(await get(`/account/run-audit?bill=${billId}`))).toContain(
      "This bill has no lines with an amount",
    );
    expect(await textOf(await get(await audit({ setting: "" })))).toContain("What was not checked");
  });

  test("goes with its bill, or alone when it is deleted", async () => {
    const [first, second] = [await audit(), await audit()];
    const asked = await textOf(await get(first.replace("?", "/delete?")));
    expect(asked).toContain("Delete this audit: Juniper General Hospital");
    const unnamed = await get("/account/audit-findings/delete");
    expect(unnamed.headers.get("Location")).toBe("/account/audit-findings");
    const reply = await post(first.replace("?", "/delete?"), { intent: "delete" });
    expect(reply.headers.get("Location")).toBe("/account/audit-findings?done=deleted");
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    expect(await textOf(await get(`/account/bills/${billId}/delete`))).toContain("its audit");
    await post(`/account/bills/${billId}/delete`, { intent: "delete" });
    expect((await get(second)).status).toBe(404);
  });
});

describe("an authorized person", () => {
  const body = { intent: "audit", auditId: "", coverage: "medicare" };

  test("who may run audits and see bills does both, and the owner reads of it", async () => {
    const harry = await authorise(site, ada, ["view-bills", "run-audits"]);
    const of = `for=${harry.grantId}`;
    const form = await pageOf(await get(`/account/run-audit?bill=${billId}&${of}`, harry));
    expect(form.querySelector("main form")?.getAttribute("action")).toContain(`&${of}`);
    const reply = await post(
      `/account/run-audit?bill=${billId}&${of}`,
      { ...body, auditId: randomUUID() },
      harry,
    );
    const found = reply.headers.get("Location")!;
    expect(found).toContain(of);
    expect(await textOf(await get(found, harry))).toContain("Audit of Juniper General Hospital");
    const log = await textOf(await get(`/account/authorized-account/${harry.grantId}`));
    expect(log).toContain("Submitted the form of an audit Juniper General Hospital");
    expect(log).toContain("Looked at audits");
  });

  test("who may run audits alone is told that it is done, and sees neither what it found nor what was said", async () => {
    await audit({ incomeCents: "51234.00", householdSize: "2" });
    const harry = await authorise(site, ada, ["run-audits"]);
    const of = `for=${harry.grantId}`;
    const form = await (await get(`/account/run-audit?bill=${billId}&${of}`, harry)).text();
    expect(form).not.toContain("51234.00");
    const reply = await post(
      `/account/run-audit?bill=${billId}&${of}`,
      { ...body, auditId: randomUUID() },
      harry,
    );
    expect(await textOf(await get(reply.headers.get("Location")!, harry))).toContain("The audit is done.");
    const refused = await get(`/account/audit-findings?${of}`, harry);
    expect(refused.status).toBe(403);
    expect(await textOf(refused)).toContain("has not let you see its bills");
  });

  test("who may not run audits is told so", async () => {
    const harry = await authorise(site, ada, ["view-bills"]);
    const refused = await get(`/account/run-audit?for=${harry.grantId}`, harry);
    expect(refused.status).toBe(403);
    expect(await textOf(refused)).toContain("has not let you run audits");
    const found = await get(`${await audit()}&for=${harry.grantId}`, harry);
    expect(await textOf(found)).not.toContain("This is wrong");
  });
});

describe("a finding that is called wrong", () => {
  const disputed = async (...args: string[]) => {
    const child = startFaircharge(["audits", "disputed", ...args]);
    await child.exited;
    return child.output();
  };
  const numberOf = async (address: string) => {
    const finding = (await pageOf(await get(address))).querySelector('[id^="duplicate-line-"]');
    return String(Number(finding!.id.split("-").at(-1)) - 1);
  };

  test("is listed for the operator without a name, with the person's words only where they share them", async () => {
    const address = await audit();
    const finding = await numberOf(address);
    const none = await post(address, { intent: "dispute", finding, comment: "x" });
    expect(none.status).toBe(422);
    expect(await textOf(none)).toContain("Choose what is wrong with the finding");
    const said = { intent: "dispute", finding, reason: "was-right", comment: "Two arms, two draws" };
    expect((await post(address, said)).status).toBe(303);
    expect(await textOf(await get(address))).toContain(
      "You called this wrong: What the bill charges is right.",
    );
    const listed = await disputed();
    expect(listed).toMatch(/\d{4}-\d\d-\d\d\tduplicate-line\tcopies\tno edition\twas-right\n/);
    expect(listed).toContain("Disputed findings: 1\n1\tduplicate-line");
    expect(listed).not.toContain("Two arms");

    await post(address, { ...said, shareComment: "yes" }); // in place of the first
    const shared = (await disputed("--json")).trim().split("\n");
    expect(shared.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ rule: "duplicate-line", sharedComment: "Two arms, two draws" }),
    ]);
    await post(address, { intent: "take-back", finding });
    expect(await textOf(await get(address))).not.toContain("You called this wrong");
    expect(await disputed()).toBe("Disputed findings: 0\n");
  });

  test("is forgotten with its audit and with its bill", async () => {
    const [first, second] = [await audit(), await audit()];
    for (const address of [first, second]) {
      const reply = await post(address, { intent: "dispute", finding: "0", reason: "misread" });
      expect(reply.status).toBe(303);
    }
    await post(first.replace("?", "/delete?"), { intent: "delete" });
    expect(await disputed()).toContain("Disputed findings: 1\n");
    await post(`/account/bills/${billId}/delete`, { intent: "delete" });
    expect(await disputed()).toBe("Disputed findings: 0\n");
  });

  test("must be one of the audit's", async () => {
    const address = await audit();
    for (const finding of ["99", "-1", "'; drop", ""]) {
      const { status } = await post(address, { intent: "dispute", finding, reason: "other" });
      expect([finding, status]).toEqual([finding, 404]);
    }
  });
});
