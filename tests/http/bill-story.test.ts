import { beforeEach, describe, expect, test } from "vitest";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { authorise } from "../support/authorise.ts";
import { mainOf, openStory, said, withCopy } from "../support/bill-stories.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import {
  amounts,
  explanationOf,
  keepExplanation,
  kneeClaim,
  linkClaim,
  told,
} from "../support/kept-explanations.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });

let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const { get, post } = visitsOf(site, () => ada);
const storyOf = (billId: string) => openStory(site, ada, billId);

const day = { serviceDate: stated("2026-03-02") };
/** A bill of $1,200, with $400 due. */
const kneeBill: Partial<KeptBill> = {
  ...withCopy,
  providerName: stated("St. Jude's Hospital"),
  lines: [keptLine(1, "73721", 120_000, { ...day, description: stated("MRI of the knee") })],
  totals: { ...emptyBill.totals, chargesCents: stated(120_000), amountDueCents: stated(40_000) },
};

test("numbers that do not add up are asked about before anybody is accused, and judged anew once they are confirmed", async () => {
  const printed = { fileId: "page", box: { left: 0, top: 0, right: 0.1, bottom: 0.1 }, confidence: 1 };
  const read = (value: number) => ({ value, printed });
  const billId = await keepBill(site, ada, {
    ...kneeBill,
    totals: {
      ...emptyBill.totals,
      chargesCents: read(120_000),
      otherPaidCents: read(7_500),
      amountDueCents: read(120_000),
    },
    reading: {
      paper: "other",
      isPeriodPrinted: false,
      hasUnreadCharges: false,
      otherAmounts: [120_000, 7_500].map((amountCents) => ({ amountCents, isInSentence: false, printed })),
    },
  });
  const path = `/account/bills/${billId}`;
  await post(path, { intent: "payer", coverage: "self-pay" });
  const asked = await storyOf(billId);
  expect(asked.text).toContain("The numbers on this bill don’t add up. We may have misread one.");
  expect(asked.next).toContain("We read $75.00 as Other payments.");
  expect(asked.text).not.toContain("may be removed");
  expect(said((await mainOf(await get("/account"))).structuredText)).not.toContain("Nothing right now");
  const version = asked.main.querySelector('[name="version"]')!.getAttribute("value")!;
  const late = await post(path, { intent: "confirm-sums", version: String(Number(version) - 1) });
  expect(late.status).toBe(409);
  expect(said((await mainOf(late)).structuredText)).toContain("Another window changed this bill.");
  expect((await post(path, { intent: "confirm-sums", version })).status).toBe(303);
  const confirmed = await storyOf(billId);
  expect(confirmed.text).toContain(
    "It may be $1,125.00, because it asks for more than its charges minus its payments.",
  );
});

test("a bill asks who pays, is checked by itself, and ends on the letter about its errors", async () => {
  const billId = await keepBill(site, ada, withCopy);
  const asked = await storyOf(billId);
  expect(asked.next).toMatch(/^What to do next Say who pays for this care/);
  expect(asked.text).toContain(
    "This bill asks you to pay $1,100.00. It may be $1,050.00, because it lists a charge twice.",
  );
  const answered = await post(`/account/bills/${billId}`, { intent: "payer", coverage: "self-pay" });
  expect(answered.status).toBe(303);
  await post(`/account/bills/${billId}`, {
    intent: "household",
    householdSize: "2",
    incomeCents: "200000",
    householdState: "OH",
  });
  const story = await storyOf(billId);
  expect(story.next).toContain("Ask the billing office to correct the errors");
  expect(story.next).toContain("once. This may lower it by $50.00");
  expect(story.door).toMatch(/^\/account\/file-appeal\?bill=.*&kind=billing-error/);
  const letter = await mainOf(await get(story.door!));
  expect(said(letter.structuredText)).toContain("twice");
});

test("what may come off is told by reason, and is never more than what is due", async () => {
  const { totals } = withCopy;
  const billId = await keepBill(site, ada, {
    ...withCopy,
    totals: { ...totals!, patientPaidCents: stated(107_000), amountDueCents: stated(3_000) },
  });
  const { text, main } = await storyOf(billId);
  expect(text).toContain("$30.00 of $30.00 may be removed");
  expect(main.querySelector('[aria-labelledby="comes-off"] table')).not.toBeNull();
});

