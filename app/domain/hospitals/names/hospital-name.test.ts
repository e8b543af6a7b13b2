import { expect, test } from "vitest";
import { displayHospitalName, normaliseHospitalName } from "./hospital-name.ts";

test.each([
  ["ST. MARY'S MED CTR, INC.", "Saint Mary’s Medical Center"],
  ["CORPUS CHRISTI MEDICAL CENTER,THE", "The Corpus Christi Medical Center"],
  ["Lawrence & Memorial Hosp", "LAWRENCE AND MEMORIAL HOSPITAL LLC"],
  ["Hospital de la Concepción", "HOSPITAL DE LA CONCEPCION"],
  ["Barnes-Jewish Hospital", "BARNES JEWISH  HOSPITAL"],
  ["Mt. Graham Health Care", "Mount Graham Healthcare"],
])("%s and %s are one name", (a, b) => {
  expect(normaliseHospitalName(a)).toBe(normaliseHospitalName(b));
});

test.each([
  ["Mercy Hospital", "Mercy Medical Center"],
  ["Northside Hospital", "Northside Hospital Forsyth"],
  ["Rush County Memorial Hospital", "Rush Hospital"],
])("%s and %s are two names", (a, b) => {
  expect(normaliseHospitalName(a)).not.toBe(normaliseHospitalName(b));
});

test("a name of legal forms and marks alone is empty", () => {
  expect(normaliseHospitalName("The, Inc. --")).toBe("");
});

test.each([
  ["SOUTHEAST HEALTH MEDICAL CENTER", "Southeast Health Medical Center"],
  ["ROY LESTER SCHNEIDER HOSPITAL,THE", "The Roy Lester Schneider Hospital"],
  ["UNIVERSITY OF MD SHORE MEDICAL CTR AT EASTON", "University of MD Shore Medical Ctr at Easton"],
  ["UPMC MERCY", "UPMC Mercy"],
  ["HCA FLORIDA JFK HOSPITAL", "HCA Florida JFK Hospital"],
  ["WASHINGTON DC VA MEDICAL CENTER", "Washington DC VA Medical Center"],
  ["ST JOHN'S RIVERSIDE II", "St John's Riverside II"],
  ["O'CONNOR HOSPITAL", "O'Connor Hospital"],
  ["MCLAREN BAY REGION", "McLaren Bay Region"],
  ["ADVENTHEALTH ORLANDO", "AdventHealth Orlando"],
  ["LAC/HARBOR-UCLA MED CENTER", "LAC/Harbor-UCLA Med Center"],
  ["KAISER FOUNDATION HOSPITAL - WEST LA", "Kaiser Foundation Hospital - West LA"],
  ["SSM HEALTH ST AGNES HOSPITAL-FOND DU LAC", "SSM Health St Agnes Hospital-Fond du Lac"],
  ["UNIVERSITY MEDICAL CENTER OF EL PASO", "University Medical Center of El Paso"],
  ["CENTRO CARDIOVASCULAR DE PUERTO RICO Y EL CARIBE", "Centro Cardiovascular de Puerto Rico y el Caribe"],
  ["BEACON HOSPITAL- NEW  ORLEANS, LLC", "Beacon Hospital - New Orleans, LLC"],
  ["UOFL HEALTH - JEWISH HOSPITAL and Mary Hospital", "UofL Health - Jewish Hospital and Mary Hospital"],
  ["RUSH University Medical Center", "RUSH University Medical Center"],
  ["60th Medical Group (Travis AFB)", "60th Medical Group (Travis AFB)"],
  ["HOSPITAL DISTRICT #1 OF 8TH STREET", "Hospital District #1 of 8th Street"],
  ["\u202eST. MARY\u2019S\u2069\u200b HOSPITAL", "St. Mary\u2019s Hospital"],
  ["Hospital Pen\u0303a", "Hospital Peña"],
])("%s is shown as %s", (name, shown) => {
  expect(displayHospitalName(name)).toBe(shown);
});
