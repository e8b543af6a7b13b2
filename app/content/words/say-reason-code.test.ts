import { expect, test } from "vitest";
import { reasonCodes } from "#app/domain/explanations/reason-codes/reason-codes.ts";
import { remarkCodes } from "#app/domain/explanations/reason-codes/remark-codes.ts";
import { sayReasonCode, sayRemarkCode } from "./say-reason-code.ts";

test("every common reason and remark is said in a sentence, with what to ask for", () => {
  expect(reasonCodes.length + remarkCodes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(reasonCodes.map(({ code }) => code)).size).toBe(reasonCodes.length);
  for (const { code } of reasonCodes) {
    const said = sayReasonCode("en", code);
    expect([code, said?.message, said?.ask]).toEqual([
      code,
      expect.stringMatching(/^[A-Z].+\.$/),
      expect.stringMatching(/\.$/),
    ]);
  }
  for (const code of remarkCodes) expect(sayRemarkCode("en", code)).toMatch(/\.$/);
});

test.each([
  ["29", "provider", "late"],
  ["197", "provider", "no-authorization"],
  ["15", "provider", "no-authorization"],
  ["198", "provider", "no-authorization"],
  ["97", "provider", "bundled"],
  ["B15", "provider", "bundled"],
  ["236", "provider", "bundled"],
  ["18", "provider", "duplicate"],
  ["50", "provider", "not-necessary"],
  ["45", "provider", null],
  ["1", "patient", null],
  ["3", "patient", null],
  ["22", "depends", null],
  ["23", "other-plan", null],
] as const)("%s is borne by the %s", (code, bearer, fault) => {
  expect(sayReasonCode("en", code)).toMatchObject({ code, bearer, fault });
});

test("codes are found as they are printed; what we do not know is not guessed", () => {
  expect(sayReasonCode("en", " b15 ")?.code).toBe("B15");
  expect(sayReasonCode("en", "045")?.code).toBe("45");
  expect(sayReasonCode("en", "99999")).toBeNull();
  expect(sayReasonCode("en", "__proto__")).toBeNull();
  expect(sayRemarkCode("en", "n130")).not.toBeNull();
  expect(sayRemarkCode("en", "constructor")).toBeNull();
});
