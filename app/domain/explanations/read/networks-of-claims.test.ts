import { expect, it } from "vitest";
import { readExplanation } from "../../../../tests/support/printed-explanation.ts";

const HEAD = `
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.
`;

/** Of each claim whether who gave care is in the plan's network. */
const networksOf = (page: string) =>
  readExplanation(`${HEAD}${page}`).claims.map(({ network }) => network?.value);

it("reads the network below a label that names both answers", () => {
  const networks = networksOf(`

Claim No.      Rendering Provider        Par/Non-Par    Patient Acct    Paid Date
83094M2405     Summit Surgery Center     Par            511367          06/12/2025

Service date   Description        Billed       Allowed      Net paid     You owe
06/02/2025     Colonoscopy        $322.53      $200.00      $160.00      $40.00
06/02/2025     Pathology          $100.00      $80.00       $64.00       $16.00
Claim total                       $422.53      $280.00      $224.00      $56.00
`);
  expect(networks).toEqual(["in"]);
});

it("takes the network that stands behind the provider's name, beside headings of the claim's sums", () => {
  const networks = networksOf(`
Stonebridge Behavioral Health (Participating provider)    Charges      Allowed      We Paid      You May Owe
Patient: Ann Lee    Claim #: 4665814G679200               $930.00      $845.48      $0.00        $845.48
Date(s) of service: 8/29/25 - 8/30/25

Date        Service             Charge      Allowed     Not covered     We paid     Deductible     You may owe
8/29/25     Therapy             $190.00     $105.48     $0.00           $0.00       $105.48        $105.48
8/30/25     Pathology           $740.00     $740.00     $0.00           $0.00       $740.00        $740.00
Totals for this claim           $930.00     $845.48     $0.00           $0.00       $845.48        $845.48
`);
  expect(networks).toEqual(["in"]);
});

it("reads a column of yes and no for participating", () => {
  const networks = networksOf(`
Claim No.      Provider of service       Par    Date          Service         Charged     Allowed     Copay     Paid       You owe
11115541879    Maple Hill Pediatrics     N      08/28/2025    Vaccine         476.15      328.62      10.00     318.62     157.53
76104926869    Suncoast Cardiology       Y      08/31/2025    Colonoscopy     399.82      116.49      16.49     100.00     16.49
`);
  expect(networks).toEqual(["out", "in"]);
});
