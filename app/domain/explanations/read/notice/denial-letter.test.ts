import { expect, test } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { isDenialLetter } from "./denial-letter.ts";

const isDenial = (page: string) => isDenialLetter(layOutRows(printDocument(page)));

test("a letter that refuses, and says that one may appeal, is a denial", () => {
  expect(
    isDenial(`
Crestline Health Plan
We have denied your claim for services on 06/02/2026.
Reason: The service is not covered under your plan.
You may appeal within 180 days of this letter.
`),
  ).toBe(true);
});

test.each([
  "If your claim is denied in whole or in part you may appeal within 180 days.",
  "You may appeal any decision. When a claim is not approved, we tell you why.",
])("a paper of a plan that says what may be done is none: %s", (sentence) => {
  expect(
    isDenial(`
Harbor Trades Welfare Fund
Date         Service           Charge     Fund paid   You owe
06/02/2026   Office visit      $170.00    $140.00     $30.00
This is not a bill. ${sentence}
`),
  ).toBe(false);
});
