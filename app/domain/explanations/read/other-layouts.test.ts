import { expect, it } from "vitest";
import { dollarsOf, readClaims } from "../../../../tests/support/printed-explanation.ts";

it("reads a table with the kinds of amounts as rows and the services as columns", () => {
  const [claim, ...others] = readClaims(`
#Evergreen Prairie Health Plan
Explanation of Benefits
Claim number: E6250943937
Services provided by Stonegate Imaging Associates, LLC

                                        Office          Chest           Claim
                                        visit           X-ray           total
Date of service                         09/15/2025      09/16/2025
What the provider charged                  $82.09         $647.51         $729.60
Your plan's negotiated savings             $35.28               -          $35.28
Not covered by your plan                        -         $647.51         $647.51
Eligible expense                           $46.81               -          $46.81
Your coinsurance                            $9.36               -           $9.36
What we paid                               $37.45               -          $37.45
What you owe the provider                   $9.36         $647.51         $656.87
`);
  expect(others).toEqual([]);
  expect(
    claim?.lines.map(({ serviceDate, description }) => [serviceDate?.value, description?.value]),
  ).toEqual([
    ["2025-09-15", "Office visit"],
    ["2025-09-16", "Chest X-ray"],
  ]);
  expect(claim?.lines.map(({ amounts }) => dollarsOf(amounts))).toMatchObject([
    { billed: 82.09, discount: 35.28, allowed: 46.81, coinsurance: 9.36, planPaid: 37.45, youOwe: 9.36 },
    { billed: 647.51, notCovered: 647.51, allowed: 0, planPaid: 0, youOwe: 647.51 },
  ]);
  expect(dollarsOf(claim?.totals)).toMatchObject({ billed: 729.6, planPaid: 37.45, youOwe: 656.87 });
});

it("gives days without a year that of their claim, and takes a total above the lines", () => {
  const claims = readClaims(`
#Cobalt Mutual Health
Claims statement - explanation of your benefits
Statement date: 02/10/2026

Calloway Orthopedic Group
Claim E7793677066 for Theodore Vance               In-network
Services from 12/30/2025 to 01/02/2026
Service              Date        Charges      Plan         Paid by     Total member
                                 submitted    allowance    plan        responsibility
Claim tatal                      $300.00      $200.00      $160.00     $40.00
Office visit         Dec 30       100.00        80.00        64.00      16.00
Physical therapy     Jan 2        200.00       120.00        96.00      24.00
`);
  expect(claims).toHaveLength(1);
  expect(claims[0]?.lines.map(({ serviceDate }) => serviceDate?.value)).toEqual(["2025-12-30", "2026-01-02"]);
  expect(dollarsOf(claims[0]?.totals)).toEqual({ billed: 300, allowed: 200, planPaid: 160, youOwe: 40 });
});

it("parts claims by a column of their numbers, and names who gave the care of each", () => {
  const claims = readClaims(`
#Sunny State Community Care
Explanation of Benefits. This is not a bill.

Claim           Date of      Who gave                   What was          Provider    We          Your
number          service      the care                   done              charged     paid        cost
122591793164    08/22/2025   Aldous Finch MD            Office visit      $563.52     $326.58     $0.00
                08/23/2025   Aldous Finch MD            Blood test        $428.47     $335.42     $0.00
96G140280414    01/02/2025   Riverbend Physical Therapy Exercises         $344.49     $120.00     $0.00
                01/03/2025   Riverbend Physical Therapy Exercises         $251.68     $100.00     $0.00
`);
  expect(
    claims.map((claim) => [claim.claimNumber?.value, claim.provider?.value, claim.lines.length]),
  ).toEqual([
    ["122591793164", "Aldous Finch MD", 2],
    ["96G140280414", "Riverbend Physical Therapy", 2],
  ]);
});

it("takes what remains after the deductible for no payment, though the two add up to what is allowed", () => {
  const [claim] = readClaims(`
#Quarry Workers Health Fund
EXPLANATION OF BENEFITS
CLAIM #: 2025117-51830-00
PROVIDER: CALLOWAY ORTHOPEDIC GROUP
            CHARGE     NETWORK        ELIGIBLE   DEDUCTIBLE/   BENEFIT    PAID    PAYMENT    PATIENT
DATE        AMOUNT     SAVINGS   RC   AMOUNT     CO-PAY        BALANCE    AT      AMOUNT     LIABILITY
03/14/25     500.00    (100.00)  45    400.00       100.00      300.00    80%      240.00      160.00
03/15/25     250.00     (50.00)  45    200.00         0.00      200.00    80%      160.00       40.00
TOTALS       750.00    (150.00)        600.00       100.00      500.00             400.00      200.00
`);
  expect(claim?.lines.map(({ amounts }) => dollarsOf(amounts))).toEqual([
    { billed: 500, discount: 100, allowed: 400, planPaid: 240, youOwe: 160 },
    { billed: 250, discount: 50, allowed: 200, planPaid: 160, youOwe: 40 },
  ]);
});

