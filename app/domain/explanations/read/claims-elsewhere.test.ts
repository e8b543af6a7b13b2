import { expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { readExplanation } from "../../../../tests/support/printed-explanation.ts";
import type { ExplainedAmounts } from "../explanation.ts";
import { explanationOfRows } from "./explanation-of-rows.ts";

const HEAD = `
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.
`;

/** Of each claim its number, who gave care, whether in the network, what was billed and is owed, and what its lines were billed. */
const read = (page: string) =>
  readExplanation(`${HEAD}${page}`).claims.map((claim) => [
    claim.claimNumber?.value,
    claim.provider?.value,
    claim.network?.value,
    claim.totals.billed?.value,
    claim.totals.youOwe?.value,
    claim.lines.map(({ amounts }) => amounts.billed?.value),
  ]);

it("reads claims that stand beside each other, each with a table in its half of the page", () => {
  const claims = read(`
Claim number: CL1104734                                        Claim number: CL4399752
Provider: Quantum Lab Services Inc                             Provider: Riverbend Urgent Care
Network: In-network                                            Network: Out-of-network

Date         Service        Billed     Plan paid   You owe     Date         Service        Billed     Plan paid   You owe
09/12/2025   Injection      $393.94    $228.06     $165.88     09/14/2025   Office visit   $367.15    $186.18     $180.97
09/12/2025   Surgery        $498.52    $171.52     $327.00     Total                       $367.15    $186.18     $180.97
Total                       $892.46    $399.58     $492.88

You have the right to appeal this decision. Send your request in writing within 60 days of receiving this notice to us.
`);
  expect(claims).toEqual([
    ["CL1104734", "Quantum Lab Services Inc", "in", 89_246, 49_288, [39_394, 49_852]],
    ["CL4399752", "Riverbend Urgent Care", "out", 36_715, 18_097, [36_715]],
  ]);
});

it("reads cards of claims beside each other, each of one claim", () => {
  const claims = read(`
Oakline Physical Therapy                      Dunmore Radiology Associates
Claim 202524310323                            Claim 202513821019
07/07/2025   In-network                       07/05/2025   In-network
Surgery                                       Medical visit
Your provider charged      $2,882.61          Your provider charged      $2,533.98
Amount saved               $855.60            Amount saved               $714.16
Your plan paid             $1,987.01          Your plan paid             $1,794.82
You owe                    $40.00             You owe                    $25.00
`);
  expect(claims).toEqual([
    ["202524310323", "Oakline Physical Therapy", "in", 288_261, 4_000, [288_261]],
    ["202513821019", "Dunmore Radiology Associates", "in", 253_398, 2_500, [253_398]],
  ]);
});

it("reads claims that stand in the columns of one table", () => {
  const claims = read(`
Claim number             63-959867-11               73-214125-49
Provider                 Summit Surgery             Oakline Physical
                         Center                     Therapy
Network                  In-network                 Out-of-network
Date of service          07/29/2025                 08/08/2025
Service                  Diagnostic X-ray           Supplies
Amount billed            $587.78                    $58.26
Allowed amount           $331.77                    $34.91
Plan paid                $232.24                    $27.93
Coinsurance              $99.53                     $6.98
You owe                  $99.53                     $6.98

You have the right to appeal this decision. Send your request in writing within 60 days of receiving this notice to us.
`);
  expect(claims).toEqual([
    ["63-959867-11", "Summit Surgery Center", "in", 58_778, 9_953, [58_778]],
    ["73-214125-49", "Oakline Physical Therapy", "out", 5_826, 698, [5_826]],
  ]);
});

it("reads who gave care and the claim's number in columns behind the amounts, carried on below", () => {
  const claims = read(`
Date         Service        Charged      Allowed      Plan paid    You owe      Provider             Claim number    Network

01/29/2025   Office visit   $1,570.88    $619.68      $495.74      $123.94      Oakline Physical     81-908601-18    In
                                                                                Therapy
02/03/2025   Injection      $446.90      $114.63      $91.70       $22.93       Beacon Heart         61-560343-45    Out
                                                                                Specialists
Totals                      $2,017.78    $734.31      $587.44      $146.87
`);
  expect(claims.map(([number, provider, network, , , lines]) => [number, provider, network, lines])).toEqual([
    ["81-908601-18", "Oakline Physical Therapy", "in", [157_088]],
    ["61-560343-45", "Beacon Heart Specialists", "out", [44_690]],
  ]);
});

it("reads claims whose sums stand above their lines, beside who gave the care", () => {
  const claims = read(`
Provider and services                       Charged       Allowed      Plan paid    You owe
Summit Surgery Center                       $379.00       $115.59      $0.00        $115.59
Claim 26-513968-79   In-network
01/06/2025 Complete blood count             $379.00       $115.59      $0.00        $115.59
Beacon Heart Specialists                    $4,781.20     $4,008.54    $234.04      $3,774.50
Claim 57-499278-90   In-network
01/06/2025 Ultrasound abdomen               $1,586.12     $1,338.47    $0.00        $1,338.47
01/06/2025 Urinalysis                       $3,195.08     $2,670.07    $234.04      $2,436.03
`);
  expect(claims).toEqual([
    ["26-513968-79", "Summit Surgery Center", "in", 37_900, 11_559, [37_900]],
    ["57-499278-90", "Beacon Heart Specialists", "in", 478_120, 377_450, [158_612, 319_508]],
  ]);
});

it("gives a bar of sums above each table to the claim whose lines come to it", () => {
  const claims = read(`
Dunmore Radiology Associates
Charge $1,368.65     We paid $0.00     Your total responsibility $1,368.65
Date of service   Service                    Charge       Savings     Plan paid    You owe
02/02/2025        Tissue exam                $752.00      $0.00       $0.00        $752.00
02/04/2025        MRI                        $616.65      $0.00       $0.00        $616.65
Claim ID 88851K6524 | Out-of-network | Processed Feb 11, 2025

Summit Surgery Center
Charge $1,052.00     We paid $434.87     Your total responsibility $25.00
Date of service   Service                    Charge       Savings     Plan paid    You owe
01/31/2025        Urinalysis                 $1,052.00    $592.13     $434.87      $25.00
Claim ID 45298M9101 | In-network | Processed Feb 19, 2025
`);
  expect(claims).toEqual([
    ["88851K6524", "Dunmore Radiology Associates", "out", 136_865, 136_865, [75_200, 61_665]],
    ["45298M9101", "Summit Surgery Center", "in", 105_200, 2_500, [105_200]],
  ]);
});

it("reads amounts to which dots lead from their labels", () => {
  const [claim] = read(`
Claim E145892291   Provider: Delgado Dermatology   Network: In-network

Date         Service               Charges      Plan paid    You owe
08/23/2025   Surgery               $249.20      $85.61       $50.00

Amount billed . . . . . . . . . . . . . . . . . . . . $249.20
You owe . . . . . . . . . . . . . . . . . . . . . . . $50.00
`);
  expect(claim).toEqual(["E145892291", "Delgado Dermatology", "in", 24_920, 5_000, [24_920]]);
});

it("reads the services of a claim from cards beside each other, and those of the next claim as its own", () => {
  const claims = read(`
Claim number: T25282552   Provider: Delgado Dermatology   Network: In-network
Office visit                                  Injection
07/29/2025                                    07/30/2025
Total charges              $145.00            Total charges              $398.53
Discount                   $85.64             Discount                   $100.00
Plan paid                  $59.36             Plan paid                  $298.53
You owe                    $0.00              You owe                    $0.00

Claim number: T25282553   Provider: Summit Surgery Center   Network: In-network
Emergency room
08/02/2025
Total charges              $345.15
Discount                   $193.29
Plan paid                  $0.00
You owe                    $151.86
`);
  expect(claims.map(([number, provider, , , , lines]) => [number, provider, lines])).toEqual([
    ["T25282552", "Delgado Dermatology", [14_500, 39_853]],
    ["T25282553", "Summit Surgery Center", [34_515]],
  ]);
});

it("takes who gave care from below each table where the plan names it there, and from above where it does not", () => {
  const tables = (above: readonly string[], below: readonly string[]) => `
${above[0]}
Date of service   Service                    Charge       Savings     Plan paid    You owe
02/02/2025        Tissue exam                $752.00      $0.00       $500.00      $252.00
02/04/2025        MRI                        $616.65      $0.00       $600.00      $16.65
${below[0]}

${above[1]}
Date of service   Service                    Charge       Savings     Plan paid    You owe
01/31/2025        Urinalysis                 $1,052.00    $592.13     $434.87      $25.00
${below[1]}
`;
  const names = ["Dunmore Radiology Associates", "Summit Surgery Center"];
  const numbers = ["Claim number 88851K6524", "Claim number 45298M9101"];
  const under = numbers.map((number, index) => `${names[index]} | ${number}`);
  for (const page of [tables(names, numbers), tables(["", ""], under)])
    expect(read(page).map(([number, provider]) => [number, provider])).toEqual([
      ["88851K6524", names[0]],
      ["45298M9101", names[1]],
    ]);
});

it("joins amounts that a speck parted from their row, and takes them for no sum", () => {
  const rows = layOutRows(
    printDocument(`${HEAD}
Claim number: CL1104734   Provider: Summit Surgery Center
Date         Service        Billed       Allowed      Plan paid    You owe
06/06/2025   Therapy        $3,750.43    $1,296.59    $1,037.27    $259.32
06/06/2025   Surgery        $154.15      $63.12       $56.81       $6.31
`),
  );
  const parted = rows.flatMap((row) => {
    const at = row.words.findIndex(({ text }) => text === "$56.81");
    if (at < 0) return [row];
    const part = (from: number, to: number) => {
      const words = row.words.slice(from, to);
      const [left = 0, right = 0] = [words[0]?.box.left, words.at(-1)?.box.right];
      const cellStarts = row.cellStarts
        .filter((start) => start >= from && start < to)
        .map((start) => start - from);
      return { ...row, words, cellStarts, box: { ...row.box, left, right } };
    };
    return [part(at, row.words.length), part(0, at)];
  });
  const [claim] = explanationOfRows(parted).claims;
  expect(claim?.lines.map(({ amounts }) => amounts.youOwe?.value)).toEqual([25_932, 631]);
  expect(claim?.totals.youOwe).toBeNull();
});

const claimsOf = (page: string) => readExplanation(`${HEAD}${page}`).claims;

it("reads a row of figures above a claim's services as its sums, with the number below and the network above", () => {
  const claims = claimsOf(`

Oakline Physical Therapy
In-network · 10/17/2025
$279.41            $133.91        $61.22         $84.28
Provider billed    Our discount   We paid        You owe
Service            Date           Billed      Discount    Plan paid    You pay
Office visit       10/17/2025     $93.29      $29.01      $0.00        $64.28
Anesthesia         10/17/2025     $186.12     $104.90     $61.22       $20.00
Claim ID T252463730-06 · Processed 11/02/2025

Helena Marsh, DO
Out-of-network · 11/02/2025
$112.35            $48.87         $57.13         $6.35
Provider billed    Our discount   We paid        You owe
Service            Date           Billed      Discount    Plan paid    You pay
Pathology          11/02/2025     $112.35     $48.87      $57.13       $6.35
Claim ID T251321693-07 · Processed 11/19/2025

P1: This is the discount that a network provider gave your plan.
`);
  expect(
    claims.map(({ claimNumber, network, lines, totals }) => [
      claimNumber?.value,
      network?.value,
      lines.map(({ amounts }) => amounts.youOwe?.value),
      totals.youOwe?.value,
    ]),
  ).toEqual([
    ["T252463730-06", "in", [6_428, 2_000], 8_428],
    ["T251321693-07", "out", [635], 635],
  ]);
});

it("reads a card that names its service as a claim with that service, and its co-payment as no other amount", () => {
  const claims = claimsOf(`
Date of Service: 07/16/2025             Claim Number: 975471898028
Provider: Priya Raman, MD               Amount Billed: $953.00
Service: Office Visit                   Amount Paid by Medicaid: $661.69
Did you get this service?               Your Co-payment: $2.00

Date of Service: 07/07/2025             Claim Number: 684029731969
Provider: Summit Surgery Center         Amount Billed: $357.45
Service: Physical Medicine              Amount Paid by Medicaid: $0.00
Did you get this service?               Your Co-payment: $0.00
`);
  const sumsOf = ({ billed, planPaid, copay, youOwe }: ExplainedAmounts) =>
    [billed, planPaid, copay, youOwe].map((told) => told?.value ?? null);
  expect(
    claims.map(({ lines, totals }) => [lines.map(({ amounts }) => sumsOf(amounts)), sumsOf(totals)]),
  ).toEqual([
    [[[95_300, 66_169, 200, null]], [95_300, 66_169, 200, null]],
    [[[35_745, 0, 0, null]], [35_745, 0, 0, null]],
  ]);
});
