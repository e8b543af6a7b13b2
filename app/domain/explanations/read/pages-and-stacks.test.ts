import { expect, it } from "vitest";
import { emptyDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { understandDocument } from "#app/domain/documents/understand-document.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { dollarsOf, readClaims } from "../../../../tests/support/printed-explanation.ts";
import { explanationOfRows } from "./explanation-of-rows.ts";

it("reads a web page whose sums stand above its services, of which some are folded into a row", () => {
  const [claim, ...others] = readClaims(`
#Larkhill Health Plans
Claim details
Explanation of benefits ready. This is not a bill.
Provider                            Network
Beacon Street Physical Therapy      In network
Patient                             Claim number
Ann Oak                             ZC60590417
Dates of service                    Processed on
May 7, 2026 - May 12, 2026          May 27, 2026

Amount billed                                                    $299.29
Network discount                                                -$130.20
Plan paid                                                        -$67.19
Your cost                                                        $101.90

Physical therapy evaluation May 7, 2026                          Your cost $44.80
Procedure code                                                   97161
Billed                                                           $229.29
Discount                                                         $117.30
Allowed                                                          $111.99
Coinsurance                                                       $44.80
Plan paid                                                         $67.19

Therapeutic exercise May 12, 2026                Billed $70.00   Your cost $57.10
`);
  expect(others).toEqual([]);
  expect(claim?.claimNumber?.value).toBe("ZC60590417");
  expect(claim?.serviceDates).toMatchObject({
    first: { value: "2026-05-07" },
    last: { value: "2026-05-12" },
  });
  expect(dollarsOf(claim?.totals)).toEqual({
    billed: 299.29,
    discount: 130.2,
    planPaid: 67.19,
    youOwe: 101.9,
  });
  expect(
    claim?.lines.map(({ description, serviceCode, amounts }) => [
      description?.value,
      serviceCode?.value.code,
      dollarsOf(amounts).youOwe,
    ]),
  ).toEqual([
    ["Physical therapy evaluation", "97161", 44.8],
    ["Therapeutic exercise", undefined, 57.1],
  ]);
});

it("takes a day and an amount below each row of a table as the second line of its service", () => {
  const [claim] = readClaims(`
#Corvane National
Your explanation of benefits. This is not a bill.
Provider               Network status     Claim ID           Date received    Date finalized
Ann Feldstrom, LCSW    Out of network     3159-517234-36     02/20/2026       03/08/2026

                          Amount     Discount     Amount not   Covered                  Copay         What your   What I
Service and date          billed     or savings   covered      amount     Deductible    Coinsurance   plan paid   owe
Psychotherapy, 60 min     $224.03    $0.00        $76.48       $147.55    $47.54        $20.00        $40.01      $184.02
01/28/2026                                                                              $40.00
Psychotherapy, 45 min     $164.25    $10.00       $83.05       $71.20     $0.00         $0.00         $42.72      $111.53
02/04/2026                                                                              $28.48
Totals                    $388.28    $10.00       $159.53      $218.75    $47.54        $20.00        $82.73      $295.55
                                                                                        $68.48
`);
  expect(
    claim?.lines.map(({ serviceDate, amounts }) => [
      serviceDate?.value,
      ...(["deductible", "copay", "coinsurance", "youOwe"] as const).map((kind) => dollarsOf(amounts)[kind]),
    ]),
  ).toEqual([
    ["2026-01-28", 47.54, 20, 40, 184.02],
    ["2026-02-04", 0, 0, 28.48, 111.53],
  ]);
  // The day on which the plan received the claim is none of its services.
  expect(claim?.serviceDates).toMatchObject({
    first: { value: "2026-01-28" },
    last: { value: "2026-02-04" },
  });
  expect(dollarsOf(claim?.totals)).toMatchObject({ copay: 20, coinsurance: 68.48 });
});

it("takes what Medicare approved as allowed, and not what it leaves to a supplement", () => {
  const [claim] = readClaims(`
#Retired Teachers Medicare Supplement Plan G
Explanation of Medicare supplement benefits
OUR CLAIM      PATIENT      DOCTOR OR FACILITY                 RECEIVED    COMPLETED
M912519291     ANN OAK      SAINT BRANNOC MEDICAL CENTER       04-16-26    05-02-26

SERVICE                              MEDICARE    MEDICARE   LEFT AFTER   THIS PLAN   YOU
DATE       KIND OF SERVICE  CHARGE   APPROVED    PAID       MEDICARE     PAID        PAY
04-11-26   RECOVERY ROOM    1,203.34   416.71      333.37       83.34        83.34   .00
04-11-26   OBSERVATION        773.52   513.68      410.94      102.74       102.74   .00
TOTALS                      1,976.86   930.39      744.31      186.08       186.08   .00
`);
  expect(claim?.claimNumber?.value).toBe("M912519291");
  expect(dollarsOf(claim?.totals)).toEqual({
    billed: 1976.86,
    allowed: 930.39,
    otherInsurance: 744.31,
    planPaid: 186.08,
    youOwe: 0,
  });
});

it("reads no network across two headings, and the one in brackets behind a provider", () => {
  const [claim] = readClaims(`
#Bluestem Cross Shield
Explanation of health care benefits. This is not a bill.
Patient: Ann Oak                    Claim 2026071440082       Processed 02/27/26
Services of: Missouri Breaks Clinic (Participating)
                                    Provider    Non        Plan         Benefit    Member
Date       Description              charge      covered    allowance    payment    liability
02/17/26   Office visit             215.02      83.89      131.13       34.42      96.71
02/17/26   Blood draw                25.52      14.69       10.83        8.66       2.17
Claim totals                        240.54      98.58      141.96       43.08      98.88
`);
  expect([claim?.provider?.value, claim?.network?.value]).toEqual(["Missouri Breaks Clinic", "in"]);
});

it.each([
  ["This office works with our plan.", "in"],
  ["This office does not work with our plan.", "out"],
])("reads the network out of '%s'", (sentence, network) => {
  const [claim] = readClaims(`
#CareBridge Family Medicaid
Explanation of benefits. This letter is not a bill.
Care from Miami Bend Hospital
For: Ann Oak Claim number: CB0526-774410
${sentence} We finished the claim on May 25, 2026.
Day      Care you got       The office asked for   We paid the office   You owe
May 2    Emergency room     $2,928.00              $1,694.91            $3.00
May 2    Chest X-ray          $326.02                $125.45            $0.00
All together                $3,254.02              $1,820.36            $3.00
`);
  expect(claim?.network?.value).toBe(network);
});

it.each([
  [
    "We reviewed the request from your doctor and approve the services below. No claim has been received.",
    "other",
  ],
  ["We denied the request from your doctor: the services below are not medically necessary.", "denial"],
])("takes a letter that says '%s' for %s", async (sentence, kind) => {
  const title = kind === "other" ? "Approval of your request for services" : "Notice of denial of services";
  const content = await understandDocument(
    printDocument(`
#Corvanta Health Insurance Company
June 3, 2026
Re: ${title}
Member ID: W4410 27731
Reference number: PA-2260-8841
${sentence}
Procedure    Description                            Units    Decision
29881        Knee arthroscopy with meniscectomy     1        ${kind === "other" ? "Approved" : "Denied"}
What the plan pays depends on your deductible ($750.00 a year), coinsurance (20%) and the allowed amount.
After the claim is processed you will get an explanation of benefits.
To appeal, write within 180 days to Member Appeals, P.O. Box 5510. You have the right to appeal.
`),
    emptyDirectory,
  );
  expect(content.kind).toBe(kind);
});

it("takes for who gave care in a Medicare notice neither who referred nor a day of another claim", () => {
  const [claim] = readClaims(`
#Medicare Summary Notice
for Part B (Medical Insurance)
Notice for Ann Oak
Providers with Claims This Period
October 8, 2026
Theodore Lind, M.D.

August 27, 2026 — Holt Center Clinical Laboratory, (701) 555-0160
44 Grain St, Holt Center, ND 58999      Referred by Theodore Lind, M.D.
Service Provided &       Service      Amount      Medicare    Medicare    Maximum You
Billing Code             Approved?    Charged     Approved    Paid        May Be Billed
Vitamin D-3 (82306)      NO           $118.00     $0.00       $0.00       $0.00
Lipid panel (80061)      Yes           $60.00     $13.39      $13.39      $0.00
Total for Claim 07-26239-118-420      $178.00     $13.39      $13.39      $0.00
`);
  expect([claim?.provider?.value, claim?.serviceDates?.first.value]).toEqual([
    "Holt Center Clinical Laboratory",
    "2026-08-27",
  ]);
});

it("takes a claim of which nothing was paid or explained for denied where the letter refuses, and heads no patient by a column", () => {
  const { claims, plan } = explanationOfRows(
    layOutRows(
      printDocument(`
#CORVANTA HEALTH PLAN
NOTICE OF ADVERSE BENEFIT DETERMINATION - CLAIM DENIED
Group plan     Ironvale Employee Health Plan     Claim number   C26-1019-340085
Patient        Harold Pettibone                  Date of service  10/06/2026
Service date   Procedure                Amount billed   Plan paid    Patient
                                                                     responsibility
10/06/2026     64483 epidural injection $2,340.00       $0.00        $2,340.00
We have denied payment for this service: it is not medically necessary.
You have the right to appeal within 180 days.
`),
    ),
  );
  expect([plan?.value, claims[0]?.status, claims[0]?.patient?.value]).toEqual([
    "Ironvale Employee Health Plan",
    "denied",
    "Harold Pettibone",
  ]);
});

it("reads the days and the last day to appeal out of two columns of text, and the day of a letter at its very top", () => {
  const notice = explanationOfRows(
    layOutRows(
      printDocument(`


CORVANTA HEALTH PLAN                                         November 20, 2026

NOTICE OF ADVERSE BENEFIT DETERMINATION

Date of                 10/06/2026
service

If You Disagree, You Can File an Appeal

Our claims office must receive your appeal within 120        Signature ________________
days from the date you get this notice.                      4. Include any other information.

We must receive your appeal by:                              6. Make copies for your records.
March 25, 2027                                               7. Mail this notice.

Write to: , PO Box 60377, Marlow Junction, TN 37998
`),
    ),
  );
  expect(notice.issueDate?.value).toBe("2026-11-20");
  expect([notice.appeal.days?.value, notice.appeal.by?.value]).toEqual([120, "2027-03-25"]);
  expect(notice.appeal.address?.value).toEqual(["PO Box 60377, Marlow Junction, TN 37998"]);
});