it("reads large figures above their labels", () => {
  const [claim] = readClaims(`
#Sterling Choice PPO
Explanation of Benefits
Claim number 774731883407, in network
Visit to Tessaly Eye Center PC on June 11, 2025

$800.00              $300.00              $400.00              $100.00
Amount billed        Plan discount        Plan paid            You owe


Service               Amount      Plan        Plan        You
                      billed      discount    paid        owe
Eye exam 92014        $500.00     $200.00     $240.00     $60.00
Retina photo 92250    $300.00     $100.00     $160.00     $40.00
`);
  expect(dollarsOf(claim?.totals)).toEqual({ billed: 800, discount: 300, planPaid: 400, youOwe: 100 });
  expect(claim?.lines).toHaveLength(2);
});

it("parts the number of a note from its amount, and takes a claim's subtotal for its total", () => {
  const [claim] = readClaims(`
#Harborline Health Insurance Company
Explanation of Benefits
Claim no. E3341654006      Bellweather Family Medicine
Date        Procedure           Amount       Discounts and    Paid by     Your share
                                submitted    reductions       plan        of the cost
08/17/25    73721 MRI           $651.55      $346.131         $163.07     $142.35
08/17/25    97110 Exercises     $833.49      $274.811         $446.94     $111.74
Subtotal for this claim         $1,485.04    $620.94          $610.01     $254.09
`);
  expect(claim?.lines.map(({ amounts }) => amounts.discount?.value)).toEqual([34_613, 27_481]);
  expect(dollarsOf(claim?.totals)).toEqual({
    billed: 1485.04,
    discount: 620.94,
    planPaid: 610.01,
    youOwe: 254.09,
  });
});

it("leaves a claim without a number where the only one below is the next claim's", () => {
  const claims = readClaims(`
#Harborline Health Insurance Company
Explanation of Benefits
Provider: Tessaly Eye Center PC
Date        Service         Amount billed    Plan discount    Plan paid    You owe
02/05/25    Eye exam        $519.44          $33.83           $460.61      $25.00
Claim total                 $519.44          $33.83           $460.61      $25.00

Claim number: 2025339-60372-00      Provider: Aldous Finch MD
Date        Service         Amount billed    Plan discount    Plan paid    You owe
05/05/25    Ultrasound      $1,096.23        $682.02          $393.08      $21.13
Claim total                 $1,096.23        $682.02          $393.08      $21.13
`);
  expect(claims.map(({ claimNumber }) => claimNumber?.value ?? null)).toEqual([null, "2025339-60372-00"]);
});

it("reads services of two printed lines whose amounts stand in columns of their own in part", () => {
  const [claim, ...others] = readClaims(`
                    LAKE CLERKS UNION BENEFIT PLAN
                    *** EXPLANATION OF BENEFITS ***
                       NOTICE DATE 09-04-26

PATIENT: OKONKWO, RAY      CLAIM: R4403493922      FINALIZED: 08-21-26
PROVIDER: KITTREDGE MEDICAL SUPPLY CO.      STATUS: PREFERRED
DATE OF                           PROVIDER    LESS NOT    LESS PROV        PLAN        PAID
SERVICE    CODE                     BILLED     COVERED     DISCOUNT   ALLOWANCE          AT   RMK
                               LESS CAL YR        LESS         PLAN      MEMBER  AMOUNT YOU
TYPE OF CARE                    DEDUCTIBLE   COPAYMENT      BENEFIT COINSURANCE         OWE

08-12-26   E0601                    276.28      276.28                      .00          0%   X04
CPAP DEVICE RENTAL                                              .00                  276.28
08-12-26   A7034                    152.50                    49.88      102.62         80%   PDC
NASAL MASK INTERFACE                 20.00                    66.10       16.52       36.52
TOTALS THIS CLAIM                   428.78      276.28        49.88      102.62
                                     20.00                    66.10       16.52      312.80
CHECK 97489956 ISSUED
EXPLANATION OF CODES
PDC PROVIDER REDUCTION PER CONTRACT
CALENDAR YEAR 2026: DEDUCTIBLE APPLIED 750.00; OUT-OF-POCKET APPLIED 1,917.51
`);
  expect(others).toEqual([]);
  expect(claim?.network?.value).toBe("in");
  expect(claim?.lines.map(({ serviceDate, amounts }) => [serviceDate?.value, dollarsOf(amounts)])).toEqual([
    ["2026-08-12", { billed: 276.28, notCovered: 276.28, allowed: 0, planPaid: 0, youOwe: 276.28 }],
    [
      "2026-08-12",
      {
        billed: 152.5,
        discount: 49.88,
        allowed: 102.62,
        planPaid: 66.1,
        deductible: 20,
        coinsurance: 16.52,
        youOwe: 36.52,
      },
    ],
  ]);
  expect(dollarsOf(claim?.totals)).toMatchObject({ billed: 428.78, planPaid: 66.1, youOwe: 312.8 });
});

