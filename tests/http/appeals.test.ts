import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { getProfile, saveProfile } from "#app/domain/accounts/profile.server.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { authorise } from "../support/authorise.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill, stated } from "../support/kept-bills.ts";
import { letterText } from "../support/letter-text.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { expectOddAnswered, oddValues } from "../support/odd-values.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });

/** Each test has its own person, with a bill of a hospital that we know. */
let ada: SignedIn;
let billId: string;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
  billId = await keepBill(site, ada, {
    providerName: stated("Juniper General Hospital"),
    hospital: { name: "Juniper General Hospital", shortId: "0123456789" },
  });
});

const ago = (days: number) => addDays(today, -days);
const denied = (days: number) => ({ ...noDates, denialReceivedOn: ago(days) });
const write = { change: "write-letter", letter: letterText } as const;
const send = (days: number) => ({ change: "send", on: ago(days), how: "fax", proof: "" }) as const;

const LIST = "/account/audit/detailed";
const pathOf = (appealId: string) => `${LIST}?appeal=${appealId}`;
const { get } = visitsOf(site, () => ada);
const pageOf = async (reply: Response) => parse(await reply.text());
const wordsOf = (page: ReturnType<typeof parse>) =>
  page.querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
const textOf = async (reply: Response) => wordsOf(await pageOf(reply));
const textAt = async (path: string, who = ada) => textOf(await get(path, who));

/** Sends one of the forms of an appeal's page, with what the page says in it. */
async function post(path: string, fields: Record<string, string>, who = ada): Promise<Response> {
  const page = await pageOf(await get(path, who));
  const hidden = page.querySelectorAll('main form input[type="hidden"]').map((input) => {
    return [input.getAttribute("name"), input.getAttribute("value")] as [string, string];
  });
  return postAs(path, { ...Object.fromEntries(hidden), ...fields }, who);
}

const postAs = (path: string, fields: Record<string, string>, who = ada) =>
  site.post(path, fields, { Cookie: who.cookie });

describe("the list", () => {
  test("leads to audits and letters while it is empty", async () => {
    const page = await pageOf(await get(LIST));
    expect(wordsOf(page)).toContain("Nothing here yet. An audit shows what to ask for");
    const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/account/file-appeal", "/account/audit-findings"]);
    const menu = page.querySelector(`nav a[href="${LIST}"]`);
    expect([menu?.text, menu?.getAttribute("aria-current")]).toEqual(["Appeal Outcomes", "page"]);
  });

  test("sums what was asked and gained, and says what is next for each and by when", async () => {
    const draft = await keepAppeal(site, ada, { billId, dates: denied(30) }, write);
    await keepAppeal(site, ada, { billId, kind: "coding", askedCents: 45_600 }, write, send(40), {
      change: "decide",
      on: ago(3),
      result: "partly",
      gainedCents: 30_000,
      note: "",
    });
    const page = await pageOf(await get(LIST));
    expect(wordsOf(page)).toContain("$300.00 removed so far, of $456.00 that 1 letter asks for");
    const rows = page
      .querySelectorAll("main tbody tr")
      .map(({ structuredText }) => structuredText.replace(/\s+/g, " "));
    expect(rows).toEqual([
      expect.stringContaining("Won in part See what else you can try $456.00 $300.00"),
      expect.stringContaining(`Not sent yet Send it, by ${formatDate("en", ago(-150))} $123.45 Not yet`),
    ]);
    expect(page.querySelector(`main li a[href="${pathOf(draft)}"]`)?.text).toBe(
      "Appeal a denied claim: Juniper General Hospital",
    );
    expect(wordsOf(page)).toContain("Your plan must receive your appeal:");
    expect(wordsOf(page)).toContain("(150 days left) Your step.");
  });

  test("names a deadline of a bill once, whatever number of letters have it", async () => {
    const dates = { ...noDates, firstBillOn: ago(10) };
    await keepAppeal(site, ada, { billId, kind: "billing-error", dates });
    await keepAppeal(site, ada, { billId, kind: "payment-plan", dates });
    expect((await textAt(LIST)).match(/Apply for financial assistance at a nonprofit/g)).toHaveLength(1);
  });

  test("is narrowed to a state or a bill by its address", async () => {
    const other = await keepBill(site, ada, { providerName: stated("Rowan Clinic") });
    await keepAppeal(site, ada, { billId, kind: "coding" });
    await keepAppeal(site, ada, { billId: other, kind: "negotiation" }, write, send(2));
    const names = async (query: string) =>
      (await pageOf(await get(`${LIST}?${query}`)))
        .querySelectorAll("main tbody th a")
        .map(({ text }) => text);
    expect(await names("state=sent")).toEqual(["Offer to settle a bill"]);
    expect(await names(`bill=${billId}`)).toEqual(["Ask for a coding review"]);
    expect(await names("state=sent&bill=")).toHaveLength(1);
    const bill = await pageOf(await get(`/account/bills/${billId}`));
    expect(bill.querySelector(`main a[href="${LIST}?bill=${billId}"]`)?.text).toBe(
      "See the letter or appeal about this bill",
    );
    expect(await textAt(`${LIST}?state=lost`)).toContain("No letters match this choice.");
    await expectOddAnswered(["state", "bill", "done"], [200], ({ query }) => get(`${LIST}?${query}`));
    await expectOddAnswered(["appeal"], [404], ({ query }) => get(`${LIST}?${query}`));
  });
});

