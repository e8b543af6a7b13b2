import { expect, test } from "vitest";
import { howSoon } from "../../../tests/support/cpu-time.ts";
import { parseCmsHptFile } from "./cms-hpt-file.ts";

const SITE = "https://hospital.example/cms-hpt.txt";

const MAIN = `location-name: Main Hospital
source-page-url: https://hospital.example/prices
mrf-url: https://hospital.example/files/main_standardcharges.csv
contact-name: Jane Roe
contact-email: jane.roe@hospital.example`;
const EAST = `location-name: East Clinic
source-page-url: https://hospital.example/prices
mrf-url: https://hospital.example/files/east_standardcharges.json
contact-name: John Roe
contact-email: john.roe@hospital.example`;

const ENTRIES = [
  {
    locationNames: ["Main Hospital"],
    sourcePageUrl: "https://hospital.example/prices",
    mrfUrl: "https://hospital.example/files/main_standardcharges.csv",
  },
  {
    locationNames: ["East Clinic"],
    sourcePageUrl: "https://hospital.example/prices",
    mrfUrl: "https://hospital.example/files/east_standardcharges.json",
  },
];

const reversed = (block: string) => block.split("\n").reverse().join("\n");

test.each([
  ["blocks with a blank line between", `${MAIN}\n\n${EAST}\n`],
  ["a byte order mark and CRLF", `\ufeff${MAIN}\n\n${EAST}`.replaceAll("\n", "\r\n")],
  ["no blank lines", `${MAIN}\n${EAST}`],
  ["a blank line after every line", `${MAIN}\n${EAST}`.replaceAll("\n", "\n\n")],
  ["blank lines of spaces, and many", `\n\n${MAIN}\n  \n\t\n\n${EAST}\n\n\n`],
  ["the keys in another order", `${reversed(MAIN)}\n\n${reversed(EAST)}`],
  [
    "keys in capitals, with spaces",
    `${MAIN}\n\n${EAST}`.replace(
      /^[a-z-]+:/gm,
      (key) => ` ${key.toUpperCase().replaceAll("-", " ").replace(":", " :")} `,
    ),
  ],
  ["no contacts", `${MAIN}\n\n${EAST}`.replace(/^contact.*$/gm, "")],
])("%s give the same entries", (_, text) => {
  expect(parseCmsHptFile(text, SITE)).toEqual({ entries: ENTRIES, problems: [] });
});

test("no contact is kept, in whatever line it stands", () => {
  const stray = `${MAIN}\nJane Roe\njane.roe@hospital.example: Jane\nPhone: 555-0100 Jane`;
  const read = parseCmsHptFile(`${stray}\n\ncontact-name: Jane\ncontact-phone: 555`, SITE);
  expect(JSON.stringify(read)).not.toMatch(/jane|roe|@|555/i);
  expect(read.problems.map(({ line }) => line)).toEqual([6, 7, 8]);
});

test("one file of several locations is given once, with all their names", () => {
  const again = EAST.replace("east_standardcharges.json", "main_standardcharges.csv#east");
  expect(parseCmsHptFile(`${MAIN}\n\n${again}\n\n${again}`, SITE).entries).toEqual([
    { ...ENTRIES[0], locationNames: ["Main Hospital", "East Clinic"] },
  ]);
});

test.each([
  ["/files/a.csv", "https://hospital.example/files/a.csv"],
  ["files/a b.csv", "https://hospital.example/files/a%20b.csv"],
  ["//cdn.example/a.csv", "https://cdn.example/a.csv"],
  ["www.other.example/a.csv", "https://www.other.example/a.csv"],
  ["other.example/files/a.csv", "https://other.example/files/a.csv"],
  ["other.example:8443/a.csv", "https://other.example:8443/a.csv"],
  ['Click here: <a href="https://other.example/a.csv">prices</a>', "https://other.example/a.csv"],
])("the address %s is %s", (written, mrfUrl) => {
  expect(parseCmsHptFile(`mrf-url: ${written}`, SITE)).toEqual({
    entries: [{ locationNames: [], sourcePageUrl: null, mrfUrl }],
    problems: [],
  });
});

test.each([
  ["location-name: Main", SITE, "no-mrf-url"],
  ["mrf-url:", SITE, "no-mrf-url"],
  ["mrf-url: mailto:jane@hospital.example", SITE, "mrf-url-no-address"],
  ["mrf-url: click here", SITE, "mrf-url-no-address"],
  ["mrf-url: files/a.csv", null, "mrf-url-no-address"],
  ["", SITE, "no-price-file"],
  ["contact-name: Jane", SITE, "no-price-file"],
  ["\n<!DOCTYPE html>\n<title>mrf-url: x</title>", SITE, "web-page"],
])("%j is a problem", (text, fileUrl, reason) => {
  const { entries, problems } = parseCmsHptFile(text, fileUrl);
  expect(entries).toEqual([]);
  expect(problems).toEqual([{ line: 1, reason }]);
});

test("a sentence in place of fields gives the price file that it names", () => {
  const text = "Our prices are at (https://cdn.example/a.csv), our site at https://hospital.example/.";
  const { entries, problems } = parseCmsHptFile(text, SITE);
  expect(entries).toEqual([]);
  expect(problems).toMatchObject([{ reason: "line-no-key" }]);
  const read = parseCmsHptFile(text.replace("(", "").replace("),", " ,"), SITE);
  expect(read.entries).toEqual([
    { locationNames: [], sourcePageUrl: null, mrfUrl: "https://cdn.example/a.csv" },
  ]);
});

test("a name with commas and a colon is a name", () => {
  const text = "location-name: Main: Hospital, Inc., East\nmrf-url: https://cdn.example/a,b.csv";
  expect(parseCmsHptFile(text, SITE).entries).toEqual([
    {
      locationNames: ["Main: Hospital, Inc., East"],
      sourcePageUrl: null,
      mrfUrl: "https://cdn.example/a,b.csv",
    },
  ]);
});

test("a block without its price file takes nothing from the next", () => {
  for (const next of [MAIN, reversed(MAIN)]) {
    const { entries, problems } = parseCmsHptFile(`location-name: Lost\ncontact-name: Jane\n\n${next}`, SITE);
    expect(entries).toEqual([ENTRIES[0]]);
    expect(problems).toMatchObject([{ line: 1 }]);
  }
});

test("a line of blanks is read as soon as any other", async () => {
  const blanks = " ".repeat(1_500); // it took 6 s
  const text = `A${blanks}:${blanks}x\u2028x\n${MAIN}`;
  expect(parseCmsHptFile(text, SITE).entries).toEqual([ENTRIES[0]]);
  expect(await howSoon((tries) => parseCmsHptFile(text + tries, SITE), 500)).toBe("soon");
});
