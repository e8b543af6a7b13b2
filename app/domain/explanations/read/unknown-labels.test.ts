import { expect, it } from "vitest";
import { dollarsOf, readExplanation } from "../../../../tests/support/printed-explanation.ts";

it("reads cards of services whose amount stands behind their name, on a phone", () => {
  const [claim, ...others] = readExplanation(`
10:41                                              LTE
#Claim summary
Kaleidoscope Health
Harbor Point Pediatrics
In network
Claim 88-1200-4471
Visited on 01/15/2026          Paid on 01/29/2026

$45.00
You pay

Doctor's price                                          $265.00
You saved                                              -$110.00
Our rate                                                $155.00
We covered                                              $110.00
Copay                                                    $45.00

Well child visit                                        $180.00
99392     Our rate $105.00     We covered $75.00     You pay $30.00
Vaccine                                                  $85.00
90460     Our rate $50.00      We covered $35.00     You pay $15.00
`).claims;
  expect(others).toEqual([]);
  expect(claim?.provider?.value).toBe("Harbor Point Pediatrics");
  expect(dollarsOf(claim?.totals)).toEqual({
    billed: 265,
    discount: 110,
    allowed: 155,
    planPaid: 110,
    copay: 45,
    youOwe: 45,
  });
  expect(claim?.lines.map(({ description }) => description?.value)).toEqual(["Well child visit", "Vaccine"]);
  expect(claim?.lines.map(({ amounts }) => dollarsOf(amounts))).toEqual([
    { billed: 180, allowed: 105, planPaid: 75, youOwe: 30 },
    { billed: 85, allowed: 50, planPaid: 35, youOwe: 15 },
  ]);
});

it("knows the sums of a claim in a sentence by what its services come to, and its file's number", () => {
  const [claim] = readExplanation(`
#Keelstone Services
On behalf of Oak County Employee Benefit Plan
How we considered your claim

Elderwood Hospital belongs to your network. Our file C20376742365, closed 29 Apr 2025.

Service 1. New patient visit 99204 on March 26, 2025
Charge received             $297.72         Sent out by us              $100.00
Less our contract           $164.98         Deductible                   $32.74
Amount considered           $132.74         Remains with the patient     $32.74

Service 2. Ankle radiograph 73610 on March 26, 2025
Charge received             $137.28         Sent out by us               $44.12
Less our contract            $77.70         Deductible                   $15.46
Amount considered            $59.58         Remains with the patient     $15.46

Result for file C20376742365: received $435.00, considered $192.32, sent out $144.12, remains with the
patient $48.20.
`).claims;
  expect(claim?.claimNumber?.value).toBe("C20376742365");
  expect(claim?.network?.value).toBe("in");
  expect(claim?.serviceDates?.first.value).toBe("2025-03-26");
  expect(claim?.lines.map(({ amounts }) => dollarsOf(amounts))).toEqual([
    { billed: 297.72, discount: 164.98, allowed: 132.74, planPaid: 100, deductible: 32.74, youOwe: 32.74 },
    { billed: 137.28, discount: 77.7, allowed: 59.58, planPaid: 44.12, deductible: 15.46, youOwe: 15.46 },
  ]);
  expect(dollarsOf(claim?.totals)).toMatchObject({ billed: 435, allowed: 192.32, planPaid: 144.12 });
});

