import { describe, expect, test } from "vitest";
import { RightsReply } from "#app/content/rights-reply.server.ts";
import { statesOfRights } from "#app/domain/debt/rights-path.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "100000" }, { clock: { now: () => now } });
let now = new Date("2026-12-01T17:00:00Z");

const mainOf = async (path: string) => (await readPage(site, path)).main.text.replace(/\s+/g, " ");

/** What an advocate would look for, drawn from what was read before the pages were made. */
const cases: [string, string, string[], RegExp[]][] = [
  [
    "california",
    "a hospital threatens a credit report, and a suit",
    [
      "No one may report medical debt to a credit bureau",
      "applies unless a court decides otherwise",
      "Civ. Code 1785.27",
      "general credit card is not covered",
      "916-210-6276",
    ],
    [/take your wages|No wage garnishment/i, /180 days after first billing/, /150 days/, /888-466-2219/],
  ],
  [
    "new-york",
    "a hospital sues four months after its bill",
    [
      "must not sue before 180 days",
      "under 400% of the poverty level",
      "Medical bills: about 3 years",
      "does not put a lien on the main home",
    ],
    [/about 6 years/],
  ],
  [
    "colorado",
    "a collector writes 100 days after care",
    [
      "until 182 days after the care",
      "Thirty days before a lawsuit",
      "Fulford",
      "through Jun 30, 2028",
      "Administrator of the Consumer Credit Code",
    ],
    [/foreclosure, arrest/, /state tax refund/],
  ],
  [
    "texas",
    "a collector threatens wages and account",
    [
      "wages cannot be garnished",
      "Money in a bank account is not covered",
      "itemized bill in plain language",
      "512-463-2100",
    ],
    [/(may|must) not report|from reporting|no one may report/i, /counted as federal/],
  ],
  [
    "kansas",
    "nothing but the time to sue was read",
    [
      "We haven’t read anything else about Kansas yet",
      "doesn’t mean that it has no law",
      "about 3 to 5 years",
      "785-296-3751",
    ],
    [/Kansas has no law/i, /Your home/],
  ],
  [
    "district-of-columbia",
    "an act whose enactment nobody read",
    ["202-727-8000", "202-442-9828", "Written contract: about 3 years"],
    [/B26-0438/, /Medical Debt Mitigation/, /garnish wages/i],
  ],
  [
    "virginia",
    "a large facility threatens the home",
    [
      "must not foreclose on real property",
      "A lien on real property without foreclosure is not on the list",
      "We haven’t checked any number for the attorney general of Virginia",
    ],
    [/804-786-2071/, /no lien on your home/i],
  ],
  [
    "north-carolina",
    "wages, owed to a nonprofit hospital",
    [
      "General creditors cannot garnish wages",
      "Public and nonprofit hospitals have their own procedure",
      "condition of state funding, not a right to sue",
    ],
    [/hospitals (may|must) not garnish/i],
  ],
  [
    "illinois",
    "an uninsured patient gets a final notice",
    [
      "only after it did the required screening",
      "at least 90 days after discharge",
      "Hospitals and doctors are not bound",
      "the lists that we read disagree",
      "about 5 years",
    ],
    [/about 10 years/, /60 days after discharge/],
  ],
  [
    "florida",
    "a facility sues over an old bill",
    [
      "Medical bills: about 3 years",
      "certified or traceable mail",
      "one car is protected up to $10,000",
      "850-414-3990",
    ],
    [/Medical bills: about 5/, /Department of Financial Services/],
  ],
  [
    "wyoming",
    "lists disagree about both times",
    ["We haven’t read anything else about Wyoming yet", "the lists that we read disagree", "800-438-5768"],
    [/about 8 years/, /about 10 years/],
  ],
];