test("a long list of appeals has pages in its address, and one that is not there says so", async () => {
  for (let n = 0; n < 27; n++)
    await keepAppeal(site, ada, { billId, kind: n < 26 ? "coding" : "negotiation" });
  const rowsAt = async (query: string) =>
    (await pageOf(await get(`${LIST}?${query}`))).querySelectorAll("main tbody tr");
  expect(await rowsAt("")).toHaveLength(25);
  const second = await pageOf(await get(`${LIST}?bill=${billId}&page=2`));
  expect(second.querySelectorAll("main tbody tr")).toHaveLength(2);
  expect(second.querySelector("main caption")?.text).toBe(
    "Letters and appeals 26 to 27 of 27, the newest first",
  );
  const links = second.querySelectorAll("main nav a").map((link) => link.getAttribute("href"));
  expect(links).toContain(`${LIST}?bill=${billId}`);
  for (const page of ["3", "0", "x"]) {
    const { status } = await get(`${LIST}?page=${page}`);
    expect([page, status]).toEqual([page, 404]);
  }
});

describe("an appeal", () => {
  test("says what is next, by when, what it counts from and by which law", async () => {
    const page = await pageOf(await get(pathOf(await keepAppeal(site, ada, { billId, dates: denied(30) }))));
    const text = wordsOf(page);
    expect(text).toContain("Not sent yet.");
    expect(text).toContain("Check the letter, send it, then note here when and how.");
    expect(text).toContain(`180 days from the day the denial reached you: ${formatDate("en", ago(30))}.`);
    expect(text).toContain("This page is information, not legal advice.");
    expect(page.querySelector('main a[href^="https://www.ecfr.gov/"]')?.text).toContain("29 CFR 2560.503-1");
    expect(text).toContain("Days are counted in Eastern time, since we don’t know your ZIP code.");
  });

  test("counts days where its owner lives", async () => {
    const { profile, version } = await getProfile(site.db, ada.account);
    await saveProfile(site.db, ada.account, { profile: { ...profile, zip: "60601" }, version });
    const appealId = await keepAppeal(site, ada, { billId, dates: denied(30) });
    expect(await textAt(pathOf(appealId))).toContain("Days are counted in Central Time");
  });

  test("that comes too late says so, and offers what is left", async () => {
    const page = await pageOf(await get(pathOf(await keepAppeal(site, ada, { billId, dates: denied(300) }))));
    expect(wordsOf(page)).toContain("(120 days ago). What you can still do:");
    expect(wordsOf(page)).toContain("Send the appeal anyway, explain why it is late");
    expect(page.querySelector(`main a[href="/account/negotiate?bill=${billId}"]`)).not.toBeNull();
  });

  test("leads from a denial to an external review", async () => {
    const appealId = await keepAppeal(site, ada, { billId, dates: denied(100) }, write, send(80), {
      change: "decide",
      on: ago(10),
      result: "lost",
      gainedCents: 0,
      note: "",
    });
    const page = await pageOf(await get(pathOf(appealId)));
    const review = `/account/file-appeal?bill=${billId}&kind=external-review&follows=${appealId}`;
    expect(page.querySelector(`main a[href="${review}"]`)?.text).toBe("Ask for an external review");
    expect(wordsOf(page)).toContain(`the final denial reached you: ${formatDate("en", ago(10))}.`);
  });

  test("is followed from its sending to its end, and a step can be taken back", async () => {
    const path = pathOf(await keepAppeal(site, ada, { billId, askedCents: 50_000 }, write));
    const steps: [fields: Record<string, string>, said: string][] = [
      [
        { change: "send", on: "2026-01-05", how: "certified-mail", proof: "9407 1000" },
        "Sent by certified mail, version 1 of the letter Proof: 9407 1000",
      ],
      [{ change: "answer", on: "1/20/2026", note: "They look into it" }, "An answer came They look into it"],
      [
        { change: "decide", on: "2026-02-01", result: "partly", gainedCents: "$200", note: "" },
        "$200.00 removed, of $500.00 requested",
      ],
      [{ change: "undo-step" }, "Answered."],
      [{ change: "withdraw", on: today }, "Withdrawn."],
    ];
    for (const [fields, said] of steps) {
      const reply = await post(path, fields);
      expect([fields.change, reply.status]).toEqual([fields.change, 303]);
      expect(reply.headers.get("Location")).toBe(`${path}&done=noted`);
      expect(await textAt(path)).toContain(said);
    }
  });

  test("takes the dates that its deadlines count from, and the amount it asks for", async () => {
    const path = pathOf(await keepAppeal(site, ada, { billId }));
    expect(await textAt(path)).toContain("We don’t know the deadline.");
    expect(
      (await post(path, { change: "set-dates", denialReceivedOn: ago(5), plan: "private" })).status,
    ).toBe(303);
    expect(await textAt(path)).toContain("(175 days left)");
    expect(
      (await post(path, { change: "set-dates", denialReceivedOn: ago(5), plan: "medicare" })).status,
    ).toBe(303);
    expect(await textAt(path)).toContain("your notice from Medicare gives the appeal deadline");
    expect((await post(path, { change: "ask", askedCents: "1,000" })).status).toBe(303);
    expect(await textAt(path)).toContain("$1,000.00 requested");
  });

  test.each<[what: string, fields: Record<string, string>, problem: string]>([
    ["nothing", { change: "send", on: "", how: "" }, "Enter how you sent it"],
    [
      "a day to come",
      { change: "send", on: "2999-01-01", how: "fax" },
      "Sent on: enter a date that is not in the future",
    ],
    [
      "no day",
      { change: "send", on: "soon", how: "fax" },
      "Sent on: enter month, day and year, such as 3/1/2026",
    ],
    [
      "a long text",
      { change: "send", on: "2026-01-01", how: "fax", proof: "x".repeat(501) },
      "Proof: shorten it to 500 characters",
    ],
    [
      "no amount",
      { change: "ask", askedCents: "lots" },
      "Amount asked for: enter an amount in dollars, such as 645.54",
    ],
    [
      "an end before it was sent",
      { change: "decide", on: "2026-01-01", result: "lost" },
      "You can’t note this now",
    ],
    [
      "dates in a wrong order",
      { change: "set-dates", denialReceivedOn: "2026-03-01", finalDenialReceivedOn: "2026-02-01" },
      "Date you received the plan’s final denial: this is before something that must have happened first",
    ],
  ])("comes back with what was typed and how to mend it: %s", async (_, fields, problem) => {
    const path = pathOf(await keepAppeal(site, ada, { billId }));
    const reply = await post(path, fields);
    expect(reply.status).toBe(422);
    const page = await pageOf(reply);
    expect(page.querySelector('[role="alert"]')?.text).toContain(problem);
    expect(page.querySelector("title")?.text).toMatch(/^Error: /);
    const form = page.querySelector(`main form:has(button[value="${fields.change}"])`);
    for (const [name, text] of Object.entries(fields).filter(([name]) => name !== "change")) {
      const typed =
        form?.querySelector(`input[name="${name}"]`)?.getAttribute("value") ??
        form?.querySelector(`select[name="${name}"] option[selected]`)?.getAttribute("value");
      if (form) expect([name, typed ?? ""]).toEqual([name, text]);
    }
    for (const link of page.querySelectorAll('[role="alert"] a')) {
      expect(page.querySelector(link.getAttribute("href")!)?.getAttribute("aria-invalid")).toBe("true");
    }
  });

  test("takes no step back in time, and nothing gained for a loss", async () => {
    const path = pathOf(await keepAppeal(site, ada, { billId }, write, send(10)));
    const early = await post(path, { change: "answer", on: ago(11), note: "" });
    expect(await textOf(early)).toContain(`not before the last step, ${formatDate("en", ago(10))}`);
    const empty = await post(path, { change: "decide", on: today, result: "won", gainedCents: "" });
    expect(await textOf(empty)).toContain("Amount removed: enter the amount, since the letter asks for one");
  });

  test("is not changed by a window that has not seen the last change, which says what changed", async () => {
    const appealId = await keepAppeal(site, ada, { billId }, write);
    const path = pathOf(appealId);
    const seen = await pageOf(await get(path));
    const field = (name: string) => seen.querySelector(`main input[name="${name}"]`)!.getAttribute("value")!;
    const fields = {
      version: field("version"),
      seenAt: field("seenAt"),
      change: "send",
      on: today,
      how: "fax",
    };
    expect((await postAs(path, fields)).status).toBe(303);
    const late = { ...fields, how: "mail", proof: "typed at length" };
    const conflict = await postAs(path, late);
    expect(conflict.status).toBe(409);
    const page = await pageOf(conflict);
    expect(page.querySelector('[role="alert"]')?.text).toContain("Sent by fax, version 1 of the letter");
    expect(wordsOf(page)).toContain("Sent, waiting for an answer.");
    await post(path, { change: "undo-step" });
    const undone = await postAs(path, late);
    expect(undone.status).toBe(409);
    const back = await pageOf(undone);
    expect(wordsOf(back)).toContain("or a step was undone");
    expect(back.querySelector('input[name="proof"]')?.getAttribute("value")).toBe("typed at length");
    expect(back.querySelector('input[name="version"]')?.getAttribute("value")).not.toBe(fields.version);
  });

  test("counts for others once its owner says so, and no longer once they take it back", async () => {
    const ended = { change: "decide", on: ago(1), result: "won", gainedCents: 12_345, note: "" } as const;
    const appealId = await keepAppeal(site, ada, { billId }, write, send(9), ended);
    const outcomes = async () => {
      const { rows } = await site.db.execute(sql`select * from appeal_outcomes`);
      return rows.length;
    };
    const before = await outcomes();
    const page = await pageOf(await get(pathOf(appealId)));
    expect(page.querySelector('input[name="isShared"]')?.hasAttribute("checked")).toBe(false);
    expect(wordsOf(page)).toContain("No name, amount or date is included");
    await post(pathOf(appealId), { change: "share-outcome", isShared: "yes" });
    expect(await outcomes()).toBeGreaterThan(before);
    expect(await textAt(`${LIST}/delete?appeal=${appealId}`)).toContain("its outcome from what others see");
    await post(pathOf(appealId), { change: "share-outcome" });
    expect(await outcomes()).toBe(before);
  });

  test("is nobody else's, and answers odd forms in words", async () => {
    const path = pathOf(await keepAppeal(site, ada, { billId }, write));
    const other = await signIn(site);
    expect((await get(path, other)).status).toBe(404);
    expect((await postAs(path, { change: "withdraw", on: today, version: "2" }, other)).status).toBe(404);
    expect((await postAs(path, { change: "send", on: "", version: "2" }, other)).status).toBe(404);
    expect((await postAs(path, { change: "explode", version: "2" })).status).toBe(400);
    expect((await postAs(path, { change: "withdraw", on: today, version: "two" })).status).toBe(400);
    expect((await postAs(path, { change: "answer", on: today, note: "x".repeat(1_000_000) })).status).toBe(
      413,
    );
    expect((await postAs(LIST, { change: "withdraw", on: today, version: "2" })).status).toBe(404);
    const seen = { change: "withdraw", on: today, version: "1" };
    for (const seenAt of oddValues()) expect((await postAs(path, { ...seen, seenAt })).status).toBe(409);
  });

  test("of a hospital whose name runs from right to left is read in its own direction", async () => {
    const named = await keepBill(site, ada, { providerName: stated("מרכז רפואי") });
    const appealId = await keepAppeal(site, ada, { billId: named }, write);
    const heading = (await pageOf(await get(pathOf(appealId)))).querySelector("h1");
    expect(heading?.querySelector("bdi")?.text).toBe("מרכז רפואי");
    expect((await pageOf(await get(LIST))).querySelector("main tbody bdi")?.text).toBe("מרכז רפואי");
  });

  test("goes with its documents when it is deleted, and with its bill", async () => {
    const [first, second] = [
      await keepAppeal(site, ada, { billId }, write, send(2)),
      await keepAppeal(site, ada, { billId }),
    ];
    const asked = await textAt(`${LIST}/delete?appeal=${first}`);
    expect(asked).toContain("the letter 1 step that you noted its deadlines and reminders");
    expect((await get(`${LIST}/delete`)).headers.get("Location")).toBe(LIST);
    const reply = await postAs(`${LIST}/delete?appeal=${first}`, { intent: "delete" });
    expect(reply.headers.get("Location")).toBe(`${LIST}?done=deleted`);
    expect((await get(pathOf(first))).status).toBe(404);
    expect(await textAt(`/account/bills/${billId}/delete`)).toContain("the letter or appeal about it");
    await postAs(`/account/bills/${billId}/delete`, { intent: "delete" });
    expect((await get(pathOf(second))).status).toBe(404);
  });
});

