import { describe, expect, it } from "vitest";
import { dollarsOf, readExplanation } from "../../../../tests/support/printed-explanation.ts";

const wide = `
#Fern Valley Health Plan
Explanation of Benefits                                    This is not a bill
Statement date: 03/04/2026                                 Member ID: FV2201873
Claim number: 2026-0551-77     Patient: Iris Bowman
Provider: Saltmarsh Orthopedic Clinic, P.C. (In network)    Processed on 03/01/2026

Date        Service             Amount      Plan       Amount not   Allowed    Deductible  Copay     Coinsurance  Plan      You
            description         billed      discount   covered      amount                                        paid      owe
02/10/26    Office visit        $240.00     ($90.00)   $0.00        $150.00    $50.00      $20.00    $0.00        $80.00    $70.00   A7
            99213-25
02/10/26    X-ray of the foot   $110.00     ($50.00)   $0.00        $60.00     -           -         $12.00       $48.00    $12.00
            73630
02/10/26    Orthotic            $75.00      $0.00      $75.00       $0.00      -           -         -            -         $75.00   B2
            L3020
Claim total                     $425.00     ($140.00)  $75.00       $210.00    $50.00      $20.00    $12.00       $128.00   $157.00

A7 This is the discount that your plan agreed with the provider.
B2 Your plan does not cover this item.
You may appeal within 180 days of this notice.
Deductible: $50.00 of $500.00 met
`;

describe("an explanation with one wide table", () => {
  const { claims, ...notice } = readExplanation(wide);
  const [claim] = claims;

  it("tells the claim, its provider and days", () => {
    expect(claims).toHaveLength(1);
    expect({
      number: claim?.claimNumber?.value,
      provider: claim?.provider?.value,
      patient: claim?.patient?.value,
      network: claim?.network?.value,
      processed: claim?.processedDate?.value,
      days: [claim?.serviceDates?.first.value, claim?.serviceDates?.last.value],
      status: claim?.status,
    }).toEqual({
      number: "2026-0551-77",
      provider: "Saltmarsh Orthopedic Clinic, P.C.",
      patient: "Iris Bowman",
      network: "in",
      processed: "2026-03-01",
      days: ["2026-02-10", "2026-02-10"],
      status: "partly",
    });
  });

  it("reads each column, dashes as zero and amounts without their signs", () => {
    expect(claim?.lines.map(({ amounts }) => dollarsOf(amounts))).toEqual([
      {
        billed: 240,
        discount: 90,
        notCovered: 0,
        allowed: 150,
        deductible: 50,
        copay: 20,
        coinsurance: 0,
        planPaid: 80,
        youOwe: 70,
      },
      {
        billed: 110,
        discount: 50,
        notCovered: 0,
        allowed: 60,
        deductible: 0,
        copay: 0,
        coinsurance: 12,
        planPaid: 48,
        youOwe: 12,
      },
      {
        billed: 75,
        discount: 0,
        notCovered: 75,
        allowed: 0,
        deductible: 0,
        copay: 0,
        coinsurance: 0,
        planPaid: 0,
        youOwe: 75,
      },
    ]);
    expect(dollarsOf(claim?.totals)).toMatchObject({ billed: 425, planPaid: 128, youOwe: 157 });
  });

  it("reads the code and the words of each line and the notes that it has", () => {
    expect(
      claim?.lines.map((line) => [
        line.serviceCode?.value.code,
        line.modifiers,
        line.description?.value,
        line.remarkCodes,
      ]),
    ).toEqual([
      ["99213", ["25"], "Office visit", ["A7"]],
      ["73630", [], "X-ray of the foot", []],
      ["L3020", [], "Orthotic", ["B2"]],
    ]);
    expect(notice.remarks).toEqual([
      { code: "A7", words: "This is the discount that your plan agreed with the provider." },
      { code: "B2", words: "Your plan does not cover this item." },
    ]);
  });

  it("reads plan, date, member and appeal", () => {
    expect({
      plan: notice.plan?.value,
      issued: notice.issueDate?.value,
      member: notice.memberId?.value,
      days: notice.appeal.days?.value,
      accumulators: notice.accumulators,
    }).toEqual({
      plan: "Fern Valley Health Plan",
      issued: "2026-03-04",
      member: "FV2201873",
      days: 180,
      accumulators: [{ of: "deductible", metCents: 5000, limitCents: 50_000 }],
    });
  });

  it("says where each amount is printed, and is sure of what adds up", () => {
    expect(claim?.totals.billed).toMatchObject({ place: { pageIndex: 0 }, confidence: expect.closeTo(0.97) });
  });
});

