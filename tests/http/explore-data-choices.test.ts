import { describe, expect, test } from "vitest";
import { expectOddAnswered } from "../support/odd-values.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on", API_REQUESTS_PER_MINUTE: "1000" });

const read = (path: string) => readPage(site, path);
const kneeMri = "code_type=CPT&code=73721";

describe("the form", () => {
  /** Past the address without what was left empty. */
  const leadsTo = async (query: string) => {
    let reply = await site.fetch(`/data?update=yes&${query}`);
    if (reply.status === 301) reply = await site.fetch(reply.headers.get("Location")!);
    return [reply.status, reply.headers.get("Location")];
  };

  test("leads to an address that says what was chosen", async () => {
    expect(await leadsTo("category=imaging&subcategory=mri&service=&setting=&kind=gross&state=TX")).toEqual([
      302,
      "/data?category=imaging&subcategory=mri&kind=gross&state=TX",
    ]);
    expect(await leadsTo("category=imaging&subcategory=mri&service=CPT+73721")).toEqual([
      302,
      "/data?code_type=CPT&code=73721",
    ]);
  });

  test("forgets choices that do not fit an earlier one that was changed", async () => {
    expect(await leadsTo("category=imaging&subcategory=x-ray&service=CPT+73721")).toEqual([
      302,
      "/data?category=imaging&subcategory=x-ray",
    ]);
    expect(await leadsTo("category=emergency-care&subcategory=mri&service=CPT+73721")).toEqual([
      302,
      "/data?category=emergency-care",
    ]);
  });

  test("offers in each list what the choices before it leave", async () => {
    const { html } = await read("/data?category=imaging&subcategory=mri");
    expect(html).toMatch(/<option value="CPT 73721">/);
    expect(html).toMatch(/<option value="mri" selected="">/);
    expect((await read("/data?category=emergency-care")).html).not.toContain('<option value="MRI"');
  });
});

describe("bad input", () => {
  test("an unknown category answers 404 with a message and the categories", async () => {
    const { status, html, text, links } = await read("/data?category=Wizardry");
    expect(status).toBe(404);
    expect(text).toContain("We have no category with this name.");
    expect(links()).toContain("/data?category=imaging");
    expect(html).toContain('content="noindex"');
    const reply = await site.fetch("/data.json?category=Wizardry");
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      error: "No category has this name.",
      categories: expect.arrayContaining(["Imaging"]),
    });
  });

  test("an unknown choice after the category is said, and the rest is answered", async () => {
    for (const [query, sentence] of [
      ["category=imaging&subcategory=Magic", "We have no prices in this subcategory."],
      ["category=imaging&setting=orbit", "We have no prices in this setting."],
      ["category=imaging&kind=bitcoin", "A charge must be “cash”, “gross” or “negotiated”."],
      ["category=imaging&state=Narnia", "We don’t know a state with this name"],
      ["category=imaging&state=GU", "We have no price file from Guam that lists what you chose."],
      [
        "category=imaging&code=99999&code_type=CPT",
        "The price files that we have list no price under this code.",
      ],
      [`${kneeMri}&like=sideways`, "The service has no such prices."],
    ]) {
      const { status, text } = await read(`/data?${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(text).toContain(sentence);
      expect(text).toContain("State by state");
    }
  });

  test("a category without prices leads to those with some", async () => {
    await site.db.$client.query("delete from category_statistics where category = 'dental'");
    const { status, text, links } = await read("/data?category=dental");
    expect(status).toBe(200);
    expect(text).toContain("The price files that we have list no price in “Dental” yet.");
    expect(links()).toContain("/data?category=imaging");
  });

  test("whatever stands in the address is answered in words", async () => {
    const names =
      "category subcategory code code_type service like kind setting state sort page update".split(" ");
    await expectOddAnswered(names, [200, 302, 404], ({ name, value, query, nth }) => {
      const odd = value.includes("%") ? `${name}=${value}` : query;
      const first = name === "category" ? "" : `${kneeMri}&`;
      return site.fetch(`/data${["", ".json", ".csv"][nth % 3]}?${first}${odd}`);
    });
  });
});
