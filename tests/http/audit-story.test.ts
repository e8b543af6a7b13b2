import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { drawKneeBill, drawKneeExplanation } from "../support/drawn-papers.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { mailedSiteForTests } from "../support/site-for-tests.ts";

const site = mailedSiteForTests();

const typed = {
  provider: "Rowan Clinic",
  statementDate: "3/20/2026",
  setting: "outpatient",
  lines:
    "3/2/2026 85025 Blood count x1 $42.00\n3/2/2026 85025 Blood count x1 $42.00\n3/2/2026 80053 Panel x1 $90.00",
  balanceCents: "174.00",
};
const aboveTheLines = { householdSize: "2", incomeCents: "400,000", householdState: "IL" };
const looked = { check: "yes" };

const said = (part: HTMLElement | null) => part?.structuredText.replace(/\s+/g, " ").trim() ?? "";

async function pageOf(reply: Response) {
  const page = parse(await reply.text());
  return {
    status: reply.status,
    page,
    text: said(page.querySelector("main")),
    next: said(page.querySelector('[aria-labelledby="next"]')),
    /** What the page's form would send, whichever of its buttons is pressed. */
    form: Object.fromEntries(
      page.querySelectorAll("#audit-form :is(input, textarea, select)").map((field) => {
        const chosen = field.querySelector("option[selected]");
        const value = (chosen ?? field).getAttribute("value");
        return [field.getAttribute("name") ?? "", value ?? (field.tagName === "TEXTAREA" ? field.text : "")];
      }),
    ),
  };
}

const send = async (path: string, fields: Record<string, string>, cookie = "") =>
  pageOf(await site.post(path, fields, { Cookie: cookie }));

async function sendPapers() {
  const body = new FormData();
  body.append("bill", new Blob([(await drawKneeBill()) as BlobPart]), "bill.pdf");
  body.append("explanation", new Blob([(await drawKneeExplanation()) as BlobPart]), "eob.pdf");
  return pageOf(await site.post("/audit?with=explanation", body));
}

const carriedIn = (page: HTMLElement) =>
  page.querySelector('[name="carried"]')?.getAttribute("value") ?? "no bill";

describe("without an account", () => {
  test("a typed bill is looked at, asks who pays, and each answer leads to the next step", async () => {
    const read = await send("/audit", { ...typed, ...looked });
    expect(read.next).toContain("Check what we read");
    const first = await send("/audit", { ...read.form, ...looked });
    expect(first.text).toContain(
      "This bill asks you to pay $174.00. It may be $132.00, because it lists a charge twice.",
    );
    expect(first.next).toContain("Say who pays for this care");
    const doors = first.page.querySelectorAll('[aria-labelledby="next"] button[name="coverage"]');
    expect(doors.map((button) => button.getAttribute("value"))).toEqual([
      "self-pay",
      "medicare",
      "medicaid",
      "tricare",
      "other-plan",
    ]);
    const planned = await send("/audit", { ...first.form, coverage: "other-plan" });
    expect(planned.next).toContain("Wait for your plan’s decision");
    const asked = await send("/audit", { ...first.form, coverage: "self-pay" });
    expect(asked.next).toContain("See if the hospital may forgive it");
    const alone = await send("/audit", { ...asked.form, ...aboveTheLines });
    expect(alone.next).toContain("Ask the billing office to correct the errors");
    expect(alone.page.querySelector('[aria-labelledby="next"] a')?.getAttribute("href")).toBe("#letter");
    expect(alone.page.querySelector("#letter")).not.toBeNull();
  });

  test("a bill from a file is looked at first; then what the plan decided leads to the letter", async () => {
    const read = await sendPapers();
    expect(read.next).toContain("Check what we read");
    const checked = await send("/audit", { ...read.form, ...looked });
    expect(checked.text).toContain(
      "This bill asks you to pay $400.00. It may be $100.00, because your plan says",
    );
    expect(checked.next).toContain("Ask the billing office to correct the errors");
    const again = await send("/audit", { ...checked.form, setting: "outpatient" });
    expect(again.next).toBe(checked.next);
  });

  test("Return, pressed in a field, checks the bill", async () => {
    const { page } = await send("/audit", { ...typed, ...looked });
    const buttons = page.querySelectorAll('button[form="audit-form"], #audit-form button');
    expect(buttons[0]?.getAttribute("name")).toBe("check");
    expect(buttons[0]?.hasAttribute("formaction")).toBe(false);
  });
});

