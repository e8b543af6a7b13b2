import { expect } from "vitest";
import type { TestSite } from "./open-test-site.ts";

/** Addresses that a page must answer in words and soon, whatever stands in its parameters. */
export function oddValues(): string[] {
  return [
    "'",
    '"><b>',
    "a/b\\c",
    "100%",
    "%00",
    "\0",
    "😀",
    "\ud800",
    "x".repeat(10_000),
    "-1",
    "1e9",
    "null",
  ];
}

/** Asserts that a page and its .json and .csv answer whatever stands in these parameters with 200 or 404: a parameter
 *  meets each value in one of the three, and each of the three in a third of the values. */
export async function expectOddValuesAnswered(site: TestSite, page: string, names: string[]): Promise<void> {
  for (const [at, name] of names.entries()) {
    for (const [which, value] of oddValues().entries()) {
      const query = value.includes("%")
        ? `${name}=${value}`
        : new URLSearchParams([[name, value]]).toString();
      const ending = ["", ".json", ".csv"][(at + which) % 3];
      const { status } = await site.fetch(`${page}${ending}?${query}&${name}=again`);
      expect([name, value.slice(0, 20), [200, 404].includes(status)]).toEqual([
        name,
        value.slice(0, 20),
        true,
      ]);
    }
  }
}
