import { expect, test } from "vitest";
import { readSourceList } from "./read-source-list.ts";
import { readSourceAddress } from "./source-address.ts";

test.each([
  ["https://hospital.example", "https://hospital.example/", "finder"],
  ["hospital.example", "https://hospital.example/", "finder"],
  ["www.hospital.example/about#top", "https://www.hospital.example/about", "finder"],
  ["http://hospital.example:8080/x/CMS-HPT.txt", "http://hospital.example:8080/x/CMS-HPT.txt", "finder"],
  ["hospital.example/a_standardcharges.CSV", "https://hospital.example/a_standardcharges.CSV", "file"],
  ["https://cdn.example/get?id=7", "https://cdn.example/get?id=7", "file"],
  ["localhost:4000/a.json.gz", "https://localhost:4000/a.json.gz", "file"],
])("%s is %s, a %s", (written, address, kind) => {
  expect(readSourceAddress(written)).toEqual({ address, kind });
});

test.each([
  "",
  "Hospital",
  "click here",
  "ftp://hospital.example/a.csv",
  "https://user:secret@hospital.example/",
  `https://hospital.example/${"a".repeat(3_000)}`,
])("%s is no source", (written) => {
  expect(readSourceAddress(written)).toBeNull();
});

test("a list has an address a line, a CSV one in each row, and what has none is told by its line", () => {
  const list = "# ours\nhospital.example\n\nhttps://other.example/cms-hpt.txt\nno address\n";
  expect(readSourceList(list)).toEqual([
    { line: 2, address: "hospital.example" },
    { line: 4, address: "https://other.example/cms-hpt.txt" },
    { line: 5, address: null },
  ]);
  const csv = `\ufeffname,state,site\r\n"Main, Inc.",TX,https://main.example\r\nSt. Mary.org,TX,"https://mary.example/a,b.csv"\r\n`;
  expect(readSourceList(csv)).toEqual([
    { line: 2, address: "https://main.example" },
    { line: 3, address: "https://mary.example/a,b.csv" },
  ]);
});
