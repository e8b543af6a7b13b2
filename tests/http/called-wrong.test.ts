import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { openStory, said, withCopy } from "../support/bill-stories.ts";
import { fieldsOf } from "../support/fields-of.ts";
import { keepBill } from "../support/kept-bills.ts";
import { noonClock } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });

/** Each test has its own person, who pays alone, with a bill on which a line is charged twice. */
let ada: SignedIn;
let billId: string;
let auditId: string;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
  billId = await keepBill(site, ada, withCopy);
  auditId = await audit();
});

const { get, post } = visitsOf(site, () => ada);
const pageOf = async (path: string) => parse(await (await get(path)).text());
const textOf = async (path: string) => said((await pageOf(path)).querySelector("main")?.structuredText);

async function audit(): Promise<string> {
  const auditId = randomUUID();
  const facts = { setting: "outpatient", coverage: "self-pay" };
  await post(`/account/run-audit?bill=${billId}`, { intent: "audit", auditId, ...facts });
  return auditId;
}

const findingsPath = (of: string) => `/account/audit-findings?audit=${of}`;

/** The place of the copy among the findings of an audit. */
async function placeOfCopy(of: string): Promise<string> {
  const finding = (await pageOf(findingsPath(of))).querySelector('[id^="duplicate-line-"]');
  return String(Number(finding!.id.split("-").at(-1)) - 1);
}

/** Says that the copy is right. */
async function callCopyWrong(): Promise<void> {
  const finding = await placeOfCopy(auditId);
  const sent = { intent: "dispute", finding, reason: "was-right", comment: "Two draws" };
  expect((await post(findingsPath(auditId), sent)).status).toBe(303);
}

const letterPath = (more = "") => `/account/file-appeal?bill=${billId}&kind=billing-error${more}`;

/** Corrects the bill and keeps it. */
async function retype(fields: Record<string, string>): Promise<void> {
  const path = `/account/bills/${billId}/review`;
  const sent = { ...fieldsOf(await pageOf(path)), ...fields, intent: "keep" };
  expect((await post(path, sent)).status).toBe(303);
}

test("stays so when the bill is checked anew, by itself or by hand, and can be taken back there", async () => {
  expect((await openStory(site, ada, billId)).text).toContain("it lists a charge twice");
  await callCopyWrong();
  expect((await openStory(site, ada, billId)).text).not.toContain("it lists a charge twice");
  await post(`/account/bills/${billId}`, { intent: "payer", coverage: "other-plan" });
  const { text, main } = await openStory(site, ada, billId);
  expect(text).not.toMatch(/it lists a charge twice|may be removed/);
  const newest = main
    .querySelectorAll("a")
    .map((link) => /audit-findings\?audit=([0-9a-f-]+)/.exec(link.getAttribute("href") ?? "")?.[1])
    .find((found) => found !== undefined)!;
  expect(newest).not.toBe(auditId);
  const byHand = await audit();
  for (const later of [newest, byHand]) {
    expect(await textOf(findingsPath(later))).toContain(
      "You called this wrong: What the bill charges is right.",
    );
  }
  await post(findingsPath(byHand), { intent: "take-back", finding: await placeOfCopy(byHand) });
  expect((await openStory(site, ada, billId)).text).toContain("it lists a charge twice");
});

test("is a finding again once it rests on other figures", async () => {
  await callCopyWrong();
  await retype({ "line-2-amountCents": "60.00", "line-3-amountCents": "60.00" });
  expect((await openStory(site, ada, billId)).text).toContain("it lists a charge twice");
});

test("is brought forward by no letter and no offer, unless it is asked for by name", async () => {
  expect(await textOf(letterPath())).toContain("Lines charged twice");
  const offered = `/account/negotiate?bill=${billId}`;
  expect(await textOf(offered)).toContain("$1,050.00");
  await callCopyWrong();
  expect(await textOf(letterPath())).toContain("The audit found nothing that this letter answers.");
  expect(await textOf(offered)).not.toContain("$1,050.00");
  expect(await textOf(`/account/bills/${billId}/call`)).not.toContain("twice");
});

test("of a bill that has changed since, a letter ticks nothing and says so", async () => {
  const ticksOf = async () =>
    (await pageOf(letterPath(`&audit=${auditId}`)))
      .querySelectorAll('input[name^="finding-"]')
      .map((input) => input.hasAttribute("checked"));
  const note = "The bill has changed since this audit.";
  expect(await ticksOf()).toContain(true);
  expect(await textOf(letterPath(`&audit=${auditId}`))).not.toContain(note);
  await retype({ providerName: "Juniper General" });
  expect(await ticksOf()).not.toContain(true);
  expect(await ticksOf()).not.toEqual([]);
  for (const kind of ["", "&kind=billing-error"]) {
    expect(await textOf(`/account/file-appeal?bill=${billId}&audit=${auditId}${kind}`)).toContain(note);
  }
});
