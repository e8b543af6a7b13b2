import { expect, it } from "vitest";
import { readClaims } from "../../../../../tests/support/printed-explanation.ts";

const told = (claims: ReturnType<typeof readClaims>) =>
  claims.map(({ claimNumber, provider, serviceDates, lines, totals }) => ({
    number: claimNumber?.value,
    provider: provider?.value,
    first: serviceDates?.first.value,
    owed: lines.map(({ amounts }) => amounts.youOwe?.value),
    total: totals.youOwe?.value,
  }));

it("reads number and provider stacked without labels in a cell at the left of a claim's lines", () => {
  const claims = readClaims(`
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.

Provider          Date         Description       Provider charges   Plan allowed   Plan payment   You owe
Riverbend         02/14/2025   Pathology         $284.50            $85.72         $68.58         $17.14
Orthopedic
Center            02/15/2025   Emergency room    $152.76            $115.20        $103.68        $11.52
Claim
CL8673296
                               Claim total       $437.26            $200.92        $172.26        $28.66
Ardmore           02/24/2025   Urinalysis        $370.63            $300.00        $280.00        $20.00
Regional
Hospital          02/26/2025   Injection         $184.44            $100.00        $55.95         $44.05
Claim
CL5975853
                               Claim total       $555.07            $400.00        $335.95        $64.05
`);
  expect(told(claims)).toEqual([
    {
      number: "CL8673296",
      provider: "Riverbend Orthopedic Center",
      first: "2025-02-14",
      owed: [1_714, 1_152],
      total: 2_866,
    },
    {
      number: "CL5975853",
      provider: "Ardmore Regional Hospital",
      first: "2025-02-24",
      owed: [2_000, 4_405],
      total: 6_405,
    },
  ]);
});

it("reads facts of which narrow cells carry a number and a name on in the line below", () => {
  const [claim] = readClaims(`
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.

Claim: 40-         Provider: Kessler Orthopedic    Processed: Jul 27,
292331-29          Clinic, P.A.                    2025

Service           You owe     Plan paid    Allowed      Charged      Date of service
Diagnostic        $298.40     $10.55       $308.95      $514.66      07/13/2025
Total             $298.40     $10.55       $308.95      $514.66
`);
  expect(claim?.claimNumber?.value).toBe("40-292331-29");
  expect(claim?.provider?.value).toBe("Kessler Orthopedic Clinic, P.A.");
  expect(claim?.processedDate?.value).toBe("2025-07-27");
  expect(claim?.lines.map(({ serviceDate }) => serviceDate?.value)).toEqual(["2025-07-13"]);
});

it("takes the day that heads a claim before the date of the notice", () => {
  const [claim] = readClaims(`
#Medicare Summary Notice for Part B
Date: July 14, 2025
THIS IS NOT A BILL

June 5, 2025
Quantum Lab Services Inc, (555) 555-0181
Claim Number: 202503840055

Service provided             Approved?   Amount charged   Medicare approved   Medicare paid   You may be billed
Specialist visit (99213)     Yes         $401.22          $294.23             $264.81         $29.42
Chest X-ray (71046)          Yes         $284.00          $240.00             $200.00         $40.00
Total                                    $685.22          $534.23             $464.81         $69.42
`);
  expect(claim?.serviceDates?.first.value).toBe("2025-06-05");
});

it("reads what another insurer paid beside what the plan paid", () => {
  const [claim] = readClaims(`
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.
Claim number: E985926157
Provider: Cascade Ambulance Service

Date         Service          Charged      Allowed      Primary plan payment   Fund payment   You owe
03/27/2025   Manual therapy   $359.82      $208.76      $167.01                $30.00         $11.75
03/28/2025   Manual therapy   $100.00      $80.00       $40.00                 $20.00         $20.00
`);
  expect(claim?.lines[0]?.amounts).toMatchObject({
    otherInsurance: { value: 16_701 },
    planPaid: { value: 3_000 },
    copay: null,
  });
});

it("reads labelled facts that go on below a table with fewer rows than they have lines", () => {
  const claims = readClaims(`
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.

Claim number                                              Amount     Amount                  You
225723108137                                              charged    allowed     We paid     owe
Patient              Date         Service
Lin Zhao             10/16/2025   Electrocardiogram       $411.97    $226.10     $201.22     $24.88
Doctor or facility
Northgate Pathology  10/19/2025   Preventive care         $449.53    $220.56     $190.56     $30.00
Laboratories                      Totals                  $861.50    $446.66     $391.78     $54.88
In-network
Processed
11/10/2025
`);
  expect(told(claims)).toEqual([
    {
      number: "225723108137",
      provider: "Northgate Pathology Laboratories",
      first: "2025-10-16",
      owed: [2_488, 3_000],
      total: 5_488,
    },
  ]);
  expect(claims[0]?.processedDate?.value).toBe("2025-11-10");
});
