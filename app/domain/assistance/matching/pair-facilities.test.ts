import { expect, test } from "vitest";
import type { MatchedFacility, MatchedHospital } from "./matched-hospital.ts";
import { pairFacilities } from "./pair-facilities.ts";

type Place = Partial<Pick<MatchedFacility, "city" | "state" | "zip" | "ein" | "filerState">>;
/** No place but the filer's state. */
const nowhere = { city: null, state: null, zip: null, filerState: "OR" };
const facility = (
  name: string,
  place: Place = {},
  filerName = "EXAMPLE HEALTH",
  filingId = 1,
): MatchedFacility => ({
  filingId,
  facilityNo: 1,
  filerName,
  filerState: null,
  filerEin: "900000201",
  ein: "900000201",
  name,
  city: "EXAMPLETON",
  state: "OR",
  zip: "97001",
  ...place,
});
let nextId = 1;
const hospital = (name: string, place: Partial<MatchedHospital> = {}): MatchedHospital => ({
  hospitalId: nextId++,
  name,
  city: "Exampleton",
  state: "OR",
  zip: "97001",
  eins: [],
  ...place,
});
const matchesOf = (facilities: MatchedFacility[], hospitals: MatchedHospital[]) =>
  pairFacilities(facilities, hospitals).map(({ match }) => match?.hospital.name ?? null);

test.each<[string, MatchedFacility, MatchedHospital]>([
  [
    "the EIN, where the site's name lacks the system's",
    facility("MERCY EXAMPLETON HOSPITAL", {}, "MERCY HEALTH"),
    hospital("Exampleton Medical Center", { eins: ["900000201"] }),
  ],
  [
    "a name without any word of its own",
    facility("MEDICAL CENTER HOSPITAL"),
    hospital("Medical Center Hospital"),
  ],
  [
    "abbreviations",
    facility("ST MARYS MED CTR & HOSP"),
    hospital("Saint Mary's Medical Center and Hospital"),
  ],
  [
    "a trade name",
    facility("NORTH VALLEY CORP DBA QUIET HARBOR HOSPITAL"),
    hospital("Quiet Harbor Hospital"),
  ],
  [
    "the system's name that the site has",
    facility("SHADY GROVE MEDICAL CENTER", {}, "ADVENTIST HEALTHCARE INC"),
    hospital("Adventist HealthCare Shady Grove Medical Center"),
  ],
  [
    "the system's initials",
    facility("AHC FORT PARK MEDICAL CENTER INC", {}, "ADVENTIST HEALTHCARE INC"),
    hospital("Adventist Healthcare Fort Park Medical Ctr"),
  ],
  ["what it includes", facility("CHRIST HOSP INCL HOPE CHILDREN'S HOSP"), hospital("Christ Hospital")],
  ["its city in the name", facility("MERCY HOSPITAL EXAMPLETON"), hospital("Mercy Hospital")],
  [
    "another ZIP code in its city",
    facility("QUIET FAITH HOSPITAL", { zip: "97002" }),
    hospital("Quiet Faith Hospital"),
  ],
  [
    "a word it dropped, in its city and ZIP code",
    facility("QUIET GENERAL HOSPITAL", {}, "QUIET HEALTH"),
    hospital("Quiet Medical Center, Exampleton"),
  ],
  [
    "no place, but the system's name",
    facility("GOOD SHEPHERD HOSPITAL", { city: null, state: null, zip: null }, "ADVOCATE HEALTH CORP"),
    hospital("Advocate Good Shepherd Hospital"),
  ],
  [
    "the EIN of its price file and a name, its office's address filed",
    facility("QUIET HARBOR HOSPITAL", { city: "PORTLAND", zip: "97299" }),
    hospital("Quiet Harbor Medical Center", { eins: ["900000201"] }),
  ],
  [
    "the only hospital of an EIN with a like name",
    facility("LANGLADE HOSPITAL - HOTEL DIEU OF ST JOSEPH"),
    hospital("Aspirus Langlade Hospital", { eins: ["900000201"] }),
  ],
])("matched through %s", (_, filed, known) => {
  expect(matchesOf([filed], [hospital("Another Hospital"), known])).toEqual([known.name]);
});

