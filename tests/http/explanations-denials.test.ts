import { beforeEach, describe, expect, test } from "vitest";
import type { Adjustment, ExplainedClaim, Explanation } from "#app/domain/explanations/explanation.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { authorise } from "../support/authorise.ts";
import { drawFamilyExplanation, drawLooseClaimPage } from "../support/drawn-papers.ts";
import { fieldsOf } from "../support/fields-of.ts";
import { filesForm, formOf, settledAddress } from "../support/keep-bill.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { explanationOf, keepExplanation, kneeClaim, linkClaim, told } from "../support/kept-explanations.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests();

let ada: SignedIn;
let billId: string;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
  billId = await keepBill(site, ada, {
    providerName: stated("St. Jude's Hospital"),
    statementDate: stated("2026-03-25"),
    lines: [keptLine(1, "73721", 120_000, { serviceDate: stated("2026-03-02") })],
  });
});

const deadlinesPath = "/account/audit/detailed";
const { get } = visitsOf(site, () => ada);
const read = async (path: string, who = ada) => {
  const reply = await get(path, who);
  return formOf(reply.status, await reply.text());
};

type Reason = Partial<Adjustment> | { printed: string };

/** The knee MRI, refused for a reason: a code of the common list, or one of the plan's own with its words. */
function refused(reason: Reason, rest: Partial<ExplainedClaim> = {}): ExplainedClaim {
  const [line] = kneeClaim().lines;
  if (!line) throw new Error("The claim has no line.");
  const because =
    "printed" in reason
      ? { remarkCodes: ["K7"] }
      : { adjustments: [{ group: "PI" as const, reasonCode: "50", amountCents: 120_000, ...reason }] };
  return kneeClaim({ status: "denied", lines: [{ ...line, ...because }], ...rest });
}

/** Keeps an explanation that can be appealed until a day far away, put together with the bill; gives its id. */
async function keepRefusal(
  reason: Reason = {},
  rest: Partial<Explanation> = {},
  claim: Partial<ExplainedClaim> = {},
) {
  const explanation = explanationOf([refused(reason, claim)], {
    appeal: { days: null, by: told("2999-05-26"), address: null },
    remarks: "printed" in reason ? [{ code: "K7", words: reason.printed }] : [],
    ...rest,
  });
  const explanationId = await keepExplanation(site, ada, { explanation });
  await linkClaim(site, ada, { explanationId, billId });
  return explanationId;
}

describe("the last day to appeal a plan's decision", () => {
  test("stands among the deadlines, in the calendar and on the account's home, with where it comes from", async () => {
    const explanationId = await keepRefusal();
    const list = await read(deadlinesPath);
    expect(list.text).toMatch(/Appeal your plan’s decision: \w+, May 26, 2999/);
    expect(list.text).toContain("Printed on your plan’s explanation.");
    expect(list.page.querySelector(`main a[href="/account/explanations/${explanationId}"]`)).not.toBeNull();
    expect((await read("/account")).text).toContain("Printed on your plan’s explanation.");
    const calendar = await (await get("/account/deadlines.ics")).text();
    expect(calendar).toContain("29990526");
    expect(calendar.replaceAll("\r\n ", "")).toContain(`/account/explanations/${explanationId}`);
    expect(calendar).not.toMatch(/Juniper|JHP|Ada/);
  });

  test("is the law's where the paper prints none, said as such by the kind of plan", async () => {
    const appeal = { days: null, by: null, address: null };
    await keepRefusal({}, { appeal, issueDate: told("2999-03-22"), planKind: "medicaid" });
    const { text } = await read(deadlinesPath);
    expect(text).toMatch(/Appeal your plan’s decision: \w+, May 21, 2999/);
    expect(text).toContain(
      "Under federal rules, if your plan is a Medicaid plan. Check your plan documents.",
    );
  });

  test("is told of once the explanation was checked, and no longer once the plan was written to", async () => {
    const explanation = explanationOf([refused({})], {
      appeal: { days: null, by: told("2999-05-26"), address: null },
    });
    await keepExplanation(site, ada, { explanation, state: "draft" });
    expect((await read(deadlinesPath)).text).not.toContain("Appeal your plan’s decision");
    await keepRefusal();
    const sent = { change: "send", how: "mail", proof: "" } as const;
    await keepAppeal(site, ada, { billId }, { ...sent, on: "2026-03-21" });
    expect((await read(deadlinesPath)).text).toContain("Appeal your plan’s decision");
    await keepAppeal(site, ada, { billId }, { ...sent, on: "2026-04-01" });
    expect((await read(deadlinesPath)).text).not.toContain("Appeal your plan’s decision");
  });

  test("is seen by those alone who may see bills", async () => {
    await keepRefusal();
    const sees = await authorise(site, ada, ["view-bills"]);
    const of = (path: string, { grantId }: { grantId: string }) => `${path}?for=${grantId}`;
    expect((await read(of(deadlinesPath, sees), sees)).text).toContain("Appeal your plan’s decision");
    const adds = await authorise(site, ada, ["add-bills"]);
    expect((await get(of(deadlinesPath, adds), adds)).status).toBe(403);
    expect((await read(of("/account", adds), adds)).text).not.toContain("your plan denied it");
  });
});

