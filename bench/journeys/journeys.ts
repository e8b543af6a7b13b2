import type { Page } from "@playwright/test";
import { drawKneeBill, drawKneeExplanation } from "../../tests/support/drawn-papers.ts";
import { mailedLink, newPerson } from "../../tests/support/sign-up-in-browser.ts";
import type { TestMailServer } from "../../tests/support/smtp-server.ts";
import { openWalk, type Walk } from "./walk.ts";

/** What somebody comes with, and what they want to have in hand. */
export interface Journey {
  name: string;
  /** With how many steps at most, and in which time. */
  most: { steps: number; seconds: number };
  /** What was done before it is counted. */
  before?(page: Page, mail: TestMailServer): Promise<void>;
  go(walk: Walk, mail: TestMailServer): Promise<void>;
}

const ONE_PAGE_SECONDS = 15;
const ofCamera = { steps: 4, seconds: ONE_PAGE_SECONDS };

const statement = `<body style="font: 22px Arial; padding: 40px; background: white; color: black">
<h2>Juniper Fictional Hospital</h2>
<p>Statement date: 03/20/2026</p>
<table cellpadding="10" style="font-size: 22px">
<tr><th>Date</th><th>Code</th><th>Description</th><th>Amount</th></tr>
<tr><td>03/02/2026</td><td>99284</td><td>Emergency visit</td><td>$900.00</td></tr>
<tr><td>03/02/2026</td><td>85025</td><td>Blood count</td><td>$42.00</td></tr>
<tr><td>03/02/2026</td><td>85025</td><td>Blood count</td><td>$42.00</td></tr>
</table>
<p>Total charges: $984.00</p><p>Amount due: $984.00</p></body>`;

async function photograph(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.setContent(statement);
  const buffer = await page.screenshot();
  if (size) await page.setViewportSize(size);
  return { name: "bill.png", mimeType: "image/png", buffer };
}

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

async function signUp(page: Page, mail: TestMailServer) {
  const { name, email, password } = newPerson("Ada Example");
  await page.goto("/signup");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await enter(page, { email, password, link: await mailedLink(mail, email, "confirms your email") });
}

async function enter(page: Page, { email, password, link }: Record<"email" | "password" | "link", string>) {
  await page.goto(link);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/account(\/|$)/);
}

const nextStep = (page: Page) => page.getByRole("region", { name: "What to do next" });

const inAccount: Journey = {
  name: "the picture of a bill → the next step, in an account",
  most: ofCamera,
  before: signUp,
  async go({ page, step, until }) {
    const photo = await photograph(page);
    await page.goto("/account");
    await step(page.getByLabel("Photos or files of one bill"), (input) => input.setInputFiles(photo));
    await step(page.getByRole("button", { name: "Upload and read" }));
    await step(page.getByRole("button", { name: "Finish and keep this bill" }).first());
    await until(nextStep(page).getByText("Who pays for this care?"));
    await page.getByLabel("Another health plan").check();
    await step(nextStep(page).getByRole("button", { name: "Save" }));
    await until(nextStep(page).getByText("Wait for your plan’s decision"));
  },
};

async function checkAlone({ page, step, until }: Walk) {
  const photo = await photograph(page);
  await page.goto("/audit");
  const form = page.locator("form", { has: page.locator('[name="uploaded_file"]') });
  await step(form.locator('input[type="file"]'), (input) => input.setInputFiles(photo));
  await step(form.getByRole("button", { name: "Read and check" }));
  await until(nextStep(page).getByText("Check what we read"));
  await step(page.getByRole("button", { name: "Check the bill" }));
  await until(nextStep(page).getByText("Say who pays for this care"));
  await step(nextStep(page).getByRole("button", { name: "Another health plan" }));
  await until(nextStep(page).getByText("Wait for your plan’s decision"));
}

const withoutAccount: Journey = {
  name: "the picture of a bill → the next step, without an account",
  most: ofCamera,
  go: checkAlone,
};

const pairToLetter: Journey = {
  name: "a bill and the plan's explanation → the letter, without an account",
  most: { steps: 5, seconds: 2 * ONE_PAGE_SECONDS },
  async go({ page, step, until }) {
    const [bill, explanation] = [await drawKneeBill(), await drawKneeExplanation()];
    await page.goto("/audit");
    const form = page.locator("form", { has: page.locator('[name="explanation"]') });
    await step(form.locator('[name="bill"]'), (input) => input.setInputFiles(pdf("bill.pdf", bill)));
    await step(form.locator('[name="explanation"]'), (input) =>
      input.setInputFiles(pdf("eob.pdf", explanation)),
    );
    await step(form.getByRole("button", { name: "Read and compare" }));
    await step(page.getByRole("button", { name: "Check the bill" }));
    await until(nextStep(page).getByText("Ask the billing office to correct the errors"));
    await step(nextStep(page).getByRole("link", { name: "Write the letter" }));
    await until(page.getByRole("button", { name: "Save the letter (text)" }));
  },
};

const keepInNewAccount: Journey = {
  name: "a bill that was checked → the same story in a new account",
  most: { steps: 5, seconds: ONE_PAGE_SECONDS },
  before: (page) => checkAlone(openWalk(page)),
  async go({ page, step, until }, mail) {
    const { name, email, password } = newPerson("Ada Example");
    await step(nextStep(page).getByRole("button", { name: "Keep this bill" }));
    await step(page.getByRole("button", { name: "Create an account" }));
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await step(page.getByRole("button", { name: "Create account" }));
    const link = await mailedLink(mail, email, "confirms your email");
    await step(page.locator("body"), () => page.goto(link));
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await step(page.getByRole("button", { name: "Sign in", exact: true }));
    await until(nextStep(page).getByText("Wait for your plan’s decision"));
  },
};

const fromErrorToLetter: Journey = {
  name: "a kept bill with an error → the letter about it, ready to send",
  most: { steps: 3, seconds: ONE_PAGE_SECONDS },
  async before(page, mail) {
    await signUp(page, mail);
    await keepWithError(page);
  },
  async go({ page, step, until }) {
    await step(page.getByRole("link", { name: "Ask the billing office to correct the errors" }));
    await step(page.getByRole("button", { name: "Write the letter" }));
    await until(page.getByRole("heading", { level: 1 }));
  },
};

async function keepWithError(page: Page) {
  const photo = await photograph(page);
  await page.goto("/account/add-bill/upload-document");
  await page.getByLabel("Photos or files of one bill").setInputFiles(photo);
  await page.getByRole("button", { name: "Upload and read" }).click();
  await page.getByRole("button", { name: "Finish and keep this bill" }).first().click();
  await nextStep(page).getByText("Who pays for this care?").waitFor();
}

const toCall: Journey = {
  name: "a kept bill → what to say on the phone, and a note of it",
  most: { steps: 2, seconds: ONE_PAGE_SECONDS },
  async before(page, mail) {
    await signUp(page, mail);
    await keepWithError(page);
  },
  async go({ page, step, until }) {
    await step(page.getByRole("link", { name: "Call about this bill" }));
    await page.getByLabel("What was said", { exact: true }).fill("They look into it.");
    await step(page.getByRole("button", { name: "Keep this note" }));
    await until(page.getByText("The note is kept."));
  },
};

export const journeys: readonly Journey[] = [
  withoutAccount,
  inAccount,
  pairToLetter,
  keepInNewAccount,
  fromErrorToLetter,
  toCall,
];
