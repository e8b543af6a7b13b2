import { expect, test } from "vitest";
import { parseEmailAddress } from "./email-address.server.ts";

test.each([
  ["ann@example.com", "ann@example.com"],
  ["  Ann.Lee+bills@Example.CO.UK\n", "ann.lee+bills@example.co.uk"],
  ["o'neil@xn--mnchen-3ya.de", "o'neil@xn--mnchen-3ya.de"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
])("%j is an address, kept trimmed and in lower case", (text, expected) => {
  expect(parseEmailAddress(text)).toBe(expected);
});

test.each([
  "",
  "ann",
  "ann@",
  "@example.com",
  "ann@localhost",
  "ann@example..com",
  "ann@-example.com",
  "ann@10.0.0.1",
  "a@b@example.com",
  "ann lee@example.com",
  "ann@example.com\nbcc: all@example.com",
  ".ann@example.com",
  "an..n@example.com",
  `${"a".repeat(65)}@example.com`,
  `ann@${"a.".repeat(125)}com`,
])("%j is not an address", (text) => {
  expect(parseEmailAddress(text)).toBeNull();
});

test("a megabyte of nonsense is refused", () => {
  const nonsense = `${"a.".repeat(500_000)}@${"a-".repeat(500_000)}`;
  expect(parseEmailAddress(nonsense)).toBeNull();
});