test.each<[string, MatchedFacility, MatchedHospital]>([
  [
    "a rehabilitation unit in the ZIP code of the general hospital",
    facility("AHC-REHABILITATION - SHADY GROVE", {}, "ADVENTIST HEALTHCARE INC"),
    hospital("Adventist HealthCare Shady Grove Medical Center"),
  ],
  [
    "a closed hospital whose ZIP code has another system's now",
    facility("SUTTER MEMORIAL HOSPITAL", {}, "SUTTER HEALTH"),
    hospital("Mercy General Hospital"),
  ],
  [
    "a campus, by a filer that is called as it is",
    facility("OKLAHOMA HEART HOSPITAL SOUTH", {}, "OKLAHOMA HEART HOSPITAL SOUTH LLC"),
    hospital("Oklahoma Heart Hospital"),
  ],
  [
    "what is left without the city is of every hospital",
    facility("THE GENERAL"),
    hospital("Exampleton General Medical Center"),
  ],
  [
    "names of a city and a kind alone, unless they are the very same",
    facility("BEHAVIORAL HOSPITAL OF EXAMPLETON"),
    hospital("Exampleton Behavioral Center"),
  ],
  [
    "one name in two states",
    facility("GOOD SAMARITAN HOSPITAL"),
    hospital("Good Samaritan Hospital", { state: "CA" }),
  ],
  [
    "one name in two cities of a state",
    facility("GOOD SAMARITAN HOSPITAL"),
    hospital("Good Samaritan Hospital", { city: "Salem", zip: "97301" }),
  ],
  [
    "a common name, where no place is filed",
    facility("GOOD SAMARITAN HOSPITAL", { city: null, state: null, zip: null }, "ADVOCATE"),
    hospital("Good Samaritan Hospital"),
  ],
  [
    "a name without the system's, which may be another's",
    facility("MERCY VALLEY HOSPITAL", {}, "MERCY HEALTH"),
    hospital("Valley Hospital"),
  ],
  [
    "two that each have a word of their own",
    facility("QUIET GENERAL HOSPITAL"),
    hospital("Quiet Memorial Hospital"),
  ],
  [
    "a dropped word, in another ZIP code",
    facility("QUIET GENERAL HOSPITAL", { zip: "97002" }),
    hospital("Quiet Hospital"),
  ],
  [
    "the EIN of a price file with nothing of the name",
    facility("EXAMPLE VALLEY HOSPITAL"),
    hospital("Quiet Harbor", { eins: ["900000201"] }),
  ],
  [
    "two cities' hospitals of one EIN, each named by its city",
    facility("MERCY EXAMPLETON"),
    hospital("Mercy Salem", { city: "Salem", zip: "97301", eins: ["900000201"] }),
  ],
  [
    "a children's hospital beside it, by EIN",
    facility("QUIET CHILDRENS HOSPITAL"),
    hospital("Quiet Hospital", { eins: ["900000201"] }),
  ],
])("not matched: %s", (_, filed, known) => {
  expect(matchesOf([filed], [known])).toEqual([null]);
});

test("sisters filed at their office do not become one another, and a hospital is only one of them", () => {
  const [general, memorial] = [facility("SUTTER GENERAL HOSPITAL"), facility("SUTTER MEMORIAL HOSPITAL")];
  expect(matchesOf([general, memorial], [hospital("Sutter Hospital")])).toEqual([null, null]);
  const known = hospital("Quiet Harbor Hospital");
  const twice = [facility("QUIET HARBOR HOSPITAL"), facility("QUIET HARBOR MEDICAL CENTER")];
  expect(matchesOf(twice, [known])).toEqual([null, null]);
  const ofTwoFilings = [twice[0]!, facility("QUIET HARBOR HOSPITAL", {}, "OTHER", 2)];
  expect(matchesOf(ofTwoFilings, [known])).toEqual([known.name, known.name]);
});

test("the very name and the system's name before it fit alike", () => {
  const known = [hospital("Valley Hospital"), hospital("Spring Valley Hospital")];
  expect(matchesOf([facility("VALLEY HOSPITAL", {}, "SPRING HEALTH")], known)).toEqual([null]);
  expect(matchesOf([facility("VALLEY HOSPITAL", {}, "OTHER HEALTH")], known)).toEqual(["Valley Hospital"]);
});

test("a filing without a city: a hospital whose name is the only one in the filer's state", () => {
  const harbor = hospital("Quiet Harbor Hospital");
  const filed = facility("QUIET HARBOR HOSPITAL", nowhere, "OTHER");
  const elsewhere = hospital("Quiet Harbor Hospital", { state: "CA" });
  expect(matchesOf([filed], [harbor, elsewhere])).toEqual([harbor.name]);
  expect(pairFacilities([filed], [harbor])[0]!.match?.by).toBe("only one of its name in the state");
  const another = { city: "Salem", zip: "97301" };
  for (const other of ["Quiet Harbor Medical Center", "Quiet Harbor Rehabilitation Hospital"])
    expect(matchesOf([filed], [harbor, hospital(other, another)])).toEqual([null]);
  expect(matchesOf([filed], [elsewhere])).toEqual([null]);
  expect(matchesOf([filed], [hospital("Quiet Harbor Medical Center")])).toEqual([null]);
  expect(matchesOf([facility("QUIET HARBOR", { ...nowhere, filerState: null }, "OTHER")], [harbor])).toEqual([
    null,
  ]);
  expect(
    matchesOf([facility("MEMORIAL HOSPITAL", nowhere, "OTHER")], [hospital("Memorial Hospital")]),
  ).toEqual([null]);
});

test("where several hospitals fit, none is taken and all are offered", () => {
  const known = [hospital("Quiet Harbor Hospital"), hospital("Quiet Harbor Medical Center")];
  const [pairing] = pairFacilities([facility("QUIET HARBOR HOSPITAL")], known);
  expect(pairing).toMatchObject({
    match: null,
    candidates: known.map((one) => ({ hospital: one, reason: "several hospitals fit" })),
  });
});
