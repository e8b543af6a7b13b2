import { expect, test } from "vitest";
import { howSoon } from "../../../../../tests/support/cpu-time.ts";
import { tidyProvider } from "./provider-names.ts";

test.each([
  ["Mercy Clinic (in-network)", "Mercy Clinic"],
  ["Mercy Clinic, (555) 123-4567 ext 2", "Mercy Clinic"],
  ["Mercy Clinic, 1-555-123-4567", "Mercy Clinic"],
  ["Mercy Clinic - out of network", "Mercy Clinic"],
  ["Mercy Clinic, in network", "Mercy Clinic"],
  ["Mercy Clinic participating provider", "Mercy Clinic"],
  ["Mercy Clinic, non-participating", "Mercy Clinic"],
  ["1. Mercy Clinic, claim 77", "Mercy Clinic"],
  ["* Mercy Clinic , Inc . NPI: 1", "Mercy Clinic, Inc."],
  ["Mercy Clinic (West)", "Mercy Clinic (West)"],
])("of %j the provider's name is %j", (text, name) => {
  expect(tidyProvider(text)).toBe(name);
});

test("blanks without end are read once", async () => {
  const text = `Mercy Clinic${" ".repeat(20_000)}x`; // it took 7 s
  expect(await howSoon((tries) => tidyProvider(text + tries), 500)).toBe("soon");
});
