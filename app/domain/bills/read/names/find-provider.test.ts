import { describe, expect, it } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { billOfWords } from "../bill-of-words.ts";
import { sureConfidence } from "../choice/sureness.ts";

const BILL = "\nTotal charges     $120.00\nAmount due         $20.00";
const hospitalOf = (text: string) => billOfWords(printDocument(text + BILL))?.providerName?.value ?? null;

describe("the hospital's name", () => {
  it("is not that of the health system above it", () => {
    expect(hospitalOf("#Unity Prairie Health\nPine Harrow Hospital\n600 Founders Blvd")).toBe(
      "Pine Harrow Hospital",
    );
    expect(hospitalOf("#Pine Harrow Hospital\nA member of Unity Prairie Health")).toBe(
      "Pine Harrow Hospital",
    );
  });

  it("goes on over a line that ends with a sign, or in smaller type, and is no street", () => {
    const bill = "\nTotal charges     $120.00\nPlease pay         $20.00";
    const nameOf = (text: string) => billOfWords(printDocument(text + bill))?.providerName?.value;
    expect(
      nameOf("#Northbrook Pathology &\n#Laboratory Services, Inc.\n12 Hospital Loop, Duluth MN 55802"),
    ).toBe("Northbrook Pathology & Laboratory Services, Inc.");
    expect(
      nameOf("#Harlan University\nMedical Center\nQuestions: 1200 Medical Arts Dr, Macon GA 31201"),
    ).toBe("Harlan University Medical Center");
    expect(nameOf("#St. Nicholas Hospital\n#for Children\n12 Elm Rd, Macon GA 31201")).toBe(
      "St. Nicholas Hospital for Children",
    );
    expect(nameOf("#Orchard Street Eye Care\n1700 N Main St, Duluth, MN 55802")).toBe(
      "Orchard Street Eye Care",
    );
  });

  it("is not that of the place where another's charges arose", () => {
    expect(hospitalOf("#Lowell Anesthesia Associates\nServices provided at: Pine Harrow Hospital")).toBe(
      "Lowell Anesthesia Associates",
    );
    expect(hospitalOf("#Tallgrass County EMS\nTransported to: Pine Harrow Hospital")).toBe(
      "Tallgrass County EMS",
    );
  });

  it("may have words that headings have, and is never surely a name that only a person may bear", () => {
    const addressed =
      "\n479 Main St\nLafayette, LA 70503\n\nSamir Haddad\n7627 Sycamore Ct\nBreaux Bridge, LA 70517";
    expect(hospitalOf(`Back In Balance Physical Therapy, Inc.${addressed}`)).toBe(
      "Back In Balance Physical Therapy, Inc.",
    );
    const name = billOfWords(printDocument(`Balance Point${addressed}${BILL}`))?.providerName;
    expect(name?.confidence ?? 0).toBeLessThan(sureConfidence);
  });

  it("is not the payer's, nor the billing company's", () => {
    expect(hospitalOf("Insurance: Meridiem Health Plan\nRemit to: Pine Harrow Hospital")).toBe(
      "Pine Harrow Hospital",
    );
    expect(hospitalOf("#Quillon Revenue Management\nBilling on behalf of: Pine Harrow Hospital")).toBe(
      "Pine Harrow Hospital",
    );
  });

  it("may take two lines of the letterhead", () => {
    expect(
      hospitalOf("#Old Dominion Springs\n#Regional Medical Center\n600 Founders Blvd, Macon, GA 31201"),
    ).toBe("Old Dominion Springs Regional Medical Center");
  });

  it("is not joined to the clinician, the city or what is done that stand above or below it", () => {
    const address = "\n12 Elm Rd, Macon, GA 31201";
    expect(hospitalOf(`Alan Prescott, MD\nCascadia Counseling Center${address}`)).toBe(
      "Cascadia Counseling Center",
    );
    expect(hospitalOf(`City of Dayton\nCascadia Ambulance Service${address}`)).toBe(
      "Cascadia Ambulance Service",
    );
    expect(hospitalOf(`Monroe County\nAmbulance Service${address}`)).toBe("Monroe County Ambulance Service");
    expect(hospitalOf(`Laurel Fork Imaging\nDiagnostic imaging, interventional radiology${address}`)).toBe(
      "Laurel Fork Imaging",
    );
  });

  it("is the letterhead's below a sentence that says where somebody was", () => {
    expect(
      hospitalOf(
        "Your emergency visit to\nDelmar Regional Hospital. The physicians are not employed by the hospital.\n\nHarbor Hospitalists, LLC\nPO Box 60155\nMacon, GA 31201",
      ),
    ).toBe("Harbor Hospitalists, LLC");
  });

  it("is whom an invoice is from where it is to a person, and not where somebody was taken from", () => {
    expect(
      hospitalOf("From: Tamarack Ambulance\nTo: Walter Chenoweth\nTrip on 02/22/2026 to Quillan Hospital"),
    ).toBe("Tamarack Ambulance");
    expect(hospitalOf("#Tamarack Ambulance\nFrom: Delmar Hospital\nTo: Quillan Hospital")).toBe(
      "Tamarack Ambulance",
    );
  });

  it("is not sure where it is that of a collector alone", () => {
    const bill = billOfWords(printDocument(`#Tri-State Adjusters\nPO Box 60155, Macon, GA 31201${BILL}`));
    expect(bill?.providerName?.confidence ?? 0).toBeLessThan(sureConfidence);
  });

  it("is spelt as most of the document spells it", () => {
    expect(
      hospitalOf(
        "#Pine Harrow Hospitol\nPay online.\nPine Harrow Hospital\nMake checks payable to: Pine Harrow Hospital",
      ),
    ).toBe("Pine Harrow Hospital");
  });

  it("never carries the patient's name", () => {
    expect(hospitalOf("Pine Harrow Hospital Ana Petrov\nPatient: Ana Petrov")).toBeNull();
  });
});
