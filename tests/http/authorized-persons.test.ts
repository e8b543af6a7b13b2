import { type HTMLElement, parse } from "node-html-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { keepBill, stated } from "../support/kept-bills.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { mailedSiteForTests } from "../support/site-for-tests.ts";

const site = mailedSiteForTests();

/** Each test has its own people. */
let owner: SignedIn;
let helper: SignedIn;
let helperEmail: string;
let peopleCount = 0;
beforeEach(async () => {
  peopleCount += 1;
  helperEmail = `helper${peopleCount}@example.org`;
  owner = await signIn(site, { name: "Olive Owner", email: `owner${peopleCount}@example.org` });
  helper = await signIn(site, { name: "Henry Helper", email: helperEmail });
});

const get = (who: SignedIn, path: string) => site.fetch(path, { headers: { Cookie: who.cookie } });
const post = (who: SignedIn, path: string, fields: Record<string, string>) =>
  site.post(path, fields, { Cookie: who.cookie });
const pageOf = async (reply: Response) => parse(await reply.text());
const mainText = async (reply: Response) =>
  (await pageOf(reply)).querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";

const person = { name: "Henry", relationship: "my brother", "view-bills": "yes", startsOn: "", endsOn: "" };

/** Invites the helper; gives the page of the grant and the path of the link, as the owner sees it. */
async function invite(fields: Record<string, string> = {}) {
  const reply = await post(owner, "/account/authorized-account", {
    ...person,
    email: helperEmail,
    ...fields,
  });
  expect(reply.status).toBe(303);
  const page = reply.headers.get("Location")!.replace("?done=invited", "");
  const link = linkOn(await pageOf(await get(owner, page)));
  return { page, grantId: page.split("/").at(-1)!, link };
}

function linkOn(page: HTMLElement): string {
  const { pathname, search } = new URL(page.querySelector("main code")?.text ?? "");
  return pathname + search;
}

/** The helper accepts; gives what they look at the owner's account by. */
async function letIn(fields: Record<string, string> = {}) {
  const { page, grantId } = await invite(fields);
  const reply = await post(helper, "/account/invitations", { grantId, answer: "accept" });
  expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/account/accounts?done=accepted"]);
  return { page, grantId, home: `/account?for=${grantId}` };
}

