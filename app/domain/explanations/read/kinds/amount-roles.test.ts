import { expect, test } from "vitest";
import { howSoon } from "../../../../../tests/support/cpu-time.ts";
import { scoreHeading } from "./amount-roles.ts";

const bestOf = (heading: string) =>
  [...scoreHeading(heading)].sort(([, score], [, other]) => other - score)[0]?.[0].key;

test.each([
  "Allowed amount",
  "Amount (allowed)",
  "Amount (allowed) *",
  "Amount ((allowed",
  "(Allowed amount)",
])("%j heads what the plan allows", (heading) => {
  expect(bestOf(heading)).toBe(bestOf("Allowed amount"));
});

test("brackets without end are read once", async () => {
  const heading = `a${"(".repeat(1_600)}${" ".repeat(1_600)})x`; // it took 4 s
  expect(await howSoon((tries) => scoreHeading(heading + tries), 500)).toBe("soon");
});