test("with a plan, nothing is paid before its decision is here; then what it owes counts", async () => {
  const billId = await keepBill(site, ada, kneeBill);
  await storyOf(billId);
  await post(`/account/bills/${billId}`, { intent: "payer", coverage: "other-plan" });
  const waiting = await storyOf(billId);
  expect(waiting.next).toContain("Wait for your plan’s decision");
  expect(waiting.door).toContain(`/account/bills/${billId}/add-document`);
  const explanationId = await keepExplanation(site, ada);
  await linkClaim(site, ada, { explanationId, billId });
  const decided = await storyOf(billId);
  expect(decided.text).toContain("This bill asks you to pay $400.00. It may be $100.00");
  expect(decided.next).toContain("Since");
  expect(decided.text).toContain("You owe $100.00 of it.");
});

test("ten papers of the plan about one bill count once, and go before an answer that contradicts them", async () => {
  const billId = await keepBill(site, ada, kneeBill);
  for (let paper = 0; paper < 10; paper += 1) {
    await linkClaim(site, ada, { explanationId: await keepExplanation(site, ada), billId });
  }
  await post(`/account/bills/${billId}`, { intent: "payer", coverage: "self-pay" });
  const { text, next } = await storyOf(billId);
  expect(text).toContain("This bill asks you to pay $400.00. It may be $100.00");
  expect(next).not.toContain("See if the hospital may forgive it");
});

test("five hundred bills are listed by what needs doing among the newest, with the way to all", async () => {
  await Promise.all(Array.from({ length: 500 }, () => keepBill(site, ada, withCopy)));
  const home = await mainOf(await get("/account"));
  const listed = home.querySelector('[aria-labelledby="bills-in-order"]');
  expect(listed?.querySelectorAll("li")).toHaveLength(20);
  expect(said(listed?.structuredText)).toContain("See all 500 bills");
});

test("a refusal of the plan leads to the appeal while its days last", async () => {
  const refused = kneeClaim({
    status: "denied",
    totals: amounts({ billed: 120_000, notCovered: 120_000, allowed: 0, planPaid: 0, youOwe: 120_000 }),
    lines: [],
  });
  const billId = await keepBill(site, ada, {
    ...withCopy,
    lines: [keptLine(1, "73721", 120_000, day)],
    totals: { ...emptyBill.totals, chargesCents: stated(120_000), amountDueCents: stated(120_000) },
  });
  const soon = addDays(today, 20);
  const appeal = { days: null, by: told(soon), address: null };
  const explanationId = await keepExplanation(site, ada, {
    explanation: explanationOf([refused], { appeal, planKind: "insured" }),
  });
  await linkClaim(site, ada, { explanationId, billId });
  const { next, door } = await storyOf(billId);
  expect(next).toContain("Appeal to your plan");
  expect(next).toMatch(/Deadline: .* \(20 days left\)/);
  expect(door).toContain(`claim=${explanationId}.0`);
});

describe("the call", () => {
  test("says what to say, and the next one knows the last", async () => {
    const billId = await keepBill(site, ada, withCopy);
    await storyOf(billId);
    const kit = said((await mainOf(await get(`/account/bills/${billId}/call`))).structuredText);
    expect(kit).toContain("put the account on hold");
    expect(kit).toContain("Lines 2 and 3");
    const noted = await post(`/account/bills/${billId}/call`, {
      intent: "note",
      said: "They will look into it.",
      person: "Kim",
      reference: "R-17",
      on: "2026-05-02",
    });
    expect(noted.status).toBe(303);
    const next = said((await mainOf(await get(`/account/bills/${billId}/call`))).structuredText);
    expect(next).toContain("On May 2, 2026 Kim told me: “They will look into it.”");
    expect((await storyOf(billId)).text).toContain(
      "You talked to Kim. They will look into it. Reference number R-17.",
    );
  });

  test.each([
    [{ said: "" }, "Write what was said"],
    [{ said: "x", on: "tomorrow" }, "Enter a date"],
    [{ said: "x".repeat(2_001) }, "up to 2,000 characters"],
    [{ said: "x", promisedBy: "2020-01-01" }, "This date has passed"],
  ])("a note that cannot be right comes back: %o", async (fields, problem) => {
    const billId = await keepBill(site, ada, withCopy);
    const reply = await post(`/account/bills/${billId}/call`, { intent: "note", ...fields });
    expect(reply.status).toBe(422);
    expect(said((await mainOf(reply)).structuredText)).toContain(problem);
  });

  test("a collector's letter comes before all else", async () => {
    const billId = await keepBill(site, ada, withCopy);
    const noticeOn = addDays(today, -2);
    await post(`/account/bills/${billId}`, { intent: "payer", coverage: "self-pay" });
    await post(`/account/bills/${billId}/call`, { intent: "collector", collector: "yes", noticeOn });
    const { next, door } = await storyOf(billId);
    expect(next).toContain("Ask the collector to prove the debt");
    expect(next).toMatch(/\(28 days left\)/);
    expect(door).toContain("kind=debt-validation");
  });
});

