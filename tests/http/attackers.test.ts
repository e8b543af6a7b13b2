import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { sendRaw } from "../support/send-raw.ts";
import { siteForTests } from "../support/site-for-tests.ts";

// What an attacker tries of the door as a whole; docs/security.md says which tests try the rest.

const site = siteForTests({ SAMPLE_DATA: "on" });

const everyKind = [
  ..."/ /es /hospitals /es/hospitals /nowhere /es/nowhere /account /admin /login /saved /upload-bill".split(
    " ",
  ),
  ..."/mcp /oembed.json /rights.json?state=TX /audit.json /audit/text.json /hospitals.json /hospitals.csv".split(
    " ",
  ),
  ..."/data/downloads /data/downloads/nothing /openapi.json /llms.txt /robots.txt /sitemap.xml /metrics".split(
    " ",
  ),
];

test("every kind of reply says how browsers guard it, and no policy lets written scripts run", async () => {
  for (const address of [...everyKind, "/embed/search", "/es/embed/search"]) {
    const { headers } = await site.fetch(address);
    const said = (name: string) => headers.get(name);
    expect([address, said("Strict-Transport-Security")]).toEqual([
      address,
      expect.stringMatching(/^max-age=\d{8}/),
    ]);
    expect([address, said("X-Content-Type-Options")]).toEqual([address, "nosniff"]);
    expect([address, said("Cross-Origin-Opener-Policy")]).toEqual([address, "same-origin"]);
    expect([address, said("Cross-Origin-Resource-Policy")]).toEqual([
      address,
      expect.stringMatching(/^(?:same|cross)-origin$/),
    ]);
    expect([address, said("X-Powered-By")]).toEqual([address, null]);
    const policy = said("Content-Security-Policy") ?? "";
    if (said("Content-Type")?.startsWith("text/html"))
      expect([address, policy]).toEqual([address, expect.stringContaining("default-src")]);
    expect([address, policy]).toEqual([address, expect.not.stringContaining("unsafe-")]);
  }
});

test("a language before an odd path leads neither to another site nor to another page's copy", async () => {
  const odd = [
    "/es//evil.example",
    "/es/%2e%2e",
    "/es/../admin",
    "/ES/..//evil.example",
    "/es/%2f%2fevil.example",
  ];
  for (const target of [
    ...odd,
    "/es/\\evil.example",
    "/es/.%2e/account",
    "/es//",
    "/%65s//evil.example",
    "/es;/data",
  ]) {
    const { status, headers } = await sendRaw(site.origin, target);
    expect([target, status]).toEqual([
      target,
      expect.toSatisfy((code) => [301, 302, 308, 400, 404].includes(code)),
    ]);
    expect([target, new URL(headers.get("Location") ?? "/", site.origin).origin]).toEqual([
      target,
      site.origin,
    ]);
  }
});

test("a kept page is one language's, whoever asked first and whatever headers came along", async () => {
  const poison = {
    "Accept-Language": "es",
    "X-Forwarded-Prefix": "/es",
    "X-Original-URL": "/es/data",
    "X-Rewrite-URL": "/es",
  };
  const tags = new Set<string | null>();
  for (const [path, language] of [
    ["/hospitals?q=first", "en"],
    ["/es/hospitals?q=first", "es"],
    ["/es/hospitals?q=second", "es"],
    ["/hospitals?q=second", "en"],
  ] as const) {
    for (const headers of [poison, {}]) {
      const reply = await site.fetch(path, { headers });
      expect([path, await reply.text()]).toEqual([path, expect.stringContaining(`<html lang="${language}"`)]);
      tags.add(reply.headers.get("ETag"));
    }
  }
  expect(tags.size).toBe(4);
});

test("a private page under the name of a file is kept by no cache", async () => {
  for (const address of ["/account/a.css", "/es/account/a.js", "/account/bills/a.png", "/admin/a.css"]) {
    const { headers } = await site.fetch(address);
    expect([address, headers.get("Cache-Control")]).toEqual([
      address,
      expect.stringMatching(/private|no-store/),
    ]);
  }
});

