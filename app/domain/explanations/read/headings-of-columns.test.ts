import { expect, it } from "vitest";
import { readClaims } from "../../../../tests/support/printed-explanation.ts";

const amountsOf = (claims: ReturnType<typeof readClaims>) =>
  claims.flatMap(({ lines }) =>
    lines.map(({ amounts }) =>
      Object.fromEntries(
        Object.entries(amounts).flatMap(([kind, told]) => (told ? [[kind, told.value]] : [])),
      ),
    ),
  );

it("reads headings over amounts with operators between them", () => {
  const claims = readClaims(`
#Larkspur Health Plan
Explanation of Benefits. This is not a bill.
Claim number: 98333A6176
Provider: Juniper Behavioral Health (In-network)

                                Provider     Amount        Plan     Applied to your                      You may
Date         Service            charge       allowed (C)   paid     deductible     +  Coinsurance    =    owe
03/17/2025   Tissue exam        271.44       70.51         21.43    43.72          +  5.36           =    49.08
03/18/2025   Urinalysis         100.00       60.00         40.00    10.00          +  10.00          =    20.00
Total                           371.44       130.51        61.43    53.72          +  15.36          =    69.08
`);
  expect(amountsOf(claims)).toEqual([
    { billed: 27_144, allowed: 7_051, planPaid: 2_143, deductible: 4_372, coinsurance: 536, youOwe: 4_908 },
    { billed: 10_000, allowed: 6_000, planPaid: 4_000, deductible: 1_000, coinsurance: 1_000, youOwe: 2_000 },
  ]);
});

it("keeps the upper line of a heading whose lower line alone names another amount", () => {
  const claims = readClaims(`
#Larkspur Health Plan
Explanation of Benefits. This is not a bill.
Claim number: E133230251
Provider: Beacon Heart Specialists

                              Charges        Savings from     We          Your total
Date of service               submitted      your plan        paid        responsibility
06/10/2025                    $273.01        $110.54          $138.25     $24.22
06/10/2025                    $357.55        $58.77           $57.53      $241.25
Claim totals                  $630.56        $169.31          $195.78     $265.47
`);
  expect(amountsOf(claims)).toEqual([
    { billed: 27_301, discount: 11_054, planPaid: 13_825, youOwe: 2_422 },
    { billed: 35_755, discount: 5_877, planPaid: 5_753, youOwe: 24_125 },
  ]);
});

it("reads a row of figures for each service with the service as its title, and no line where a notice has its sums alone", () => {
  const figures = (title: string, amounts: string) => `
${title}
Provider charge        Plan discount         Your plan paid         You may owe
${amounts}
`;
  const head = `
#Larkspur Health Plan
Explanation of Benefits. This is not a bill.
Claim number 19153K9927
Provider: Cascade Ambulance Service
`;
  const [claim] = readClaims(
    head +
      figures(
        "Electrocardiogram   10/15/2025",
        "$290.96                $110.15               $100.00                $80.81",
      ) +
      figures(
        "Colonoscopy   10/16/2025",
        "$450.28                $50.28                $300.00                $100.00",
      ) +
      figures(
        "Total for this claim",
        "$741.24                $160.43               $400.00                $180.81",
      ),
  );
  expect(claim?.lines.map(({ description }) => description?.value)).toEqual([
    "Electrocardiogram",
    "Colonoscopy",
  ]);
  expect(claim?.lines.map(({ amounts }) => amounts.youOwe?.value)).toEqual([8_081, 10_000]);
  expect(claim?.totals.youOwe?.value).toBe(18_081);

  const sums = readClaims(
    head +
      figures(
        "Services of 10/15/2025",
        "$290.96                $110.15               $100.00                $80.81",
      ),
  );
  expect(sums.flatMap(({ lines }) => lines)).toEqual([]);
});

it("reads what a large figure is from the label above it", () => {
  const [claim] = readClaims(`
#Larkspur Health Plan
Explanation of Benefits. This is not a bill.

Claim number          Provider                        What you owe
E133230251            Summit Surgery Center
                                                      $114.01

Date of service       Service              Amount billed       Plan discount      Plan paid
05/12/2025            Surgery              $900.00             $300.00            $500.00
05/12/2025            Anesthesia           $400.00             $150.00            $235.99
Claim total                                $1,300.00           $450.00            $735.99
`);
  expect(claim?.totals.youOwe?.value).toBe(11_401);
});