test.each<[string, Partial<KeptBill>, "draft" | "kept", string]>([
  ["nothing on it", {}, "draft", "We could not read this bill"],
  ["no lines", { ...withCopy, lines: [] }, "kept", "Ask for an itemized bill"],
  [
    "no amounts due",
    { ...withCopy, totals: emptyBill.totals, lines: [] },
    "kept",
    "We could not read this bill",
  ],
  [
    "paid in full",
    {
      ...withCopy,
      totals: { ...withCopy.totals!, patientPaidCents: stated(110_000), amountDueCents: stated(0) },
    },
    "kept",
    "This bill asks for nothing more",
  ],
  ["another currency", { ...withCopy, isForeign: true }, "kept", "This bill isn’t in US dollars"],
  [
    "of 2019",
    { ...withCopy, statementDate: stated("2019-04-01") },
    "kept",
    "This bill asks you to pay $1,100.00",
  ],
  ["a draft", withCopy, "draft", "Check what we read first"],
])("a bill with %s is told as it is", async (_name, bill, state, sentence) => {
  const billId = await keepBill(site, ada, bill, state);
  expect((await storyOf(billId)).text).toContain(sentence);
});

test("an authorised person sees the story, and takes the steps that their grant allows", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await storyOf(billId);
  const helper = await authorise(site, ada, ["view-bills"]);
  const main = await mainOf(await get(`/account/bills/${billId}?for=${helper.grantId}`, helper));
  expect(said(main.querySelector('[aria-labelledby="next"]')?.structuredText)).toContain(
    "Your permission does not include this.",
  );
  const note = { intent: "note", said: "x" };
  const refused = await post(`/account/bills/${billId}/call?for=${helper.grantId}`, note, helper);
  expect(refused.status).toBe(403);
  const stranger = await get(`/account/bills/${billId}/call`, helper);
  expect(stranger.status).toBe(404);
});

test("answers that cannot be right come back as they were typed", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await storyOf(billId);
  await post(`/account/bills/${billId}`, { intent: "payer", coverage: "self-pay" });
  await storyOf(billId);
  const typed = { householdSize: "two", incomeCents: "$41,000", householdState: "OH" };
  const reply = await post(`/account/bills/${billId}`, { intent: "household", ...typed });
  expect(reply.status).toBe(422);
  const main = await mainOf(reply);
  for (const [name, value] of Object.entries(typed)) {
    expect(main.querySelector(`#${name}`)?.getAttribute("value")).toBe(value);
  }
  expect(main.querySelector("#householdSize")?.getAttribute("aria-invalid")).toBe("true");
});

test("what the hospital may forgive is a part of what may come off, after what is surely wrong", async () => {
  const billId = await keepBill(site, ada, withCopy);
  const fields = {
    isNonprofit: "yes",
    freeUpToPercent: "250",
    discountUpToPercent: "400",
    coverage: "self-pay",
  };
  const household = { householdSize: "2", incomeCents: "30000", householdState: "OH" };
  const saved = { bill: billId, intent: "save", ...fields, ...household };
  await post(`/account/run-audit?bill=${billId}`, saved);
  await post(`/account/bills/${billId}`, { intent: "household", ...household });
  const { main, text } = await storyOf(billId);
  expect(text).toContain("It may be $0");
  const rows = main.querySelectorAll('[aria-labelledby="comes-off"] tbody tr').map((row) => said(row.text));
  expect(rows.map((row) => row.replace(/.*\((.*)\)/, "$1 "))).toEqual([
    "an error $50.00",
    "the hospital decides $1,050.00",
    expect.stringContaining("$1,100.00"),
  ]);
});

test("a finding about several lines is told at its first", async () => {
  const { main } = await storyOf(await keepBill(site, ada, withCopy));
  const rows = main
    .querySelectorAll('[aria-labelledby="lines"] tbody tr')
    .map((row) => said(row.structuredText));
  expect(rows[1]).toContain("is charged 2 times");
  expect(rows[2]).not.toContain("is charged 2 times");
  expect(rows[2]).toContain("see line 2");
});
