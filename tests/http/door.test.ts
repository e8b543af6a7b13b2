import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { sendRaw } from "../support/send-raw.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ TRUST_PROXY: "127.0.0.0/8" });

const canonicalOf = (html: string) =>
  parse(html).querySelector('link[rel="canonical"]')?.getAttribute("href");

test("a path in another spelling leads to the one that the site knows, with its query as it was", async () => {
  for (const [target, address] of [
    ["/%64ata", "/data"],
    ["/./data?state=%54X&q=..%2f", "/data?state=%54X&q=..%2f"],
    ["//evil.example", "/evil.example"],
    ["//evil.example/%2e%2e//?a=//b", "/?a=//b"],
    ["///\u0022", "/%22"],
    ["/.//evil.example", "/evil.example"],
    ["/%5C/..//evil.example", "/evil.example"],
    ["//%5cevil.example", "/%5cevil.example"],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const reply = await sendRaw(site.origin, target, { method });
      const said = [reply.status, reply.headers.get("Location"), reply.headers.get("Cache-Control")];
      expect([target, ...said]).toEqual([target, 308, address, "no-store"]);
    }
  }
});

test("names keep what is encoded in them", async () => {
  for (const name of [
    "St.%20Mary%27s%20%26%20Co",
    "A%2FB",
    "%5Cevil",
    "..%2F..",
    "H%c3%b4pital",
    "H%C3%B4pital",
    "100%25",
    "A+B;C=D,E@F!*'()~",
  ]) {
    const { status, body } = await sendRaw(site.origin, `/common/hospital_metadata/${name}`);
    expect([name, status]).toEqual([name, 404]);
    expect(body).toContain("Hospital not found");
  }
});

test("what is no address of a site is refused, in words where the server reads so far", async () => {
  for (const target of ["/\\evil.example", "/data#x", "/x/../100%"]) {
    const { status, headers, body } = await sendRaw(site.origin, target);
    expect([target, status, headers.get("Location")]).toEqual([target, 400, null]);
    expect([headers.get("Cache-Control"), body]).toEqual(["no-store", expect.stringContaining("address")]);
  }
  for (const target of ["\\\\evil.example", "*", "evil.example:80", "/a\tb", "/caf\u00e9"]) {
    expect([target, (await sendRaw(site.origin, target)).status]).toEqual([target, 400]);
  }
});

test("an address with a host before it is answered where the host is ours", async () => {
  const { host } = new URL(site.origin);
  expect((await sendRaw(site.origin, `http://${host}/healthz`)).body).toContain("ok");
  expect((await sendRaw(site.origin, `HTTP://${host}?`)).status).toBe(200);
  for (const target of [
    "http://evil.example/",
    `http://evil.example@${host}/`,
    "http:///data",
    "https://[",
  ]) {
    expect([target, (await sendRaw(site.origin, target)).status]).toEqual([target, 400]);
  }
});

test("no page bears another site's address because of how it was asked for", async () => {
  for (const target of ["//evil.example", "http://evil.example/", "/\\evil.example"]) {
    expect((await sendRaw(site.origin, target)).body).not.toContain("evil.example");
  }
  const page = await sendRaw(site.origin, "/");
  expect(canonicalOf(page.body)).toBe(`${site.origin}/`);
});

test("what only a router in browsers asks for is an unknown address", async () => {
  for (const target of [
    "/_root.data",
    "/data.data",
    "/account/bills.data",
    "/hospital_search.json.data?search=mri",
  ]) {
    const { status, body } = await sendRaw(site.origin, target);
    expect([target, status, body.includes("Page not found")]).toEqual([target, 404, true]);
  }
  expect((await sendRaw(site.origin, "/__manifest?p=/data&version=1")).status).toBe(404);
  expect((await sendRaw(site.origin, "/data?_data=routes/data")).body).toContain("Explore Data");
});

