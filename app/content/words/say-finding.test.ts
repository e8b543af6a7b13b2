import { expect, test } from "vitest";
import { sayFinding } from "./say-finding.ts";

const pair = {
  rule: "ncci-pair",
  kind: "without-modifier",
  facts: { column1: "80053", column2: "80048", day: "2026-03-02", edition: "2026-07" },
} as const;

test("a coding rule is stated to who has Medicare, and a question to others", () => {
  expect(sayFinding("en", pair, "medicare").message).toMatch(
    /^Medicare does not pay for 80048 \(.+\) together with 80053 \(.+\) on the same day \(Mar 2, 2026\)/,
  );
  expect(sayFinding("en", pair, "other-plan").message).toMatch(
    /^Was 80048 .+ a separate service on Mar 2, 2026\?/,
  );
  expect(sayFinding("en", pair, null).message).toMatch(/\?/);
});

test("amounts and days are written as people read them, and every value is put in", () => {
  const facts = { leftCents: 25_000, balanceCents: 30_050, differenceCents: 5_050 };
  const { message, ask } = sayFinding(
    "en",
    { rule: "balance-mismatch", kind: "balance-too-high", facts },
    null,
  );
  expect(message).toBe(
    "Charges minus adjustments and payments are $250.00, but the bill asks for $300.50: $50.50 more.",
  );
  expect(ask).not.toMatch(/[{}]/);
});
