import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { connect } from "#app/platform/db/open-database.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { callAddress } from "#app/routes/data-api/call-address.ts";
import { dataCalls } from "#app/routes/data-api/calls/data-calls.server.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { openReplicatedPair, type ReplicatedPair } from "../support/replicated-pair.ts";
import { routeAddresses } from "../support/route-addresses.ts";
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
  site = await openTestSite(
    {
      DATABASE_URL: url.href,
      DATABASE_READ_URL: pair.standby.databaseUrl,
      WAITLIST_FORWARD_URL: `${formService.origin}/form`,
    },
    { repeat: repeatInBackground },
  );
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
const join = (email: string) => site.post("/coming-soon", { intent: "waitlist", email });

/** A page that no one requested before, so that it isn't cached. */
let asked = 0;
const freshPage = (cookie = "") => {
  asked += 1;
  return site.fetch(`/price-files?n=${asked}`, { headers: cookie ? { Cookie: cookie } : {} });
};

/** How many of the replica's connections have asked for what pages show. */
const readersOfReplica = async () =>
  (
    await pair.standby.query(
      "select from pg_stat_activity where pid <> pg_backend_pid() and query ~ 'from .?(hospitals|services|imports|prices)'",
    )
  ).length;

test("every page and call is answered where nothing can be written, and they are read from the replica", async () => {
  const { db, close } = connect(pair.primary.databaseUrl, 300_000);
  await importPriceTexts(db, [priceFileText({ charges: [charge("71046")] })]);
  const { rows } = await db.$client.query("select name, short_id as id from hospitals");
  await close();
  const hospital = `name=${encodeURIComponent(rows[0].name)}&code_type=CPT&code=71046`;
  const examples = dataCalls.map(({ path: call, example }) => callAddress(call, example.given));
  const routes = (await routeAddresses())
    .map(({ address }) => address.replace(/:file\b/, "services.csv").replace(/:(importId|\w+)/, "1"))
    .filter((address) => !address.includes("*"));
  const readersAfterPage = async () => (await freshPage()).ok && (await readersOfReplica());
  await expect.poll(readersAfterPage).toBeGreaterThan(0);
  const addresses = [...new Set(routes.map((route) => `${route}?${hospital}`)), ...examples];
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const reply = await site.fetch(address);
      await reply.arrayBuffer();
      return { address, status: reply.status };
    }),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test("whoever wrote is read from a server that has it", async () => {
  const reply = await join("writer@example.org");
  expect(reply.headers.getSetCookie().join()).toMatch(
    /^wrote=[0-9A-F]+-[0-9A-F]+; Path=\/; Max-Age=10; HttpOnly/,
  );
  expect((await site.fetch("/")).headers.getSetCookie()).toEqual([]);
});

/** What a visitor sees while no one can write. */
async function meetOutage(late: string) {
  const form = await join(late);
  expect([form.status, form.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await join("no address")).status).toBe(422); // may have changed something, for all that its sender knows
  await expect.poll(async () => (await site.fetch(kept)).headers.get("ETag")).toBe(etag);
  expect(await form.text()).toContain(`value="${late}"`);
  expect((await freshPage()).status).toBe(200);
}

test("a primary that dies, a standby at its address and its promotion lose nothing that was acknowledged, and do nothing twice", async () => {
  await pair.primary.query("delete from waitlist");
  const early = Array.from({ length: 20 }, (_, n) => `early${n}@example.org`);
  for (const { status } of await Promise.all(early.map(join))) expect(status).toBe(303);
  await expect.poll(keep).not.toBeNull();
  await expect.poll(() => forwarded.toSorted()).toEqual([...early, "writer@example.org"].toSorted());

  await pair.primary.kill();
  await meetOutage("late@example.org");
  expect((await freshPage("wrote=FFFFFFFF-0")).status).toBe(503); // the replica may lack it
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
  await expect.poll(() => forwarded.toSorted()).toEqual([...all, "writer@example.org"].toSorted());
});
