import type { Page } from "@playwright/test";
import { drawKneeBill, drawKneeExplanation } from "../../tests/support/drawn-papers.ts";
import { photographStatement } from "../../tests/support/photograph-statement.ts";
import {
  fillSignIn,
  fillSignUp,
  mailedLink,
  newPerson,
  signUpInBrowser,
} from "../../tests/support/sign-up-in-browser.ts";
import type { TestMailServer } from "../../tests/support/smtp-server.ts";
import { openWalk, type Walk } from "./walk.ts";

/** What a person brings, and what they want to get. */
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

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

const signUp = (page: Page, mail: TestMailServer) => signUpInBrowser(page, mail, newPerson("Ada Example"));

const nextStep = (page: Page) => page.getByRole("region", { name: "What to do next" });

const inAccount: Journey = {
  name: "the picture of a bill → the next step, in an account",
  most: ofCamera,
  before: signUp,
  async go({ page, step, until }) {
    const photo = await photographStatement(page);
    await page.goto("/account");
    await step(page.getByLabel("Photos or files of one bill"), (input) => input.setInputFiles(photo));
    await step(page.getByRole("button", { name: "Upload and read" }));
    await step(page.getByRole("button", { name: "Finish and save this bill" }).first());
    await until(nextStep(page).getByText("Who pays for this care?"));
    await page.getByLabel("Another health plan").check();
    await step(nextStep(page).getByRole("button", { name: "Save" }));
    await until(nextStep(page).getByText("Wait for your plan’s decision"));
  },
};

async function checkAlone({ page, step, until }: Walk) {
  const photo = await photographStatement(page);
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
    const person = newPerson("Ada Example");
    await step(nextStep(page).getByRole("button", { name: "Save this bill" }));
    await step(page.getByRole("button", { name: "Create an account" }));
    await fillSignUp(page, person);
    await step(page.getByRole("button", { name: "Create account" }));
    const link = await mailedLink(mail, person.email, "confirms your email");
    await step(page.locator("body"), () => page.goto(link));
    await fillSignIn(page, person);
    await step(page.getByRole("button", { name: "Sign in", exact: true }));
    await until(nextStep(page).getByText("Wait for your plan’s decision"));
  },
};

const fromErrorToLetter: Journey = {
  name: "a kept bill with an error → the letter about it, ready to send",
  most: { steps: 3, seconds: ONE_PAGE_SECONDS },
  before: keepWithError,
  async go({ page, step, until }) {
    await step(page.getByRole("link", { name: "Ask the billing office to correct the errors" }));
    await step(page.getByRole("button", { name: "Write the letter" }));
    await until(page.getByRole("heading", { level: 1 }));
  },
};

async function keepWithError(page: Page, mail: TestMailServer) {
  await signUp(page, mail);
  const photo = await photographStatement(page);
  await page.goto("/account/add-bill/upload-document");
  await page.getByLabel("Photos or files of one bill").setInputFiles(photo);
  await page.getByRole("button", { name: "Upload and read" }).click();
  await page.getByRole("button", { name: "Finish and save this bill" }).first().click();
  await nextStep(page).getByText("Who pays for this care?").waitFor();
}

const toCall: Journey = {
  name: "a kept bill → what to say on the phone, and a note of it",
  most: { steps: 2, seconds: ONE_PAGE_SECONDS },
  before: keepWithError,
  async go({ page, step, until }) {
    await step(page.getByRole("link", { name: "Call about this bill" }));
    await page.getByLabel("What was said", { exact: true }).fill("They look into it.");
    await step(page.getByRole("button", { name: "Save this note" }));
    await until(page.getByText("The note is saved."));
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
