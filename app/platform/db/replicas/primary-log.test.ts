import { expect, test } from "vitest";
import { parseLogPosition } from "./log-position.ts";
import { openPrimaryLog } from "./primary-log.ts";

const at = (text: string) => parseLogPosition(text)!;

test("a place in the log is read as PostgreSQL and the cookie write it, and nothing else is one", () => {
  expect(at("16/B374D848")).toBe(0x16_b374_d848n);
  expect(at("16-B374D848")).toBe(at("16/B374D848"));
  for (const text of ["", "16", "16/", "G/1", "1/123456789"]) expect(parseLogPosition(text)).toBeNull();
});

test("a replica is fresh that has replayed what was there five seconds ago", () => {
  const log = openPrimaryLog();
  log.note(at("0/10"), 0);
  log.note(at("0/20"), 4_000);
  expect(log.isFresh(at("0/10"), 9_000)).toBe(true);
  expect(log.isFresh(at("0/10"), 9_001)).toBe(false);
  expect(log.isFresh(at("0/20"), 9_001)).toBe(true);
});

test("an idle primary, and one that is away, make no replica stale that has all of it", () => {
  const log = openPrimaryLog();
  for (const second of [0, 1, 2]) log.note(at("0/10"), second * 1000);
  expect(log.isFresh(at("0/10"), 3_600_000)).toBe(true);
  expect(log.isFresh(at("0/F"), 3_600_000)).toBe(false);
});

test("a new primary that never had the end of the former one's log asks for its own", () => {
  const log = openPrimaryLog();
  log.note(at("0/30"), 0);
  log.note(at("0/20"), 6_000);
  expect(log.isFresh(at("0/20"), 20_000)).toBe(true);
});

test("of a long time only what matters is remembered: the newest state that is old, and later ones", () => {
  const log = openPrimaryLog();
  for (let second = 0; second <= 100; second += 1) log.note(BigInt(second), second * 1000);
  expect(log.isFresh(95n, 100_000)).toBe(true);
  expect(log.isFresh(93n, 100_000)).toBe(false);
});
