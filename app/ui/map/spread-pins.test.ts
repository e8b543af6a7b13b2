import { expect, test } from "vitest";
import { spreadPins } from "./spread-pins.ts";

const plan = { distance: 20, width: 200, height: 200 };

test("Pins that stand apart stay where they are, to a hair.", () => {
  const pins = [
    { x: 30, y: 30 },
    { x: 100, y: 160 },
  ];
  for (const [index, { x, y }] of spreadPins(pins, plan).entries()) {
    expect(Math.hypot(x - pins[index]!.x, y - pins[index]!.y)).toBeLessThan(0.1);
  }
});

test("Twenty pins in one corner part until none covers another, and none leaves the plan.", () => {
  const moved = spreadPins(
    Array.from({ length: 20 }, () => ({ x: 3, y: 3 })),
    plan,
  );
  for (const [index, one] of moved.entries()) {
    expect(Math.min(one.x, one.y, 200 - one.x, 200 - one.y)).toBeGreaterThanOrEqual(10);
    for (const other of moved.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15);
    }
  }
});
