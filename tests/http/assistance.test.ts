import { beforeAll, describe, expect, test, vi } from "vitest";
import { addListedHospital, fileAssistancePolicy } from "../support/assisting-hospitals.ts";
import { pageOf, readPage } from "../support/read-page.ts";
import { patientsGrade, readingGrade } from "../support/reading-grade.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const clock = { now: () => new Date("2026-11-26T17:00:00Z") };

const site = siteForTests({}, { clock });
/** In Texas, whose laws we haven't read. */
let filed: string;
let wholeGroup: string;
let lantern: string;
beforeAll(async () => {
  const add = (name: string, state: string, more: object = {}) =>
    addListedHospital(site.db, { name, state, ...more });
  filed = await add("Harbor Filed Hospital", "TX");
  wholeGroup = await add("Harbor Group Hospital", "TX");
  lantern = await add("Lanternfield Hospital", "IL", { hospitalType: "Critical Access Hospitals" });
  await add("Quiet Nonprofit Hospital", "TX", { ownership: "Voluntary non-profit - Private" });
  await add("Gilded Hospital", "TX", { ownership: "Proprietary" });
  await add("County Seat Hospital", "TX", { ownership: "Government - Local" });
  await add("Twin Oaks Hospital", "TX", { city: "Austin" });
  await add("Twin Oaks Hospital", "WA", { city: "Seattle" });
  await fileAssistancePolicy(site.db, filed, {
    free: 200,
    discount: 400,
    isDoubtful: true,
    criteria: ["income", "assets", "medical indigency", "residency"],
    urls: ["https://harbor.example/policy", "https://harbor.example/form.pdf", null],
  });
  await fileAssistancePolicy(site.db, wholeGroup, { free: null, discount: 300, isOfOrganisation: true });
});

/** The poverty level of three people in Texas is $27,320 in 2026. */
const asks = { hospital: "Harbor Filed Hospital", size: "3", per: "year", income: "49,176" };

async function send(fields: Record<string, string>) {
  const reply = await site.post("/assistance", fields);
  const { html, element: page, links, main } = await pageOf(reply);
  const headline = page.querySelector('main [role="status"]')?.text ?? "";
  return { reply, html, page, links, text: main.text, headline };
}

test("the page asks four things, without an account or a script, and is found", async () => {
  const { element: page, links } = await readPage(site, "/assistance");
  const fields = page.querySelectorAll("main form [name]").map((field) => field.getAttribute("name"));
  expect(new Set(fields)).toEqual(
    new Set(
      "hospital state near radius size income per medicaid snap wic school-meals energy insurance".split(" "),
    ),
  );
  expect(page.querySelector("main form")?.getAttribute("method")).toBe("post");
  expect(page.querySelectorAll("script[src]")).toHaveLength(1); // the site's own small module
  expect(links()).toContain("/assistance");
  expect(await (await site.fetch("/sitemaps/pages.xml")).text()).toContain("/assistance</loc>");
  expect((await readPage(site, "/")).links()).toContain("/assistance");
});

test("an address may name the hospital, by its id or its name, or a place", async () => {
  const valueAt = async (query: string, name: string) =>
    (await readPage(site, `/assistance?${query}`)).main.values(name)[0];
  expect(await valueAt(`id=${filed}`, "hospital")).toBe("Harbor Filed Hospital");
  expect(await valueAt(`id=${filed}`, "hospitalId")).toBe(filed);
  expect(await valueAt("hospital=harbor+filed", "hospitalId")).toBe(filed);
  expect(await valueAt("hospital=Nobody+Knows", "hospital")).toBe("Nobody Knows");
  expect(await valueAt("id=nonsense", "hospitalId")).toBeUndefined();
  expect(await valueAt("near=60614", "near")).toBe("60614");
  const several = await readPage(site, "/assistance?hospital=Twin+Oaks+Hospital");
  expect(several.element.querySelectorAll('[type="radio"][name="hospitalId"]')).toHaveLength(3);
});

