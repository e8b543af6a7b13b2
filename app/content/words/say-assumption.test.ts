import { expect, test } from "vitest";
import { sayAssumption } from "./say-assumption.ts";

test.each([
  [{ kind: "emergency-level", level: 4 }, /level 4 of 5/],
  [{ kind: "contrast", contrast: "both" }, /without and then with contrast/],
  [{ kind: "with-pelvis" }, /pelvis/],
  [{ kind: "quarter-hours" }, /15 minutes.*2 to 4/],
  [{ kind: "hours" }, /one hour/],
  [{ kind: "birth-stay", code: "807" }, /MS-DRG 807/],
  [
    {
      kind: "pictures",
      service: { codeType: "CPT", code: "71046", name: "X-ray of the chest, two pictures" },
    },
    /“X-ray of the chest, two pictures”/,
  ],
] as const)("%j is said", (assumption, text) => {
  expect(sayAssumption("en", assumption)).toMatch(text);
});
