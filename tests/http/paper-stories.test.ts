import { expect, test } from "vitest";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { mainOf, openStory, said } from "../support/bill-stories.ts";
import { drawLines } from "../support/drawn-papers.ts";
import { filesForm, openForm, settledAddress } from "../support/keep-bill.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({}, { clock: noonClock });

const uploadPath = "/account/add-bill/upload-document";

/** Adds a document, says that what was read is right, and opens its story. */
async function storyOf(who: SignedIn, lines: readonly string[]) {
  const get = (path: string) => site.fetch(path, { headers: { Cookie: who.cookie } });
  const post = (path: string, body: FormData | URLSearchParams) =>
    site.post(path, body, { Cookie: who.cookie });
  const form = filesForm([{ bytes: await drawLines(lines), name: "paper.pdf" }]);
  const review = await settledAddress(await post(uploadPath, form), get);
  const { fields } = await openForm(site, who.cookie, review);
  const typed: Record<string, string> = { ...fields, intent: "keep" };
  if (fields.providerName === "") typed.providerName = "Rowan Clinic";
  const kept = await post(review, new URLSearchParams(typed));
  const path = kept.headers.get("Location") ?? "";
  const [, billId] = /^\/account\/bills\/(.*)$/.exec(path) ?? [];
  if (billId !== undefined) await openStory(site, who, billId); // it is checked then
  const main = await mainOf(await get(path));
  const next = main.querySelector('[aria-labelledby="next"]')!;
  return {
    path,
    text: said(main.structuredText),
    answer: said(next.previousElementSibling?.structuredText),
    next: said(next.structuredText),
    home: said((await mainOf(await get("/account"))).structuredText),
  };
}

const soon = formatDate("en", addDays(today, 20));
const longDay = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

const denial = [
  "Juniper Health Plan",
  "NOTICE OF ADVERSE BENEFIT DETERMINATION",
  `Date: ${longDay(addDays(today, -10))}`,
  "Claim number: JHP-26-00417",
  "Provider: Rowan Clinic",
  "Date of service: 03/02/2026",
  "Service: MRI of the knee",
  "Amount billed: $1,200.00",
  "We denied this claim.",
  "Reason for denial: The records do not show that an X-ray was made first.",
  `You may appeal. We must receive your appeal by ${longDay(addDays(today, 20))}.`,
  "Mail it to: Juniper Appeals, PO Box 77, Denver, CO 80201",
];