describe("an answer", () => {
  test("says by whose line, from what filing, how sure and how old, and never that somebody qualifies", async () => {
    const { reply, headline, text, page, links } = await send(asks);
    expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(headline).toBe(
      "Under the policy that Harbor Filed Hospital filed for 2024, care may be free for families up to 200% of the poverty level. Your income is about 180%. Apply.",
    );
    for (const said of [
      "in the filing of Harbor Health (EIN 90-0000011) with the IRS: Form 990, Schedule H, for the year ending Jun 30, 2025",
      "ended 16 months ago",
      "filed as a small number",
      "savings and other property, bills that are large compared with income, and where you live",
      "the 2026 poverty level of the US Department of Health and Human Services (HHS) is $27,320 a year",
      "We have not read the laws of Texas yet",
      "26 CFR 1.501(r)-1(b)(3)",
      "not legal advice",
      "As filed for 2024. The pages may have moved since.",
    ]) {
      expect(text).toContain(said);
    }
    expect(readingGrade(page.querySelector("main")?.innerHTML ?? "")).toBeLessThan(patientsGrade);
    expect(text).not.toMatch(/you (?:do not )?qualify|undefined|null|[{}]/i);
    expect(links()).toContain("https://harbor.example/form.pdf");
    expect(links()).toContain("https://harbor.example/policy");
  });

  test.each([
    ["27,320", "year", "free", /^Under the policy .* is about 100%\. Apply\.$/],
    ["54,640", "year", "free", /is about 200%\. Apply\.$/],
    [
      "54,914",
      "year",
      "discount",
      /up to 400% of the poverty level may pay less\. Your income is about 201%\./,
    ],
    ["4,576.16", "month", "discount", /is about 201%/],
    [
      "109,554",
      "year",
      "above",
      /help goes up to 400% of the poverty level\. Your income is about 401%\. Ask anyway\./,
    ],
    ["0", "month", "free", /is about 0%\. Apply\./],
    ["1000000", "month", "above", /Ask anyway/],
  ])("at %s a %s is: %s", async (income, per, answer, sentence) => {
    const { page, headline } = await send({ ...asks, income, per });
    expect(page.querySelector("[data-assistance]")?.getAttribute("data-assistance")).toBe(answer);
    expect(headline).toMatch(sentence);
  });

  test("near a line says so, and above it why to ask all the same", async () => {
    expect((await send({ ...asks, income: "57,000" })).text).toContain("close to the 200% limit");
    const { text } = await send({ ...asks, income: "200,000" });
    expect(text).toContain("The limits may have gone up since 2024.");
    expect(text).toContain("bills that are large compared with income");
    expect(text).not.toContain("You are close to");
  });

  test("of a whole organization's lines, and of a line that is missing, says that", async () => {
    const { headline, text } = await send({ ...asks, hospital: "Harbor Group Hospital" });
    expect(headline).toMatch(
      /^Under the policy that Harbor Health filed for 2024 for all its hospitals, .* pay less/,
    );
    expect(text).toContain("not of this hospital alone");
    expect(text).toContain("It names no limit for free care, which does not mean that it gives none");
  });

  test("by a policy that an operator entered says where it was read and when, and not that anybody filed it", async () => {
    const id = await addListedHospital(site.db, { name: "Public Meadow Hospital", state: "TX" });
    await site.db.$client.query(
      `insert into hospital_policies (hospital_id, source_kind, free_percent, as_of, source, application_url)
       select hospital_id, 'operator', 250, '2026-05-01', 'its own page', 'https://meadow.example/form'
       from hospitals where short_id = $1`,
      [id],
    );
    const { headline, text } = await send({ ...asks, hospital: "Public Meadow Hospital" });
    expect(headline).toMatch(
      /^Under the policy of Public Meadow Hospital, read on May 1, 2026, care is free .* up to 250%/,
    );
    expect(text).toContain("The people who run this site entered it on May 1, 2026 from: its own page");
    expect(text).toContain("As of May 1, 2026. The pages may have moved since.");
    expect(text).toContain("If the hospital is a nonprofit, federal law gives you these deadlines");
    expect(text).not.toMatch(/filing|filed/i);
    const call = await (await site.fetch(`/assistance.json?id=${id}`)).json();
    expect(call.policy.source).toMatchObject({
      kind: "operator",
      ein: null,
      as_of: "2026-05-01",
      read_in: "its own page",
    });
  });

  test.each([
    ["Quiet Nonprofit Hospital", "nonprofit hospitals must have a policy", "until at least 240 days"],
    [
      "Gilded Hospital",
      "is run for profit, so federal law does not require it",
      "Federal law sets no deadlines for this hospital",
    ],
    [
      "County Seat Hospital",
      "many public hospitals have one",
      "If the hospital is a nonprofit, federal law gives you these deadlines",
    ],
  ])("without a filing, at %s, says what holds then", async (hospital, headlined, days) => {
    const { page, headline, text } = await send({ ...asks, hospital });
    expect(page.querySelector("[data-assistance]")?.getAttribute("data-assistance")).toBe("not-known");
    expect(headline).toContain(headlined);
    expect(text).toContain(days);
    expect(text).toContain(`We don’t have an IRS filing for ${hospital}.`);
  });

  test("counts the days from the first bill, and says when they are past", async () => {
    const { text } = await send({ ...asks, firstBill: "10/1/2026" });
    expect(text).toContain("until at least May 29, 2027: 240 days");
    expect(text).toContain("Until Jan 29, 2027, 120 days after that bill");
    const past = await send({ ...asks, firstBill: "1/2/2026" });
    expect(past.text).toContain("ended on Aug 30, 2026");
    expect(past.text).toContain("Apply anyway");
  });

  test("adds the days of the state's rules", async () => {
    const daysIn = async (state: string, more = {}) =>
      (await send({ ...asks, hospital: "", state, insurance: "none", ...more })).text;
    expect(await daysIn("NY")).toContain("you can apply at any time in New York");
    expect(await daysIn("OH")).toContain("Ohio gives you 3 years from the first bill");
    expect(await daysIn("OH", { firstBill: "1/2/2026" })).toContain("until at least Jan 1, 2029");
    expect(await daysIn("NJ")).toContain("New Jersey gives you a year from the day of care");
    expect(await daysIn("IL")).toContain("Illinois gives you 90 days from the day of care");
  });

  test("takes a program in place of an income", async () => {
    const { income: _, ...noIncome } = asks;
    const texas = await send({ ...noIncome, snap: "yes", wic: "yes" });
    expect(texas.headline).toContain("Ask for the form, even though we don’t know your income.");
    expect(texas.text).toContain("You get SNAP and WIC. That is often enough by itself");
    const maryland = await send({ size: "3", hospital: "", state: "MD", snap: "yes" });
    expect(maryland.headline).toBe(
      "Under the rules of Maryland, care is free for people who get SNAP. Apply, and send the letter about it.",
    );
  });
});

