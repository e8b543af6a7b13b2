import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWriteLimit, type WriteLimit } from "./write-limit.server.ts";

let limit: WriteLimit;
beforeEach(() => {
  vi.useFakeTimers();
  limit = openWriteLimit({ writes: 2, windowMs: 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the write too many is told how long to wait, and may be done after that", () => {
  expect([limit.take("192.0.2.1"), limit.take("192.0.2.1")]).toEqual([null, null]);
  vi.advanceTimersByTime(45_500);
  expect([limit.take("192.0.2.1"), limit.take("192.0.2.1")]).toEqual([15, 15]);
  expect(limit.take("192.0.2.2")).toBeNull();
  vi.advanceTimersByTime(14_500);
  expect(limit.take("192.0.2.1")).toBeNull();
});

test("one customer's IPv6 addresses count as one", () => {
  limit.take("2001:db8:0:1::1");
  limit.take("2001:db8:0:2::2");
  expect(limit.take("2001:db8:0:3::3")).toBe(60);
  expect(limit.take("2001:db8:1::1")).toBeNull();
});

test("a client whose address is not known is counted too", () => {
  limit.take("");
  limit.take("");
  expect(limit.take("")).toBe(60);
});

test("more addresses than are counted push out the first, not the newest", () => {
  limit.take("192.0.2.1");
  limit.take("192.0.2.1");
  for (let n = 0; n < 50_000; n += 1) limit.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  limit.take("10.0.195.79");
  expect(limit.take("10.0.195.79")).toBe(60);
  expect(limit.take("192.0.2.1")).toBeNull();
});
