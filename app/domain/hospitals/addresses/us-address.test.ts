import { describe, expect, it, test } from "vitest";
import { streetNumberOf } from "./street-number.ts";
import { parseUsAddress } from "./us-address.ts";

describe("parseUsAddress", () => {
  it.each([
    ["810 ST VINCENT'S DRIVE, BIRMINGHAM, AL 35205", "810 ST VINCENT'S DRIVE", "BIRMINGHAM", "AL", "35205"],
    ["1 Hospital Rd Oak Bluffs MA 02557-1477", "1 Hospital Rd", "Oak Bluffs", "MA", "02557"],
    ["601 E Rollins St, Orlando, FL 32803", "601 E Rollins St", "Orlando", "FL", "32803"],
    ["601 E Rollins St Orlando, FL 32803", "601 E Rollins St", "Orlando", "FL", "32803"],
    ["1620 W Harrison St CHICAGO IL 60612", "1620 W Harrison St", "CHICAGO", "IL", "60612"],
    ["100 Oak St, Suite 200, Boise, Idaho 83702", "100 Oak St, Suite 200", "Boise", "ID", "83702"],
    ["100 Oak St Suite 200 Boise ID", "100 Oak St Suite 200", "Boise", "ID", null],
    ["100 Oak St\r\nDothan, AL\n36301\n", "100 Oak St", "Dothan", "AL", "36301"],
    ["100 Oak St, Charleston, West Virginia, USA", "100 Oak St", "Charleston", "WV", null],
    ["5 Oak Street NE, Washington, D.C. 20010", "5 Oak Street NE", "Washington", "DC", "20010"],
    ["430 MAIN STREET, WEST, OAK HILL, WV 25901", "430 MAIN STREET, WEST", "OAK HILL", "WV", "25901"],
    ["University Hospital, 9 Elm Rd, Troy, NY 12180", "9 Elm Rd", "Troy", "NY", "12180"],
    ["12 Elm St, Boston, MA 2114", "12 Elm St", "Boston", "MA", "02114"],
    ["200 Park Ave St Louis MO 63101", "200 Park Ave", "St Louis", "MO", "63101"],
    ["7 Rue Ave, New York, New York 10001", "7 Rue Ave", "New York", "NY", "10001"],
  ])("reads %j", (text, street, city, state, zip) => {
    expect(parseUsAddress(text)).toEqual({ street, city, state, zip });
  });

  it.each([
    ["350 E Broadway St Louis MO 63101", "may be Broadway St in Louis"],
    ["200 W Elm St Paul ID 83347", "may be Elm in St Paul"],
    ["500 W Court St Binghamton NY 13901", "has two words for a street"],
    ["100 Main St N Little Rock AR 72114", "may be Main St N"],
    ["100 Main St, Suite 200, AL 35205", "names none"],
    ["33501 Federal Way WA 98003", "has a street's word in the city"],
    ["Orlando, FL 32803", "may be a building"],
    ["601 E Rollins St, Orlando, Fla. 32803", "ends in no known state"],
    ["900 Avenue I Lancaster CA 93535", "has a street after its word"],
  ])("guesses no city where %j", (text) => {
    expect(parseUsAddress(text).city).toBeNull();
  });

  it.each([
    ["1000 Johnson Ferry Road, NE", null, null],
    ["100 Main St, New York 10001", null, "10001"],
    ["5 Park CT", null, null],
    ["PO Box 12345", null, null],
    ["", null, null],
  ])("takes no direction, street or box in %j for a state or ZIP code", (text, state, zip) => {
    expect(parseUsAddress(text)).toMatchObject({ state, zip, city: null });
  });
});

test.each([
  ["810 ST VINCENT'S DRIVE", "810"],
  ["One Hospital Plaza", "1"],
  ["P O BOX 118, 401 SOUTH 5TH STREET", "401"],
  ["PO BOX 469 910 20TH ST", "910"],
  ["#4 HOSPITAL DRIVE", "4"],
  ["39-000 BOB HOPE DRIVE", "39-000"],
  ["1035-116TH AVE NE", "1035"],
  ["2634b Capital Circle", "2634B"],
  ["W180 N8085 TOWN HALL RD", "W180N8085"],
  ["7TH AND CLAYTON STS", null],
  ["PO BOX 287", null],
  ["Medical Center Boulevard", null],
  [null, null],
])("the street number of %s is %s", (street, number) => {
  expect(streetNumberOf(street)).toBe(number);
});