describe("a state's laws", () => {
  const inState = (state: string, more: Record<string, string> = {}) =>
    send({ size: "3", per: "year", income: "49,176", hospital: "", state, ...more });

  test("are enough without a hospital, each with where it was read", async () => {
    const { headline, page } = await inState("NY", { insurance: "none" });
    expect(headline).toMatch(/^Under the rules of New York, care is free for families up to 200%/);
    const insured = await inState("NY", { insurance: "some" });
    expect(insured.headline).toMatch(
      /^Under the rules of New York, care may be free for families up to 200%/,
    );
    expect(insured.text).toContain(
      "Apply. With insurance, this law helps if your own medical costs are high",
    );
    const law = page.querySelector('[data-law="ny"]')?.structuredText ?? "";
    expect(law).toContain("Public Health Law 2807-k(9-a)");
    expect(law).toContain("We counted this.");
    expect(law).toContain("in a text about the law, not in the law itself");
  });

  test("of a hospital that is not on the list are told all the same", async () => {
    const { text } = await inState("VT", { hospital: "Nowhere General Infirmary" });
    expect(text).toContain("We don’t know a hospital called “Nowhere General Infirmary” in Vermont");
  });

  test("for people without insurance count once somebody says so", async () => {
    const lawOf = async (insurance: string) => {
      const { page } = await send({ ...asks, hospital: "Lanternfield Hospital", insurance });
      return page.querySelector('[data-law="il-rural"]')?.structuredText;
    };
    expect(await lawOf("none")).toContain("We counted this. This law is for people who live in Illinois.");
    expect(await lawOf("some")).toContain("so we did not count it");
    expect(await lawOf("unsure")).toContain("We count it once you say that you have none.");
  });

  test("count for a hospital of a metropolitan county, and not for one outside", async () => {
    const lawAt = async (county: string) => {
      const name = `${county} Test Hospital`;
      await addListedHospital(site.db, { name, state: "IL", county });
      const { headline, page } = await send({ ...asks, hospital: name, insurance: "none" });
      return [headline, page.querySelector('[data-law="il-large"]')?.structuredText];
    };
    const [free, law] = await lawAt("Du Page");
    expect(free).toMatch(/^Under the rules of Illinois, care is free for families up to 200%/);
    expect(law).toContain("is in a metropolitan county and isn’t a critical access one");
    const [paysLess, other] = await lawAt("La Salle");
    expect(paysLess).toMatch(/^Under the rules of Illinois, families up to 300% .* pay less/);
    expect(other).toContain("It is for other hospitals than this one.");
  });

  test("that may bind only other hospitals are told with how far they go", async () => {
    const { page } = await inState("IL", { insurance: "none" });
    const law = page.querySelector('[data-law="il-large"]')?.structuredText;
    expect(law).toContain("If it does, care may be free up to 200%, with discounts up to 600%.");
  });

  test("that are not in force yet say from when; those of the past are not shown", async () => {
    expect((await inState("DE")).page.querySelector('[data-law="de"]')?.structuredText).toContain(
      "comes into force on Jan 1, 2027",
    );
    const maine = (await inState("ME")).page;
    expect(maine.querySelectorAll("[data-law]").map((law) => law.getAttribute("data-law"))).toEqual([
      "me-2026",
    ]);
  });

  test("for residents ask where somebody lives", async () => {
    const { page } = await send({ ...asks, hospital: "Lanternfield Hospital", insurance: "none" });
    expect(page.querySelector('select[name="home"]')).not.toBeNull();
    const other = await send({ ...asks, hospital: "Lanternfield Hospital", insurance: "none", home: "WI" });
    expect(other.page.querySelector('[data-law="il-rural"]')?.structuredText).toContain(
      "only for people who live in Illinois, so we did not count it",
    );
    expect((await inState("NY")).page.querySelector('select[name="home"]')).toBeNull();
  });
});

