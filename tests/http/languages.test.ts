import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

async function ask(path: string, init?: RequestInit) {
  const reply = await site.fetch(path, { redirect: "manual", ...init });
  return [reply.status, reply.headers.get("Location")];
}

test("the address decides the language, and nothing else does", async () => {
  const spanish = await readPage(site, "/es/hospitals");
  expect([spanish.status, spanish.headers.get("Content-Language")]).toEqual([200, "es-US"]);
  expect(spanish.html).toContain('<html lang="es"');
  const english = await (
    await site.fetch("/hospitals?lang=es", { headers: { "Accept-Language": "es" } })
  ).text();
  expect(english).toContain('<html lang="en"');
  expect((await site.fetch("/hospitals")).headers.get("Content-Language")).toBe("en-US");
});

test("a page names itself in each language, at the same address below /es", async () => {
  const address = (path: string) => `${site.origin}${path}`;
  for (const path of ["", "/es"]) {
    const { html } = await readPage(site, `${path}/hospitals`);
    expect(html).toContain(`<link rel="canonical" href="${address(`${path}/hospitals`)}"`);
    for (const [language, own] of [
      ["en", "/hospitals"],
      ["es", "/es/hospitals"],
      ["x-default", "/hospitals"],
    ])
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${address(own!)}"`);
  }
  const front = await readPage(site, "/es");
  expect(front.html).toContain(`<link rel="canonical" href="${address("/es")}"`);
  expect(front.link("English")).toBe(`${site.origin}/`);
  expect((await readPage(site, "/hospitals?state=CA")).link("Español")).toBe(
    `${site.origin}/es/hospitals?state=CA`,
  );
});

test("every link, form and picture of a Spanish page stays in Spanish; files that all share do not", async () => {
  for (const path of [
    "/es",
    "/es/hospital_search?q=mri",
    "/es/data",
    "/es/glossary",
    "/es/upload-bill",
    "/es/audit",
  ]) {
    const { html } = await readPage(site, path);
    const addresses = [...html.matchAll(/\s(?:href|action|formaction|src)="(\/[^"]*)"/gi)].map(
      ([, to]) => to!,
    );
    expect(addresses.length).toBeGreaterThan(20);
    const leaving = addresses.filter((to) => !/^\/(?:es(?:[/?#]|$)|assets\/|icon\.svg$)/.test(to));
    expect([path, leaving]).toEqual([path, []]);
  }
});

test("redirects, forms and capitals keep the language", async () => {
  for (const [path, status, to] of [
    ["/es/", 308, "/es"],
    ["/ES/Data?x=1", 308, "/es/Data?x=1"],
    ["/es/Data", 301, "/es/data"],
    ["/es/data/", 301, "/es/data"],
    ["/es/hospitals?state=&q=a", 301, "/es/hospitals?q=a"],
    ["/es/account", 302, "/es/login?redirectTo=%2Faccount"],
  ] as const)
    expect([path, ...(await ask(path))]).toEqual([path, status, to]);
  const body = new URLSearchParams({ theme: "light", redirectTo: "/hospitals" });
  expect(await ask("/es/theme", { method: "POST", body })).toEqual([303, "/es/hospitals#theme"]);
});

test("an unknown path below /es is told in Spanish, and what only begins like it is no language", async () => {
  const unknown = await readPage(site, "/es/nada");
  expect([unknown.status, unknown.headers.get("Content-Language")]).toEqual([404, "es-US"]);
  expect((await readPage(site, "/es/es")).status).toBe(404);
  expect((await readPage(site, "/espanol")).headers.get("Content-Language")).toBe("en-US");
});

test("a visitor is known on the pages of both languages by one cookie", async () => {
  const vote = await site.fetch("/es/roadmap/votes", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ item: "bill-reading-accuracy", intent: "vote" }),
  });
  const cookies = vote.headers.getSetCookie().filter((cookie) => cookie.startsWith("voter="));
  const paths = cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1]);
  expect(paths).toEqual(["/roadmap", "/es/roadmap"]);
  expect(new Set(cookies.map((cookie) => cookie.replace(/;.*/, ""))).size).toBe(1);
});

test("a Spanish page is shown in other sites' frames in Spanish", async () => {
  const page = await readPage(site, "/es/hospital_search?search=mri");
  expect(page.html).toContain(`src=&quot;${site.origin}/es/embed/search?search=mri&quot;`);
  const described =
    page.element.querySelector('link[type="application/json+oembed"]')?.getAttribute("href") ?? "";
  const reply = await (await site.fetch(described.replaceAll("&amp;", "&"))).json();
  expect(reply.html).toContain(`src="${site.origin}/es/embed/search?search=mri"`);
  const frame = await site.fetch("/es/embed/search?search=mri");
  expect([frame.status, frame.headers.get("Content-Language")]).toEqual([200, "es-US"]);
});