it("reads sentences that go on in the next line, each service in a paragraph", () => {
  const { claims } = readExplanation(`
#Wren Health Cooperative
July 27, 2026
How we handled your claims (this letter is not a bill)

We finished claim W-2413246 from Dr. Paloma Nakashima on July 23, 2026. It is for care you had on July
3, 2026. Dr. Paloma Nakashima is in our network.

  Office visit (99213). The provider charged $191.34. We allow $133.25, so the
  discount is $58.09. We paid $0.00. Your share is $133.25: $120.00 goes to your deductible, $13.25 is
  your copay. See note (1).

Together, the charges of this claim are $191.34. We allow $133.25 and paid $0.00. Your share of this
claim is $133.25.
We also finished claim W-1664384 from Rest Easy Supply Co. on July 23, 2026. It is for care you had on
July 12, 2026. Rest Easy Supply Co. is not in our network.

  CPAP mask (A7030). The provider charged $217.11. We allow $106.49, so the discount is
  $110.62. We paid $85.19. Your share is $21.30: $21.30 is your coinsurance. See note (1).

Together, the charges of this claim are $217.11. We allow $106.49 and paid $85.19. Your share of
this claim is $21.30.
For all 2 claims your share is $154.55.
`);
  expect(
    claims.map(({ claimNumber, provider, network, serviceDates, processedDate }) => [
      claimNumber?.value,
      provider?.value,
      network?.value,
      serviceDates?.last.value,
      processedDate?.value,
    ]),
  ).toEqual([
    ["W-2413246", "Dr. Paloma Nakashima", "in", "2026-07-03", "2026-07-23"],
    ["W-1664384", "Rest Easy Supply Co.", "out", "2026-07-12", "2026-07-23"],
  ]);
  expect(claims.map(({ totals }) => dollarsOf(totals))).toEqual([
    { billed: 191.34, allowed: 133.25, planPaid: 0, youOwe: 133.25 },
    { billed: 217.11, allowed: 106.49, planPaid: 85.19, youOwe: 21.3 },
  ]);
  expect(claims.flatMap(({ lines }) => lines.map(({ amounts }) => dollarsOf(amounts)))).toMatchObject([
    { billed: 191.34, allowed: 133.25, discount: 58.09, deductible: 120, youOwe: 133.25 },
    { billed: 217.11, allowed: 106.49, discount: 110.62, coinsurance: 21.3, youOwe: 21.3 },
  ]);
});

it("believes a turned table of words that nobody knows by its sums", () => {
  const [claim] = readExplanation(`
#NorthBay PPO Plan
Explanation of payment                         Date of notice: 02/02/2026

Claim ID            NB-2026-00418
Doctor              Helen Ortega, MD

                                         EKG           Stress test    All
Code                                     93000         93015
Doctor's fee                             $150.00       $600.00        $750.00
Lowered by our contract                  $70.00        $250.00        $320.00
Fee under our contract                   $80.00        $350.00        $430.00
Sent to the doctor                       $64.00        $230.00        $294.00
Counted to your deductible               $0.00         $50.00         $50.00
Your 20 %                                $16.00        $70.00         $86.00
Left for you                             $16.00        $120.00        $136.00
`).claims;
  expect(claim?.lines.map(({ amounts }) => dollarsOf(amounts))).toMatchObject([
    { billed: 150, discount: 70, allowed: 80, planPaid: 64, deductible: 0, youOwe: 16 },
    { billed: 600, discount: 250, allowed: 350, planPaid: 230, deductible: 50, youOwe: 120 },
  ]);
  expect(dollarsOf(claim?.totals)).toMatchObject({ billed: 750, allowed: 430, planPaid: 294, youOwe: 136 });
});

it("knows columns without headings by what they come to elsewhere", () => {
  const [claim] = readExplanation(`
#Pinnacle Choice
Your Explanation of Benefits
Claim number PC-7781-2203
Care from North Shore Orthopedics, P.C. on February 2, 2026

Your bill from the provider .....................  $1,240.00
What our contract took off ......................  $440.00
Price after our contract ........................  $800.00
We sent the provider ............................  $560.00
Your deductible .................................  $100.00
Your 20 percent .................................  $140.00
Yours to pay the provider .......................  $240.00


Services of this claim
29881  Knee arthroscopy          02/02/2026      $1,000.00     $180.00
73562  Knee x-ray, 3 views       02/02/2026        $240.00      $60.00
`).claims;
  expect(claim?.provider?.value).toBe("North Shore Orthopedics, P.C.");
  expect(claim?.lines.map(({ amounts }) => dollarsOf(amounts))).toEqual([
    { billed: 1000, youOwe: 180 },
    { billed: 240, youOwe: 60 },
  ]);
});

it("tells a column of shares from what is owed where a deductible alone is above it", () => {
  const [claim] = readExplanation(`
#Ironwood Employers Health Fund
Claim 440192 / Patient MARIA SOTO / Valley Heart Associates / participating
Date       Service        Provider     Our         Amount we    Applied to   Your       Payment
                          asked        agreement   allow        deductible   share      sent
01/06/26   Echo 93306     $1,150.00    $510.00     $640.00      $140.00      $100.00    $400.00
01/06/26   ECG 93000      $120.00      $60.00      $60.00       $0.00        $12.00     $48.00
Sum                       $1,270.00    $570.00     $700.00      $140.00      $112.00    $448.00
You may be asked to pay $252.00
`).claims;
  expect(dollarsOf(claim?.totals)).toMatchObject({
    billed: 1270,
    planPaid: 448,
    deductible: 140,
    youOwe: 252,
  });
});
