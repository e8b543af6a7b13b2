import { randomUUID } from "node:crypto";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountPaths } from "../support/account-paths.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { sendRaw } from "../support/send-raw.ts";
import { signIn } from "../support/sign-in.ts";

const NAME = "Ada Lovelace";
const paths = (await accountPaths()).map((pattern) => `/${pattern.replace(/:\w+/g, randomUUID())}`);
const encoded = (text: string) => text.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

describe("an address under /account in another spelling", () => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await openTestSite();
    ({ cookie } = await signIn(site, { name: NAME }));
  });
  afterAll(() => site.close());

  const spellings: [string, (path: string) => string][] = [
    ["an encoded letter", (path) => path.replace("/a", "/%61")],
    ["all letters encoded", encoded],
    ["an encoded capital", (path) => path.replace("/a", "/%41")],
    ["a dot", (path) => `/.${path}`],
    ["an encoded dot", (path) => `/%2e${path}`],
    ["two dots", (path) => `/x/..${path}`],
    ["two encoded dots", (path) => `/x/%2E%2e${path}`],
    ["dots inside", (path) => path.replace("/account", "/account/x/..")],
    ["a dot at the end", (path) => `${path}/.`],
    ["a doubled slash", (path) => `/${path}`],
    ["a doubled slash inside", (path) => path.replace("/account", "/account//")],
    ["a backslash", (path) => path.replace("/account", "/x\\..\\account")],
    ["a fragment before", (path) => `/#/..${path}`],
    ["a fragment behind", (path) => `${path}#x`],
    ["a tab", (path) => path.replace("/acc", "/acc\t")],
    ["a language and two dots", (path) => `/es/..${path}`],
    ["a language and two encoded dots", (path) => `/es/%2e%2e${path}`],
    ["a language and a doubled slash", (path) => `/es/${path}`],
    ["a language in capitals", (path) => `/ES${path}`],
    ["another host", (path) => `http://evil.example${path}`],
    ["our host and dots", (path) => `${site.origin}/x/..${path}`],
    ["our host and a name before it", (path) => site.origin.replace("//", "//ada@") + path],
  ];

  test.each(spellings)("is not answered with 200, nor leads to another site: %s", async (_, spell) => {
    for (const path of paths) {
      const address = spell(path);
      const { status, headers, body } = await sendRaw(site.origin, address, { headers: { Cookie: cookie } });
      expect([address, status]).toEqual([address, expect.toSatisfy((code) => code === 308 || code === 400)]);
      expect(body).not.toContain(NAME);
      const leadsTo = new URL(headers.get("Location") ?? "/", site.origin);
      expect([address, leadsTo.origin]).toEqual([address, site.origin]);
      if (status === 308) expect(leadsTo.pathname.toLowerCase().replace(/\/$|^\/es(?=\/)/g, "")).toBe(path);
    }
  });

  test("is known for the account's in capitals and with slashes at its end", async () => {
    for (const path of paths) {
      for (const address of [path.toUpperCase(), path.replace("/account", "/Account"), `${path}/`]) {
        const { headers, status } = await sendRaw(site.origin, address, { headers: { Cookie: cookie } });
        const isLed = status === 301 && headers.get("Location") === path;
        if (!isLed) expect([address, headers.get("Cache-Control")]).toEqual([address, "private, no-store"]);
      }
    }
  });

  test("is taken with our own host before it, as a proxy's client writes it", async () => {
    const reply = await sendRaw(site.origin, `${site.origin}/account`, { headers: { Cookie: cookie } });
    expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(reply.body).toContain(NAME);
  });

  test("is refused where something is sent to it", async () => {
    for (const target of ["/%61ccount/about", "//account/about", "/./account/about"]) {
      const reply = await sendRaw(site.origin, target, { method: "POST", headers: { Cookie: cookie } });
      expect([target, reply.status, reply.headers.get("Location")]).toEqual([target, 400, null]);
    }
  });
});

describe("what the gate answers at an address that nothing else calls private", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({}, { change: renamed });
  });
  afterAll(() => site.close());

  /** The same routes under /member. */
  function renamed(build: ServerBuild): ServerBuild {
    const assets = { ...build.assets, routes: underMember(build.assets.routes) };
    return { ...build, routes: underMember(build.routes), assets };
  }

  function underMember<Routes extends Record<string, { path?: string } | undefined>>(routes: Routes): Routes {
    const moved = Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, path: route.path?.replace(/^account(?=\/|$)/, "member") },
    ]);
    return Object.fromEntries(moved);
  }

  test("is kept by nobody: pages, files, forms, refusals and the way to /login", async () => {
    const owner = await signIn(site, { name: NAME });
    const asked: [cookie: string, method: string, ending: string][] = [
      [owner.cookie, "GET", ""],
      [owner.cookie, "POST", ""],
      [owner.cookie, "GET", `?for=${randomUUID()}`],
      ["", "GET", ""],
      ["", "POST", ""],
    ];
    const seen = new Set<number>();
    for (const path of paths) {
      for (const [cookie, method, ending] of asked) {
        const address = path.replace("/account", "/member") + ending;
        const body = method === "POST" ? new URLSearchParams() : null;
        const reply = await site.fetch(address, { method, headers: { Cookie: cookie }, body });
        await reply.arrayBuffer();
        seen.add(reply.status);
        if (reply.status === 405) continue; // a page without a form
        const said = [method, address, reply.status, reply.headers.get("Cache-Control")];
        expect(said).toEqual([method, address, reply.status, "private, no-store"]);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([200, 302, 303, 403, 404]));
  });
});