describe("an invitation", () => {
  test("says who invites to what, is accepted once, and opens the account from then on", async () => {
    const { page, grantId, link } = await invite({ "run-audits": "yes", endsOn: "2099-01-31" });
    const shown = await mainText(await get(owner, `${page}?done=invited`));
    expect(shown).toContain("The invitation is ready.");
    expect(shown).toContain(`only for someone who signs in as ${helperEmail}.`);
    expect(shown).toContain(link);
    expect(await site.mailedPath(helperEmail, "Olive Owner keeps")).toBe(link);

    expect((await get(helper, `/account?for=${grantId}`)).status).toBe(403);
    const invitation = await mainText(await get(helper, link));
    expect(invitation).toContain("Olive Owner invites you to help with their bills");
    expect(invitation).toContain("You could see bills and run audits. Until Jan 31, 2099.");
    expect((await get(helper, `/account?for=${grantId}`)).status).toBe(403); // looking accepts nothing

    await post(helper, "/account/invitations", { grantId, answer: "accept" });
    const again = await post(helper, "/account/invitations", { grantId, answer: "accept" });
    expect([again.status, await mainText(again)]).toEqual([
      409,
      expect.stringContaining("This invitation can no longer be answered."),
    ]);
    expect(await mainText(await get(helper, link))).toContain("You have accepted this invitation");
    const home = await get(helper, `/account?for=${grantId}`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("Olive Owner")]);
    expect(await mainText(await get(owner, page))).toContain("Has access.");
  });

  test("leads whoever is signed out to sign in, and back", async () => {
    const { link } = await invite();
    const reply = await site.fetch(link);
    expect([reply.status, reply.headers.get("Location")]).toEqual([
      302,
      `/login?${new URLSearchParams({ redirectTo: link })}`,
    ]);
  });

  test("waits in the invited person's own account, too, and nowhere else", async () => {
    const { page } = await invite();
    expect(await mainText(await get(helper, "/account"))).toContain("Olive Owner invites you to help");
    const menu = (await pageOf(await get(owner, "/account"))).querySelector("#account-menu");
    expect(menu?.querySelector(`a[href="${page}"]`)?.text).toBe("Henry");
    expect(await mainText(await get(helper, "/account/accounts"))).toContain("Olive Owner invites you");
    expect(await mainText(await get(helper, "/account/invitations"))).toContain("Olive Owner invites you");
    expect(await mainText(await get(owner, "/account/invitations"))).toContain("No invitation is waiting");
  });

  test("is for nobody but the invited address, and does not name it to others", async () => {
    const { grantId, link } = await invite();
    const other = await signIn(site, { email: `other${peopleCount}@example.org` });
    const told = await mainText(await get(other, link));
    expect(told).toContain("This invitation is for another email address");
    for (const secret of [helperEmail, "Olive", "Henry"]) expect(told).not.toContain(secret);
    const taken = await post(other, "/account/invitations", { grantId, answer: "accept" });
    expect(taken.status).toBe(409);
    expect((await get(other, `/account?for=${grantId}`)).status).toBe(403);
    expect((await post(owner, "/account/invitations", { grantId, answer: "accept" })).status).toBe(409);
  });

  test("ends after seven days", async () => {
    const { page, grantId, link } = await invite();
    await site.db.execute(
      `update account_grants set invitation_ends_at = invitation_ends_at - interval '7 days' where grant_id = '${grantId}'`,
    );
    expect(await mainText(await get(helper, link))).toContain("has ended. Ask them to send a new one.");
    expect((await post(helper, "/account/invitations", { grantId, answer: "accept" })).status).toBe(409);
    expect(await mainText(await get(owner, page))).toContain("was not accepted in time");
    expect(await mainText(await get(helper, "/account/accounts"))).not.toContain("Olive");
  });

  test("that is declined gives nothing, and can be sent again to another address", async () => {
    const { page, grantId, link } = await invite();
    await post(helper, "/account/invitations", { grantId, answer: "decline" });
    expect((await get(helper, `/account?for=${grantId}`)).status).toBe(403);
    expect(await mainText(await get(owner, page))).toContain("Declined.");
    const newAddress = `new${peopleCount}@example.org`;
    const again = await post(owner, page, { intent: "invite", email: newAddress });
    expect(again.headers.get("Location")).toBe(`${page}?done=invited`);
    expect(await mainText(await get(helper, link))).toContain("This invitation no longer works");
    const other = await signIn(site, { email: newAddress });
    const newLink = linkOn(await pageOf(await get(owner, page)));
    expect(await mainText(await get(other, newLink))).toContain("Olive Owner invites you");
  });

  test("that is taken back is unknown, like one that never was", async () => {
    const { page, link } = await invite();
    await post(owner, page, { intent: "revoke" });
    const told = await mainText(await get(helper, link));
    expect(told).toContain("This invitation no longer works");
    expect(await mainText(await get(helper, "/account/invitations?token=nonsense"))).toBe(told);
  });

  test("is not sent to oneself, to the same person twice, or without what is needed", async () => {
    const own = await post(owner, "/account/authorized-account", {
      ...person,
      email: `OWNER${peopleCount}@example.org`,
    });
    expect([own.status, await mainText(own)]).toEqual([
      422,
      expect.stringContaining("This is your own address."),
    ]);
    await invite();
    const twice = await post(owner, "/account/authorized-account", { ...person, email: helperEmail });
    expect([twice.status, await mainText(twice)]).toEqual([
      422,
      expect.stringContaining("Someone on your list has this address."),
    ]);
    const bad = await post(owner, "/account/authorized-account", {
      name: "\u200b",
      relationship: "x".repeat(61),
      email: "henry",
      startsOn: "2027-02-30",
      endsOn: "soon",
    });
    const page = await pageOf(bad);
    expect([bad.status, page.querySelector("title")?.text]).toEqual([422, expect.stringMatching(/^Error: /)]);
    const links = page.querySelectorAll('[role="alert"] a');
    expect(links.map(({ text }) => text)).toEqual([
      "Enter their name",
      "Shorten who they are to you to 60 characters",
      "Enter an email address in the format name@example.com",
      "Choose at least one thing that they may do",
      "Enter the first day as year-month-day, for example 2027-01-31",
      "Enter the last day as year-month-day, for example 2027-01-31",
    ]);
    for (const link of links) expect(page.querySelector(link.getAttribute("href")!)).not.toBeNull();
    const before = await post(owner, "/account/authorized-account", {
      ...person,
      email: "else@example.org",
      startsOn: "2027-02-01",
      endsOn: "2027-01-01",
    });
    expect(await mainText(before)).toContain("Choose a last day that is not before the first day");
  });

  test("by the hundred is refused with when to try again", async () => {
    const send = (n: number) =>
      post(owner, "/account/authorized-account", { ...person, email: `n${n}.${helperEmail}` });
    for (let n = 0; n < 10; n += 1) expect((await send(n)).status).toBe(303);
    expect((await send(10)).status).toBe(303);
    const refused = await send(11);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 60]).toEqual([429, true]);
    expect(await mainText(refused)).toContain("Too many invitations were sent in a short time.");
  });
});