describe("the appeal of a refused claim", () => {
  /** Writes the letter that the explanation's page leads to, as its form comes; gives the letter's text. */
  async function write(explanationId: string) {
    const { page } = await read(`/account/explanations/${explanationId}`);
    const path = page.querySelector('main a[href*="kind=internal-appeal"]')?.getAttribute("href");
    if (!path) throw new Error("The page leads to no letter.");
    const address = path.replaceAll("&amp;", "&");
    const form = await read(address);
    const fields = { ...fieldsOf(form.page), intent: "write" };
    const headers = { Cookie: ada.cookie };
    const body = new URLSearchParams(fields);
    const begun = await site.post(address, body, headers);
    expect(begun.status).toBe(303);
    const letter = await get(`${begun.headers.get("Location")}.txt`);
    return { letter: (await letter.text()).replaceAll("\r\n", "\n"), form };
  }

  test("argues from the code in plain words, asks for the claim file first, and names the claim and its service", async () => {
    const lines = ["Juniper Health Plan", "Member Appeals", "PO Box 4410", "Springfield, IL 62701"];
    const appeal = { days: null, by: told("2999-05-26"), address: told(lines) };
    const { letter, form } = await write(await keepRefusal({}, { appeal }));
    expect(form.text).toContain("Send it by May 26, 2999.");
    expect(letter).toContain("Claim number: JHP-26-00417");
    expect(letter).toContain("Juniper Health Plan\nAppeals Department\nPO Box 4410\nSpringfield, IL 62701");
    expect(letter).toContain(
      "MRI of the knee (73721), Mar 2, 2026, $1,200.00: code PI 50, which in plain words means “The plan doesn’t count the service as medically necessary.”",
    );
    expect(letter).toContain(
      "Before you decide, please send me, free of charge, the whole file on this claim",
    );
    expect(letter).toContain("the clinical criteria and guidelines that you used");
    expect(letter).toContain("29 CFR 2560.503-1(h)(2)(iii)");
    expect(letter.indexOf("clinical criteria")).toBeLessThan(letter.indexOf("The claim should be paid"));
  });

  test.each([
    ["medicare", "42 CFR 405.942"],
    ["medicare-advantage", "42 CFR 422.582"],
    ["medicaid", "42 CFR 438.402"],
  ] as const)("rests on the law of %s, and on no law of employers’ plans", async (planKind, law) => {
    const { letter, form } = await write(await keepRefusal({}, { planKind }));
    expect(letter).toContain(law);
    expect(letter).not.toMatch(/2560|ERISA|147\.136/);
    expect(form.text).not.toContain("29 CFR 2560.503-1");
  });

  test("keeps the plan's own words of a code of its own, and asks what they rest on", async () => {
    const { letter } = await write(await keepRefusal({ printed: "Not a benefit of plan K." }));
    expect(letter).toContain("Your notice gives this reason: “Not a benefit of plan K.”");
    expect(letter).toContain("“Not a benefit of plan K.” (code K7)");
    expect(letter).toContain("the rule or plan term that the decision is based on");
  });

  test("asks for what else is needed after the argument, where the reason can be argued at once", async () => {
    const { letter } = await write(await keepRefusal({ group: "PR", reasonCode: "204" }));
    expect(letter).not.toContain("Before you decide");
    expect(letter).toContain("Please send me, free of charge: the page of the plan document");
  });

  test("goes to the billing office first where the provider alone is at fault", async () => {
    const explanationId = await keepRefusal({ group: "CO", reasonCode: "29" });
    const { page, text } = await read(`/account/explanations/${explanationId}`);
    expect(text).toContain("in network, it can’t bill you");
    const [first] = page.querySelectorAll('main a[href*="/account/file-appeal"]');
    expect(first?.getAttribute("href")).toContain("kind=billing-error");
  });

  test("is not begun from a claim that is not there, another's, or not refused", async () => {
    const explanationId = await keepRefusal();
    const path = `/account/file-appeal?bill=${billId}&kind=internal-appeal&claim=`;
    for (const claim of [`${explanationId}.7`, `${billId}.0`, "x", `${explanationId}.-1`]) {
      expect([claim, (await get(path + claim)).status]).toEqual([claim, 404]);
    }
    expect((await get(`${path}${explanationId}.0`)).status).toBe(200);
    const other = await signIn(site);
    expect((await get(`${path}${explanationId}.0`, other)).status).toBe(404);
  });
});