describe("deadlines", () => {
  test("are taken to a calendar, without names, each leading back", async () => {
    const appealId = await keepAppeal(site, ada, { billId, dates: denied(170) });
    await keepAppeal(site, ada, { billId, dates: denied(200) });
    const reply = await get("/account/deadlines.ics");
    expect([reply.headers.get("Content-Type"), reply.headers.get("Cache-Control")]).toEqual([
      "text/calendar; charset=utf-8",
      "private, no-store",
    ]);
    const calendar = (await reply.text()).replaceAll("\r\n ", "");
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${ago(-10).replaceAll("-", "")}`);
    expect(calendar).toContain("SUMMARY:Deadline: Your plan must receive your appeal");
    expect(calendar).toContain(`${site.origin}${pathOf(appealId)}`);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1); // the other one is past
    expect(calendar).not.toContain("Juniper");
  });

  test("after a letter is sent: the day to ask, the bill's day and one's own, in the calendar too", async () => {
    const appealId = await keepAppeal(site, ada, { billId, kind: "negotiation" }, write, send(2));
    const path = pathOf(appealId);
    expect(await textAt(path)).toContain("Check the status of your letter");
    expect(await textAt(LIST)).toContain(
      `Wait for the answer, and ask about it on ${formatDate("en", ago(-28))}`,
    );
    const saved = await post(path, {
      change: "set-days",
      followUpOn: ago(-7),
      billDueOn: ago(-3),
      "own-1-name": "Call the state",
      "own-1-on": ago(-5),
    });
    expect(saved.status).toBe(303);
    const page = await pageOf(await get(path));
    expect(page.querySelector('input[name="own-1-name"]')?.getAttribute("value")).toBe("Call the state");
    const calendar = (await (await get("/account/deadlines.ics")).text()).replaceAll("\r\n ", "");
    const days = [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
    expect(days).toEqual([3, 5, 7].map((count) => ago(-count).replaceAll("-", "")));
    expect(calendar).toContain("SUMMARY:Call the state");
    expect(await textAt("/account")).toContain(`Call the state: ${formatDate("en", ago(-5))}`);
    const half = await post(path, { change: "set-days", "own-1-name": "", "own-1-on": ago(-5) });
    expect(half.status).toBe(422);
    expect(await textOf(half)).toContain(
      "Your own deadline 1, What it is: enter it, or leave both fields empty",
    );
  });

  test("are never none in a calendar while a letter is open", async () => {
    await keepAppeal(site, ada, { billId, kind: "negotiation" }, write, send(40));
    const calendar = (await (await get("/account/deadlines.ics")).text()).replaceAll("\r\n ", "");
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${ago(-20).replaceAll("-", "")}`);
    expect(calendar).toContain("SUMMARY:Check on your letter: Check its status");
    expect(await textAt(LIST)).toContain("Add them to your calendar (.ics)");
  });

  test("that are near stand on the first page of the account", async () => {
    const appealId = await keepAppeal(site, ada, { billId, dates: denied(170) });
    const page = await pageOf(await get("/account"));
    expect(wordsOf(page)).toContain(
      `Your plan must receive your appeal: the deadline is ${formatDate("en", ago(-10))} (Juniper General Hospital)`,
    );
    expect(page.querySelector(`main a[href="${pathOf(appealId)}"]`)?.text).toBe("See what to do");
    await postAs(pathOf(appealId), { change: "send", on: today, how: "fax", version: "1" });
    expect(await textAt("/account")).not.toContain("the deadline is");
  });
});

