import { expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "5" });

const call = "/ocr/get_recent_uploads";
const from = (address: string, init: RequestInit = {}) => ({
  ...init,
  headers: { ...init.headers, "X-Forwarded-For": address },
});

test("each call says how many are left, and the one too many is refused with when to come again", async () => {
  for (const left of [4, 3, 2, 1, 0]) {
    const { status, headers } = await site.fetch(call, from("192.0.2.1"));
    expect([status, headers.get("RateLimit-Limit"), headers.get("RateLimit-Remaining")]).toEqual([
      200,
      "5",
      String(left),
    ]);
    expect(Number(headers.get("RateLimit-Reset"))).toBeGreaterThan(0);
    expect(Number(headers.get("RateLimit-Reset"))).toBeLessThanOrEqual(60);
  }
  const refused = await site.fetch(call, from("192.0.2.1"));
  expect([refused.status, refused.headers.get("RateLimit-Remaining")]).toEqual([429, "0"]);
  const seconds = refused.headers.get("Retry-After");
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    error: `That was more than 5 calls in a minute. Please try again in ${seconds} seconds.`,
    status_code: 429,
  });
  expect(refused.headers.get("Access-Control-Allow-Origin")).toBe("*");
});

test("each client has its own count, one customer's IPv6 addresses share one, and pages are not counted", async () => {
  const remaining = async (path: string, address: string) =>
    (await site.fetch(path, from(address))).headers.get("RateLimit-Remaining");
  expect(await remaining(call, "192.0.2.2")).toBe("4");
  expect(await remaining("/openapi.json", "192.0.2.2")).toBe("3");
  expect(await remaining("/hospital_search.csv?q=mri", "192.0.2.2")).toBe("2");
  expect(await remaining(call, "2001:db8::1")).toBe("4");
  expect(await remaining(call, "2001:db8::2")).toBe("3");
  expect(await remaining(call, "2001:db9::2")).toBe("4");
  for (let visit = 0; visit < 10; visit += 1) {
    const page = await site.fetch("/", from("192.0.2.2"));
    expect([page.status, page.headers.get("RateLimit-Limit")]).toEqual([200, null]);
  }
});

test("scripts of any site may read the calls, once told so, and no page", async () => {
  const read = await site.fetch(call, from("192.0.2.3", { headers: { Origin: "https://other.example" } }));
  expect(read.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(read.headers.get("Access-Control-Expose-Headers")).toContain("RateLimit-Remaining");
  const preflight = await site.fetch("/common/get_states", {
    method: "OPTIONS",
    headers: {
      Origin: "https://other.example",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "if-none-match",
    },
  });
  expect([preflight.status, await preflight.text()]).toEqual([204, ""]);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, HEAD, OPTIONS",
    "access-control-allow-headers": "if-none-match",
  });
  expect((await site.fetch("/")).headers.get("Access-Control-Allow-Origin")).toBeNull();
});
