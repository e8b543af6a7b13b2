import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";
import { patientsGrade, readingGrade } from "../support/reading-grade.ts";
import { siteForTests } from "../support/site-for-tests.ts";

describe("with the sample data", () => {
  const site = siteForTests({ SAMPLE_DATA: "on" });

  test("the search leads to prices by a form that needs no script, and each example finds some", async () => {
    const root = parse((await readPage(site, "/")).html);
    const form = root.querySelector('form[action="/hospital_search"]');
    expect(form?.getAttribute("method")).toBe("get");
    expect(form?.querySelectorAll("input").map((input) => input.getAttribute("name"))).toEqual([
      "search",
      "location",
      "payer",
      "asked",
    ]);
    const examples = root.querySelectorAll('main a[href^="/hospital_search?search="]');
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const example of examples) {
      const { status, text } = await readPage(site, example.getAttribute("href") ?? "");
      expect([example.text, status]).toEqual([example.text, 200]);
      expect(text).toMatch(/at \d+ hospitals/);
    }
  });

  test("the prices of one real service are a picture of the state with most hospitals, and lead to them all", async () => {
    const { html, text } = await readPage(site, "/");
    const live = parse(html).querySelector("section[aria-labelledby=live]")!;
    const states = await listStates(site.db);
    const { state } = states.toSorted((a, b) => b.hospitalCount - a.hospitalCount)[0]!;
    expect(live.text).toMatch(
      new RegExp(
        `ospitals charge (about )?\\$[\\d,]+( to \\$[\\d,]+)? if you pay yourself, at \\d+ hospitals in ${US_STATES.get(state)}\\.`,
      ),
    );
    expect(live.querySelector("svg[role=img]")?.getAttribute("aria-label")).toMatch(
      /prices as dots on a line/,
    );
    const all = live.querySelector('a[href^="/hospital_search?"]')!;
    const [, count] = /all (\d+) hospitals/.exec(all.text)!;
    const list = await readPage(site, all.getAttribute("href")!);
    expect(list.text).toContain(`at ${count} hospitals in ${US_STATES.get(state)}.`);
    expect(text).not.toContain("0 Bills shared");
    expect(text).toContain("This is sample data");
    expect(text).toMatch(/Prices last changed on [A-Z][a-z]{2} \d+, \d{4}/);
  });

  test("with a place in the address the prices are those near it", async () => {
    expect((await readPage(site, "/?location=Houston,+TX")).text).toMatch(
      /at \d+ hospitals within \d+ miles of Houston, TX\./,
    );
  });

  test("a bill can be sent from here by a form that needs no script", async () => {
    const form = parse((await readPage(site, "/")).html).querySelector('form[action="/upload-bill"]')!;
    expect([form.getAttribute("method"), form.getAttribute("enctype")]).toEqual([
      "post",
      "multipart/form-data",
    ]);
    expect(form.querySelector("button")?.text).toBe("Upload File");
    const sent = new FormData();
    sent.set(
      form.querySelector("input[type=file]")!.getAttribute("name")!,
      new Blob(["no bill"]),
      "bill.txt",
    );
    const reply = await site.fetch("/upload-bill", { method: "POST", body: sent });
    expect(reply.status).toBe(415);
    expect(await reply.text()).toContain("Unsupported file type.");
  });

  test("it tells how it works in three steps, why numbers can be checked, and what people ask", async () => {
    const root = parse((await readPage(site, "/")).html);
    const parts = root.querySelectorAll("main h2").map((heading) => heading.text);
    expect(parts).toEqual([
      "CT scan of the head, without contrast",
      "Have a bill in hand?",
      "Choosing between hospitals?",
      "What a bill check finds",
      "How it works",
      "Why you can check every number",
      "What people ask",
      "Hear when more opens",
    ]);
    expect(root.querySelectorAll("section[aria-labelledby=how] li")).toHaveLength(3);
    for (const path of ["/price-files", "/learn-roadmap-process", "/api", "/privacy-policy", "/glossary"]) {
      expect(root.querySelector(`main a[href="${path}"]`)?.text).toBeTruthy();
    }
  });

  test("it says how much there is, and as of when, and shows no empty box", async () => {
    const { text } = await readPage(site, "/");
    expect(text).toMatch(/[\d,]+ hospitals with a price file here|hospitals with a price file here [\d,]+/);
    expect(text).toMatch(/prices from their files [\d,]+/);
    expect(text).toMatch(
      /Newest file from [A-Z][a-z]{2} \d+, \d{4}\. Last import on [A-Z][a-z]{2} \d+, \d{4}\./,
    );
    expect(text).not.toContain("No recent uploads found");
    expect((await readPage(site, "/upload-bill")).text).toContain("No recent uploads found");
  });

  test("it shows what a bill check finds, on a bill that we made up", async () => {
    const { html } = await readPage(site, "/");
    const example = parse(html).querySelector("section[aria-labelledby=example]");
    const text = example?.structuredText.replace(/\s+/g, " ");
    expect(text).toContain("We made up this bill.");
    expect(text).toContain("2 problems found. The patient might not owe $162.00 of it.");
    expect(text).toContain("is charged 2 times on Mar 2, 2026, each time at $42.00");
    expect(example?.querySelector("a")?.getAttribute("href")).toBe("/audit");
  });

  test("the waitlist's form is here too, and its reply comes on its own page", async () => {
    const root = parse((await readPage(site, "/")).html);
    const form = root.querySelector("#waitlist form");
    expect(form?.getAttribute("action")).toBe("/coming-soon");
    const reply = await site.post("/coming-soon", { intent: "waitlist", email: "landing@example.org" });
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
  expect(text).toContain("We do not have enough prices to show one yet.");
  expect(text).not.toContain("sample data");
  expect(html).toContain('action="/upload-bill"');
  await site.close();
});
