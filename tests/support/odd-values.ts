import { expect } from "vitest";
import type { TestSite } from "./open-test-site.ts";

/** Values that a page must answer in words and soon, in any parameter. */
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

/** Asserts that each odd value in each of these parameters is answered with one of these statuses. `ask` may ask for one
 *  thing or another by `nth`, which goes up from value to value, beginning one higher for each next name. */
export async function expectOddAnswered(
  names: string[],
  statuses: number[],
  ask: (odd: { name: string; value: string; query: URLSearchParams; nth: number }) => Promise<Response>,
): Promise<void> {
  for (const [at, name] of names.entries()) {
    for (const [which, value] of oddValues().entries()) {
      const query = new URLSearchParams([[name, value]]);
      const { status } = await ask({ name, value, query, nth: at + which });
      expect(statuses, `${name}=${value.slice(0, 20)}`).toContain(status);
    }
  }
}

/** Asserts that a page and its .json and .csv answer whatever is in these parameters with 200 or 404: a parameter meets
 *  each value in one of the three, and each of the three in a third of the values. */
export async function expectOddValuesAnswered(site: TestSite, page: string, names: string[]): Promise<void> {
  await expectOddAnswered(names, [200, 404], ({ name, value, query, nth }) => {
    const odd = value.includes("%") ? `${name}=${value}` : query;
    return site.fetch(`${page}${["", ".json", ".csv"][nth % 3]}?${odd}&${name}=again`);
  });
}
