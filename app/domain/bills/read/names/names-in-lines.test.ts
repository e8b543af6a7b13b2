import { describe, expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { findEvidence } from "../find-evidence.ts";
import { listNameCandidates } from "./name-candidates.ts";

const BILL = "\n\nTotal charges     $120.00\nAmount due         $20.00";

/** The candidates that a document's lines may hold, above a bill's sums. */
function namesIn(lines: string): string[] {
  const evidence = findEvidence(layOutRows(printDocument(lines + BILL)));
  return evidence ? listNameCandidates(evidence, evidence.rows).map(({ text }) => text) : [];
}

describe("the names in a line", () => {
  it.each([
    ["Infusion visits at Winnow Lake Medical Center", ["Winnow Lake Medical Center"]],
    ["INFUSION VISITS AT WINNOW LAKE HOSPITAL", ["INFUSION VISITS", "WINNOW LAKE HOSPITAL"]],
    ["Imagingappointment at Amberly Imaging Center, 03/02/2026", ["Amberly Imaging Center"]],
    ["Yourimaging at Amberly Imaging Center", ["Amberly Imaging Center"]],
    ["Imagingappointmentat Amberly Imaging Center", ["Amberly Imaging Center"]],
    ["Winnow Lake Hospital - Hospital services", ["Winnow Lake Hospital"]],
    ["Professional anesthesia services billed separately from the hospital", []],
    ["Heron Home Health Agency. Provider", ["Heron Home Health Agency"]],
    ["Highmoor Emergency Medicine Group. Thank you", ["Highmoor Emergency Medicine Group"]],
    ["St. Nicholas Hospital", ["St. Nicholas Hospital"]],
    ["Lowell Anesthesia Associates, P.A. Caring since 1982", ["Lowell Anesthesia Associates, P.A."]],
    ["Mercy Hospital | 12 Main St", ["Mercy Hospital", "Main St"]],
    ["Holy Name Medical Center", ["Holy Name Medical Center"]],
    ["Page Memorial Hospital", ["Page Memorial Hospital"]],
    ["Please call us about this bill", []],
    ["1200 Medical Arts Dr, Macon, GA 31201", []],
  ])("%s", (line, names) => {
    expect(namesIn(line)).toEqual(names);
  });

  it("takes services below a practice for what was done, and below a place for its name", () => {
    expect(namesIn("#Amberly Emergency Physicians\n#Physician Services")).not.toContain(
      "Amberly Emergency Physicians Physician Services",
    );
    expect(namesIn("#Lakeview\n#Ambulance Services")).toContain("Lakeview Ambulance Services");
  });
});
