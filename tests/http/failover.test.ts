import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { openReplicatedPair, type ReplicatedPair } from "../support/replicated-pair.ts";
import { serveHere } from "../support/serve-here.ts";
import { openTcpSwitch, type TcpSwitch } from "../support/tcp-switch.ts";

const forwarded: string[] = [];

let pair: ReplicatedPair;
let proxy: TcpSwitch;
let formService: Awaited<ReturnType<typeof serveHere>>;
let site: TestSite;
beforeAll(async () => {
  pair = await openReplicatedPair();
  proxy = await openTcpSwitch(pair.primary.socketPath);
  formService = await serveHere(async (request, response) => {
    forwarded.push(new URLSearchParams((await request.toArray()).join("")).get("email") ?? "");
    response.end();
  });
  const url = new URL(pair.primary.databaseUrl);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${proxy.port}`;
  site = await openTestSite({
    DATABASE_URL: url.href,
    WAITLIST_FORWARD_URL: `${formService.origin}/form`,
  });
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await formService.close();
  await pair.close();
});

afterEach(() => {
  vi.mocked(console.error).mockClear(); // lost connections are logged, and what could not be asked
});

const kept = "/hospital_search";
let etag: string | null = null;
const keep = async () => {
  etag = (await site.fetch(kept)).headers.get("ETag");
  return etag;
};
const join = (email: string) =>
  site.fetch("/coming-soon", {
    method: "POST",
    body: new URLSearchParams({ intent: "waitlist", email }),
  });

/** What a visitor meets while nobody can write. */
async function meetOutage(late: string) {
  const form = await join(late);
  expect([form.status, form.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await join("no address")).status).toBe(422); // may have changed something, for all that its sender knows
  await expect.poll(async () => (await site.fetch(kept)).headers.get("ETag")).toBe(etag);
  expect(await form.text()).toContain(`value="${late}"`);
}

test("a primary that dies, a standby at its address and its promotion lose nothing that was acknowledged, and do nothing twice", async () => {
  const early = Array.from({ length: 20 }, (_, n) => `early${n}@example.org`);
  for (const { status } of await Promise.all(early.map(join))) expect(status).toBe(303);
  await expect.poll(keep).not.toBeNull();
  await expect.poll(() => forwarded.toSorted()).toEqual(early.toSorted());

  await pair.primary.kill();
  await meetOutage("late@example.org");
  proxy.leadTo(null);
  await meetOutage("late@example.org");

  proxy.leadTo(pair.standby.socketPath); // a proxy that has not noticed yet
  await expect.poll(async () => (await site.fetch("/common/get_states")).status).toBe(200);
  await meetOutage("late@example.org");

  await pair.standby.query("select pg_promote()");
  await expect.poll(async () => (await join("late@example.org")).status).toBe(303);
  const all = [...early, "late@example.org"].toSorted();
  const rows = await pair.standby.query("select email from waitlist");
  expect(rows.map(({ email }) => email).toSorted()).toEqual(all);
  await expect.poll(() => forwarded.toSorted()).toEqual(all);
});