it("takes a claim's sums out of boxes beside the sums of the year", () => {
  const [claim] = readClaims(`
Uniformed Services Families Program
Explanation of benefits

Patient: DELPHINE STAVROS        Claim No.: 2025162-74-33352       Date Finalized: 04/15/2025
Provider status: Network

 Provider of Care/                                                Charge      Allowable
 Service Date(s)             Care Received                     Submitted         Charge

 Quiet Harbor Counseling Associates
  04/01/2025                 Psychotherapy, 60 minutes           $250.49        $107.29
 Claim total                                                     $250.49        $107.29

          Payment Summary                       Your Cost                        Year to Date
 Charge submitted         250.49    Deductible                   10.00    Enrollment year               2025
 Allowable charge         107.29    Copayment and cost-share     36.26    Deductible met              150.00
 Provider write-off       143.20    You owe the provider         46.26    Catastrophic cap met        309.64
 Payment made              61.03
`);
  expect(dollarsOf(claim?.totals)).toEqual({
    billed: 250.49,
    discount: 143.2,
    allowed: 107.29,
    planPaid: 61.03,
    deductible: 10,
    youOwe: 46.26,
  });
});

it("takes no list of claims for services, and no account for a claim's number", () => {
  const claims = readClaims(`
Blue Lantern Federal Service Plan
Explanation of benefits

SUMMARY OF CLAIMS ON THIS FORM
No.   Patient            Provider                          Submitted charges      We paid       You owe
1     XIOMARA WETHERBY   Saint Brannoc Regional Hospital           $9,627.13   $4,038.03      $798.67
2     XIOMARA WETHERBY   Quiet Harbor Anesthesia                   $2,253.02     $879.23       $97.69
All claims                                                        $11,880.15   $4,917.26      $896.36

CLAIM 1 — FACILITY
Provider of service                     Claim number        Provider status
Saint Brannoc Regional Hospital         2580693346008       PREFERRED
Patient                                 Patient account     Admitted – discharged
XIOMARA WETHERBY                        PT142023            10/04/2025 – 10/09/2025

Dates       Type of service                   Submitted charges   Plan allowance   Deductible   Coinsurance   We paid     You owe
10/04/25    Room and board                            $6,388.13        $3,331.16      $350.00       $298.12   $2,683.04   $648.12
10/04/25    Medical supplies                          $3,239.00        $1,505.54        $0.00       $150.55   $1,354.99   $150.55
CLAIM TOTAL                                           $9,627.13        $4,836.70      $350.00       $448.67   $4,038.03   $798.67

CLAIM 2 — PROFESSIONAL
Provider of service                     Claim number        Provider status
Quiet Harbor Anesthesia                 2558519741302       PREFERRED
Patient                                 Patient account     Date of service
XIOMARA WETHERBY                        PT905713            10/11/2025

Dates       Type of service                   Submitted charges   Plan allowance   Deductible   Coinsurance   We paid     You owe
10/11/25    Anesthesia, knee                          $1,653.31          $752.79        $0.00        $75.28     $677.51    $75.28
10/11/25    Nerve block injection                       $599.71          $224.13        $0.00        $22.41     $201.72    $22.41
CLAIM TOTAL                                           $2,253.02          $976.92        $0.00        $97.69     $879.23    $97.69
`);
  expect(
    claims.map(({ claimNumber, provider, lines, totals }) => [
      claimNumber?.value,
      provider?.value,
      lines.map(({ amounts }) => dollarsOf(amounts).billed),
      dollarsOf(totals).youOwe,
    ]),
  ).toEqual([
    ["2580693346008", "Saint Brannoc Regional Hospital", [6388.13, 3239], 798.67],
    ["2558519741302", "Quiet Harbor Anesthesia", [1653.31, 599.71], 97.69],
  ]);
});
