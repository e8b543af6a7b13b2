import { describe, expect, it } from "vitest";
import { readOrganisation } from "./organisation-words.ts";

describe("readOrganisation", () => {
  it.each([
    ["Stonebriar Regional Hospital", "provider"],
    ["ST. FINTAN MEDICAL CENTER", "provider"],
    ["Clínica Dental Río Bravo", "provider"],
    ["Tallgrass County EMS Authority", "provider"],
    ["Meridiem Health Plan", "payer"],
    ["Granite State Benefit Trust", "payer"],
    ["Quillon Revenue Management", "biller"],
    ["Harbor Point Recovery Services, Inc.", "biller"],
    ["Patient Accounts Service Center", "none"],
    ["1200 Hospital Dr, Macon, GA 31201", "none"],
    ["Thank you for choosing our hospital", "none"],
    ["INVOICEFORAMBULANCESERVICES", "none"],
    ["Kenneth Ogletree", "none"],
    ["Kenneth Ogletree, PsyD", "clinician"],
    ["Dr. Elise Montrose Eye Care", "provider"],
    ["Physician Joan Castleberry, MD", "none"],
    ["Physician Anesthesia Services", "provider"],
    ["Harrisburg PA", "unknown"],
    ["Four Rivers District Health Unit", "provider"],
    ["Main Street Family Doc, PLLC", "provider"],
    ["Cedar Street Psychiatry, P.C.", "provider"],
    ["Pelvic Floor Physical Therapy", "provider"],
    ["Unit 12", "none"],
    ["2nd Floor", "none"],
    ["Ste 400", "none"],
    ["US Physical Therapy", "provider"],
    // CMS's list of hospitals has these.
    ["Page Hospital", "provider"],
    ["Holy Name Medical Center", "provider"],
    ["Ste Genevieve County Memorial Hospital", "provider"],
    ["Kansas Surgery & Recovery Center", "provider"],
    ["ST VINCENT'S BIRMINGHAM", "unknown"],
    ["Ascension St Vincent Jennings", "unknown"],
  ])("takes %s for: %s", (text, kind) => {
    expect(readOrganisation(text).kind).toBe(kind);
  });

  it("tells a health system from its hospital", () => {
    expect(readOrganisation("Unity Prairie Health").isSystem).toBe(true);
    expect(readOrganisation("Lakeshore Valley Medical Center").isSystem).toBe(false);
  });
});
