import { expect, test } from "vitest";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { openGazetteer } from "./open-gazetteer.server.ts";
import { timeZoneOfZip } from "./time-zone.ts";

const gazetteer = openGazetteer();

test.each([
  ["10001", "America/New_York", 0],
  ["96813", "Pacific/Honolulu", 0],
  ["00901", "America/Puerto_Rico", 0],
  ["96910", "Pacific/Guam", 0],
  ["97914", "America/Los_Angeles", 1], // Ontario, Oregon, keeps Boise's clock
  ["37902", "America/Chicago", 1],
])("the clock of %s is %s", (zip, timeZone, otherCount) => {
  const found = timeZoneOfZip(gazetteer, zip);
  expect([found?.timeZone, found?.others.length]).toEqual([timeZone, otherCount]);
});

test("every state with a ZIP code has a clock that this Node knows", () => {
  const prefixes = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, "0"));
  const zipCodes = prefixes.flatMap((prefix) => gazetteer.listZipCodes(prefix));
  const zipOfState = new Map(zipCodes.map(({ state, zip }) => [state, zip]));
  for (const state of US_STATES.keys()) {
    const found = timeZoneOfZip(gazetteer, zipOfState.get(state)!);
    for (const timeZone of [found!.timeZone, ...found!.others]) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
    }
  }
});

test("a code that nobody has takes its neighbors' clock, and no code has none", () => {
  expect(timeZoneOfZip(gazetteer, "60600")?.timeZone).toBe("America/Chicago");
  expect(timeZoneOfZip(gazetteer, "")).toBeNull();
  expect(timeZoneOfZip(gazetteer, null)).toBeNull();
});

test("a day ends later in Hawaii than in Boston", () => {
  const moment = new Date("2026-12-01T06:00:00Z");
  expect(dayInZone("America/New_York", moment)).toBe("2026-12-01");
  expect(dayInZone("Pacific/Honolulu", moment)).toBe("2026-11-30");
});