describe("keeping the bill", () => {
  const answerAlone = async () => {
    const first = await send("/audit", { ...typed, ...looked });
    return send("/audit", { ...first.form, ...looked, ...aboveTheLines, coverage: "self-pay" });
  };

  /** Sends a form to be kept by who is signed in; gives where it leads. */
  async function keepBy({ cookie }: SignedIn, fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(fields);
    const reply = await site.post("/audit/keep", body, { Cookie: cookie });
    expect(reply.status).toBe(303);
    return reply.headers.get("Location") ?? "";
  }

  /** A bill's story, once it was checked. */
  async function storyAt(path: string, cookie: string) {
    await expect
      .poll(async () => (await site.fetch(path, { headers: { Cookie: cookie } })).headers.get("Refresh"))
      .toBeNull();
    return pageOf(await site.fetch(path, { headers: { Cookie: cookie } }));
  }

  test("somebody who is signed in has it at once, and reads the same story", async () => {
    const ada = await signIn(site);
    const told = await answerAlone();
    const path = await keepBy(ada, told.form);
    expect(path).toMatch(/^\/account\/bills\/[0-9a-f-]{36}$/);
    const kept = await storyAt(path, ada.cookie);
    expect(kept.text).toContain(
      "This bill asks you to pay $174.00. It may be $132.00, because it lists a charge twice.",
    );
    expect(kept.next).toContain("Ask the billing office to correct the errors");
    expect(kept.text).toContain("Rowan Clinic");
  });

  test("a new account takes it along from a sealed form, with what the plan decided, and nothing is stored before", async () => {
    const read = await sendPapers();
    const told = await send("/audit", { ...read.form, ...looked });
    const door = await send("/audit/keep", told.form);
    expect(door.text).toContain("St. Jude's Hospital, $400.00 to pay");
    const carried = carriedIn(door.page);
    const { rows } = await site.db.execute("select from account_sign_ups");
    const browser = openBrowser(site);
    const asked = await pageOf(await browser.post("/signup", { intent: "carry", carried }));
    expect(asked.text).toContain("Your bill is included.");
    expect(carriedIn(asked.page)).toBe(carried);
    const email = "takes-it-along@example.org";
    const password = "correct horse battery";
    const wrong = await pageOf(await browser.post("/signup", { email, password, carried, name: "" }));
    expect([wrong.status, carriedIn(wrong.page)]).toEqual([422, carried]);
    expect((await site.db.execute("select from account_sign_ups")).rows).toHaveLength(rows.length);

    await browser.post("/signup", { name: "Ada Example", email, password, carried });
    const link = await site.mailedPath(email, /confirms your email/);
    const confirm = new URLSearchParams(link.split("?")[1]).get("confirm") ?? "";
    const phone = openBrowser(site);
    const entered = await phone.post("/login", { email, password, confirm });
    expect(entered.headers.get("Location")).toMatch(/^\/account\/bills\/[0-9a-f-]{36}$/);
    const kept = await storyAt(entered.headers.get("Location") ?? "", phone.cookie());
    expect(kept.text).toContain(
      "This bill asks you to pay $400.00. It may be $100.00, because your plan says",
    );
    expect(kept.next).toContain("Ask the billing office to correct the errors");
    expect(kept.text).toContain("Juniper Health Plan");
  });

  test("an account of one's own takes it once its reader signed in, and once, however often it is sent", async () => {
    const door = await send("/audit/keep", (await answerAlone()).form);
    const carried = carriedIn(door.page);
    const early = await send("/audit/keep", { carried });
    expect(early.text).toContain("You aren’t signed in to your own account");
    const keep = (who: SignedIn) => keepBy(who, { carried: carriedIn(early.page) });
    const [ada, bob] = [await signIn(site), await signIn(site)];
    const path = await keep(ada);
    expect(await keep(ada)).toBe(path);
    const others = await keep(bob);
    expect(others).not.toBe(path);
    expect((await site.fetch(others, { headers: { Cookie: bob.cookie } })).status).toBe(200);
    expect((await site.fetch(path, { headers: { Cookie: bob.cookie } })).status).toBe(404);
  });

  test("what was not read surely, or not looked at, waits in the account to be checked", async () => {
    const ada = await signIn(site);
    const read = await sendPapers();
    const path = await keepBy(ada, read.form);
    const kept = await storyAt(path, ada.cookie);
    expect(kept.next).toContain("Check what we read");
  });

  test("an earlier balance stays one, and is no error in the account", async () => {
    const ada = await signIn(site);
    const lines = `${typed.lines.split("\n").slice(1).join("\n")}\nPrevious balance $50.00`;
    const more = { ...typed, lines, balanceCents: "182.00", coverage: "self-pay" };
    const first = await send("/audit", { ...more, ...looked });
    const told = await send("/audit", { ...first.form, ...looked });
    expect(told.text).not.toContain("asks for more than");
    const path = await keepBy(ada, told.form);
    const kept = await storyAt(path, ada.cookie);
    expect(kept.text).not.toContain("It may be");
  });

  test.each([
    ["a form without a bill", { lines: "" }, "we can’t save the bill yet"],
    ["a sealed bill that is none", { carried: "AAAA" }, "You can no longer save the bill from this page."],
    [
      "a bill of 1,001 lines",
      { ...looked, lines: "3/2/2026 85025 Blood count x1 $42.00\n".repeat(1001) },
      "up to 1,000 lines",
    ],
  ])("%s is refused in words", async (_name, fields, words) => {
    const refused = await send("/audit/keep", fields as Record<string, string>);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(words)]);
  });

  test("a sign-up that carries something else carries nothing; opened by itself the page says so", async () => {
    const browser = openBrowser(site);
    const email = "carries-nothing@example.org";
    const password = "correct horse battery";
    await browser.post("/signup", { name: "Eve", email, password, carried: "x".repeat(1000) });
    const link = await site.mailedPath(email, /confirms your email/);
    const confirm = new URLSearchParams(link.split("?")[1]).get("confirm") ?? "";
    const entered = await browser.post("/login", { email, password, confirm });
    expect(entered.headers.get("Location")).toBe("/account");
    const alone = await pageOf(await site.fetch("/audit/keep"));
    expect([alone.status, alone.text]).toEqual([200, expect.stringContaining("no bill here to save")]);
  });
});
