import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { drawKneeBill, drawKneeExplanation } from "../support/drawn-papers.ts";
import { filesForm, formOf, settledAddress } from "../support/keep-bill.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { explanationOf, keepExplanation, kneeClaim, linkClaim, told } from "../support/kept-explanations.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const uploadPath = "/account/add-bill/upload-document";

const site = siteForTests();

const get = (path: string, { cookie }: SignedIn) => site.fetch(path, { headers: { Cookie: cookie } });
const post = (path: string, { cookie }: SignedIn, fields: Record<string, string>) =>
  site.post(path, fields, { Cookie: cookie });

async function read(path: string, who: SignedIn) {
  const reply = await get(path, who);
  const { text, page } = formOf(reply.status, await reply.text());
  return { status: reply.status, text, page };
}

/** Uploads a file and waits until it is read; gives where it leads. */
async function upload(who: SignedIn, bytes: Uint8Array | string, name: string, path = uploadPath, kind = "") {
  const body = filesForm([{ bytes, name }], kind === "" ? {} : { kind });
  const reply = await site.post(path, body, { Cookie: who.cookie });
  const location = await settledAddress(reply, (address) => get(address, who));
  return { status: reply.status, location, reply };
}

/** Whether a change of an explanation waits for another one. */
async function isUpdateWaiting() {
  const { rowCount } = await site.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query ~ 'update "account_explanations"'`);
  return rowCount === 1;
}

const idIn = (address: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(address)?.[0] ?? "";

/** A bill for the knee MRI, with $400 due. */
const kneeBill = (who: SignedIn) =>
  keepBill(site, who, {
    providerName: stated("St. Jude's Hospital"),
    statementDate: stated("2026-03-25"),
    serviceDates: { first: stated("2026-03-02"), last: stated("2026-03-02") },
    lines: [keptLine(1, "73721", 120_000, { serviceDate: stated("2026-03-02") })],
    totals: {
      chargesCents: stated(120_000),
      adjustmentsCents: null,
      insurancePaidCents: stated(80_000),
      patientPaidCents: null,
      otherPaidCents: null,
      amountDueCents: stated(40_000),
    },
  });

/** The form of an explanation's review as a browser sends it, boxes only where they are ticked. */
async function reviewForm(explanationId: string, who: SignedIn) {
  const { page, text } = await read(`/account/explanations/${explanationId}/review`, who);
  const form = page.querySelector("form[data-review]");
  const fields: Record<string, string> = {};
  for (const input of form?.querySelectorAll("input") ?? []) {
    const isLeftOut = input.getAttribute("type") === "checkbox" && !input.hasAttribute("checked");
    if (!isLeftOut) fields[input.getAttribute("name") ?? ""] = input.getAttribute("value") ?? "";
  }
  return { fields, text, page };
}

test("an explanation that is sent as a bill is kept as what it is, put together with its bill, and audited by itself", async () => {
  const ada = await signIn(site, { name: "Ada Example" });
  const billId = await kneeBill(ada);
  const sent = await upload(ada, await drawKneeExplanation(), "from-my-plan.pdf");
  expect(sent.location).toMatch(/^\/account\/explanations\/[0-9a-f-]{36}\/review\?taken=plan$/);
  const explanationId = idIn(sent.location);
  const shown = await read(sent.location, ada);
  expect(shown.text).toContain("This is your plan’s explanation of benefits, not a bill.");

  const { fields } = await reviewForm(explanationId, ada);
  expect(fields).toMatchObject({
    plan: "Juniper Health Plan",
    "total-billed": "1200.00",
    "total-youOwe": "100.00",
  });
  expect(fields[`link-0:${billId}`]).toBe("yes");
  const kept = await post(`/account/explanations/${explanationId}/review`, ada, {
    ...fields,
    intent: "keep",
  });
  expect([kept.status, kept.headers.get("Location")]).toEqual([
    303,
    `/account/explanations/${explanationId}`,
  ]);

  const bill = await read(`/account/bills/${billId}`, ada);
  expect(bill.text).toContain("Where the money went");
  expect(bill.text).toContain("Juniper Health Plan");
  const form = await read(`/account/run-audit?bill=${billId}`, ada);
  expect(form.text).toContain("We use that, so you don’t need to type it.");
  expect(form.page.querySelector('[name="owedCents"]')).toBeNull();
  const auditId = randomUUID();
  const audited = await post(`/account/run-audit?bill=${billId}`, ada, { intent: "audit", auditId });
  expect(audited.status).toBe(303);
  const found = await keptAudits.find(site.db, ada.account, auditId);
  expect(found?.kept.audit.disputableCents).toBe(30_000);
  const result = await read(`/account/audit-findings?audit=${auditId}`, ada);
  expect(result.text).toContain("Where the money went");
});

test("a draft is not audited, nor is a claim that its owner called not about the bill", async () => {
  const person = await signIn(site, { name: "Ada Example" });
  const billId = await kneeBill(person);
  const explanationId = await keepExplanation(site, person, { state: "draft" });
  await linkClaim(site, person, { explanationId, billId });
  const claimsOf = async () => {
    const auditId = randomUUID();
    await post(`/account/run-audit?bill=${billId}`, person, { intent: "audit", auditId });
    return (await keptAudits.find(site.db, person.account, auditId))?.kept.auditedBill.planClaims?.length;
  };
  expect(await claimsOf()).toBe(0);
  const { fields } = await reviewForm(explanationId, person);
  const path = `/account/explanations/${explanationId}/review`;
  await post(path, person, { ...fields, intent: "keep" });
  expect(await claimsOf()).toBe(1);
  const again = (await reviewForm(explanationId, person)).fields;
  delete again[`link-0:${billId}`];
  await post(path, person, { ...again, intent: "keep" });
  expect(await claimsOf()).toBe(0);
  const home = await read("/account", person);
  expect(home.text).toContain("Juniper Health Plan: no bill for it yet.");
});

test("a claim that names another patient is asked about, and not ticked", async () => {
  const person = await signIn(site, { name: "Ada Example" });
  const billId = await kneeBill(person);
  const explanation = explanationOf([kneeClaim({ patient: told("Bruno Sample") })]);
  const explanationId = await keepExplanation(site, person, { explanation, state: "draft" });
  const { fields, text } = await reviewForm(explanationId, person);
  expect(text).toContain("This names Bruno Sample as the patient, and the account is Ada Example’s.");
  expect(fields[`link-0:${billId}`]).toBeUndefined();
  expect(fields.offered).toBe(`0:${billId}`);
});

describe("the form of an explanation", () => {
  test("keeps what is corrected, says what is wrong, and loses nothing to another window", async () => {
    const person = await signIn(site);
    const explanationId = await keepExplanation(site, person, { state: "draft" });
    const path = `/account/explanations/${explanationId}/review`;
    const { fields } = await reviewForm(explanationId, person);
    const wrong = { ...fields, "total-youOwe": "a lot", appealDays: "0", intent: "save" };
    const refused = await post(path, person, wrong);
    const { text } = formOf(refused.status, await refused.text());
    expect(refused.status).toBe(422);
    expect(text).toContain("You owe: Enter an amount in dollars");
    expect(text).toContain("Days to appeal, as printed: Enter a number of days");

    const right = { ...fields, "total-youOwe": "90", appealDays: "180", "line-1-copay": "10.00" };
    expect((await post(path, person, { ...right, intent: "save" })).status).toBe(303);
    const found = await keptExplanations.find(site.db, person.account, explanationId);
    const [claim] = found?.kept.explanation.claims ?? [];
    expect(claim?.totals.youOwe?.value).toBe(9_000);
    expect(claim?.lines[0]?.amounts.copay?.value).toBe(1_000);
    expect(found?.kept.explanation.appeal.days?.value).toBe(180);

    const late = await post(path, person, { ...fields, plan: "Another plan", intent: "save" });
    expect(late.status).toBe(409);
    const returned = formOf(409, await late.text());
    expect(returned.text).toContain("Another window changed this explanation.");
    expect(returned.fields.plan).toBe("Another plan");
  });

  test("says as a bill's form does that another window deletes the explanation at the same moment", async () => {
    const person = await signIn(site);
    const explanationId = await keepExplanation(site, person, { state: "draft" });
    const path = `/account/explanations/${explanationId}/review`;
    const { fields } = await reviewForm(explanationId, person);
    const saved = await site.db.transaction(async (transaction) => {
      await transaction.execute(
        sql`delete from account_explanations where explanation_id = ${explanationId}`,
      );
      const late = post(path, person, { ...fields, plan: "Another plan", intent: "save" });
      await expect.poll(isUpdateWaiting).toBe(true);
      return { late };
    });
    const reply = await saved.late;
    const billsReply = await get(`/account/bills/${randomUUID()}/review`, person);
    expect([reply.status, billsReply.status]).toEqual([404, 404]);
    expect(formOf(404, await reply.text()).text).toBe(formOf(404, await billsReply.text()).text);
  });

  test("adds and removes lines without script", async () => {
    const person = await signIn(site);
    const explanationId = await keepExplanation(site, person);
    const path = `/account/explanations/${explanationId}/review`;
    const lineCount = async () =>
      (await keptExplanations.find(site.db, person.account, explanationId))?.kept.explanation.claims[0]?.lines
        .length;
    await post(path, person, { ...(await reviewForm(explanationId, person)).fields, intent: "add-line" });
    expect(await lineCount()).toBe(2);
    await post(path, person, { ...(await reviewForm(explanationId, person)).fields, intent: "remove-1" });
    expect(await lineCount()).toBe(1);
  });
});

test("a file of claims from the plan is kept with its claims, and one that is none is refused in words", async () => {
  const person = await signIn(site, { name: "Ada Example" });
  const money = (value: number) => ({ value, currency: "USD" });
  const category = (code: string) => ({
    coding: [{ system: "http://terminology.hl7.org/CodeSystem/adjudication", code }],
  });
  const benefit = {
    resourceType: "ExplanationOfBenefit",
    status: "active",
    use: "claim",
    outcome: "complete",
    created: "2026-03-20",
    identifier: [{ value: "JHP-26-00417" }],
    insurer: { display: "Juniper Health Plan" },
    provider: { display: "St. Jude's Hospital" },
    billablePeriod: { start: "2026-03-02", end: "2026-03-02" },
    total: [
      { category: category("submitted"), amount: money(1200) },
      { category: category("benefit"), amount: money(800) },
    ],
  };
  const sent = await upload(person, JSON.stringify(benefit), "claims.json");
  expect(sent.location).toContain("/account/explanations/");
  const [found] = await keptExplanations.findAll(site.db, person.account);
  expect(found?.kept.explanation.source).toBe("fhir");
  expect(found?.kept.documents).toMatchObject([{ type: "json", name: "claims.json" }]);
  const { fileId } = found?.kept.documents[0] ?? { fileId: "" };
  const file = await get(`/account/explanations/${found?.explanationId}/files/${fileId}`, person);
  expect([file.headers.get("Content-Type"), JSON.parse(await file.text())]).toEqual([
    "application/json; charset=utf-8",
    benefit,
  ]);

  const wrong = await upload(person, '{"resourceType":"Patient"}', "patient.json");
  expect([wrong.status, wrong.location]).toEqual([422, ""]);
  expect(await keptExplanations.findAll(site.db, person.account)).toHaveLength(1);
});

test("a bill that is sent as an explanation is kept as a bill, and one that reading mistook is read again", async () => {
  const person = await signIn(site, { name: "Ada Example" });
  const billId = await kneeBill(person);
  const addPath = `/account/bills/${billId}/add-document`;
  const sent = await upload(person, await drawKneeBill(), "bill.pdf", addPath, "eob");
  expect(sent.location).toMatch(/^\/account\/bills\/[0-9a-f-]{36}\/review\?taken=bill$/);
  expect(idIn(sent.location)).not.toBe(billId);
  const plan = await upload(person, await drawKneeExplanation(), "plan.pdf");
  const again = await post(plan.location, person, { intent: "is-bill" });
  expect([again.status, again.headers.get("Location")]).toEqual([303, expect.stringContaining("reading=")]);
  expect(await keptExplanations.find(site.db, person.account, idIn(plan.location))).toBeNull();
});

test("a denied claim says by when to appeal, by which law, and why in plain words", async () => {
  const person = await signIn(site, { name: "Ada Example" });
  const billId = await kneeBill(person);
  const [line] = kneeClaim().lines;
  const adjustments = [{ group: "CO" as const, reasonCode: "50", amountCents: 120_000 }];
  const claim = kneeClaim({ status: "denied", lines: line ? [{ ...line, adjustments }] : [] });
  const explanation = explanationOf([claim], {
    planKind: "medicare-advantage",
    issueDate: told("2999-03-22"),
  });
  const explanationId = await keepExplanation(site, person, { explanation });
  await linkClaim(site, person, { explanationId, billId });
  const { text, page } = await read(`/account/explanations/${explanationId}`, person);
  expect(text).toMatch(/You can appeal until \w+, May 26, 2999/);
  expect(text).toContain("The explanation prints no deadline. So we count the days that the law gives");
  expect(text).toContain("42 CFR 422.582");
  expect(text).toContain("The plan doesn’t count the service as medically necessary.");
  const letter = page.querySelector('a[href*="/account/file-appeal"]')?.getAttribute("href") ?? "";
  expect(letter).toContain("kind=internal-appeal");
  expect((await read(letter.replaceAll("&amp;", "&"), person)).status).toBe(200);
  expect((await read("/account", person)).text).toContain("your plan denied it. You can appeal until");
});

test("an explanation goes with its files when it is deleted, and its bill stays", async () => {
  const owner = await signIn(site);
  const billId = await kneeBill(owner);
  const explanationId = await keepExplanation(site, owner, { files: ["eob.pdf"] });
  await linkClaim(site, owner, { explanationId, billId });
  const other = await signIn(site);
  const path = `/account/explanations/${explanationId}`;
  expect((await post(`${path}/delete`, other, { intent: "delete" })).status).toBe(404);
  const deleted = await post(`${path}/delete`, owner, { intent: "delete" });
  expect(deleted.headers.get("Location")).toBe("/account/explanations?done=deleted");
  expect((await get(path, owner)).status).toBe(404);
  expect((await get(`/account/bills/${billId}`, owner)).status).toBe(200);
  const { rows } = await site.db.execute(
    `select from account_files where account_id = '${owner.account.accountId}'`,
  );
  expect(rows).toHaveLength(0);
});

describe("/audit with a bill and the plan's explanation", () => {
  const send = (files: Record<string, { bytes: Uint8Array | string; name: string }>) => {
    const body = new FormData();
    for (const [field, { bytes, name }] of Object.entries(files)) {
      body.append(field, new Blob([bytes as BlobPart]), name);
    }
    return site.post("/audit?with=explanation", body);
  };

  test("finds to the cent what is asked beyond the plan's decision, and writes the letter", async () => {
    const reply = await send({
      bill: { bytes: await drawKneeBill(), name: "bill.pdf" },
      explanation: { bytes: await drawKneeExplanation(), name: "eob.pdf" },
    });
    const { text, page, status } = formOf(reply.status, await reply.text());
    expect(status).toBe(200);
    expect(text).toContain("Compared with what your plan decided");
    expect(text).toContain("$300.00");
    expect(text).toContain("Your letter to the billing office");
    const form = page.querySelector("#audit-form");
    const fields: Record<string, string> = {};
    for (const input of form?.querySelectorAll("input, textarea") ?? []) {
      if (input.getAttribute("type") === "checkbox") continue;
      fields[input.getAttribute("name") ?? ""] = input.getAttribute("value") ?? input.text;
    }
    const letter = await site.post("/audit/letter.txt", fields);
    expect([letter.status, letter.headers.get("Content-Disposition")]).toEqual([
      200,
      'attachment; filename="letter-to-billing-office.txt"',
    ]);
    expect(await letter.text()).toContain("$300.00");
  });

  test("says which file is missing, is none, or is the other kind", async () => {
    const bill = { bytes: await drawKneeBill(), name: "bill.pdf" };
    const plan = { bytes: await drawKneeExplanation(), name: "eob.pdf" };
    const cases: [Parameters<typeof send>[0], RegExp][] = [
      [{ bill }, /Choose both files/],
      [{ bill, explanation: { bytes: "hello", name: "<script>.html" } }, /The explanation of benefits: /],
      [{ bill: plan, explanation: plan }, /We found no bill in these files/],
      [
        { bill, explanation: { bytes: '{"resourceType":"Patient"}', name: "p.json" } },
        /The explanation of benefits: /,
      ],
    ];
    for (const [files, words] of cases) {
      const reply = await send(files);
      const { text } = formOf(reply.status, await reply.text());
      expect([reply.status >= 400, text]).toEqual([true, expect.stringMatching(words)]);
    }
  });
});
