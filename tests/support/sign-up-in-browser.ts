import { expect, type Page } from "@playwright/test";
import type { TestMailServer } from "./smtp-server.ts";

export interface NewPerson {
  name: string;
  email: string;
  password: string;
}

/** A person whom no other test knows. */
export function newPerson(name: string): NewPerson {
  return { name, email: `${crypto.randomUUID()}@example.org`, password: "correct horse battery" };
}

/** Waits for the next mail to an address that has these words, and takes the link in it. */
export async function mailedLink({ mails }: TestMailServer, to: string, words: string): Promise<string> {
  const find = () => mails.findIndex((mail) => mail.to === to && mail.text.includes(words));
  await expect.poll(find).not.toBe(-1);
  const [mail] = mails.splice(find(), 1);
  return /http:\/\/\S+/.exec(mail!.text)?.[0] ?? "";
}

export async function fillSignUp(page: Page, { name, email, password }: NewPerson): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await fillSignIn(page, { email, password });
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<NewPerson, "email" | "password">,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
}

/** Signs up, follows the link in the mail and signs in: the page is then the account's first, or the invitation that waits. */
export async function signUpInBrowser(
  page: Page,
  mail: TestMailServer,
  person: NewPerson,
  heading = `Hello, ${person.name}`,
): Promise<void> {
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  await page.goto(await mailedLink(mail, person.email, "confirms your email"));
  await fillSignIn(page, person);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}
