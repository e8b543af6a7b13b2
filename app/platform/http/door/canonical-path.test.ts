import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test.each([
  "/",
  "/data/",
  "/.well-known/security.txt",
  "/account/bills/a..b",
  "/...",
  "/Hospitals",
  "/common/hospital_metadata/St.%20Mary%27s%20%26%20Co",
  "/common/hospital_metadata/A%2FB%5CC%3F%23%25",
  "/common/hospital_metadata/H%c3%b4pital",
  "/common/hospital_metadata/H%C3%B4pital%20(St.%20Mary's)!*;=@:$,+~[1]",
  "/common/hospital_metadata/..%2f..%2faccount",
  "/100%",
  "/%zz",
  "/%E0%A4%A",
  "/%account",
])("%s is spelled as the site knows it", (path) => {
  expect(canonicalPath(path)).toBe(path);
});

test.each([
  ["/%61ccount/about", "/account/about"],
  ["/%41CCOUNT", "/ACCOUNT"],
  ["/hospital%5Fsearch%2ejson", "/hospital_search.json"],
  ["/a%7Eb%2Dc%30", "/a~b-c0"],
  ["/./account", "/account"],
  ["/x/../account", "/account"],
  ["/x/%2e%2E/account", "/account"],
  ["/x/.%2e/account", "/account"],
  ["/../../account", "/account"],
  ["/account/.", "/account/"],
  ["/account/..", "/"],
  ["//evil.example", "/evil.example"],
  ["/.//evil.example", "/evil.example"],
  ["/a/..//evil.example", "/evil.example"],
  ["/account//about///", "/account/about/"],
  ['/"{a}|^`<>"', "/%22%7Ba%7D%7C%5E%60%3C%3E%22"],
  ["/%2561ccount/%2e", "/%2561ccount/"],
])("%s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test.each([
  "",
  "*",
  "account",
  "evil.example:443",
  "http://evil.example/account",
  "/\\evil.example",
  "\\\\evil.example",
  "/account\\about",
  "/account#about",
  "/acc\tount",
  "/account\r\nSet-Cookie: a=b",
  "/caf\u00c3\u00a9",
  "/x/../100%",
  "//100%",
  "/%%61ccount",
])("%j is the path of nothing", (path) => {
  expect(canonicalPath(path)).toBeNull();
});
