import { describe, expect, test, vi } from "vitest";
import { sendRaw } from "../support/send-raw.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { uploadForm } from "../support/upload.ts";

const site = siteForTests();

const join = (headers: Record<string, string>) =>
  site.post("/coming-soon", { intent: "waitlist", email: "ada@example.org" }, headers);

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
  expect((await site.post("/ocr/cloud_ocr", body, headers)).status).toBe(403);
});

test("so is one from the same host under the other scheme", async () => {
  expect((await join({ Origin: site.origin.replace("http:", "https:") })).status).toBe(403);
  const proxied = { "X-Forwarded-Host": "prices.example", "X-Forwarded-Proto": "https" };
  expect((await join({ ...proxied, Origin: "http://prices.example" })).status).toBe(403);
});

test("so is what a browser says comes from another site, a sister's too, and names no origin of", async () => {
  for (const from of ["cross-site", "same-site", "nonsense"]) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const reply = await site.fetch("/coming-soon", { method, headers: { "Sec-Fetch-Site": from } });
      expect([from, method, reply.status]).toEqual([from, method, 403]);
    }
    expect((await site.fetch("/coming-soon", { headers: { "Sec-Fetch-Site": from } })).status).toBe(200);
  }
  const sister = { Origin: "http://sister.prices.example", Host: "prices.example" };
  expect((await join({ ...sister, "Sec-Fetch-Site": "same-site" })).status).toBe(403);
  expect((await join({ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" })).status).toBe(403);
});

test("the data API, open to scripts of any site, takes nothing that one of them sends", async () => {
  for (const path of ["/audit.json", "/assistance.json", "/ocr/cloud_ocr", "/common/get_states"]) {
    for (const [name, value] of [
      ["Origin", "https://evil.example"],
      ["Sec-Fetch-Site", "cross-site"],
    ] as const) {
      const reply = await site.fetch(path, { method: "POST", headers: { [name]: value }, body: "{}" });
      const said = [reply.status, reply.headers.get("Access-Control-Allow-Origin")];
      expect([path, ...said]).toEqual([path, 403, null]);
    }
  }
});

test("a form from our own pages, from behind a proxy or from a program is taken", async () => {
  const { host } = new URL(site.origin);
  expect((await join({ Origin: site.origin })).status).toBe(303);
  const proxied = { Origin: "https://prices.example", "X-Forwarded-Host": "prices.example" };
  expect((await join({ ...proxied, "X-Forwarded-Proto": "https" })).status).toBe(303);
  expect((await join({})).status).toBe(303);
  expect((await join({ "Sec-Fetch-Site": "none" })).status).toBe(303);
  expect((await join({ Origin: site.origin, "Sec-Fetch-Site": "cross-site" })).status).toBe(303);
  // A proxy that keeps the scheme to itself, and a reader whose settings hide where they come from.
  expect((await join({ Origin: `https://${host}`, "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  expect((await join({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
});

describe("a site that knows its own address, behind a proxy that it does not trust", () => {
  const known = siteForTests({ SITE_URL: "https://prices.example", TRUST_PROXY: "none" });
  const told = vi.spyOn(console, "warn").mockImplementation(() => {});

  const send = (headers: Record<string, string>) =>
    sendRaw(known.origin, "/theme", { method: "POST", host: "Host: prices.example", headers });

  test("takes forms of its own pages, and nobody's who only says to be asked by their name", async () => {
    expect((await send({ Origin: "https://prices.example" })).status).not.toBe(403);
    for (const headers of [
      { Origin: "http://prices.example" },
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
    ] as Record<string, string>[]) {
      expect([headers, (await send(headers)).status]).toEqual([headers, 403]);
    }
    const renamed = await known.post("/theme", { theme: "dark" }, { Origin: "https://prices.example" });
    expect(renamed.status).toBe(303); // the proxy asked by its own name
  });

  test("calls its pages by that address where they are asked for by it", async () => {
    const page = await sendRaw(known.origin, "/", { host: "Host: prices.example" });
    expect(page.body).toContain('href="https://prices.example/"');
    expect((await sendRaw(known.origin, "/", { host: "Host: other.example" })).body).toContain(
      'href="http://other.example/"',
    );
    const garbage = { "X-Forwarded-Host": "a b", "X-Forwarded-Proto": "javascript" };
    expect((await sendRaw(known.origin, "/", { headers: garbage })).status).toBe(200);
  });

  test("tells its operator once that a proxy's visitors share one limit", async () => {
    told.mockClear();
    for (const address of ["192.0.2.1", "192.0.2.2"]) {
      await known.fetch("/healthz", { headers: { "X-Forwarded-For": address } });
    }
    expect(told.mock.calls).toEqual([[expect.stringContaining("TRUST_PROXY")]]);
    expect(told.mock.calls.join()).not.toContain("192.0.2");
  });
});
