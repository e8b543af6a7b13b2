import { describe, expect, it } from "vitest";
import { surenessTable } from "./fitted-sureness.ts";
import { sureConfidence, surenessOf, withSureness } from "./sureness.ts";

const shares = Array.from({ length: 101 }, (_, percent) => percent / 100);

describe("how sure a choice is", () => {
  it("is counted for every share, and never falls where the share grows", () => {
    const counted = shares.map(surenessOf);
    expect(counted).toEqual([...counted].sort((a, b) => a - b));
    expect(surenessTable[0]?.from).toBe(0);
  });

  it("asks people about choices that are as good as tossed, and not about those that nothing rivals", () => {
    expect(surenessOf(0.5)).toBeLessThan(sureConfidence);
    expect(surenessOf(1)).toBeGreaterThan(sureConfidence);
  });

  it("makes a value no surer than its words", () => {
    const printed = {
      value: 100,
      pageIndex: 0,
      box: { left: 0, top: 0, right: 1, bottom: 1 },
      confidence: 0.9,
    };
    expect(withSureness(printed, 0.5)).toEqual({ ...printed, confidence: 0.45 });
  });
});
