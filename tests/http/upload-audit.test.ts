import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture, uploadForm } from "../support/upload.ts";

const site = siteForTests();

async function sendFile(name: string) {
  const body = uploadForm({ bytes: await billFixture(name), name });
  const reply = await site.post("/audit", body);
  return { reply, page: parse(await reply.text()) };
}

test("a fax sent to the audit is checked as it was read, and given back as lines to correct", async () => {
  const { reply, page } = await sendFile("itemised-bill-fax.tif");
  expect(reply.status).toBe(200);
  expect(reply.headers.get("Cache-Control")).toContain("no-store");
  expect(page.text).toContain("We read this from your file.");
  expect(page.text).toContain("Charged$23,629.41");
  const [, lines] = page.querySelectorAll("table"); // the first is where the money went
  const cells = (lines?.querySelectorAll("tbody tr") ?? []).map((row) => row.text.replaceAll(/\s+/g, " "));
  expect(cells[8]).toContain("DRESSING TRANSPARENT 4X4RC 0270");
  expect(cells[13]).toMatch(/INSULIN REGULAR 10ML VIALRC 0250.*3 units, \$13\.00 each/);
  const typed = page.querySelector('[name="lines"]')?.text.trim().split("\n") ?? [];
  expect(typed).toHaveLength(18);
  expect(typed[13]).toBe("2026-06-20  0250  INSULIN REGULAR 10ML VIAL  x3  $39.00");
  expect(page.querySelector('[name="statementDate"]')?.getAttribute("value")).toBe("2026-07-06");
});

test("a file that is no bill is refused on the audit's page, with what to do", async () => {
  const { reply, page } = await sendFile("letter-not-a-bill.pdf");
  expect(reply.status).toBe(422);
  expect(page.querySelector('[role="alert"]')?.text).toContain("No bill data found");
});
