import { describe, expect, it } from "vitest";
import { shareableHospitalName } from "./shareable-hospital-name.ts";

describe("shareableHospitalName", () => {
  it.each([
    "St. Fintan Regional Medical Center",
    "PINE HARROW MEMORIAL HOSPITAL",
    "Lowell Haines Anesthesia Associates, P.A.",
    "Ridgeline Ambulance Service, LLC",
    "Tallgrass County EMS Authority",
    "MEDPOINT EXPRESS CLINIC",
    "Hospital San Lucas del Valle",
    "Clínica Dental Río Bravo",
    "Harrow & Stone Internal Medicine Associates",
    "Hospital of the University of Pennsylvania",
    "St. John Hospital",
    "HCA Houston Healthcare Clear Lake",
    "Saint Brendan's Hospital",
  ])("shares %s, which names a provider", (name) => {
    expect(shareableHospitalName(name)).toBe(name);
  });

  it("tidies white space", () => {
    expect(shareableHospitalName("  Pine   Harrow\nHospital ")).toBe("Pine Harrow Hospital");
  });

  it("drops what nobody sees and what turns the reading direction, and keeps every letter", () => {
    expect(shareableHospitalName("\u202eHospital Pen\u0303a\u2066 del\u200b Valle\u200f")).toBe(
      "Hospital Peña del Valle",
    );
    expect(shareableHospitalName("\u202e\u200b\u2069")).toBeNull();
  });

  it.each([
    ["nothing", null],
    ["an empty name", "  "],
    ["a person", "John Smith"],
    ["a person, last name first", "SMITH, JOHN A"],
    ["a doctor", "Dr. Jane Doe"],
    ["a doctor with credentials", "Jane Doe, MD"],
    ["a dentist by name", "Dr. Jane Doe Dental"],
    ["a person before a hospital", "SMITH, JOHN Mercy Hospital"],
    ["a person after a hospital", "Mercy Hospital John Smith"],
    ["a person after a hospital in capitals", "Mercy Hospital OKAFOR TAMIKA"],
    ["a person with an initial", "Mercy Hospital Jane Q. Doe"],
    ["three names before a hospital", "Jane Doe Mercy Hospital"],
    ["a company without a provider word", "Quillon Revenue Management"],
    ["a date", "Mercy Hospital 04/12/2026"],
    ["an account number", "Mercy Hospital 8176704878"],
    ["a phone number", "Mercy Clinic 555-0126"],
    ["an SSN", "Mercy Clinic 900-11-2222"],
    ["an e-mail address", "billing@mercy.example hospital"],
    ["a street address", "1200 Hospital Dr Clinic"],
    ["a labelled patient", "Patient Mercy Hospital"],
    ["an account label", "Account Mercy Hospital"],
  ])("holds back %s", (_, name) => {
    expect(shareableHospitalName(name)).toBeNull();
  });
});
