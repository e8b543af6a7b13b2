import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { uploadForm } from "../support/upload.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const join = (headers: Record<string, string>) =>
  site.fetch("/coming-soon", {
    method: "POST",
    headers,
    body: new URLSearchParams({ intent: "waitlist", email: "ada@example.org" }),
  });

test("a form sent from another origin is refused with 403 and words, and changes nothing", async () => {
  const { host } = new URL(site.origin);
  const others = [
    "https://evil.example",
    "null",
    "nonsense",
    `http://${host}.evil.example`,
    "http://127.0.0.1:1",
  ];
  for (const origin of others) {
    const reply = await join({ Origin: origin });
    expect([origin, reply.status]).toEqual([origin, 403]);
    expect(await reply.text()).toContain("sent from another website");
  }
  const { rows } = await site.db.execute("select from waitlist");
  expect(rows).toHaveLength(0);
});

test("so is a bill", async () => {
  const body = uploadForm({ bytes: "x", name: "bill.png" });
  const headers = { Origin: "https://evil.example" };
  expect((await site.fetch("/ocr/cloud_ocr", { method: "POST", headers, body })).status).toBe(403);
});

test("a form from our own pages, from behind a proxy or from a program is taken", async () => {
  expect((await join({ Origin: site.origin })).status).toBe(303);
  const proxied = { Origin: "https://prices.example", "X-Forwarded-Host": "prices.example" };
  expect((await join(proxied)).status).toBe(303);
  expect((await join({})).status).toBe(303);
});
