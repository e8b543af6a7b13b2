import { request as httpRequest } from "node:http";
import { parse } from "node-html-parser";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { roadmapItems } from "#app/content/roadmap-items.ts";
import { acceptIdea } from "#app/domain/roadmap/moderate.server.ts";
import { oddValues } from "../support/odd-values.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { pageOf, readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();
beforeEach(async () => {
  clientNumber += 1;
  await site.db.$client.query(
    "delete from roadmap_votes; delete from roadmap_ideas; delete from roadmap_moves",
  );
});

/** Each test comes from a different network, so that no limit of another one stops it. */
let clientNumber = 0;
const from = () => ({ "X-Forwarded-For": `192.0.2.${clientNumber}` });

const vote = (item: string, { intent = "vote", cookie = "" } = {}) =>
  site.post("/roadmap/votes", { item, intent }, { ...from(), ...(cookie ? { Cookie: cookie } : {}) });
const cookieOf = (reply: Response) => reply.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const sendIdea = (fields: Record<string, string>) => site.post("/roadmap", fields, from());

/** An item as a visitor with this cookie sees it. */
async function itemSeen(key: string, cookie = "") {
  const reply = await site.fetch("/roadmap", cookie ? { headers: { Cookie: cookie } } : {});
  return parse(await reply.text()).querySelector(`#item-${key}`)?.structuredText ?? "";
}
const storedVotes = async () => (await site.db.$client.query("select * from roadmap_votes")).rows;

