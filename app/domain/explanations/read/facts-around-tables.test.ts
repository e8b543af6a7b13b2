import { expect, it } from "vitest";
import { readClaims } from "../../../../tests/support/printed-explanation.ts";

const factsOf = (claims: ReturnType<typeof readClaims>) =>
  claims.map((claim) => [
    claim.claimNumber?.value,
    claim.provider?.value,
    claim.network?.value,
    claim.serviceDates?.first.value,
    claim.serviceDates?.last.value,
    claim.totals.youOwe?.value,
  ]);

it("reads the facts of a claim that stand in a column left of its table, level with its rows", () => {
  const claims = readClaims(`
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.

Provider
Oakline Physical Therapy     Service date   Service            Amount       Plan         Your         You
Network status                                                 billed       discount     plan paid    owe
In-network                   11/03/2025     Injection          $354.31      $100.00      $254.31      $0.00
Claim ID
43359X2059                   11/03/2025     Manual therapy     $403.83      $114.13      $200.00      $89.70
Date processed
11/22/2025                   11/05/2025     Surgery            $230.00      $133.02      $80.00       $16.98
                             Claim total                       $988.14      $347.15      $534.31      $106.68
`);
  expect(factsOf(claims)).toEqual([
    ["43359X2059", "Oakline Physical Therapy", "in", "2025-11-03", "2025-11-05", 10_668],
  ]);
  expect(claims[0]?.processedDate?.value).toBe("2025-11-22");
  expect(claims[0]?.lines.map(({ description }) => description?.value)).toEqual([
    "Injection",
    "Manual therapy",
    "Surgery",
  ]);
});

it("reads labels and what they name where narrow columns part both over several lines", () => {
  const claims = readClaims(`
#Meadowlark Mutual Insurance Company
Explanation of Benefits. This is not a bill.

Health care      Fairmont         Claim             949194747465     Provider       Out of your
professional     Emergency        identification                     network        plan's
or facility:     Physicians       number:                            status:        network

Date of service  Description              Amount billed   Plan allowed   Plan paid    You owe
01/29/2025       Chest X-ray, 2 views     $395.36         $273.00        $248.00      $25.00
01/29/2025       Colonoscopy              $639.91         $497.23        $497.23      $0.00
Total                                     $1,035.27       $770.23        $745.23      $25.00
`);
  expect(factsOf(claims)).toEqual([
    ["949194747465", "Fairmont Emergency Physicians", "out", "2025-01-29", "2025-01-29", 2_500],
  ]);
});

it("reads facts that are headed once above the services of several claims", () => {
  const claims = readClaims(`
#Port Ellery Teachers Benefit Plan
Explanation of Benefits. This is not a bill.

Claim number     Provider                        Network          Date processed
Service date     Service                         Amount billed    Plan discount   Plan paid    You owe
E133230251       Northgate Pathology             Out              04/20/2025
04/01/2025       Urinalysis                      $170.00          $40.00          $100.00      $30.00
04/02/2025       Blood draw                      $36.00           $6.00           $20.00       $10.00
Claim total                                      $206.00          $46.00          $120.00      $40.00
E133230388       Dunmore Radiology Associates    In               04/22/2025
04/05/2025       Chest X-ray                     $571.77          $208.53         $300.00      $63.24
04/05/2025       Ultrasound abdomen              $300.00          $100.00         $150.00      $50.00
Claim total                                      $871.77          $308.53         $450.00      $113.24
`);
  expect(factsOf(claims)).toEqual([
    ["E133230251", "Northgate Pathology", "out", "2025-04-01", "2025-04-02", 4_000],
    ["E133230388", "Dunmore Radiology Associates", "in", "2025-04-05", "2025-04-05", 11_324],
  ]);
});

it("gives each claim the facts below its table where none stand above the first", () => {
  const claims = readClaims(`
#Crestline Dental Plan of Iowa
Explanation of Dental Benefits. This is not a bill.

Tooth   Date of service   Procedure                  Submitted fee   Fee reduction   Plan payment   Patient payment
15      05/14/2025        D2740 Crown                $380.08         $103.73         $226.35        $50.00
16      05/14/2025        D0120 Oral evaluation      $75.00          $15.00          $60.00         $0.00
Totals                                               $455.08         $118.73         $286.35        $50.00
Claim Number: E368483366      Dentist: Corner Street Dental      Out-of-Network Dentist

Tooth   Date of service   Procedure                  Submitted fee   Fee reduction   Plan payment   Patient payment
30      04/28/2025        D7140 Extraction           $479.39         $312.78         $100.00        $66.61
29      05/01/2025        D1110 Prophylaxis          $119.46         $87.35          $28.90         $3.21
Totals                                               $598.85         $400.13         $128.90        $69.82
Claim Number: E520442374      Dentist: Ana Whitlock, DDS         Participating Dentist
`);
  expect(factsOf(claims)).toEqual([
    ["E368483366", "Corner Street Dental", "out", "2025-05-14", "2025-05-14", 5_000],
    ["E520442374", "Ana Whitlock, DDS", "in", "2025-04-28", "2025-05-01", 6_982],
  ]);
});

it("is unsure of every amount where the lines of several claims were read as one's", () => {
  const page = (numbers: readonly string[]) => `
#Northfield Electric Workers Health Fund
Explanation of Benefits. This is not a bill.

Date         Service          Charged      Eligible     Payment     You may pay   Provider                    Claim number    Network
01/29/2025   Office visit     $1,570.88    $619.68      $495.74     $123.94       Oakline Physical Therapy    ${numbers[0]}    In
02/03/2025   Injection        $446.90      $114.63      $91.70      $22.93        Beacon Heart Specialists    ${numbers[1]}    In
01/21/2025   Lab work         $599.94      $321.95      $289.75     $32.20        Fairmont Physicians         ${numbers[2]}    In
Totals                        $2,617.72    $1,056.26    $877.19     $179.07
`;
  const sureOf = (numbers: readonly string[]) =>
    readClaims(page(numbers)).map(({ totals, lines }) => [
      lines.length,
      [totals, ...lines.map(({ amounts }) => amounts)].every(
        ({ youOwe }) => (youOwe?.confidence ?? 1) >= 0.6,
      ),
    ]);
  expect(sureOf(["81-908601-18", "81-908601-18", "81-908601-18"])).toEqual([[3, true]]);
  for (const [lineCount, isSure] of sureOf(["81-908601-18", "61-560343-45", "16-915125-79"])) {
    expect(lineCount === 1 || !isSure).toBe(true);
  }
});

it("takes no heading below the word network for its answer", () => {
  const [claim] = readClaims(`
#Larkspur Health Plan
Explanation of Benefits. This is not a bill.

Claim No. 73385C98257X     Provider Delgado Dermatology     Network In-network     Processed 05/22/25
                                                 Provider    Not Amount  Approved
Date         Service                             charge      covered     charges     Deductible    Plan's payment
05/04/2025   Psychotherapy                       132.78      29.10       103.68      30.00         73.68
Claim totals                                     $132.78     $29.10      $103.68     $30.00        $73.68
`);
  expect(claim?.network?.value).toBe("in");
});