describe("the data API's calls are counted", () => {
  test.each(["/common/get_states", "/COMMON/get_states"])("at %s", async (target) => {
    const { headers } = await sendRaw(site.origin, target);
    expect([target, headers.get("RateLimit-Limit")]).toEqual([target, "300"]);
  });

  test.each([
    "/%63ommon/get_states",
    "/service_search/%67et_locations",
    "/x/../common/get_states",
    "//common/get_states",
    "/hospital_search%2ejson",
  ])("or not answered: %s", async (target) => {
    expect((await sendRaw(site.origin, target)).status).toBe(308);
  });
});

describe("a request has to say which site it is for", () => {
  test.each([
    "Host:",
    "Host: a b",
    "Host: [",
    "Host: x:99999",
    "Host: x:-1",
    "Host: 300.1.1.1",
    "Host: a/b",
    "Host: a@b",
    "Host: a?b",
    "Host: a,b",
    "Host: a\r\nHost: b",
    "Host: a\r\nhost: a",
  ])("%j is refused", async (host) => {
    const { status, headers } = await sendRaw(site.origin, "/", { host });
    expect([host, status, headers.get("Set-Cookie")]).toEqual([host, 400, null]);
  });

  test.each([
    "prices.example",
    "PRICES.example:8080",
    "[::1]:3000",
    "my_site",
    "127.0.0.1",
  ])("%s is a host", async (host) => {
    const page = await sendRaw(site.origin, "/", { host: `Host: ${host}` });
    expect([page.status, canonicalOf(page.body)]).toEqual([200, `http://${host.toLowerCase()}/`]);
  });

  test("a simple check of health names no host", async () => {
    const reply = await sendRaw(site.origin, "/healthz", { host: "", version: "1.0" });
    expect([reply.status, reply.body]).toEqual([200, "ok\n"]);
  });
});

describe("what a trusted proxy says of the visitor's address", () => {
  test.each([
    ["prices.example", "https", "https://prices.example/"],
    ["prices.example:8443, inner.example", "https,http", "https://prices.example:8443/"],
    ["prices.example", "", "http://prices.example/"],
  ])("is believed: %s by %s", async (host, scheme, canonical) => {
    const headers = { "X-Forwarded-Host": host, "X-Forwarded-Proto": scheme };
    const page = await sendRaw(site.origin, "/", { headers });
    expect([page.status, canonicalOf(page.body)]).toEqual([200, canonical]);
  });

  test.each([
    ["X-Forwarded-Host", "a b"],
    ["X-Forwarded-Host", "["],
    ["X-Forwarded-Host", "x:99999"],
    ["X-Forwarded-Host", ", prices.example"],
    ["X-Forwarded-Proto", "javascript"],
    ["X-Forwarded-Proto", "ws"],
    ["X-Forwarded-Proto", "//"],
  ])("is refused where it makes no address: %s: %s", async (name, value) => {
    expect((await sendRaw(site.origin, "/", { headers: { [name]: value } })).status).toBe(400);
  });
});

test.each([
  "[",
  "a b",
  ",,",
  ":::1",
  "192.0.2.1:80",
  "x".repeat(4000),
])("a visitor's address that is none fails nothing: %s", async (address) => {
  for (const target of ["/common/get_states", "/"]) {
    const reply = await sendRaw(site.origin, target, { headers: { "X-Forwarded-For": address } });
    expect(reply.status).toBe(200);
  }
});

test.each(["TRACE", "PROPFIND", "LINK", "PURGE"])("the method %s is not known", async (method) => {
  const { status, headers } = await sendRaw(site.origin, "/data", { method });
  expect([status, headers.get("Cache-Control")]).toEqual([501, "no-store"]);
});

test.each(["CONNECT", "FOO"])("the method %s gets no further than the server's own door", async (method) => {
  expect((await sendRaw(site.origin, "127.0.0.1:80", { method })).status).not.toBe(200);
});

test("a data call of the framework's former kind is answered as its page, and nothing is logged", async () => {
  for (const address of ["/?_data=x", "/glossary?_data=routes%2Fglossary&q=bill", "/none?%5Fdata"]) {
    const reply = await site.fetch(address);
    expect([address, reply.status]).toEqual([address, address.startsWith("/none") ? 404 : 200]);
    expect(reply.headers.get("Content-Type")).toContain("text/html");
  }
});