test("a plan's letter of denial tells what was refused and why, and leads to the appeal", async () => {
  const ada = await signIn(site);
  const { path, text, answer, next, home } = await storyOf(ada, denial);
  expect(path).toMatch(/^\/account\/explanations\//);
  expect(answer).toContain("denied payment for MRI of the knee (Rowan Clinic, Mar 2, 2026, $1,200.00).");
  expect(answer).toContain(`This is not a bill. You can appeal until ${soon}.`);
  expect(next).toMatch(/^What to do next Appeal to your plan .*\(20 days left\)/);
  expect(text).toContain("“The records do not show that an X-ray was made first.”");
  expect(text).toContain("The appeal, to copy or print");
  expect(text).not.toContain("This bill asks you to pay");
  expect(home).toContain("your plan denied it");
  expect(home).not.toContain("no bill for it yet");
});

test("a refusal whose last day is past is asked about all the same, on its page and on the first one", async () => {
  const late = denial.map((line) =>
    line.startsWith("You may appeal")
      ? `You may appeal. We must receive your appeal by ${longDay(addDays(today, -3))}.`
      : line,
  );
  const { answer, next, home } = await storyOf(await signIn(site), late);
  expect(answer).toContain("Ask anyway.");
  expect(next).toContain("Ask your plan whether it accepts a late appeal");
  expect(home).toContain("your plan denied it");
  expect(home).not.toContain("no bill for it yet");
});

test("a refusal before care sends to the doctor first", async () => {
  const { answer, next } = await storyOf(await signIn(site), [
    "Juniper Health Plan",
    "Request for prior authorization: NOT APPROVED",
    "Reference number: PA-26-0430",
    "Service requested: Lumbar spinal fusion",
    "Your doctor asked us to approve the service above. We cannot approve it at this time.",
    `You may appeal. We must receive your appeal by ${longDay(addDays(today, 20))}.`,
  ]);
  expect(answer).toContain("denied approval for");
  expect(answer).toContain("This is not a bill.");
  expect(next).toContain("Ask your doctor today to call the plan’s doctor");
});

test("Medicaid's notice of action is appealed, and care may go on meanwhile", async () => {
  const { answer, next } = await storyOf(await signIn(site), [
    "Bluestem Family Care - Medicaid managed care",
    "NOTICE OF ACTION",
    `Date: ${longDay(addDays(today, -10))}`,
    "Case number: NOA-2609-11873",
    "We are reducing your Personal Assistance Services from 30 hours a week to 18 hours a week.",
    "If you do not agree, you can appeal.",
    `We must get your appeal on or before ${longDay(addDays(today, 20))}.`,
  ]);
  expect(answer).toContain("is denying or cutting some of your care. This is not a bill.");
  expect(next).toContain("keep it until the decision");
});

test("a Medicare Summary Notice is not a bill, and waits for one", async () => {
  const { answer, next } = await storyOf(await signIn(site), [
    "Medicare Summary Notice",
    "THIS IS NOT A BILL",
    "Part B (Medical Insurance)",
    "Claim Number 2320569HU09    Stride Right Rehab Center",
    "Medicare approved: $54.40   Medicare paid: $43.52   You may be billed: $10.88",
    "If you disagree, appeal within 120 days.",
  ]);
  expect(answer).toMatch(/^This is your Medicare Summary Notice\. This is not a bill\./);
  expect(next).toContain("Wait for the provider’s bill");
});

test("a receipt is kept, and nothing on it is due or wrong", async () => {
  const { answer, next, text, home } = await storyOf(await signIn(site), [
    "Rowan Clinic",
    "PAYMENT RECEIPT",
    "Patient: Ada Example   Account number: 440-71926",
    "Date of service: 03/02/2026",
    "Payment method: Visa ending in 4417",
    "Balance before payment   $905.15",
    "Amount paid   $905.15",
    "Remaining balance   $0.00",
  ]);
  expect(answer).toBe("This is a receipt: you paid $905.15, and nothing more is due. Keep it.");
  expect(next).toContain("Keep the receipt");
  expect(text).not.toMatch(/don’t add up|an error|This bill asks you to pay/);
  expect(home).toContain("Receipt");
  expect(home).not.toContain("due ");
});

test("a receipt of a part says what is left", async () => {
  const { answer, next } = await storyOf(await signIn(site), [
    "Rowan Clinic",
    "OFFICIAL RECEIPT OF PAYMENT",
    "Patient: Ada Example   Account number: 440-71926",
    "Date of service: 03/02/2026",
    "Form of payment: Personal check no. 2291",
    "Amount received   $150.00",
    "Balance remaining   $755.15",
  ]);
  expect(answer).toBe("This is a receipt: you paid $150.00. It says that $755.15 is still due.");
  expect(next).toContain("Pay monthly");
});

const plan = (...more: string[]) => [
  "Rowan Clinic",
  "PAYMENT PLAN AGREEMENT",
  "Patient: Ada Example   Account number: MF-6604-2218",
  "Date of service: 03/02/2026",
  "Balance under this plan   $2,640.00",
  "Number of payments 24   Monthly payment $110.00",
  "First payment due   July 15, 2026",
  "A $20.00 fee is charged for a payment returned by the bank.",
  ...more,
];

test("a payment plan is doubted before it is agreed on", async () => {
  const { answer, next, text } = await storyOf(await signIn(site), plan("Patient signature        Date"));
  expect(answer).toContain("$2,640.00 in all, $110.00 a month, the first payment on Jul 15, 2026.");
  expect(answer).toContain("Before you agree, ask for financial assistance");
  expect(next).toContain("Is there no interest and no fee?");
  expect(text).not.toMatch(/This bill asks you to pay|don’t add up/);
});

test("a payment plan that was agreed on is kept or changed", async () => {
  const { answer, next } = await storyOf(
    await signIn(site),
    plan("This letter confirms what you agreed to."),
  );
  expect(answer).toContain("You pay monthly, not all at once.");
  expect(next).toContain("Pay as the plan says, or ask to change it");
});

test("a court's paper is answered before anything else", async () => {
  const { answer, next, text } = await storyOf(await signIn(site), [
    "STATE OF MINNESOTA   DISTRICT COURT",
    "Stonebridge Receivables, LLC, Plaintiff, vs. Ada Example, Defendant.",
    "SUMMONS",
    "YOU ARE BEING SUED. The Plaintiff has started a lawsuit against you.",
    "You must give a written response called an Answer within 21 days.",
    "Defendant received medical services from Lakeview Hospital. Account number 77-1.",
  ]);
  expect(answer).toMatch(/^This is a court document: you are being sued/);
  expect(next).toContain("You have 21 days from the day you got it");
  expect(text).not.toContain("prove the debt");
});

test("a plan's question is answered", async () => {
  const { answer, next } = await storyOf(await signIn(site), [
    "Copper Canyon Health Plan",
    "INFORMATION NEEDED: ACCIDENT QUESTIONNAIRE",
    "Patient: Ada Example   Date of service: 03/02/2026",
    "Your claim is on hold. Was the care due to an accident? Do you have other health insurance?",
    `Complete this form and return it by ${longDay(addDays(today, 20))}.`,
    "Claim total charges   $2,386.00",
  ]);
  expect(answer).toContain(
    `not a bill. The plan decides on a claim once you answer. The deadline is ${soon}.`,
  );
  expect(next).toContain("Answer your plan’s question");
});

test("a provider's final notice leads to the phone", async () => {
  const { answer, next } = await storyOf(await signIn(site), [
    "Ironwood Surgical Associates",
    "FINAL NOTICE",
    "Patient: Ada Example   Account number: 51-88",
    "03/02/2026   Surgery   $518.30",
    "Total charges   $518.30",
    "Amount due   $518.30",
    `Your account is past due. Call us by ${longDay(addDays(today, 20))}, or it goes to a collection agency.`,
  ]);
  expect(answer).toContain(`asks you for $518.30. Next, it goes to a collection agency.`);
  expect(next).toContain("Call before it goes to a collector");
});
