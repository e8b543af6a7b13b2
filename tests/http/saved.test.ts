import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { sayAccountMail } from "#app/content/words/say-account-mail.ts";
import type { AccountMail } from "#app/domain/accounts/mail/account-mail.ts";
import { MAIL, mailPurpose, type QueuedMail } from "#app/domain/accounts/mail/queue-mail.server.ts";
import { queueMovedPrices } from "#app/domain/accounts/price-watch/queue-moved-prices.server.ts";
import { openJson } from "#app/platform/keys/sealing-key.server.ts";
import { signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" }, { clock: { now: () => today } });
let today = new Date("2026-11-03T17:00:00Z");

/** What the device keeps, as its browser would send it. */
let cookie = "";
const open = async (address: string) => {
  const reply = await site.fetch(address, { headers: { Cookie: cookie } });
  return { reply, page: parse(await reply.text()) };
};
const post = async (fields: Record<string, string>) => {
  const reply = await site.post("/saved", fields, { Cookie: cookie });
  const [set = ""] = reply.headers.getSetCookie();
  cookie = set.split(";")[0] ?? "";
  return { set, status: reply.status, location: reply.headers.get("Location") };
};
const mainOf = async (address: string) => (await open(address)).page.querySelector("main")?.structuredText;

test("a price is saved on the device, and the list has what it was and what has become of it", async () => {
  const { page } = await open("/hospital_search?search=99285&location=Boston");
  const service = page.querySelectorAll("a").find((link) => /^Harbor Puffin Hospital/.test(link.text));
  const { page: found } = await open(service!.getAttribute("href")!);
  const button = found.querySelector('form[action="/saved"][method="post"] button[name="save"]');
  const key = button!.getAttribute("value")!;
  const saved = await post({ save: key });
  expect([saved.status, saved.location]).toEqual([303, "/saved"]);
  expect(saved.set).toMatch(/^saved_prices=[^;]+; Max-Age=31536000; Path=\/saved; .*HttpOnly; SameSite=Lax/);

  const { reply, page: list } = await open("/saved");
  expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
  expect(list.querySelector("caption")?.text).toBe("1 saved price");
  const row = list.querySelector("table")?.structuredText ?? "";
  expect(row).toContain("Harbor Puffin Hospital");
  expect(row).toMatch(/\$[\d,.]+\s+Discounted cash price\s+the same as when you saved it on Nov 3, 2026/);
  expect(list.querySelector('table a[href^="/price-files/"]')?.text).toMatch(/^File of /);

  const [, amount] = /(\$[\d,.]+)\s+Discounted/.exec(row) ?? [];
  await site.db.$client.query("update prices set cash = 12.5, price = 12.5 where code = '99285'");
  today = new Date("2026-12-20T17:00:00Z");
  await post({ save: key }); // a price that is saved again keeps its first day
  expect(await mainOf("/saved")).toMatch(
    new RegExp(`\\$12\\.50?\\s+Discounted cash price\\s+was \\${amount} when you saved it on Nov 3, 2026`),
  );

  await site.db.$client.query("delete from prices where code = '99285'");
  expect(await mainOf("/saved")).toContain(
    `CPT 99285 at Harbor Puffin Hospital. It was ${amount} when you saved it on Nov 3, 2026.`,
  );
  expect((await post({ remove: key })).set).toContain("Max-Age=0");
  expect(await mainOf("/saved")).toContain("Nothing is saved yet.");
});

test("a list that came with a link is shown beside one's own, and can be saved", async () => {
  const { page } = await open("/hospital_search?search=73721");
  const keys = page
    .querySelectorAll('a[href^="/hospital_service_details"]')
    .map((link) => new URL(link.getAttribute("href")!, site.origin).searchParams.get("id"))
    .map((id) => `${id}.CPT.73721`);
  const [one, two] = [...new Set(keys)];
  const { page: shared } = await open(`/saved?save=${one}&save=${two}`);
  expect(shared.querySelector("caption")?.text).toBe("2 saved prices");
  expect(shared.querySelector('button[name="remove"]')).toBeNull();
  const all = shared.querySelector('button[name="save"]')?.getAttribute("value") ?? "";
  expect(all).toBe(`${one} ${two}`);
  await post({ save: all });
  const { page: own } = await open("/saved");
  expect(own.querySelectorAll('button[name="remove"]')).toHaveLength(2);
  expect(own.querySelector('a[href^="/saved?"]')?.getAttribute("href")).toBe(
    `/saved?save=${one}&save=${two}`,
  );
  expect(own.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
});

test("a list is kept in the account, too, sealed, and shows on another device", async () => {
  const { page } = await open("/hospital_search?search=99284");
  const href = page.querySelector('a[href^="/hospital_service_details"]')!.getAttribute("href")!;
  const key = `${new URL(href, site.origin).searchParams.get("id")}.CPT.99284`;
  today = new Date(); // a session of now
  const { account, cookie: session } = await signIn(site);
  cookie = session;
  await post({ save: key });
  cookie = session; // another device
  const { page: list } = await open("/saved");
  expect(list.querySelector("caption")?.text).toBe("1 saved price");
  expect(list.querySelector("main")?.text).toContain("This list is saved in your account, encrypted.");
  const { rows } = await site.db.$client.query(
    "select encode(sealed_saved_prices, 'escape') as sealed from accounts where account_id = $1",
    [account.accountId],
  );
  expect(rows[0].sealed).toBeTruthy();
  expect(rows[0].sealed).not.toContain("99284");
  await post({ remove: key });
  cookie = session;
  expect(await mainOf("/saved")).toContain("Nothing is saved yet.");
  cookie = "";
  expect(await mainOf("/saved")).toContain("Nothing is saved yet.");
});

test("who asked for it is told by mail, once, when a saved price moved by more than 10 %, and can end it by a link", async () => {
  const { page } = await open("/hospital_search?search=99284");
  const id = new URL(
    page.querySelector('a[href^="/hospital_service_details"]')!.getAttribute("href")!,
    site.origin,
  ).searchParams.get("id");
  today = new Date();
  const { account, cookie: session } = await signIn(site);
  cookie = session;
  await post({ save: `${id}.CPT.99284` });
  cookie = session;
  expect(await mainOf("/saved")).toContain("We can email you when a price on this list changes");
  await post({ mail: "start" });
  const move = (factor: number) =>
    site.db.$client.query(
      `with moved as (update prices set cash = round(cash * $2, 2), price = round(price * $2, 2)
         where code = '99284' and hospital_id = (select hospital_id from hospitals where short_id = $1))
       update data_version set prices_version = prices_version + 1`,
      [id, factor],
    );
  const look = async (days: number) => {
    const now = new Date(Date.now() + days * 24 * 3_600_000);
    const services = { ...site, mailing: { request: async () => {} }, clock: { now: () => now } };
    await queueMovedPrices(services);
    return listMail(account.accountId);
  };
  await move(1.05);
  expect(await look(1)).toEqual([]);
  await move(1.06); // with the first move 11.3 %
  const [mail, ...others] = await look(2);
  expect(others).toEqual([]);
  const said = sayAccountMail("en", mail!.mail as AccountMail, site.origin);
  expect(said.text).toMatch(/\$[\d,.]+ before, \$[\d,.]+ now/);
  expect(await look(3)).toHaveLength(1);
  const [stop = ""] = /\/saved\/stop-mail\S+/.exec(said.text) ?? [];
  cookie = "";
  const { page: asked } = await open(stop);
  const token = asked.querySelector('button[name="token"]')?.getAttribute("value") ?? "";
  expect((await site.post("/saved/stop-mail", { token })).status).toBe(303);
  await move(2);
  expect(await look(4)).toHaveLength(1);
  cookie = session;
  expect(await mainOf("/saved")).toContain("We can email you");
});

/** What waits to be mailed to an account. */
async function listMail(accountId: string): Promise<QueuedMail[]> {
  const { rows } = await site.db.$client.query<{ mail_id: string; sealed_mail: Buffer }>(
    "select mail_id, sealed_mail from account_mail where account_id = $1",
    [accountId],
  );
  return Promise.all(
    rows.map(async ({ mail_id: mailId, sealed_mail: sealed }) => {
      const key = await site.masterKey.findWaitingKey(MAIL, mailId);
      return openJson<QueuedMail>(key!, mailPurpose(mailId), sealed);
    }),
  );
}

test("a full list says so, and one of bytes that are none is answered", async () => {
  const kept = Array.from({ length: 40 }, (_, index) => `0123456789.CPT.${10000 + index}~cash~1~2026-11-03`);
  cookie = `saved_prices=${encodeURIComponent(Buffer.from(JSON.stringify(kept)).toString("base64"))}`;
  const { page } = await open("/hospital_search?search=99284");
  const href = page.querySelector('a[href^="/hospital_service_details"]')!.getAttribute("href")!;
  const id = new URL(href.replaceAll("&amp;", "&"), site.origin).searchParams.get("id");
  expect((await post({ save: `${id}.CPT.99284` })).location).toBe("/saved?full=yes");
  expect(await mainOf("/saved?full=yes")).toContain("Your list is full: it holds 40 prices.");
  const many = Array.from({ length: 300 }, (_, index) => `save=0123456789.CPT.${10000 + index}`).join("&");
  for (const query of [many, "save=%00", "save=0123456789.CPT.%00", "save=%F0%9F%98%80"]) {
    expect((await open(`/saved?${query}`)).reply.status).toBe(200);
  }
  for (const odd of ["saved_prices=x", "saved_prices=e30%3D", "saved_prices=WzEsbnVsbCwifn5%2BIl0%3D"]) {
    cookie = odd;
    expect((await open("/saved")).reply.status).toBe(200);
  }
  expect((await post({ intent: "sudo" })).status).toBe(400);
});