it("doubts a column whose lines do not come to its total", () => {
  const [claim] = readExplanation(wide.replace("$425.00  ", "$452.00  ")).claims;
  expect(claim?.totals.billed?.confidence).toBeLessThan(0.7);
  expect(claim?.totals.youOwe?.confidence).toBeLessThan(0.7);
  expect(claim?.lines[0]?.amounts.youOwe?.confidence).toBeGreaterThan(0.7);
});

it("reads a table whose lines take two printed lines each under headings of two lines", () => {
  const [first, second] = readExplanation(`
#Kestrel Mutual
EXPLANATION OF BENEFITS
Claim 88213405 for Ann Oak | Harrow Family Medicine | Non-network provider
Service date        Provider charges   Approved amount   Deductible    Coinsurance    We paid
Service             Member savings     Not covered       Copayment                    Your share
01/05/2026          $300.00            $200.00           $100.00       $20.00         $80.00
Office visit        $100.00            $0.00             $0.00                        $120.00
01/06/2026          $60.00             $40.00            $0.00         $8.00          $32.00
Blood test          $20.00             $0.00             $0.00                        $8.00
Totals              $360.00            $240.00           $100.00       $28.00         $112.00
                    $120.00            $0.00             $0.00                        $128.00
Claim 88213406 for Ann Oak | Harrow Radiology Group | Network provider
01/07/2026          $90.00             $50.00            $0.00         $10.00         $40.00
X-ray               $40.00             $0.00             $0.00                        $10.00
Totals              $90.00             $50.00            $0.00         $10.00         $40.00
                    $40.00             $0.00             $0.00                        $10.00
`).claims;
  expect(first?.lines.map(({ amounts }) => dollarsOf(amounts))).toEqual([
    {
      billed: 300,
      discount: 100,
      allowed: 200,
      notCovered: 0,
      deductible: 100,
      copay: 0,
      coinsurance: 20,
      planPaid: 80,
      youOwe: 120,
    },
    {
      billed: 60,
      discount: 20,
      allowed: 40,
      notCovered: 0,
      deductible: 0,
      copay: 0,
      coinsurance: 8,
      planPaid: 32,
      youOwe: 8,
    },
  ]);
  expect([first?.network?.value, second?.network?.value]).toEqual(["out", "in"]);
  expect([second?.claimNumber?.value, second?.provider?.value, dollarsOf(second?.totals).youOwe]).toEqual([
    "88213406",
    "Harrow Radiology Group",
    10,
  ]);
});

it("reads two tables that tell of the same lines as one", () => {
  const { claims } = readExplanation(`
#Orchard Benefit Trust
EXPLANATION OF BENEFITS
Claim No. 4471-2205        Provider: Lindell Clinic
What was charged
Date        Service          Total charge    Network discount   Excluded   Allowed
03/02/26    Office visit     $180.00         $60.00             $0.00      $120.00
03/02/26    Vaccine          $90.00          $30.00             $0.00      $60.00
Totals                       $270.00         $90.00             $0.00      $180.00
Who pays
Date        Service          Deductible      Coinsurance        Plan paid  You owe
03/02/26    Office visit     $20.00          $10.00             $90.00     $30.00
03/02/26    Vaccine          $0.00           $6.00              $54.00     $6.00
Totals                       $20.00          $16.00             $144.00    $36.00
`);
  expect(claims.map(({ lines }) => lines.map(({ amounts }) => dollarsOf(amounts)))).toEqual([
    [
      {
        billed: 180,
        discount: 60,
        notCovered: 0,
        allowed: 120,
        deductible: 20,
        coinsurance: 10,
        planPaid: 90,
        youOwe: 30,
      },
      {
        billed: 90,
        discount: 30,
        notCovered: 0,
        allowed: 60,
        deductible: 0,
        coinsurance: 6,
        planPaid: 54,
        youOwe: 6,
      },
    ],
  ]);
});