test("a request that two servers would read differently is answered once, with 400, and nothing behind it is", async () => {
  const { host } = new URL(site.origin);
  const hidden = `GET /admin HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const chunk = `0\r\n\r\n${hidden}`;
  for (const head of [
    "Content-Length: 6\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    "Transfer-Encoding: xchunked",
    "Transfer-Encoding : chunked",
    "Transfer-Encoding: chunked, identity",
    "Content-Length: 0\r\nContent-Length: 6",
    "Content-Length: +6",
    "Content-Length: 0x6",
    "X: a\nTransfer-Encoding: chunked",
    " Transfer-Encoding: chunked",
  ]) {
    const socket = connect(Number(new URL(site.origin).port), "localhost");
    socket.write(`POST /compare HTTP/1.1\r\nHost: ${host}\r\n${head}\r\n\r\n${chunk}`);
    const replies = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
    expect([head, replies]).toEqual([head, ["HTTP/1.1 400"]]);
  }
});

test("names of prototypes are names as any other, in addresses, forms and JSON", async () => {
  const json = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"lines":[]}';
  const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":${json}}}`;
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  for (const [address, body] of [
    ["/audit.json", json],
    ["/assistance.json", json],
    ["/audit/text.json", json],
    ["/mcp", call],
  ] as const) {
    const reply = await site.fetch(address, { method: "POST", headers, body });
    expect([address, reply.status]).toEqual([address, expect.toSatisfy((status) => status < 500)]);
  }
  const fields = { "__proto__[polluted]": "1", "constructor.prototype.polluted": "1", __proto__: "1" };
  expect((await site.post("/compare", fields)).status).toBeLessThan(500);
  for (const name of ["__proto__", "constructor", "hasOwnProperty", "toString"]) {
    for (const address of [
      `/hospitals?${name}[polluted]=1&state=${name}`,
      `/data?category=${name}`,
      `/rights/${name}`,
      `/data/downloads/${name}`,
    ])
      expect([address, (await site.fetch(address)).status]).toEqual([
        address,
        expect.toSatisfy((status) => status < 500),
      ]);
  }
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false); // the site runs in this process
});

test("a picture that could hold a script is no bill, and what is sent is shown by no page", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  for (const [name, type] of [
    ["bill.svg", "image/svg+xml"],
    ["bill.png", "image/png"],
    ["bill.pdf", "application/pdf"],
    ["bill.html", "text/html"],
  ] as const) {
    const form = new FormData();
    form.append("uploaded_file", new Blob([svg], { type }), name);
    const reply = await site.fetch("/ocr/cloud_ocr", { method: "POST", body: form });
    expect([name, reply.status]).toEqual([name, expect.toSatisfy((status) => status >= 400 && status < 500)]);
    expect(await reply.text()).not.toContain("<svg");
  }
});

test("refusals without a page say what is wrong, in the language of their address", async () => {
  const sample = "/account/bills/a/files/b";
  for (const [path, method, status, words] of [
    ["/hospitals.csv", "PUT", 405, "GET to read"],
    ["/es/hospitals.csv", "PUT", 405, "GET para leer"],
    ["/account/menu", "POST", 400, "reload the page"],
    ["/es/account/menu", "POST", 400, "página"],
    ["/audit/letter.txt", "POST", 400, "reload the page"],
  ] as const) {
    const reply = await site.fetch(path, { method, body: "a", headers: { "Content-Type": "text/plain" } });
    expect([path, reply.status, await reply.text()]).toEqual([path, status, expect.stringContaining(words)]);
    expect(reply.headers.get("X-Remix-Error")).toBeNull();
  }
  expect((await site.fetch(sample, { method: "HEAD" })).body).toBeNull();
});

test("no address makes a header that clients refuse: who is not signed in comes back to the path without its query", async () => {
  const long = `?organisation=${"%F0%9F%8F%A5".repeat(1_000)}`;
  for (const path of ["/account/bills", "/admin"]) {
    const reply = await site.fetch(path + long, { redirect: "manual" });
    const short = `/login?redirectTo=${encodeURIComponent(path)}`;
    expect([path, reply.status, reply.headers.get("Location")]).toEqual([path, 302, short]);
  }
  const kept = await site.fetch("/account/bills?page=2", { redirect: "manual" });
  expect(kept.headers.get("Location")).toBe("/login?redirectTo=%2Faccount%2Fbills%3Fpage%3D2");
});
