import { expect, it } from "vitest";
import { readExplanation } from "../../../../tests/support/printed-explanation.ts";

const HEAD = `
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.
`;

const claimsOf = (page: string) => readExplanation(`${HEAD}${page}`).claims;

it("takes what a patient owes of ineligible charges for a part of what the patient owes", () => {
  const claims = claimsOf(`
Claim no: AL250714-32642      Provider: Ogden Street Eye Clinic
Date         Service               Charges     Inelig     Discount     Covered     Deduct     Paid
05/30/25     80061 Lipid panel     840.00      0.00       599.31       240.69      240.69     0.00
05/30/25     83036 Hemoglobin      357.24      0.00       0.00         357.24      357.24     0.00
Totals                             1,197.24    0.00       599.31       597.93      597.93     0.00

                                           Deductible                      597.93
                                           Coinsurance                     0.00
                                           Ineligible, patient owes        0.00
                                           Patient responsibility          $597.93
`);
  expect(claims.map(({ totals }) => [totals.youOwe?.value, totals.notCovered?.value])).toEqual([[59_793, 0]]);
});

it("doubts what a table says is owed where a label below it says another amount", () => {
  const [claim] = claimsOf(`
Claim no: AL250735-61435      Provider: Old Mill Women's Health
Date         Service             Charges     Not covered     Discount     Allowed     Paid      You owe
02/18/25     90686 Vaccine       354.51      354.51          0.00         0.00        0.00      0.00
02/18/25     88305 Tissue        118.62      118.62          0.00         0.00        0.00      0.00
Totals                           473.13      473.13          0.00         0.00        0.00      0.00

                                           Patient responsibility          $118.62
`);
  expect(claim?.totals.youOwe?.value).toBe(0);
  expect(claim?.totals.youOwe?.confidence).toBeLessThanOrEqual(0.5);
});
