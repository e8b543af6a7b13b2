import { expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

async function choose(redirectTo: string) {
  const body = new URLSearchParams({ theme: "dark", redirectTo });
  const reply = await site.post("/theme", body);
  return [reply.status, reply.headers.get("Location")];
}

test.each([
  ["/data?state=TX#map", "/data?state=TX#theme"],
  ["/hospital_search?search=c%C3%A9sarienne", "/hospital_search?search=c%C3%A9sarienne#theme"],
  ["/hospital_search?search=césarienne", "/hospital_search?search=c%C3%A9sarienne#theme"],
])("a choice of theme leads back to the page: %s", async (page, address) => {
  expect(await choose(page)).toEqual([303, address.replace("#theme", await switchOf())]);
});

test.each([
  "",
  "data",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/\r\n/evil.example",
  "/\r\nSet-Cookie: session=a",
  "/data\0",
  "/data\u0085",
  "https://evil.example/",
  "javascript:alert(1)",
  "/.//evil.example",
  "/x/..//evil.example",
])("and to no other site, nor fails: %j", async (page) => {
  expect(await choose(page)).toEqual([303, `/${await switchOf()}`]);
});

/** The fragment of the switch, as the site itself leads there. */
async function switchOf(): Promise<string> {
  return String((await choose("/"))[1]).slice(1);
}
