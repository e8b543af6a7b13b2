import { expect, it } from "vitest";
import { readClaims } from "../../../../tests/support/printed-explanation.ts";

it("reads a list of claims whose cells go on in the lines below, each claim with its own provider, days and network", () => {
  const claims = readClaims(`
#Granite Peak Blue Shield
Your monthly health statement. This is not a bill.

Claim          Date of      Provider           Type of                          Total        Plan        You
number         service      name               service             Network      billed       paid        owe
CL6891233      06/21/2025   Fairmont Emergency Emergency           Out           $325.73     $15.75      $149.43
                            Physicians         department visit
CL1853105      06/25/2025   Summit Surgery     Surgery             In          $3,107.99    $545.31      $233.71
                            Center
CL8370798      06/20/2025   Helena Marsh, DO   Office visit        In            $769.00    $478.40      $290.60
Totals for this month                                                          $4,202.72  $1,039.46      $673.74
`);
  expect(
    claims.map((claim) => [
      claim.claimNumber?.value,
      claim.provider?.value,
      claim.network?.value,
      claim.serviceDates?.first.value,
      claim.totals.youOwe?.value,
    ]),
  ).toEqual([
    ["CL6891233", "Fairmont Emergency Physicians", "out", "2025-06-21", 14_943],
    ["CL1853105", "Summit Surgery Center", "in", "2025-06-25", 23_371],
    ["CL8370798", "Helena Marsh, DO", "in", "2025-06-20", 29_060],
  ]);
  expect(claims.map(({ lines }) => lines.map(({ description }) => description?.value))).toEqual([
    ["Emergency department visit"],
    ["Surgery"],
    ["Office visit"],
  ]);
});

it("puts a day and a claim's number together that narrow columns part at their hyphens", () => {
  const claims = readClaims(`
#Meadowlark Mutual Insurance Company
Explanation of Benefits. This is not a bill.

Claim          Provider         Service    Service           Charged       Allowed      Plan        Patient
number                          date                         amount        amount       paid        responsibility
T251862663-    Beacon Heart     05-20-     Office visit      $1,720.00     $933.73      $370.63     $563.10
03             Specialists      25
T252679129-    Quantum Lab      05-15-     Blood test          $399.74     $180.30      $100.30      $80.00
09             Services Inc     25
`);
  expect(
    claims.map(({ claimNumber, provider, serviceDates }) => [
      claimNumber?.value,
      provider?.value,
      serviceDates?.first.value,
    ]),
  ).toEqual([
    ["T251862663-03", "Beacon Heart Specialists", "2025-05-20"],
    ["T252679129-09", "Quantum Lab Services Inc", "2025-05-15"],
  ]);
});

it("reads under headings that stand above the facts of several claims", () => {
  const claims = readClaims(`
#Aspen Ridge Medicare Advantage (PPO)
Monthly report: Explanation of Benefits. This is not a bill.
                                   Amount the         Total cost
                                   provider billed    (amount the plan     Plan's      Your
                                   the plan           approved)            share       share
Summit Surgery Center
Claim Number: 733854C46450X
In-network provider
Therapeutic exercises (97110)      $576.00            $348.65              $329.72     $18.93
02/12/25
TOTALS                             $576.00            $348.65              $329.72     $18.93
Helena Marsh, DO
Claim Number: 733856C69116X
Out-of-network provider
Office visit (99214)               $142.64            $100.00              $80.00      $62.64
02/16/25
TOTALS                             $142.64            $100.00              $80.00      $62.64
`);
  expect(
    claims.map(({ provider, network, lines }) => [
      provider?.value,
      network?.value,
      lines.map(({ amounts }) => [amounts.billed?.value, amounts.planPaid?.value, amounts.youOwe?.value]),
    ]),
  ).toEqual([
    ["Summit Surgery Center", "in", [[57_600, 32_972, 1893]]],
    ["Helena Marsh, DO", "out", [[14_264, 8000, 6264]]],
  ]);
});