describe("an authorized person", () => {
  test("who may see bills and file appeals does all of it, and the owner reads of it", async () => {
    const harry = await authorise(site, ada, ["view-bills", "file-appeals"]);
    const of = `for=${harry.grantId}`;
    const path = `${pathOf(await keepAppeal(site, ada, { billId, dates: denied(20) }, write))}&${of}`;
    const page = await pageOf(await get(path, harry));
    for (const form of page.querySelectorAll("main form")) expect(form.getAttribute("action")).toContain(of);
    expect(wordsOf(page)).not.toContain("Delete this letter");
    expect(wordsOf(page)).toContain("since we don’t know the owner’s ZIP code");
    expect((await post(path, { change: "send", on: today, how: "fax" }, harry)).status).toBe(303);
    expect(await textAt(`${LIST}?${of}`, harry)).toContain("Appeal outcomes of Ada Example");
    expect((await get(`/account/deadlines.ics?${of}`, harry)).status).toBe(200);
    const log = await textAt(`/account/authorized-account/${harry.grantId}`);
    expect(log).toContain("Submitted a letter or appeal, or changes to one Juniper General Hospital");
    expect(log).toContain("Looked at letters, appeals, offers or deadlines Juniper General Hospital");
  });

  test("who may see bills alone finds how it stands, and no form, letter or document", async () => {
    const harry = await authorise(site, ada, ["view-bills"]);
    const path = `${pathOf(await keepAppeal(site, ada, { billId }, write))}&for=${harry.grantId}`;
    const page = await pageOf(await get(path, harry));
    expect(page.querySelectorAll("main form")).toHaveLength(0);
    expect(wordsOf(page)).toContain("Not sent yet");
    const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links.filter((href) => /\/account\/appeals\//.test(href ?? ""))).toEqual([]);
    expect((await postAs(path, { change: "withdraw", on: today, version: "2" }, harry)).status).toBe(403);
  });
});

test("the sample account shows a letter on its way, and one that brought something", async () => {
  const reply = await site.post("/login", { intent: "sample" });
  const cookie = reply.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const sample = { ...ada, cookie };
  const page = await pageOf(await get(LIST, sample));
  expect(wordsOf(page)).toContain("$2,011.00 removed so far");
  const states = page.querySelectorAll("main tbody tr td:nth-child(2)").map(({ text }) => text);
  expect(states).toEqual(["Sent, waiting for an answer", "Won in part"]);
  const sent = page.querySelectorAll("main tbody th a").at(0)?.getAttribute("href") ?? "";
  const appeal = await textAt(sent, sample);
  expect(appeal).toContain("Lines charged twice");
  expect(appeal).toContain("Sent by certified mail, version 1 of the letter");
  expect((await postAs(sent, { change: "undo-step", version: "3" }, sample)).status).toBe(403);
});