describe("the page", () => {
  test("shows every item by state, with a vote for all but what is shipped, and sets no cookie", async () => {
    const { status, headers, html } = await readPage(site, "/roadmap");
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    const page = parse(html);
    expect(page.querySelectorAll("h1").map((heading) => heading.text)).toEqual(["Roadmap"]);
    for (const { key, title, state } of roadmapItems("en")) {
      const item = page.querySelector(`#${state} #item-${key}`);
      expect([key, item?.querySelector("h3")?.text]).toEqual([key, title]);
      expect([key, item?.querySelectorAll('button[value="vote"]').length]).toEqual([
        key,
        state === "shipped" ? 0 : 1,
      ]);
    }
    expect(page.querySelectorAll("[id]").length).toBe(
      new Set(page.querySelectorAll("[id]").map(({ id }) => id)).size,
    );
  });

  test("has a title, description and address of its own, and needs no framework script", async () => {
    const { html } = await readPage(site, "/roadmap");
    expect(html).toContain("<title>Roadmap: vote on what comes next | Faircharge</title>");
    expect(html).toMatch(/<meta name="description" content="[^"]{60,300}"/);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/roadmap"`);
    expect(html.match(/<script|rel="modulepreload"/g)).toHaveLength(1);
    expect((await readPage(site, "/roadmap?done=idea")).html).toContain('content="noindex"');
  });

  test("is reached from /coming-soon, and what is shipped leads to pages that are there", async () => {
    expect((await readPage(site, "/coming-soon")).links()).toContain("/roadmap");
    for (const { path } of roadmapItems("en")) {
      if (path) expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
    }
  });

  test("answers odd addresses like any other", async () => {
    for (const value of oddValues()) {
      const reply = await site.fetch(`/roadmap?${new URLSearchParams({ sent: value })}`);
      expect([value.slice(0, 9), reply.status]).toEqual([value.slice(0, 9), 200]);
      const cookie = new URLSearchParams({ voter: value }).toString();
      expect((await site.fetch("/roadmap", { headers: { Cookie: cookie } })).status).toBe(200);
    }
  });
});

describe("a vote", () => {
  test("leads back to the item, counts once, and is known again by a closed cookie of the roadmap alone", async () => {
    const reply = await vote("spanish");
    expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/roadmap#item-spanish"]);
    const [setCookie = "", inSpanish, ...others] = reply.headers.getSetCookie();
    expect(inSpanish).toBe(setCookie.replace("Path=/", "Path=/es/"));
    expect(others).toEqual([]);
    expect(setCookie).toMatch(/^voter=[^;]{40,}; Max-Age=31536000; Path=\/roadmap; HttpOnly; SameSite=Lax$/);

    const cookie = cookieOf(reply);
    const again = await vote("spanish", { cookie });
    expect([again.status, again.headers.getSetCookie()]).toEqual([303, []]);
    expect(await itemSeen("spanish", cookie)).toMatch(
      /1 vote\s*You voted\s*Undo your vote for “The whole site in Spanish”/,
    );
    expect(await itemSeen("spanish")).toMatch(/1 vote\s*Vote for “The whole site in Spanish”/);
    expect(await itemSeen("quality-beside-price", cookie)).toContain("0 votes");
  });

  test("is stored as a hash that the cookie does not hold, and without a time", async () => {
    const cookie = cookieOf(await vote("spanish"));
    const [stored, ...others] = await storedVotes();
    expect(others).toEqual([]);
    expect(stored).toEqual({ item_key: "spanish", voter: expect.stringMatching(/^visitor:[\w-]{43}$/) });
    expect(decodeURIComponent(cookie)).not.toContain(stored.voter.slice("visitor:".length));
  });

  test("is taken back by the one who gave it, and by nobody else", async () => {
    const [mine, theirs] = [cookieOf(await vote("spanish")), cookieOf(await vote("quality-beside-price"))];
    await vote("spanish", { cookie: theirs });
    for (const cookie of ["", "voter=forged"]) {
      const reply = await vote("spanish", { intent: "undo", cookie });
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([303, []]);
    }
    expect(await itemSeen("spanish", mine)).toContain("2 votes");
    const reply = await vote("spanish", { intent: "undo", cookie: mine });
    expect(reply.headers.get("Location")).toBe("/roadmap#item-spanish");
    expect(await itemSeen("spanish", mine)).toMatch(/1 vote\s*Vote for/);
    expect(await itemSeen("spanish", theirs)).toMatch(/1 vote\s*You voted/);
  });

  test("from a forged, broken or foreign cookie counts as a new visitor's, who gets a cookie of their own", async () => {
    const cookie = cookieOf(await vote("spanish"));
    const other = await openTestSite();
    const foreign = cookieOf(await other.post("/roadmap/votes", { item: "spanish", intent: "vote" }));
    await other.close();
    const forged = ["voter=", "voter=%00", "voter=nonsense", `${cookie.slice(0, -9)}AAAAAAAAA`, foreign];
    for (const [at, broken] of forged.entries()) {
      expect(await itemSeen("spanish", broken)).not.toContain("You voted");
      const reply = await vote("spanish", { cookie: broken });
      expect(reply.status).toBe(303);
      expect(await itemSeen("spanish", cookieOf(reply))).toContain(`${at + 2} votes`);
    }
  });

  test("moves its item up within the state", async () => {
    const keys = async () =>
      parse((await readPage(site, "/roadmap")).html)
        .querySelectorAll("#planned > ul > li")
        .map(({ id }) => id);
    const last = (await keys()).at(-1)!;
    await vote(last.replace("item-", ""));
    await expect.poll(async () => (await keys())[0]).toBe(last);
  });

  test("for an item that is not there, or that is shipped, is refused with a way on", async () => {
    for (const item of ["nothing", "idea-1", "", ...oddValues()]) {
      const reply = await vote(item);
      expect([item.slice(0, 9), reply.status, reply.headers.getSetCookie()]).toEqual([
        item.slice(0, 9),
        404,
        [],
      ]);
      const page = parse(await reply.text());
      expect(page.querySelector("h1")?.text).toBe("This item is not on the roadmap");
      expect(page.querySelector('main a[href="/roadmap"]')).not.toBeNull();
    }
    const shipped = await vote("glossary");
    expect([shipped.status, await shipped.text()]).toEqual([
      409,
      expect.stringContaining("This item has shipped"),
    ]);
    expect(await storedVotes()).toEqual([]);
  });

  test("that another site makes a visitor's browser send is not counted", async () => {
    const reply = await site.post(
      "/roadmap/votes",
      { item: "spanish", intent: "vote" },
      { ...from(), Origin: "https://other.example" },
    );
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await storedVotes()).toEqual([]);
    vi.mocked(console.error).mockClear(); // Remix notes it
  });

  test("that is no form, or says nothing, is refused in words; a look at its address leads to the roadmap", async () => {
    const bodies = [
      new URLSearchParams({ item: "spanish" }),
      new URLSearchParams({ item: "spanish", intent: "explode" }),
      "{}",
      undefined,
    ];
    for (const body of bodies) {
      const reply = await site.fetch("/roadmap/votes", {
        method: "POST",
        body: body ?? null,
        headers: from(),
      });
      expect([reply.status, await reply.text()]).toEqual([
        400,
        expect.stringContaining("We could not count this vote"),
      ]);
    }
    const looked = await site.fetch("/roadmap/votes");
    expect([looked.status, looked.headers.get("Location")]).toEqual([302, "/roadmap"]);
  });

  test("by visitors without cookies is limited for each network, with when to try again; known ones go on", async () => {
    const cookie = cookieOf(await vote("spanish"));
    for (let n = 0; n < 19; n += 1) expect((await vote("quality-beside-price")).status).toBe(303);
    const refused = await vote("quality-beside-price");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toMatch(
      /Too many votes from your network.*Please try again in \d+ minutes\./s,
    );
    expect((await vote("quality-beside-price", { cookie })).status).toBe(303);
    clientNumber += 1;
    expect((await vote("quality-beside-price")).status).toBe(303);
  });

  test("is limited by whatever address it takes to the route", async () => {
    const cookie = cookieOf(await vote("spanish"));
    const addresses = ["/roadmap/votes", "/Roadmap/Votes", "/roadmap/votes/"];
    const post = (address: string) =>
      site.post(address, { item: "quality-beside-price", intent: "vote" }, { ...from(), Cookie: cookie });
    for (let n = 0; n < 119; n += 1) await post("/roadmap/votes");
    for (const address of addresses) expect([address, (await post(address)).status]).toEqual([address, 429]);
    expect((await post("/%72oadmap/votes")).status).toBe(400);
  });
});

describe("kept pages", () => {
  test("a vote makes no kept page old; the roadmap itself is never kept", async () => {
    const version = async () =>
      (await site.db.$client.query<{ version: string }>("select version from data_version")).rows[0]?.version;
    const before = await version();
    const cookie = cookieOf(await vote("spanish"));
    expect(await version()).toBe(before);
    const anyone = await site.fetch("/roadmap");
    expect([anyone.headers.get("Cache-Control"), anyone.headers.get("ETag")]).toEqual(["no-cache", null]);
    expect(await anyone.text()).not.toContain("You voted");
    expect(await itemSeen("spanish")).toContain("1 vote");
    const own = await site.fetch("/roadmap", { headers: { Cookie: cookie } });
    expect([own.headers.get("Cache-Control"), own.headers.get("ETag")]).toEqual(["private, no-cache", null]);
    expect(await own.text()).toContain("You voted");
  });
});

describe("a new idea", () => {
  const idea = { title: "Bigger letters", description: "My eyes are not what they were.", website: "" };
  const stored = async () =>
    (await site.db.$client.query("select title, description, email, state from roadmap_ideas")).rows;

  test("is held, says so, and shows only once it is accepted, without its sender's address", async () => {
    const reply = await sendIdea({ ...idea, email: "Ada@example.org" });
    expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/roadmap?done=idea#send-idea"]);
    expect(await stored()).toEqual([
      { title: idea.title, description: idea.description, email: "ada@example.org", state: "held" },
    ]);
    const sent = await readPage(site, "/roadmap?done=idea");
    expect(sent.text).toContain("Thank you. We read every idea before it appears.");
    expect(sent.text).not.toContain(idea.title);

    const { rows } = await site.db.$client.query("select idea_id from roadmap_ideas");
    await acceptIdea(site.db, rows[0].idea_id, "idea", { now: () => new Date() });
    const key = `idea-${rows[0].idea_id}`;
    await expect.poll(() => itemSeen(key)).toContain(idea.description);
    expect((await readPage(site, "/roadmap")).html).not.toContain("ada@example.org");
    expect((await vote(key)).headers.get("Location")).toBe(`/roadmap#item-${key}`);
  });

  test("that misses something comes back with what was written and how to mend it", async () => {
    const reply = await sendIdea({ title: "", description: "kept & <b>", email: "ada" });
    expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    const page = parse(await reply.text());
    expect(page.querySelector('[role="alert"]')?.structuredText).toBe(
      "There is a problem\nEnter a title\nEnter an email address in the format name@example.com, or leave it empty",
    );
    for (const link of page.querySelectorAll('[role="alert"] a')) {
      expect(page.querySelector(link.getAttribute("href")!)).not.toBeNull();
    }
    expect(page.querySelector("textarea")?.text).toBe("kept & <b>");
    expect(page.querySelector('input[name="email"]')?.getAttribute("value")).toBe("ada");
    expect(await stored()).toEqual([]);
  });

  test("that is too long by far is refused with what to do, whether it says its size before or not", async () => {
    const megabyte = `title=Long&description=${"x".repeat(1_000_000)}`;
    const said = await site.fetch("/roadmap", {
      method: "POST",
      body: megabyte,
      headers: { ...from(), "Content-Type": "application/x-www-form-urlencoded" },
    });
    const sentence = "This form is too large";
    expect([said.status, await said.text()]).toEqual([413, expect.stringContaining(sentence)]);
    expect(await postInChunks(megabyte)).toEqual([413, expect.stringContaining(sentence)]);
    const tooLong = await sendIdea({ ...idea, description: "x".repeat(5000) });
    expect([tooLong.status, await tooLong.text()]).toEqual([
      422,
      expect.stringContaining("Shorten the description to 1,000 characters or fewer"),
    ]);
    expect(await stored()).toEqual([]);
  });

  test("that is no form is refused in words", async () => {
    const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
    for (const headers of [{}, multipart, { "Content-Type": "application/json" }]) {
      const reply = await site.fetch("/roadmap", { method: "POST", body: "--x\r\nbroken", headers });
      expect([headers, reply.status]).toEqual([headers, 400]);
      expect(await reply.text()).toContain("We could not accept this request");
    }
  });

  test("with script in it is text; control characters are left out", async () => {
    await sendIdea({
      title: "<script>alert(1)</script>\0",
      description: "a\0b\u001b[31m\r\n<img onerror=x>",
    });
    expect(await stored()).toMatchObject([
      { title: "<script>alert(1)</script>", description: "a b [31m\n<img onerror=x>" },
    ]);
    const { rows } = await site.db.$client.query("select idea_id from roadmap_ideas");
    await acceptIdea(site.db, rows[0].idea_id, "planned", { now: () => new Date() });
    const html = async () => (await readPage(site, "/roadmap")).html;
    await expect.poll(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(await html()).not.toMatch(/<script>alert|<img onerror/);
  });

  test("odd text is held or sent back, and never fails", async () => {
    for (const value of oddValues()) {
      clientNumber += 1;
      const reply = await sendIdea({ title: value, description: value, email: value });
      expect([value.slice(0, 9), reply.status]).toEqual([value.slice(0, 9), 422]);
      clientNumber += 1;
      const text = await sendIdea({ title: "Odd", description: value });
      expect([value.slice(0, 9), [303, 422].includes(text.status)]).toEqual([value.slice(0, 9), true]);
    }
  });

  test("from a program that fills in what people do not see is thanked for and not kept", async () => {
    const reply = await sendIdea({ ...idea, website: "https://spam.example" });
    expect([reply.status, await stored()]).toEqual([303, []]);
  });

  test("too many from one network are refused with when to try again, and what was written stays", async () => {
    for (let n = 0; n < 5; n += 1) expect((await sendIdea(idea)).status).toBe(303);
    const refused = await sendIdea(idea);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    const { text, values } = await pageOf(refused);
    expect(text).toMatch(/please send it in \d+ minutes\./);
    expect(values("title")).toEqual(["Bigger letters"]);
    expect(await stored()).toHaveLength(5);
  });
});

/** A form whose size is not said before. */
function postInChunks(body: string): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      new URL("/roadmap", site.origin),
      { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
      async (reply) => resolve([reply.statusCode, (await reply.toArray()).join("")]),
    );
    asked.once("error", reject);
    for (let at = 0; at < body.length; at += 50_000) asked.write(body.slice(at, at + 50_000));
    asked.end();
  });
}
