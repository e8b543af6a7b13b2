import { expect, test } from "vitest";
import { findPlace } from "./find-place.ts";
import { openGazetteer } from "./open-gazetteer.server.ts";
import type { Place } from "./place.ts";

const gazetteer = openGazetteer();
const find = (location: string) => findPlace(gazetteer, location);
const labels = (places: Place[]) => places.map(({ label }) => label);

function foundLabel(location: string): string | null {
  const answer = find(location);
  return answer.outcome === "found" ? answer.place.label : null;
}

test.each([
  ["60614", "Chicago, IL 60614"],
  ["59001", "Absarokee, MT 59001"],
  ["60614-1234", "Chicago, IL 60614"],
  [" 60614 1234 ", "Chicago, IL 60614"],
  ["2315 N Lincoln Ave, Chicago, IL 60614", "Chicago, IL 60614"],
  ["73301", "Austin, TX 73301"], // the tax office's
  ["60690", "Chicago, IL 60690"], // P.O. boxes
  ["00901", "San Juan, PR 00901"],
  ["96799", "Pago Pago, AS 96799"],
  ["chicago", "Chicago, IL"],
  ["CHICAGO, ILLINOIS", "Chicago, IL"],
  ["chicago il", "Chicago, IL"],
  ["Boston, MA, USA", "Boston, MA"],
  ["St. Louis", "St. Louis, MO"],
  ["Saint Louis Missouri", "St. Louis, MO"],
  ["Ft Worth", "Fort Worth, TX"],
  ["n. little rock, AR", "North Little Rock, AR"],
  ["winston salem", "Winston-Salem, NC"],
  ["Coeur d’Alene", "Coeur d'Alene, ID"],
  ["Billings MT", "Billings, MT"],
  ["NYC", "New York, NY"],
  ["New York City", "New York, NY"],
  ["DC", "Washington, DC"],
  ["Washington, D.C.", "Washington, DC"],
  ["Kansas City", "Kansas City, MO"],
  ["Cook County", "Cook County, IL"],
  ["cook county illinois", "Cook County, IL"],
  ["Orleans Parish", "Orleans Parish, LA"],
  ["Texas", "Texas"],
  ["mt", "Montana"],
  ["Carolina del Norte", "North Carolina"],
  ["pensilvania", "Pennsylvania"],
  ["Charlotte, Carolina del Norte", "Charlotte, NC"],
  ["Albany Nueva York", "Albany, NY"],
  ["Filadelfia", "Philadelphia, PA"],
])("%j is %j", (location, label) => {
  expect(foundLabel(location)).toBe(label);
});

test.each([
  ["Evanston", "Evanston, IL", "Evanston, WY"],
  ["Springfield", "Springfield, MO", "Springfield, IL"],
  ["Portland", "Portland, OR", "Portland, ME"],
  ["Columbus", "Columbus, OH", "Columbus, GA"],
  ["Aurora", "Aurora, CO", "Aurora, IL"],
  ["Pittsburg", "Pittsburg, CA", "Pittsburgh, PA"],
  ["New York", "New York, NY", "New York"],
  ["Nueva York", "New York, NY", "New York"],
  ["Washington", "Washington", "Washington, DC"],
])("%j without a state is %j, and may be %j", (location, label, other) => {
  const answer = find(location);
  expect(answer).toMatchObject({ outcome: "found", place: { label } });
  expect(answer.outcome === "found" && labels(answer.alternatives)).toContain(other);
});

test.each([
  ["Chicgo", "Chicago, IL"],
  ["Chicgo, IL", "Chicago, IL"],
  ["Los Angelos", "Los Angeles, CA"],
  ["Philadelhpia PA", "Philadelphia, PA"],
  ["Chicago, TX", "Chicago, IL"],
])("%j is unknown, and %j is offered first", (location, near) => {
  const answer = find(location);
  expect(answer.outcome).toBe("unknown");
  expect(answer.outcome === "unknown" && answer.near[0]?.label).toBe(near);
});

test.each([
  "",
  "\0'%",
  "00000",
  "6061",
  "91,0",
  "Xyzzyville",
  "Nowhere, ZZ",
  "😀",
  "x".repeat(10_000),
])("%j is unknown, and nothing is like it", (location) => {
  expect(find(location)).toEqual({ outcome: "unknown", near: [] });
});

test("a ZIP code that no list has lies among those that begin alike", () => {
  expect(find("60699")).toMatchObject({ place: { isApproximate: false } });
  expect(find("56998")).toMatchObject({
    outcome: "found",
    place: { label: "56998", latitude: expect.closeTo(38.9, 1), isApproximate: true },
  });
});

test("the browser's position is a place", () => {
  expect(find("34.05,-118.24")).toMatchObject({
    place: { kind: "position", latitude: 34.05, longitude: -118.24, label: "34.05, -118.24" },
  });
});
