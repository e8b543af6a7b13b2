import { describe, expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { findOtherDocument } from "./other-documents.ts";

const seemsToBe = (page: string) => findOtherDocument(layOutRows(printDocument(page)));

describe("a document that is no medical bill", () => {
  it.each([
    [
      "shop-receipt",
      "BLUE HERON GRILL\nServer: Ana   Table 12\nFish tacos   17.00\nSUBTOTAL   17.00\nTAX   1.19\nTOTAL   $18.19\nVISA ****1234   18.19",
    ],
    [
      "bank-statement",
      "First Prairie Bank\nChecking account\nATM WITHDRAWAL   -40.00   1,960.00\nEnding balance   1,960.00\nMember FDIC",
    ],
    [
      "appointment-letter",
      "Tamarack Bay Hospital\nYour appointment is booked for May 4, 2026.\nPlease arrive 15 minutes early and bring your insurance card.\nTo reschedule, call us.",
    ],
    [
      "insurance-card",
      "Commonweal Health\nMember ID   W123456789\nGroup   99871\nEffective   01/01/2026\nRxBIN   610014   PCN   ADV\nPCP visit $25   Specialist $50",
    ],
    [
      "lab-result",
      "Wyandot Hospital Laboratory\nCollected 03/04/2026   Reported 03/05/2026\nTest   Result   Flag   Units   Reference range\nSodium   139      mmol/L   134 - 144\nGlucose   92      mg/dL   65 - 99",
    ],
    [
      "utility-bill",
      "City of Duluth Public Utilities\nBill date   03/14/2026\nWater, 6,000 gallons   $31.20\nSewer service   $40.10\nTrash and recycling   $18.00\nTotal amount due   $89.30\nMeter reading 448120 (actual)",
    ],
    [
      "medicine-leaflet",
      "Medway Pharmacy\nRx   7712009\nDrug   Metformin 500 mg tablets\nQuantity   60, 3 refills\nTake one tablet by mouth twice a day with meals.\nSide effects. Call your doctor about swelling.\nStorage. Keep at room temperature.",
    ],
    [
      "coverage-summary",
      "Nova Choice\nSummary of benefits and coverage   Coverage period 01/01/2026 - 12/31/2026\nCommon medical event   Network provider\nPrimary care visit   $25 copay\nThe out-of-pocket limit is $7,900.",
    ],
    [
      "premium-invoice",
      "Nova Choice\nPremium invoice   Coverage month May 2026\nMonthly premium   $412.00\nPremium tax credit   -$160.00\nTotal premium due   $252.00\nPay by the end of the grace period to keep your coverage.\nSubscriber ID   W12345",
    ],
    [
      "price-list",
      "Oak Street Clinic\nOur prices for patients who pay without insurance. Effective January 1, 2026.\n99213   Office visit   $110.00\n87880   Strep test   $25.00\nPrices may change. Your final cost depends on the services you receive. Ask about our sliding fee.",
    ],
    [
      "authorization-letter",
      "Harborlight Health Plans\nMarch 3, 2026\nYour request for prior authorization has been approved.\nAuthorization number A-55120   Valid from 03/10/2026\nRequested service: MRI of the knee. This is not a guarantee of payment.",
    ],
    [
      "veterinary-bill",
      "Tamarack Animal Hospital\nPatient: Biscuit   Species: Canine   Breed: Beagle\nRabies vaccine   $32.00\nExam   $68.00\nTotal due   $100.00",
    ],
    [
      "pay-stub",
      "Wyandot Foods\nPay period 03/01/2026 - 03/14/2026   Employee ID 3310\nGross pay   2,140.00   YTD 12,840.00\nFederal tax   -214.00\nMedicare tax   -31.03\nNet pay   1,894.97   Direct deposit",
    ],
    [
      "price-list",
      "Prices of common services\nHarrow Lake Hospital   effective February 26, 2026   posted as federal price transparency rules require\nService   Code   Gross charge   Cash price   Lowest negotiated   Highest negotiated\nChest x-ray, two views   71046   $297.27   $178.36   $92.15   $246.73\nThis list is not a bill and not an estimate for any person. For an estimate call (765) 555-0155.",
    ],
    [
      "pay-stub",
      "Medway Staffing\nTime sheet   Week ending 03/14/2026\nEmployee: R. Okafor, RN   Worked at Tamarack Bay Hospital\nTotal hours   36.0   Pay rate   $52.00   Overtime   0.0\nTravel stipend   $310.00",
    ],
    [
      "food-receipt",
      "Garden Level Café & Catering   Catering invoice\ninside Brandt Memorial Hospital, 2610 Physicians Dr\nEvent: Trauma nurses' education day\nBoxed lunch, turkey   24   $13.50   $324.00\nCoffee service, per gallon   4   $28.00   $112.00\nSubtotal   $436.00\nSales tax   $31.61\nTotal due   $467.61",
    ],
    [
      "school-bill",
      "Wexler College of Medicine   Term statement\nOffice of Student Accounts\nTuition, spring term, MS2   $28,450.00\nStudent health insurance plan   $2,184.00\nFederal direct loan   -$18,000.00\nBalance due by 05/23/2026   $12,634.00",
    ],
    [
      "vehicle-bill",
      "HOSPITAL GARAGE B\nMetro Parking Services\nTicket   617685\nIN   04/17/26 08:12\nDaily rate   $9.00\nTotal   $9.63\nLost ticket pays $24.00\nPatients: ask for validation",
    ],
    [
      "vehicle-bill",
      "State Department of Motor Vehicles\nVehicle registration renewal notice\nPlate   VIN   Expires\nXTV 7812   1FTNVF33679CR6508   08/31/2026\nEmergency medical services fund   $2.00\nTotal fees   $105.50",
    ],
  ])("seems to be a %s", (kind, page) => {
    expect(seemsToBe(page)).toBe(kind);
  });

  it("is a gift shop's receipt, though it stands in a hospital", () => {
    expect(
      seemsToBe(
        "THE LOBBY GIFT SHOP\nFerncliff Community Hospital\nRegister 1\nBalloon, get well   6.50\nSubtotal   6.50\nSales tax   0.47\nTOTAL   $6.97\nCash   10.00\nChange   3.03\nProceeds support patient comfort",
      ),
    ).toBe("shop-receipt");
  });

  it.each([
    "Benefits statement for your claim   THIS IS NOT A BILL\nDate processed   5/16/2026\nProvider billed   Deductible   Coinsurance   Plan pays   You pay\nClaim totals   $4,830.18   $385.27   $469.39   $3,120.86   $854.66\nYour deductible so far: individual deductible $1,500.00 per plan year. Out-of-pocket limit: $6,000.00. After deductible the plan pays 80%.",
    "Good Faith Estimate\nScheduled for   April 20, 2026\nExpected charges   $26,108.39\nBring a photo identification. If your appointment is moved or you cancel, arrive in time or tell us three days before.",
  ])("is none where a plan tells of a claim, or a provider of charges: %s", (page) => {
    expect(seemsToBe(page)).toBeNull();
  });

  it("is not a receipt for care, with a copay paid by card", () => {
    expect(
      seemsToBe(
        "QuickStep Urgent Care\nPatient: Ruth Okafor\n99213   Office visit   $180.00\nSubtotal   $180.00\nTax   $0.00\nTotal   $180.00\nVISA   $180.00\nThank you",
      ),
    ).toBeNull();
  });

  it("is not a counselor's receipt without a patient's label", () => {
    expect(
      seemsToBe(
        "Quiet Creek Counseling\nReceipt   Ruth Okafor\n90837   Therapy, 60 minutes   $150.00\nSubtotal   $150.00\nTotal   $150.00\nVISA   $150.00\nChange   $0.00\nThank you",
      ),
    ).toBeNull();
  });
});
