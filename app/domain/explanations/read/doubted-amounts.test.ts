import { expect, it } from "vitest";
import { readExplanation } from "../../../../tests/support/printed-explanation.ts";

const HEAD = `
#Larkspur Health Plan
Explanation of Benefits. This is not a bill.
Claim number: 98333A6176
Provider: Juniper Behavioral Health (In-network)

`;

/** The amounts of all lines by kind, and whether each is sure. */
function amountsOf(table: string) {
  const { claims } = readExplanation(`${HEAD}${table}`);
  return claims.flatMap(({ lines }) =>
    lines.map(({ amounts }) =>
      Object.fromEntries(
        Object.entries(amounts).flatMap(([kind, told]) =>
          told ? [[kind, told.confidence < 0.6 ? `${told.value}?` : told.value]] : [],
        ),
      ),
    ),
  );
}

it("is sure of the amounts of a plan that has no column for the discount", () => {
  const amounts = amountsOf(`
Date         Service         Billed      Allowed    Not covered   Plan paid   Copay     You owe
03/17/2025   Office visit    $271.44     $170.51    $0.00         $150.51     $20.00    $20.00
03/18/2025   Urinalysis      $100.00     $60.00     $0.00         $40.00      $20.00    $20.00
Total                        $371.44     $230.51    $0.00         $190.51     $40.00    $40.00
`);
  expect(amounts).toEqual([
    { billed: 27_144, allowed: 17_051, notCovered: 0, planPaid: 15_051, copay: 2_000, youOwe: 2_000 },
    { billed: 10_000, allowed: 6_000, notCovered: 0, planPaid: 4_000, copay: 2_000, youOwe: 2_000 },
  ]);
});

it("doubts a line whose printed columns contradict each other", () => {
  const amounts = amountsOf(`
Date         Service         Billed      Discount   Allowed     Plan paid   Copay     You owe
03/17/2025   Office visit    $271.44     $100.93    $170.51     $150.51     $20.00    $20.00
03/18/2025   Urinalysis      $100.00     $40.00     $69.00      $40.00      $20.00    $20.00
`);
  expect(amounts).toEqual([
    { billed: 27_144, discount: 10_093, allowed: 17_051, planPaid: 15_051, copay: 2_000, youOwe: 2_000 },
    {
      billed: "10000?",
      discount: "4000?",
      allowed: "6900?",
      planPaid: "4000?",
      copay: "2000?",
      youOwe: "2000?",
    },
  ]);
});

it("leaves a column of zeros what its heading names, though the sum of what is owed holds more than the shares", () => {
  const amounts = amountsOf(`
Date         Service         Billed      Allowed    Plan paid   Deductible   Copay     Coinsurance   You owe
03/17/2025   Office visit    $271.44     $170.51    $150.51     $0.00        $20.00    $0.00         $120.93
03/18/2025   Urinalysis      $100.00     $60.00     $40.00      $0.00        $20.00    $0.00         $60.00
Total                        $371.44     $230.51    $190.51     $0.00        $40.00    $0.00         $180.93
`);
  expect(amounts.map((kinds) => ["coinsurance" in kinds, "otherInsurance" in kinds])).toEqual([
    [true, false],
    [true, false],
  ]);
});

it("doubts amounts that were read against the heading of their column", () => {
  const amounts = amountsOf(`
Date         Service         Billed      Discount   Allowed     Your deductible   Your copay   Your coinsurance
03/17/2025   Surgery         $251.52     $130.86    $120.66     $20.66            $0.00        $100.00
03/18/2025   Surgery         $209.43     $51.59     $157.84     $57.84            $0.00        $100.00
03/19/2025   Surgery         $163.00     $91.54     $71.46      $70.66            $0.00        $0.80
`);
  expect(amounts.map(({ allowed, deductible, planPaid }) => [allowed, deductible, planPaid])).toEqual([
    [12_066, 2_066, "10000?"],
    [15_784, 5_784, "10000?"],
    [7_146, 7_066, "80?"],
  ]);
});