describe("papers that are hard to place", () => {
  /** Uploads a file where bills are added and waits until it is read; gives where it leads. */
  async function upload(bytes: Uint8Array | string, name: string): Promise<string> {
    const body = filesForm([{ bytes, name }]);
    const headers = { Cookie: ada.cookie };
    const reply = await site.post("/account/add-bill/upload-document", body, headers);
    return settledAddress(reply, get);
  }

  test("two patients on one paper stay two claims, and the other patient's is asked about and not ticked", async () => {
    const location = await upload(await drawFamilyExplanation(), "family.pdf");
    expect(location).toContain("/account/explanations/");
    const [found] = await keptExplanations.findAll(site.db, ada.account);
    const claims = found?.kept.explanation.claims ?? [];
    expect(claims.map(({ patient, claimNumber }) => [patient?.value, claimNumber?.value])).toEqual([
      ["Ada Example", "JHP-26-00417"],
      ["Bruno Sample", "JHP-26-00988"],
    ]);
    const second = await read(`${location.split("?")[0]}?claim=2`);
    expect(second.text).toContain("This names Bruno Sample as the patient");
    const box = second.page.querySelector(`[name="link-1:${billId}"]`);
    expect([box === null, box?.hasAttribute("checked")]).toEqual([false, false]);
  });

  test("page 3 alone, without a header, is kept as a draft, and can be called the plan's with one button", async () => {
    const location = await upload(await drawLooseClaimPage(), "page-3.pdf");
    expect(location).toMatch(/^\/account\/(explanations|bills)\/[0-9a-f-]{36}\/review/);
    const { status, text } = await read(location);
    expect(status).toBe(200);
    expect(text).toContain("MRI of the knee");
    const isPlans = location.startsWith("/account/explanations/");
    expect(isPlans || text.includes("This is my plan’s explanation, not a bill")).toBe(true);
  });

  test("a second decision on the same claim counts in place of the first, and both stay", async () => {
    const first = await keepRefusal();
    const paid = explanationOf([kneeClaim({ processedDate: told("2026-04-20") })], {
      issueDate: told("2026-04-22"),
    });
    const second = await keepExplanation(site, ada, { explanation: paid });
    await linkClaim(site, ada, { explanationId: second, billId });
    expect((await read(deadlinesPath)).text).not.toContain("Appeal your plan’s decision");
    for (const id of [first, second]) expect((await get(`/account/explanations/${id}`)).status).toBe(200);
    const list = await read("/account/explanations");
    expect(
      list.page.querySelectorAll(`main a[href*="${first}"], main a[href*="${second}"]`).length,
    ).toBeGreaterThan(1);
  });

  test("a remittance (835) among the bills is kept as the plan's decision, to the cent", async () => {
    const location = await upload(remittance, "835.txt");
    expect(location).toContain("/account/explanations/");
    const [found] = await keptExplanations.findAll(site.db, ada.account);
    const [claim] = found?.kept.explanation.claims ?? [];
    expect(found?.kept.explanation.source).toBe("835");
    expect(claim?.totals.billed?.value).toBe(120_000);
    expect(claim?.lines[0]?.adjustments).toEqual([{ group: "PR", reasonCode: "50", amountCents: 120_000 }]);
    const cut = await upload(remittance.slice(0, -60), "cut.835");
    expect(cut).toBe("");
    expect(await keptExplanations.findAll(site.db, ada.account)).toHaveLength(1);
  });
});

const remittance = [
  "ISA*00*          *00*          *ZZ*PLAN           *ZZ*CLINIC         *260320*1200*^*00501*000000001*0*P*:",
  "GS*HP*PLAN*CLINIC*20260320*1200*1*X*005010X221A1",
  "ST*835*0001",
  "BPR*I*0*C*NON************20260320",
  "TRN*1*12345*1512345678",
  "DTM*405*20260319",
  "N1*PR*JUNIPER HEALTH PLAN",
  "N1*PE*ST. JUDE'S HOSPITAL*XX*1234567893",
  "LX*1",
  "CLP*A1*4*1200*0*1200*12*JHP2600417",
  "NM1*QC*1*EXAMPLE*ADA",
  "SVC*HC:73721*1200*0**1",
  "DTM*472*20260302",
  "CAS*PR*50*1200",
  "SE*13*0001",
  "GE*1*1",
  "IEA*1*000000001",
  "",
].join("~");
