import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openTestSite } from "../support/open-test-site.ts";
import { type Reply, send, text } from "../support/send-plain.ts";
import { shareBill } from "../support/share-bill.ts";

// page-cache.test.ts tests the cache itself.

test("keeps its landing page until the data change, whoever changes them", async () => {
  const site = await openTestSite();
  onTestFinished(() => site.close());
  const first = await settled(() => send(site.origin, "/"));
  expect(first.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(first.headers["x-content-type-options"]).toBe("nosniff");
  // What bypasses the triggers is not seen: the page comes from memory.
  const client = await site.db.$client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(shareBill("Unseen Hospital"));
    await versionReadAgain(client);
    expect(text(await send(site.origin, "/"))).not.toContain("Unseen Hospital");
    await client.query("reset session_replication_role");
    await client.query(shareBill("Seen Hospital"));
  } finally {
    client.release();
  }
  await expect.poll(async () => text(await send(site.origin, "/"))).toContain("Seen Hospital");
  const later = await send(site.origin, "/");
  expect(later.headers.etag).not.toBe(first.headers.etag);
  expect(later.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
});

test("shows each theme its own page, and a page of one visitor's is never kept", async () => {
  const site = await openTestSite();
  onTestFinished(() => site.close());
  await settled(() => send(site.origin, "/"));
  const chosen = await site.post("/theme", { theme: "light" });
  const cookie =
    chosen.headers
      .getSetCookie()
      .find((set) => /^theme=/.test(set))
      ?.split(";")[0] ?? "";
  for (let round = 0; round < 2; round += 1) {
    expect(text(await settled(() => send(site.origin, "/")))).toContain('data-theme="dark"');
    const light = await settled(() => send(site.origin, "/", { Cookie: cookie }));
    expect(text(light)).toContain('data-theme="light"');
  }
  const uploads = [await send(site.origin, "/upload-bill"), await send(site.origin, "/upload-bill")];
  const [one, other] = uploads.map((page) => /name="upload_id" value="([^"]+)"/.exec(text(page))?.[1]);
  expect(one).toBeDefined();
  expect(other).not.toBe(one);
});

/** Waits until the site has looked for a newer version after now. */
async function versionReadAgain(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
  const reads = `select from pg_stat_activity where datname = current_database()
    and query like 'select version, bills_version%' and state = 'idle' and query_start > $1`;
  await expect.poll(async () => (await client.query(reads, [rows[0]?.now])).rowCount).toBeGreaterThan(0);
}

/** Sends until the reply is one to keep: the version is read in the background, at first and after each write. */
async function settled(ask: () => Promise<Reply>): Promise<Reply> {
  await expect.poll(async () => (await ask()).headers.etag).toBeDefined();
  return ask();
}