describe("an authorized person", () => {
  test("sees whose account it is, and comes back to their own", async () => {
    const { home } = await letIn();
    const page = await pageOf(await get(helper, home));
    expect(page.structuredText).toContain("You are looking at the account of Olive Owner.");
    const accounts = await mainText(await get(helper, "/account/accounts"));
    expect(accounts).toContain("Account of Olive Owner You can see bills.");
    expect(
      (await pageOf(await get(helper, "/account/accounts"))).querySelector(`a[href="${home}"]`),
    ).not.toBeNull();
  });

  test("is refused at once when access is revoked, in words, in a tab that is open, too", async () => {
    const { page, grantId, home } = await letIn();
    expect((await get(helper, home)).status).toBe(200);
    const revoked = await post(owner, page, { intent: "revoke" });
    expect(revoked.headers.get("Location")).toBe(`${page}?done=revoked`);
    const refused = await get(helper, home);
    expect([refused.status, await mainText(refused)]).toEqual([
      403,
      expect.stringContaining("You don’t have access to this account"),
    ]);
    expect((await post(helper, `/account/about?for=${grantId}`, { name: "Mallory" })).status).toBe(403);
    expect(await mainText(await get(helper, "/account/accounts"))).not.toContain("Olive");
    expect(await mainText(await get(owner, page))).toContain("You ended this.");
  });

  test.each([
    ["before the first day", { startsOn: "2099-01-01" }, "Not started.", "From Jan 1, 2099."],
    [
      "after the last day",
      { startsOn: "2020-01-01", endsOn: "2020-02-01" },
      "Ended.",
      "This ended on Feb 1, 2020.",
    ],
  ])("has no access %s", async (_, dates, state, told) => {
    const { page, home } = await letIn(dates);
    expect((await get(helper, home)).status).toBe(403);
    expect(await mainText(await get(owner, page))).toContain(state);
    expect(await mainText(await get(helper, "/account/accounts"))).toContain(told);
  });

  test("sees nothing of who else is authorized, of the profile, or of how to sign in", async () => {
    const { grantId } = await letIn({ "add-bills": "yes", "run-audits": "yes", "file-appeals": "yes" });
    for (const path of [
      "about",
      "authorized-account",
      `authorized-account/${grantId}`,
      "accounts",
      "invitations",
    ]) {
      const reply = await get(helper, `/account/${path}?for=${grantId}`);
      expect([path, reply.status]).toEqual([path, 403]);
      const posted = await post(helper, `/account/${path}?for=${grantId}`, { intent: "revoke", grantId });
      expect([path, posted.status]).toEqual([path, 403]);
    }
  });

  test("can give it up, and is asked first", async () => {
    const { page, grantId, home } = await letIn();
    const accounts = await pageOf(await get(helper, "/account/accounts"));
    expect(accounts.querySelector("form input[name='grantId']")).toBeNull();
    const asking = `/account/accounts?leave=${grantId}`;
    expect(accounts.querySelector(`a[href="${asking}"]`)?.text).toContain("Give up access");
    const asked = await pageOf(await get(helper, asking));
    expect(asked.querySelector("h1")?.text).toBe("Give up access to the account of Olive Owner?");
    expect(asked.querySelector("main form input[name='grantId']")?.getAttribute("value")).toBe(grantId);
    expect((await get(helper, home)).status).toBe(200);
    const left = await post(helper, "/account/accounts", { grantId });
    expect(left.headers.get("Location")).toBe("/account/accounts?done=left");
    expect((await get(helper, home)).status).toBe(403);
    expect(await mainText(await get(owner, page))).toContain("Gave up access.");
    expect((await post(helper, "/account/accounts", { grantId })).status).toBe(404);
  });

  test("of another owner's grant, or with an id that is none, opens nothing", async () => {
    const { grantId } = await letIn();
    const stranger = await signIn(site);
    for (const [who, id] of [
      [stranger, grantId],
      [owner, grantId],
      [helper, "nonsense"],
      [helper, "00000000-0000-4000-8000-000000000000"],
    ] as const) {
      expect([id, (await get(who, `/account?for=${id}`)).status]).toEqual([id, 403]);
    }
  });
});