describe("a form that cannot be answered comes back with what was typed and how to mend it", () => {
  test.each([
    [{ size: "0" }, "Enter how many people are in your household, from 1 to 30"],
    [{ size: "31" }, "Enter how many people are in your household, from 1 to 30"],
    [{ size: "two" }, "Enter how many people are in your household, from 1 to 30"],
    [{ income: "-5" }, "Enter your income without a minus sign"],
    [{ income: "a lot" }, "Enter your income in dollars, such as 2,400"],
    [{ income: "1e9" }, "Enter your income in dollars, such as 2,400"],
    [{ income: "9000000000" }, "Enter an income of up to $100 million"],
    [{ income: "€20" }, "Enter your income in dollars, such as 2,400"],
    [{ income: "" }, "Enter your income, or check a program that someone gets"],
    [{ firstBill: "2/30/2026" }, "enter month, day and year"],
    [{ firstBill: "2027-01-01" }, "enter a date that is not in the future"],
    [{ hospital: "" }, "Type the hospital’s name, or choose its state"],
    [{ hospital: "Nowhere General Infirmary" }, "We don’t know this hospital"],
    [{ hospital: "\0'\"><b>" }, "We don’t know this hospital"],
  ])("%j", async (wrong, problem) => {
    const { reply, page } = await send({ ...asks, ...wrong });
    expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([422, "private, no-store"]);
    expect(page.querySelector("#assistance-problems")?.text).toContain(problem);
    expect(page.querySelector("title")?.text).toMatch(/^Error: /);
    expect(page.querySelector('[name="per"] [selected]')?.getAttribute("value")).toBe("year");
  });

  test("a name that several fit asks which, and the choice counts for that name alone", async () => {
    const twin = { ...asks, hospital: "Twin Oaks Hospital" };
    const { reply, page } = await send(twin);
    expect(reply.status).toBe(422);
    const radios = page.querySelectorAll('[type="radio"][name="hospitalId"]');
    const seattle =
      radios.find((radio) => radio.parentNode?.text.includes("Seattle"))?.getAttribute("value") ?? "";
    const idFor = page.querySelector('[name="idFor"]')?.getAttribute("value") ?? "";
    const chosen = await send({ ...twin, hospitalId: seattle, idFor });
    expect(chosen.text).toContain("Twin Oaks Hospital, Seattle, WA");
    const renamed = await send({ ...twin, hospital: "Harbor Filed Hospital", hospitalId: seattle, idFor });
    expect(renamed.headline).toContain("Harbor Filed Hospital");
    const none = await send({ ...twin, hospitalId: "none", idFor });
    expect(none.text).toContain("We don’t know this hospital");
    const narrowed = await send({ ...twin, state: "WA" });
    expect(narrowed.text).toContain("Twin Oaks Hospital, Seattle, WA");
  });

  test("a name that is only spelt like one is offered, never taken", async () => {
    const { reply, page } = await send({ ...asks, hospital: "Lanternfeld Hospital" });
    expect(reply.status).toBe(422);
    expect(page.querySelector('[type="radio"][name="hospitalId"]')?.getAttribute("value")).toBe(lantern);
  });
});

test("nothing that somebody told is stored, printed or put into an address", async () => {
  const printed = (["log", "info", "warn"] as const).map((name) => vi.spyOn(console, name));
  const countRows = async () => {
    const { rows } = await site.db.$client.query(
      `select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text::bigint) as count
       from pg_tables where schemaname = 'public' and tablename not like 'limit_%'`,
    );
    return rows[0].count;
  };
  const before = await countRows();
  const { reply, html } = await send({ ...asks, income: "48,765.43", snap: "yes", insurance: "none" });
  expect(reply.headers.get("Set-Cookie")).toBeNull();
  expect(reply.headers.get("Location")).toBeNull();
  expect(html.match(/48,765\.43/g)).toHaveLength(1); // in its field
  expect(html).not.toMatch(/(?:href|action|src)="[^"]*48(?:,|%2C)?765/);
  expect(await countRows()).toBe(before);
  for (const spy of printed) {
    expect(spy.mock.calls.flat().join(" ")).not.toMatch(/48,?765|snap/i);
    spy.mockRestore();
  }
});
