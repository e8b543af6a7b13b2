import { expect, test } from "vitest";
import { readHospitalList } from "./read-hospital-list.ts";

const CMS_HEADER =
  '"Facility ID","Facility Name","Address","City/Town","State","ZIP Code","County/Parish","Telephone Number","Hospital Type","Hospital Ownership","Emergency Services","Meets criteria for birthing friendly designation","Hospital overall rating","Hospital overall rating footnote","Count of MORT Measures Better","Count of MORT Measures No Different","Count of MORT Measures Worse","Count of READM Measures Better","Count of READM Measures No Different","Count of READM Measures Worse","Count of Facility Pt Exp Measures"';
const CMS_ROW =
  "010001,SOUTHEAST HEALTH MEDICAL CENTER,1108 ROSS CLARK CIRCLE,DOTHAN,AL,36301,HOUSTON,(334) 793-8701,Acute Care Hospitals,Proprietary,Yes,Y,4,,0,7,1,Not Available,Not Available,Not Available,8";

const SOUTHEAST = {
  ccn: "010001",
  name: "Southeast Health Medical Center",
  address: "1108 Ross Clark Circle",
  city: "Dothan",
  state: "AL",
  zip: "36301",
  county: "Houston",
  phone: "(334) 793-8701",
  hospitalType: "Acute Care Hospitals",
  ownership: "Proprietary",
  emergencyServices: true,
  overallRating: 4,
  quality: {
    isBirthingFriendly: true,
    mortality: { better: 0, same: 7, worse: 1 },
    safety: null,
    readmission: null,
    experience: 8,
    timeliness: null,
  },
  latitude: null,
  longitude: null,
};

function read(...rows: string[]) {
  const reading = readHospitalList(rows.join("\r\n"));
  if (reading.outcome !== "read") throw new Error("not read");
  return reading;
}

test("the list of CMS gives hospitals in display form", () => {
  expect(read(`\ufeff${CMS_HEADER}`, CMS_ROW, "")).toEqual({
    outcome: "read",
    hospitals: [SOUTHEAST],
    problems: [],
  });
});

test("what nobody sees, or turns the reading direction, stays out of names and places", () => {
  const row = CMS_ROW.replace("SOUTHEAST HEALTH", "\u202eSOUTHEAST\u200b HEALTH").replace(
    "DOTHAN",
    "DOTHAN\u2066",
  );
  expect(read(CMS_HEADER, row).hospitals).toEqual([SOUTHEAST]);
});

test("a list with coordinates is read by its own column names, in any order and case", () => {
  const { hospitals, problems } = read(
    "Latitude,LONGITUDE,CCN,zip,state,city,name,phone,emergency,overall_rating,hospital_type,geo_match",
    '31.2163,-85.3637,10001,2114,alabama,O\'FALLON,"CLINIC,THE",334.793.8701,No,Not Available,,address',
  );
  expect(problems).toEqual([]);
  expect(hospitals[0]).toMatchObject({
    ccn: "010001",
    name: "The Clinic",
    state: "AL",
    zip: "02114",
    city: "O'Fallon",
    phone: "(334) 793-8701",
    emergencyServices: false,
    overallRating: null,
    hospitalType: null,
    ownership: null,
    latitude: 31.2163,
    longitude: -85.3637,
  });
});

test("a cell that cannot be read is null and named with its place", () => {
  const { hospitals, problems } = read(
    "ccn,name,state,zip,phone,emergency,overall_rating",
    "01014F,Mercy,AL,3630,555,maybe,6",
  );
  expect(hospitals[0]).toMatchObject({ ccn: "01014F", zip: "03630" });
  expect(hospitals[0]).toMatchObject({ phone: null, emergencyServices: null, overallRating: null });
  expect(problems.map(({ place }) => place)).toEqual(["E2", "F2", "G2"]);
});

test.each([
  ["48.85", "2.35"],
  ["31.2", ""],
  ["-85.3637", "31.2163"],
  ["0", "-100"],
  ["north", "west"],
])("the point %s, %s is not taken", (latitude, longitude) => {
  const { hospitals, problems } = read(
    "ccn,name,state,latitude,longitude",
    `010001,A,AL,${latitude},${longitude}`,
  );
  expect(hospitals[0]).toMatchObject({ latitude: null, longitude: null });
  expect(problems).toMatchObject([{ place: "D2" }]);
});

test.each([
  ["Guam", "13.5", "144.8"],
  ["the Aleutians", "52.8", "173.2"],
  ["Puerto Rico", "18.4", "-66.1"],
  ["American Samoa", "-14.29", "-170.7"],
  ["Key West", "24.57", "-81.75"],
])("%s is in the United States", (_, latitude, longitude) => {
  const { hospitals } = read("ccn,name,state,latitude,longitude", `010001,A,AL,${latitude},${longitude}`);
  expect(hospitals[0]).toMatchObject({ latitude: Number(latitude), longitude: Number(longitude) });
});

test("a row without CCN, name or state is left out, and a CCN that came before keeps its first row", () => {
  const { hospitals, problems } = read(
    "ccn,name,state",
    "010001,First,AL",
    "1,Short,AL",
    "010002,,AL",
    "010003,Nowhere,ZZ",
    "",
    "010001,Second,AL",
  );
  expect(hospitals.map(({ name }) => name)).toEqual(["First"]);
  expect(problems.map(({ place }) => place)).toEqual(["A3", "B4", "C5", "A7"]);
});

test("a row that is no CSV is a problem of its own", () => {
  const { hospitals, problems } = read("ccn,name,state", "010001,First,AL", '010002,"never closed,AL');
  expect(hospitals).toHaveLength(1);
  expect(problems).toMatchObject([{ place: "row 3" }]);
});

test("another CSV, or none, is told by the columns it lacks", () => {
  expect(readHospitalList("name,state\nA,AL")).toEqual({
    outcome: "not-a-hospital-list",
    missingColumns: ["facility id"],
  });
  expect(readHospitalList("")).toMatchObject({ outcome: "not-a-hospital-list" });
});