describe("the owner", () => {
  test("reads in words what the person did, once an hour", async () => {
    const { page, home } = await letIn();
    expect(await mainText(await get(owner, page))).toContain("Nothing so far.");
    for (let n = 0; n < 3; n += 1) await get(helper, home);
    const rows = (await pageOf(await get(owner, page))).querySelectorAll("#log ~ table tbody tr");
    expect(rows.map((row) => row.structuredText.replace(/\s+/g, " "))).toEqual([
      expect.stringMatching(/^ ?Looked at your account None .* UTC$/),
    ]);
    await get(owner, "/account"); // no one else may read the owner's own visits
    const { rows: noted } = await site.db.execute(
      `select from account_access_log where owner_account_id = '${owner.account.accountId}'`,
    );
    expect(noted).toHaveLength(1);
  });

  test("reads which bill was opened, refused tries left out, and that a bill is gone by now", async () => {
    const { page, grantId } = await letIn();
    const billId = await keepBill(site, owner, { providerName: stated("Thistledown Clinic") });
    const look = `/account/bills/${billId}?for=${grantId}`;
    expect((await get(helper, look)).status).toBe(200);
    expect((await get(helper, `/account/bills/${billId}/delete?for=${grantId}`)).status).toBe(403);
    const log = async () => (await pageOf(await get(owner, page))).querySelectorAll("#log ~ table tbody tr");
    expect(
      (await log()).map((row) =>
        row
          .querySelectorAll("th, td")
          .map(({ text }) => text)
          .slice(0, 2),
      ),
    ).toEqual([["Looked at a bill", "Thistledown Clinic"]]);
    await post(owner, `/account/bills/${billId}/delete`, { intent: "delete" });
    expect((await get(helper, look)).status).toBe(404);
    expect((await log())[0]?.text).toContain("A deleted bill");
  });

  test("changes what the person may do; of two windows the second is told what changed", async () => {
    const { page } = await letIn();
    const form = async () => (await pageOf(await get(owner, page))).querySelector("#change-form");
    const version = (await form())?.querySelector('[name="version"]')?.getAttribute("value") ?? "";
    const change = { ...person, intent: "change", version };
    const saved = await post(owner, page, { ...change, "add-bills": "yes", endsOn: "2099-05-01" });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${page}?done=saved`]);

    const late = await post(owner, page, { ...change, name: "Hank" });
    const refused = await pageOf(late);
    expect(late.status).toBe(409);
    expect(refused.querySelector("#change-problems")?.text).toContain(
      "Name is now “Henry”; What they may do is now “See your bills and Add and correct bills”; Last day (optional) is now “May 1, 2099”",
    );
    expect(refused.querySelector('[name="name"]')?.getAttribute("value")).toBe("Hank");
    const now = refused.querySelector('#change-form [name="version"]')?.getAttribute("value") ?? "";
    expect((await post(owner, page, { ...change, name: "Hank", version: now })).status).toBe(303);
    expect((await form())?.querySelector('[name="name"]')?.getAttribute("value")).toBe("Hank");
  });

  test("takes a person without access off the list, and nobody else", async () => {
    const { page, grantId, home } = await letIn();
    const remove = () => post(owner, page, { intent: "remove" });
    expect((await remove()).headers.get("Location")).toBe(page);
    expect((await get(helper, home)).status).toBe(200);
    await post(owner, page, { intent: "revoke" });
    const stranger = await signIn(site);
    expect((await post(stranger, page, { intent: "remove" })).status).toBe(404);
    expect((await remove()).headers.get("Location")).toBe("/account/authorized-account?done=removed");
    expect(await mainText(await get(owner, "/account/authorized-account?done=removed"))).toContain(
      "Removed from your list. Only you can see your account.",
    );
    expect((await get(owner, page)).status).toBe(404);
    const { rows } = await site.db.execute(`select from account_access_log where grant_id = '${grantId}'`);
    expect(rows).toEqual([]);
  });

  test("finds nobody else's people, and nobody finds theirs", async () => {
    const { page } = await invite();
    const stranger = await signIn(site);
    for (const path of [page, "/account/authorized-account/nonsense"]) {
      const reply = await get(stranger, path);
      expect([path, reply.status, await mainText(reply)]).toEqual([
        path,
        404,
        expect.stringContaining("404"),
      ]);
      expect((await post(stranger, path, { intent: "revoke" })).status).toBe(404);
    }
    expect(await mainText(await get(owner, page))).toContain("Invited.");
  });

  test.each([
    ["emoji", "Henry 👨‍👩‍👧"],
    ["right-to-left letters", "הנרי"],
    ["zero-width signs", "Hen\u200bry", "Henry"],
    ["a turn of direction", "\u202eHenry", "Henry"],
  ])("may write a name with %s", async (_, name, kept = name) => {
    const { page } = await invite({ name });
    expect((await pageOf(await get(owner, page))).querySelector("h1")?.text).toBe(kept);
    expect(await mainText(await get(owner, "/account/authorized-account"))).toContain(kept);
  });

  test("whose helper deletes their account is told so", async () => {
    const { page } = await letIn();
    await site.db.execute(`delete from accounts where account_id = '${helper.account.accountId}'`);
    expect(await mainText(await get(owner, page))).toContain("They deleted their own account.");
  });
});

test("a person without an account is told who invites them, signs up, and comes to the invitation", async () => {
  const email = `fresh${peopleCount}@example.org`;
  const { link } = await invite({ email });
  const browser = openBrowser(site);
  const asked = await browser.get(link);
  const login = await pageOf(await browser.get(asked.headers.get("Location")!));
  expect(login.querySelector("main")?.text).toContain("Olive Owner invites you to help");
  const toSignUp = login
    .querySelectorAll("main a")
    .map((anchor) => anchor.getAttribute("href")!)
    .find((href) => href.startsWith("/signup"))!;
  const signUp = await pageOf(await browser.get(toSignUp));
  expect(signUp.querySelector("main")?.text).toContain("Olive Owner invites you to help");
  expect(signUp.querySelector("main")?.text).not.toContain(email);
  const password = "four plain words here";
  await browser.post("/signup", { name: "Fresh Friend", email, password });
  const confirmed = await site.mailedPath(email, "Open this link and sign in");
  const confirm = new URLSearchParams(confirmed.split("?")[1]).get("confirm")!;
  const entered = await browser.post("/login", { email, password, confirm });
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/account/invitations"]);
  expect(await (await browser.get("/account/invitations")).text()).toContain("Olive Owner invites you");
});

test("a person who signs in by the link of an invitation comes to it", async () => {
  const { link } = await invite();
  const browser = openBrowser(site);
  const reply = await browser.get(link);
  const login = await browser.get(reply.headers.get("Location")!);
  expect(
    parse(await login.text())
      .querySelector('[name="redirectTo"]')
      ?.getAttribute("value"),
  ).toBe(link);
});