it("reads a card for each service, with a label beside every amount", () => {
  const [claim] = readExplanation(`
#Riverbend National Plan
Your explanation of benefits
Claim            7012-3427-922
Care from Larkspur Surgical Hospital (in network)
10/07/25    Gallbladder removal
Billed by provider    $900.00      Plan discount      ($400.00)     Allowed amount    $500.00
Plan paid             $450.00      Your share         $50.00
10/08/25    Recovery room
Billed by provider    $100.00      Plan discount      ($40.00)      Allowed amount    $60.00
Plan paid             $50.00       Your share         $10.00
Claim summary
Total amount billed         $1,000.00
What Riverbend National Plan paid      $500.00
What you may owe            $60.00
`).claims;
  expect(claim?.lines.map(({ amounts, serviceDate }) => [serviceDate?.value, dollarsOf(amounts)])).toEqual([
    ["2025-10-07", { billed: 900, discount: 400, allowed: 500, planPaid: 450, youOwe: 50 }],
    ["2025-10-08", { billed: 100, discount: 40, allowed: 60, planPaid: 50, youOwe: 10 }],
  ]);
  expect(dollarsOf(claim?.totals)).toEqual({ billed: 1000, planPaid: 500, youOwe: 60 });
  expect(claim?.provider?.value).toBe("Larkspur Surgical Hospital");
});

it("reads a letter that tells the provider and what is owed in sentences", () => {
  const [claim] = readExplanation(`
November 9, 2025
Dear Sofia:
We have finished our review of the charges below. It is not a bill.
Cedar Imaging Group, P.C., who participates in our network, sent us claim 2023802316825.
We completed it on November 8, 2025.
Service                          Not                    Benefit     Yours
date        Charge    Reduction  payable    Approved    paid        to pay
10/10/2025  $70.00    ($25.00)   $0.00      $45.00      $30.00      $15.00
10/11/2025  $40.00    ($10.00)   $0.00      $30.00      $20.00      $10.00
Totals      $110.00   ($35.00)   $0.00      $75.00      $50.00      $25.00
`).claims;
  expect([claim?.provider?.value, claim?.network?.value, claim?.processedDate?.value]).toEqual([
    "Cedar Imaging Group, P.C.",
    "in",
    "2025-11-08",
  ]);
  expect(dollarsOf(claim?.totals)).toEqual({
    billed: 110,
    discount: 35,
    notCovered: 0,
    allowed: 75,
    planPaid: 50,
    youOwe: 25,
  });
});

it("reads a claim of which only sums are told, below each other", () => {
  const [claim] = readExplanation(`
#Tri-River Health Plan
Explanation of Benefits
Claim number: 88120931
Provider name: Foothill Orthopedics
Date of service: 01/22/2026
Amount billed                        $1,310.00
Plan discount                         -$610.00
Plan paid                             -$560.00
Amount you may owe                     $140.00
`).claims;
  expect([claim?.claimNumber?.value, claim?.serviceDates?.first.value, claim?.lines]).toEqual([
    "88120931",
    "2026-01-22",
    [],
  ]);
  expect(dollarsOf(claim?.totals)).toEqual({ billed: 1310, discount: 610, planPaid: 560, youOwe: 140 });
});

it("tells none of the kinds that share a column", () => {
  const [claim] = readExplanation(`
#Carpenters Welfare Fund
EXPLANATION OF PAYMENT
Claim No. 3519612539444     Provider: LAKEMONT MEMORIAL HOSPITAL
                      Total       Network       Excluded   Covered     Deductible &    Fund
Dates     Service     Charge      Adjustment               Charge      Co-insurance    Pays
11-14-25  Anesthesia  $1,051.93   $529.85-      $0.00      $522.08     $104.42         $417.66
11-14-25  Recovery    $910.95     $471.44-      $0.00      $439.51     $87.90          $351.61
CLAIM TOTALS          $1,962.88   $1,001.29-    $0.00      $961.59     $192.32         $769.27
Balance payable by participant: $192.32
`).claims;
  expect(dollarsOf(claim?.totals)).toEqual({
    billed: 1962.88,
    discount: 1001.29,
    notCovered: 0,
    allowed: 961.59,
    planPaid: 769.27,
    youOwe: 192.32,
  });
});

it.each([
  ["nothing", ""],
  ["amounts alone", "$1.00 $2.00 $3.00\n$1.00 - *** $0\n(((( $ $ $"],
  ["labels alone", "Claim number\nClaim number:\nProvider Patient Network Processed\nTotal"],
  ["headings without a table", "Amount billed   Plan discount   Plan paid   You owe"],
])("never fails on %s", (_what, text) => {
  expect(readExplanation(text).claims).toEqual([]);
});

it("reads forty pages", () => {
  const { claims } = readExplanation(
    ...Array.from({ length: 40 }, (_, page) => wide.replace("2026-0551-77", `2026-0551-${page + 10}`)),
  );
  expect(new Set(claims.map(({ claimNumber }) => claimNumber?.value)).size).toBe(40);
  expect(claims.every(({ totals }) => totals.billed?.value === 42_500)).toBe(true);
});
