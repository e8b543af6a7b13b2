import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const TOKEN = "a-token-of-thirty-two-characters";

const site = siteForTests();

test.each([
  ["/healthz", /^ok\n$/],
  [
    "/readyz",
    /^ready\ndatabase: answers\nreader: 0 of \d+ busy, 0 waiting\ndisk: [\d.]+ GB free\nschema: \d{4}_\w+\.sql\nqueue: \d+ waiting\nlast backup: none\n$/,
  ],
])("%s tells a load balancer, each time anew", async (path, words) => {
  for (let time = 0; time < 2; time += 1) {
    const reply = await site.fetch(path);
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringMatching(words)]);
    expect([reply.headers.get("Cache-Control"), reply.headers.get("Age")]).toEqual(["no-store", null]);
  }
  const head = await site.fetch(path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

/** The value of a sample; null: none. */
function sampleOf(text: string, sample: string): number | null {
  const line = text.split("\n").find((each) => each.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
}

test("/metrics counts requests by class and status, and tells readings, queue, imports, pools and the disk", async () => {
  for (const address of ["/data", "/data", "/common/get_states", "/no-such-page", "/healthz"])
    await (await site.fetch(address)).arrayBuffer();
  await (await site.post("/coming-soon", { intent: "waitlist", email: "none" })).arrayBuffer();
  const reply = await site.fetch("/metrics");
  const text = await reply.text();
  expect([reply.status, reply.headers.get("Content-Type"), reply.headers.get("Cache-Control")]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    "no-store",
  ]);
  const counted = (requestClass: string, status: number) =>
    sampleOf(text, `faircharge_requests_total{class="${requestClass}",status="${status}"}`);
  expect(counted("kept", 200)).toBe(1);
  expect(counted("page", 200)).toBe(1);
  expect(counted("page", 404)).toBe(1);
  expect(counted("call", 200)).toBe(1);
  expect(counted("form", 422)).toBe(1);
  expect(counted("probe", 200)).toBeGreaterThan(0);
  expect(sampleOf(text, 'faircharge_readers{kind="pictures",state="places"}')).toBeGreaterThan(0);
  expect(sampleOf(text, 'faircharge_readings_total{kind="papers",outcome="timed-out"}')).toBe(0);
  expect(sampleOf(text, 'faircharge_pool_connections{pool="pages",state="awaited"}')).toBe(0);
  for (const [name, value] of Object.entries({
    database_up: 1,
    bills_waiting: 0,
    mail_waiting: 0,
    imports: 0,
    backup_failed: 0,
    backup_age_seconds: null,
  }))
    expect([name, sampleOf(text, `faircharge_${name}`)]).toEqual([name, value]);
  expect(sampleOf(text, "faircharge_disk_free_bytes")).toBeGreaterThan(0);
  expect(sampleOf(text, "faircharge_database_bytes")).toBeGreaterThan(0);
  expect(sampleOf(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
});

test.each([
  "X-Forwarded-For",
  "Forwarded",
  "Via",
])("/metrics refuses who comes through a proxy: %s", async (name) => {
  const reply = await site.fetch("/metrics", { headers: { [name]: "127.0.0.1" } });
  expect([reply.status, await reply.text()]).toEqual([403, "for this machine alone\n"]);
});

describe("with METRICS_TOKEN", () => {
  const watched = siteForTests({ METRICS_TOKEN: TOKEN });

  test("/metrics answers whoever has the token, wherever from, and nobody else", async () => {
    const ask = async (headers: Record<string, string>) =>
      (await watched.fetch("/metrics", { headers })).status;
    expect(await ask({ Authorization: `Bearer ${TOKEN}`, "X-Forwarded-For": "192.0.2.1" })).toBe(200);
    expect(await ask({})).toBe(401);
    expect(await ask({ Authorization: `Bearer ${TOKEN}x` })).toBe(401);
    expect(await ask({ Authorization: "Bearer" })).toBe(401);
  });
});

describe("a backup that failed", () => {
  const watched = siteForTests();

  test("is told by /readyz, which goes on sending visitors, and by /metrics", async () => {
    await writeFile(path.join(watched.dataDir, "backup-failed"), "2026-11-30T03:00:00Z\n");
    const ready = await watched.fetch("/readyz");
    expect([ready.status, await ready.text()]).toEqual([
      200,
      expect.stringContaining("\nlast backup: failed at 2026-11-30T03:00:00.000Z\n"),
    ]);
    expect(sampleOf(await (await watched.fetch("/metrics")).text(), "faircharge_backup_failed")).toBe(1);
  });
});
