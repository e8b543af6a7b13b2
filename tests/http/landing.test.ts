import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSiteStatistics } from "#app/domain/statistics/site-statistics.server.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";
import { patientsGrade, readingGrade } from "../support/reading-grade.ts";

describe("with the sample data", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ SAMPLE_DATA: "on" });
  });
  afterAll(() => site.close());

  test("the search leads to prices by a form that needs no script, and each example finds some", async () => {
    const root = parse((await readPage(site, "/")).html);
    const form = root.querySelector('form[action="/hospital_search"]');
    expect(form?.getAttribute("method")).toBe("get");
    expect(form?.querySelectorAll("input").map((input) => input.getAttribute("name"))).toEqual([
      "search",
      "location",
      "payer",
    ]);
    const examples = root.querySelectorAll('main a[href^="/hospital_search?search="]');
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const example of examples) {
      const { status, text } = await readPage(site, example.getAttribute("href") ?? "");
      expect([example.text, status]).toEqual([example.text, 200]);
      expect(text).toMatch(/at \d+ hospitals/);
    }
  });

  test("the figures are those of the data, each leads on, and they are said to be samples of a day", async () => {
    const { html, text } = await readPage(site, "/");
    const statistics = await readSiteStatistics(site.db);
    const values = parse(html).querySelectorAll("main section[aria-labelledby=figures] dd a");
    expect(values).toHaveLength(7);
    expect(values.slice(0, 6).map((link) => link.text)).toEqual(
      [
        statistics.hospitals,
        statistics.states,
        statistics.services,
        statistics.prices,
        statistics.payers,
        statistics.uploads,
      ].map((count) => count.toLocaleString("en-US")),
    );
    expect(text).toContain("These figures count sample data");
    expect(text).toMatch(/Prices last changed on [A-Z][a-z]{2} \d+, \d{4}/);
  });

  test("it tells how it works in three steps, why numbers can be checked, and what people ask", async () => {
    const root = parse((await readPage(site, "/")).html);
    const parts = root.querySelectorAll("main h2").map((heading) => heading.text);
    expect(parts).toEqual([
      "What you can search today",
      "How it works",
      "Have a bill in hand?",
      "Recent Community Upload",
      "Why you can check every number",
      "What people ask",
      "Hear when more opens",
    ]);
    expect(root.querySelectorAll("section[aria-labelledby=how] li")).toHaveLength(3);
    for (const path of ["/price-files", "/learn-roadmap-process", "/api", "/privacy-policy", "/glossary"]) {
      expect(root.querySelector(`main a[href="${path}"]`)?.text).toBeTruthy();
    }
  });

  test("the waitlist's form is here too, and its reply comes on its own page", async () => {
    const root = parse((await readPage(site, "/")).html);
    const form = root.querySelector("#waitlist form");
    expect(form?.getAttribute("action")).toBe("/coming-soon");
    const reply = await site.fetch("/coming-soon", {
      method: "POST",
      body: new URLSearchParams({ intent: "waitlist", email: "landing@example.org" }),
    });
    expect(reply.status).toBe(303);
  });

  test("patients can read it", async () => {
    const { html } = await readPage(site, "/");
    const main = parse(html).querySelector("main")!;
    for (const shown of main.querySelectorAll("form, [popover], section[aria-labelledby=recent-uploads]")) {
      shown.remove();
    }
    expect(readingGrade(main.innerHTML)).toBeLessThanOrEqual(patientsGrade);
  });

  test("odd parameters change nothing", async () => {
    for (const query of ["?search=%00", `?x=${"y".repeat(5000)}`, "?%F0%9F%98%80"]) {
      expect((await readPage(site, `/${query}`)).status).toBe(200);
    }
  });
});

test("without any prices the page says so, and asks for bills", async () => {
  const site = await openTestSite();
  const { status, html, text } = await readPage(site, "/");
  expect(status).toBe(200);
  expect(text).toContain("We do not have any hospital’s prices yet.");
  expect(text).not.toContain("sample data");
  expect(html).toContain('href="/upload-bill#UploadBill"');
  await site.close();
});