it("takes what is called a subtotal for a claim's total where its lines come to it, and not where more lines follow", () => {
  const claims = readClaims(`
#State of Fenwick Medicaid
Your claims statement. This is not a bill.
Claim 78665X4633 for Lin Zhao. Services from Beacon Heart Specialists. We processed this claim on 05/15/25.
Date of      Service                  Provider      Contractual     What your     Your
service                               charges       adjustment      plan paid     responsibility
05/03/2025   Wellness visit             584.35          230.19         339.16          15.00
05/04/2025   Blood draw               2,526.45          684.97       1,473.18         368.30
Sub-total                             3,110.80          915.16       1,812.34         383.30
05/05/2025   Office visit               100.00           20.00          60.00          20.00
Total                                 3,210.80          935.16       1,872.34         403.30
Claim 16834A9798 for Lin Zhao. Services from St. Brendan Medical Center. We processed this claim on 05/17/25.
Date of      Service                  Provider      Contractual     What your     Your
service                               charges       adjustment      plan paid     responsibility
05/06/2025   Colonoscopy              1,279.03            0.00         925.75         353.28
Sub-total                             1,279.03            0.00         925.75         353.28
`);
  expect(
    claims.map(({ provider, serviceDates, lines, totals }) => [
      provider?.value,
      serviceDates?.last.value,
      lines.length,
      totals.billed?.value,
      totals.youOwe?.value,
    ]),
  ).toEqual([
    ["Beacon Heart Specialists", "2025-05-05", 3, 321_080, 40_330],
    ["St. Brendan Medical Center", "2025-05-06", 1, 127_903, 35_328],
  ]);
});

it("reads sums beside each other whose labels go on in the line below, and no running sum of the year", () => {
  const [claim, ...others] = readClaims(`
#TRICARE EXPLANATION OF BENEFITS
This is not a bill.
Claim Number: 202517399041    Patient Name: Devon Clarke    Date Processed: 10/01/2025
Date of Services     Services Provided              Amount Billed     TRICARE Approved
Maple Street Pediatrics
09/22/2025           1 Injection (J1885)            $428.76           $292.79
09/22/2025           1 Manual therapy (97140)       $2,551.35         $1,749.77
                     Totals:                        $2,980.11         $2,042.56

Amount Billed        $2,980.11     Deductible         $0.00     Fiscal year        2024
TRICARE              $2,042.56     Copayment          $0.00     Catastrophic       $606.00
Approved                           Cost share         $408.51   cap
Paid to provider     $1,634.05     Patient            $408.51
                                   responsibility
`);
  expect(others).toEqual([]);
  expect(claim?.totals).toMatchObject({
    billed: { value: 298_011 },
    allowed: { value: 204_256 },
    planPaid: { value: 163_405 },
    coinsurance: { value: 40_851 },
    youOwe: { value: 40_851 },
  });
});

it("reads rows whose cells stand in the middle of their row, and a dash inside a name as no amount", () => {
  const claims = readClaims(`
#Blue Harbor Health Plan of Ohio
Explanation of Benefits. This is not a bill.

Claim #        Provider         Date          Service                    Billed        Discount     We paid      You owe
               Delgado
379645858798   Dermatology      05/23/2025    11102 - Biopsy of skin     $1,815.00     $586.67      $859.83      $368.50
               Clinic

               Dunmore
350812961393   Radiology        05/15/2025    73721 - MRI of the knee    $4,726.14     $1,877.99    $2,278.52    $569.63
               Associates

404772390518   Oakline Clinic   05/24/2025    97110 - Exercises          $495.33       $242.48      $202.28      $50.57
`);
  expect(
    claims.map(({ claimNumber, provider, lines }) => [
      claimNumber?.value,
      provider?.value,
      lines[0]?.serviceCode?.value.code,
      lines[0]?.amounts.billed?.value,
    ]),
  ).toEqual([
    ["379645858798", "Delgado Dermatology Clinic", "11102", 181_500],
    ["350812961393", "Dunmore Radiology Associates", "73721", 472_614],
    ["404772390518", "Oakline Clinic", "97110", 49_533],
  ]);
});
