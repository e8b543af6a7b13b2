import type { Gazetteer } from "./open-gazetteer.server.ts";

/** The clock of a place. `others`: of other parts of the same state, where some of its counties keep another one. */
export interface PlaceTimeZone {
  /** As IANA names it: the one that most people of the state live by. */
  timeZone: string;
  others: readonly string[];
}

const [EASTERN, CENTRAL, MOUNTAIN, PACIFIC] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
] as const;

/** States of one clock each. */
const whole: ReadonlyMap<string, readonly string[]> = new Map([
  [
    EASTERN,
    [
      "CT",
      "DC",
      "DE",
      "GA",
      "MA",
      "MD",
      "ME",
      "NC",
      "NH",
      "NJ",
      "NY",
      "OH",
      "PA",
      "RI",
      "SC",
      "VA",
      "VT",
      "WV",
    ],
  ],
  [CENTRAL, ["AL", "AR", "IA", "IL", "LA", "MN", "MO", "MS", "OK", "WI"]],
  [MOUNTAIN, ["CO", "MT", "NM", "UT", "WY"]],
  [PACIFIC, ["CA", "WA"]],
  ["Pacific/Honolulu", ["HI"]],
  ["America/Puerto_Rico", ["PR", "VI"]],
  ["Pacific/Guam", ["GU", "MP"]],
  ["Pacific/Pago_Pago", ["AS"]],
  ["Pacific/Majuro", ["MH"]],
  ["Pacific/Palau", ["PW"]],
]);

/** States of several clocks (49 CFR 71), most people’s first. */
const split: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["AK", ["America/Anchorage", "America/Adak"]],
  ["AZ", ["America/Phoenix", MOUNTAIN]], // the Navajo Nation changes its clocks
  ["FL", [EASTERN, CENTRAL]],
  ["FM", ["Pacific/Pohnpei", "Pacific/Chuuk"]],
  ["ID", ["America/Boise", PACIFIC]],
  ["IN", ["America/Indiana/Indianapolis", CENTRAL]],
  ["KS", [CENTRAL, MOUNTAIN]],
  ["KY", ["America/Kentucky/Louisville", CENTRAL]],
  ["MI", ["America/Detroit", "America/Menominee"]],
  ["ND", [CENTRAL, MOUNTAIN]],
  ["NE", [CENTRAL, MOUNTAIN]],
  ["NV", [PACIFIC, MOUNTAIN]],
  ["OR", [PACIFIC, "America/Boise"]],
  ["SD", [CENTRAL, MOUNTAIN]],
  ["TN", [CENTRAL, EASTERN]],
  ["TX", [CENTRAL, MOUNTAIN]],
]);

const byState = new Map<string, PlaceTimeZone>([
  ...[...whole].flatMap(([timeZone, states]) =>
    states.map((state) => [state, { timeZone, others: [] }] as const),
  ),
  ...[...split].map(([state, [timeZone, ...others]]) => [state, { timeZone, others }] as const),
]);

/** The clock of a ZIP code's state, or of the state of the ZIP codes that begin alike. Null: the code is not said, or none
 *  like it is known; the East Coast's clock is then the careful one, since its days end first. */
export function timeZoneOfZip(gazetteer: Gazetteer, zip: string | null): PlaceTimeZone | null {
  if (zip === null || zip.length < 3) return null;
  const state = (gazetteer.findZipCode(zip) ?? gazetteer.listZipCodes(zip.slice(0, 3))[0])?.state;
  return (state !== undefined && byState.get(state)) || null;
}
