import { expect, test } from "vitest";
import { pageOf } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on", API_REQUESTS_PER_MINUTE: "10000" });

const PRICE = "name=Lakeglass+Medical+Center&code_type=CPT&code=73721";
const embeds = [
  ["/embed/search?search=knee+mri&location=60614", "/hospital_search?search=knee+mri&location=60614"],
  ["/embed/search?search=mri", "/hospital_search?search=mri"],
  ["/embed/search", "/hospital_search"],
  [`/embed/price?${PRICE}`, "/hospital_service_details?name=Lakeglass"],
  ["/embed/assistance?near=60614", "/assistance"],
  ["/embed/assistance?hospital=Lakeglass", "/assistance"],
] as const;

test.each(
  embeds,
)("other sites may show %s: no script, no cookie, links beside their page", async (path, whole) => {
  const reply = await site.fetch(path, { headers: { Cookie: "theme=x" } });
  const { headers } = reply;
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect([reply.status, headers.get("X-Frame-Options"), headers.get("Set-Cookie")]).toEqual([
    200,
    null,
    null,
  ]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors *");
  expect(policy).not.toContain("script-src");
  const { element: page, html } = await pageOf(reply);
  expect(page.querySelectorAll("script")).toEqual([]);
  expect(html).not.toMatch(/(?:src|href)="https?:\/\/(?!localhost|127\.0\.0\.1)[^"]*\.(?:js|css|png|woff2)/);
  expect(page.querySelector("base")?.getAttribute("target")).toBe("_blank");
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  expect(decodeURIComponent(canonical)).toContain(whole);
  const source = page.querySelectorAll("main > p").at(-1)?.querySelector("a");
  expect([source?.getAttribute("target"), source?.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  expect((await site.fetch(source?.getAttribute("href") ?? "")).status).toBe(200);
  expect(page.querySelector("body")?.text).toContain("Sample data, all of it fictional");
});

test("a frame says the page’s own answer, with what it is of and what was assumed", async () => {
  const address = "?search=knee+mri&location=60614";
  const [frame, whole] = await Promise.all(
    ["/embed/search", "/hospital_search"].map(async (path) => pageOf(await site.fetch(path + address))),
  );
  const answerOf = (page: typeof frame) => page?.element.querySelector("[data-live-answer]")?.text;
  expect(answerOf(frame)).toMatch(/Most hospitals charge \$.* at \d+ hospitals within/);
  expect(answerOf(frame)).toBe(answerOf(whole));
  expect(frame?.main.text).toMatch(/We assumed a scan without contrast\..*files of \w{3} \d/s);
  const price = await pageOf(await site.fetch(`/embed/price?${PRICE}`));
  expect(price.main.text).toMatch(/\$[\d,.]+.*price file.*row|\$[\d,.]+.*Source/s);
  const policy = await pageOf(await site.fetch("/embed/assistance?hospital=Lakeglass"));
  expect(policy.main.text).toMatch(/Form 990, Schedule H.*free care up to 300%/s);
});

test("the address or the reader’s device decides the theme, and no cookie does", async () => {
  const themeOf = async (path: string, Cookie = "") => {
    const { element } = await pageOf(await site.fetch(path, { headers: { Cookie } }));
    return element.querySelector("html")?.getAttribute("data-theme");
  };
  const chosen = await site.post("/theme", new URLSearchParams({ theme: "dark", redirectTo: "/" }));
  const cookie = (chosen.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
  expect(await themeOf("/data", cookie)).toBe("dark");
  expect(await themeOf("/embed/search", cookie)).toBe("system");
  expect(await themeOf("/embed/search?theme=light", cookie)).toBe("light");
  expect(await themeOf("/embed/search?theme=%22%3E%3Cscript%3E", cookie)).toBe("system");
});

test("a frame comes from the page cache, whatever theme its host asks for", async () => {
  const path = "/embed/search?search=knee+mri&location=60614&theme=dark";
  await (await site.fetch(path)).text();
  const etag = (await site.fetch(path)).headers.get("ETag") ?? "";
  const again = await site.fetch(path, { headers: { "If-None-Match": etag } });
  expect([etag, again.status]).toEqual([expect.stringMatching(/^"/), 304]);
});

test("no other page may be shown in a frame", async () => {
  for (const path of [
    "/",
    "/hospital_search",
    "/assistance",
    "/embed",
    "/embed/bills",
    "/embed/search/more",
  ]) {
    const { headers } = await site.fetch(path);
    expect([path, headers.get("X-Frame-Options")]).toEqual([path, "SAMEORIGIN"]);
    expect([path, headers.get("Content-Security-Policy")]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
});

test.each([
  ["/embed/search?search=zzqx", 404],
  ["/embed/search?search=knee+mri&location=60614&min_price=abc", 400],
  ["/embed/price?name=Nowhere&code=73721", 404],
  ["/embed/assistance?hospital=Nowhere&near=%3Cb%3E", 200],
])("%s answers in words with %i", async (path, status) => {
  const reply = await site.fetch(path);
  expect(reply.status).toBe(status);
  expect((await pageOf(reply)).main.text.length).toBeGreaterThan(40);
});

const oembed = (url: string, more: Record<string, string> = {}) =>
  site.fetch(`/oembed.json?${new URLSearchParams({ url, format: "json", ...more })}`);

test("pages name their oEmbed reply, whose frame and height are those of the snippet", async () => {
  for (const path of [
    "/hospital_search?search=knee+mri&location=60614",
    `/hospital_service_details?${PRICE}`,
    "/assistance?near=60614",
  ]) {
    const { element: page } = await pageOf(await site.fetch(path));
    const named = page.querySelector('link[type="application/json+oembed"]')?.getAttribute("href") ?? "";
    const reply = await site.fetch(named);
    const { type, version, width, height, html } = await reply.json();
    expect([reply.status, type, version, width]).toEqual([200, "rich", "1.0", 600]);
    expect(reply.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const snippet = page.querySelectorAll("details pre").at(-1)?.text ?? "";
    expect(snippet).toContain(`width="600" height="${height}"`);
    const sourceOf = (text: string) => /src="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
    const [ofReply, ofSnippet] = [sourceOf(html), sourceOf(snippet)];
    expect((await site.fetch(ofReply ?? "")).status).toBe(200);
    expect(new URL(ofReply ?? "").pathname).toBe(new URL(ofSnippet ?? "").pathname);
  }
});

test("a snippet tells nothing of what its visitor was asked to pay", async () => {
  const { html } = await pageOf(
    await site.fetch("/hospital_search?search=knee+mri&location=60614&asked=4321"),
  );
  expect(/&lt;iframe.*?&lt;\/iframe/.exec(html)?.[0]).not.toContain("4321");
});

test("oEmbed keeps to the room that a site has, and refuses other sites’ pages and formats", async () => {
  const ours = `${site.origin}/hospital_search?search=knee+mri&theme=light&x="><script>`;
  const small = await (await oembed(ours, { maxwidth: "300", maxheight: "200" })).json();
  expect([small.width, small.height]).toEqual([300, 200]);
  expect(small.html).not.toMatch(/<script|x="/);
  const heights = await Promise.all(
    ["280", "400", "900"].map(async (maxwidth) => (await (await oembed(ours, { maxwidth })).json()).height),
  );
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  const refused = [
    [ours, { format: "xml" }, 501],
    [ours, { maxwidth: "200" }, 404],
    ["https://evil.example/hospital_search", {}, 404],
    [`${site.origin}/account`, {}, 404],
    [`${site.origin}@evil.example/hospital_search`, {}, 404],
    ["javascript:alert(1)", {}, 404],
    [`${site.origin}/hospital_search?search=${"x".repeat(3000)}`, {}, 404],
  ] as const;
  for (const [url, more, status] of refused) {
    const reply = await oembed(url, more);
    expect([url, reply.status, (await reply.json()).error]).toEqual([url, status, expect.any(String)]);
  }
});
