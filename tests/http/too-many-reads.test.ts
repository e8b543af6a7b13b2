import type { ServerBuild } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const PLACES = 2;
const site = siteForTests({}, { maxReadsAtOnce: PLACES, change: holdStates });
let waiting = 0;
let release = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});

/** The same routes; calls of lists answer once they are released. */
function holdStates(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route?.path !== "common/*") return [id, route];
    const loader = async () => {
      waiting += 1;
      await released;
      return new Response("held");
    };
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const patience = { timeout: 30_000 };

test("reads above those that are worked on come again later; kept pages, probes and forms go on", async () => {
  await vi.waitFor(async () => expect((await site.fetch("/")).headers.get("ETag")).toBeTruthy(), patience);
  const held: Promise<Response>[] = [];
  try {
    // Each asks for a different address: those who ask for the same one wait for it together.
    for (let no = 0; no < PLACES; no++) held.push(site.fetch(`/common/get_states?no=${no}`));
    await vi.waitFor(() => expect(waiting).toBe(PLACES), patience);

    const page = await site.fetch("/blog");
    expect([page.status, page.headers.get("Retry-After"), page.headers.get("Cache-Control")]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    expect(await page.text()).toBe(
      "We are getting more requests than we can answer right now. Please try again in a few seconds.\n",
    );
    const call = await site.fetch("/data.json");
    expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect(await call.json()).toMatchObject({ status_code: 503 });

    for (const going of ["/", "/healthz", "/readyz", "/glossary.txt"])
      expect([going, (await site.fetch(going)).status]).toEqual([going, 200]);
    const form = new URLSearchParams({ intent: "waitlist", email: "ann@example.org" });
    expect((await site.post("/coming-soon", form)).status).toBe(303);
  } finally {
    release();
  }
  for (const reply of await Promise.all(held)) expect(reply.status).toBe(200);
  expect((await site.fetch("/blog")).status).toBe(200);
});
