import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([
  ["/account", "/account"],
  ["/account/bills?q=a%20b&page=2#lines", "/account/bills?q=a%20b&page=2#lines"],
  ["/account/../data", "/data"],
  ["/compare?hospitals=1,2", "/compare?hospitals=1,2"],
])("%j is a page of this site", (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test.each([
  "",
  "account",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "https://evil.example",
  "https:/evil.example",
  "javascript:alert(1)",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\0/evil.example",
  `/${"a".repeat(2001)}`,
])("%j is none", (text) => {
  expect(ownPath(text)).toBeNull();
});

test("no place at all is none", () => {
  expect([ownPath(null), ownPath(undefined)]).toEqual([null, null]);
});