test.each(cases)("%s: %s", async (state, _situation, said, unsaid) => {
  const text = await mainOf(`/rights/${state}`);
  for (const sentence of said) expect(text).toContain(sentence);
  for (const pattern of unsaid) expect(text).not.toMatch(pattern);
  expect(text).not.toMatch(/\(knowledge\)|undefined/);
  expect(text).toContain("This is information, not legal advice.");
});

test("each rule says by what law, how it was read and when", async () => {
  const { main } = await readPage(site, "/rights/maryland");
  const text = main.text.replace(/\s+/g, " ");
  expect(text).toContain("Real Prop. 14-203.1 (HB 428)");
  expect(text).toContain("We read the law’s text on Nov 29, 2026: mgaleg.maryland.gov");
  expect(text).toMatch(/From secondary sources, read on Nov 29, 2026: .{3,200} Check the statute\./);
  expect(text).toContain("410-230-6077");
});

test("who takes a complaint depends on who pays for the care", async () => {
  const { main } = await readPage(site, "/rights/ohio");
  const text = main.text.replace(/\s+/g, " ");
  const of = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));
  const selfFunded = of("A self-funded plan", "A Marketplace plan");
  expect(selfFunded).toContain("1-866-444-3272");
  expect(selfFunded).not.toContain("800-686-1526");
  expect(of("Medicaid Ask", "TRICARE First")).toContain("We haven’t checked any agency’s number");
  expect(of("A plan that you bought", "A self-funded plan")).toContain("800-686-1526");
  expect(text).not.toMatch(/reportfraud|Form 13909|1-800-368-1019|externalappeal/);
});

describe("addresses", () => {
  test("the index leads to 51 states, all in the sitemap", async () => {
    const { links } = await readPage(site, "/rights");
    const sitemap = await (await site.fetch("/sitemaps/rights.xml")).text();
    expect(statesOfRights).toHaveLength(51);
    for (const { path } of statesOfRights) {
      expect(links()).toContain(path);
      expect(sitemap).toContain(`${path}</loc>`);
    }
  });

  test.each(["/rights/il", "/rights/IL", "/rights/Illinois"])("%s leads to the state's own", async (path) => {
    let reply = await site.fetch(path, { redirect: "manual" });
    for (let hops = 0; hops < 2 && reply.status >= 300 && reply.status < 400; hops++) {
      const to = new URL(reply.headers.get("Location") ?? "", site.origin);
      if (to.pathname === "/rights/illinois") return;
      reply = await site.fetch(to.pathname, { redirect: "manual" });
    }
    expect.unreachable(`${path} ends at ${reply.status}`);
  });

  test.each(["/rights/guam", "/rights/nowhere"])("%s is no page", async (path) => {
    expect((await site.fetch(path)).status).toBe(404);
  });
});

describe("the call", () => {
  const ask = async (state: string) => {
    const reply = await site.fetch(`/rights.json?state=${state}`);
    return { status: reply.status, body: await reply.json() };
  };

  test("gives each rule with citation, day and sureness", async () => {
    const { body } = await ask("IL");
    const { rules, status } = RightsReply.parse(body);
    expect(status).toBe("rules");
    expect(rules.find(({ key }) => key === "il-reporting")).toMatchObject({
      citation: "815 ILCS 505/2EEEE(b) (P.A. 103-648)",
      may_be_overridden: true,
      binds: ["credit-bureaus"],
      in_force_from: "2025-01-01",
      sureness: "A",
      read_on: "2026-11-29",
    });
    expect(RightsReply.parse((await ask("Kansas")).body).status).toBe("time-to-sue-only");
    expect(RightsReply.parse((await ask("wy")).body).status).toBe("nothing-read");
    expect((await ask("PR")).status).toBe(404);
  });

  test("gives no rule before its day", async () => {
    const keys = async () => RightsReply.parse((await ask("VA")).body).rules.map(({ key }) => key);
    expect(await keys()).toContain("va-interest");
    now = new Date("2026-06-30T17:00:00Z");
    expect(await keys()).not.toContain("va-interest");
    now = new Date("2026-12-01T17:00:00Z");
  });
});
