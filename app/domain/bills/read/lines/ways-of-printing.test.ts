import { describe, expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { readTokens } from "../tokens/read-tokens.ts";
import { findChargeCards } from "./charge-cards.ts";
import type { ChargeLine } from "./charge-line.ts";
import { findChargesInTables } from "./charges-in-tables.ts";
import { findChargesInTwoColumns } from "./charges-in-two-columns.ts";
import { findColumnThatSums } from "./columns-that-sum.ts";
import { findLines } from "./find-lines.ts";
import { findSummedLines } from "./summed-lines.ts";

const tokensOf = (...pages: string[]) => readTokens(layOutRows(printDocument(...pages)));

/** Code, description and dollars of each charge. */
const told = (lines: readonly ChargeLine[]) =>
  lines.map(({ procedure, description, amount }) =>
    [procedure?.value.code ?? "-", description?.value ?? "-", amount.cents / 100].join(" | "),
  );

const HEAD = "Date        Description                 Code     Charges";

describe("charges in tables", () => {
  it.each([
    [
      "a row each, without the total below",
      `${HEAD}
01/02/26    Office visit                99213    $120.00
01/02/26    Urine test                  81002     $20.00
            Total charges                        $140.00`,
      ["99213 | Office visit | 120", "81002 | Urine test | 20"],
    ],
    [
      "two codes that stand as one below their headings, and with a slash between them",
      `Date      Rev   Proc     Description              Charges
01/02/26  030180053      Metabolic panel          $120.00
01/02/26  0636J2405      Ondansetron injection     $20.00
01/02/26  450/99284      Emergency visit          $300.00`,
      [
        "80053 | Metabolic panel | 120",
        "J2405 | Ondansetron injection | 20",
        "99284 | Emergency visit | 300",
      ],
    ],
    [
      "what was done behind its code, though it begins as modifiers look",
      `${HEAD.replace("Description                 Code ", "Service                          ")}
01/02/26    71045 XR CHEST 1 VIEW                $120.00
01/02/26    96360 IV HYDRATION                    $20.00`,
      ["71045 | XR CHEST 1 VIEW | 120", "96360 | IV HYDRATION | 20"],
    ],
    [
      "a row without a code that says what and when",
      `${HEAD}
01/02/26    Room and board                       $900.00`,
      ["- | Room and board | 900"],
    ],
    [
      "no payment and no adjustment",
      `${HEAD}
01/02/26    Office visit                99213    $120.00
01/20/26    Insurance payment                    -$80.00
01/20/26    Adjustment                           -$10.00`,
      ["99213 | Office visit | 120"],
    ],
    [
      "a code in the line below its service",
      `${HEAD}
01/02/26    Office visit                         $120.00
            99213
01/03/26    Urine test                           $20.00
            81002`,
      ["99213 | Office visit | 120", "81002 | Urine test | 20"],
    ],
    [
      "no sum that another word than total names",
      `${HEAD}
01/02/26    Office visit                99213    $120.00
01/02/26    Urine test                  81002     $20.00
01/02/26    Day in all                           $140.00`,
      ["99213 | Office visit | 120", "81002 | Urine test | 20"],
    ],
    [
      "nothing left of a sum",
      `${HEAD}
01/02/26    Office visit                99213    $120.00
01/02/26    Urine test                  81002     $20.00
01/02/26    Day in all                           $140.00
01/09/26    Plan                                 -$40.00
01/09/26    Remains                              $100.00`,
      ["99213 | Office visit | 120", "81002 | Urine test | 20"],
    ],
    [
      "services beside each other, each with its code",
      "99213  Office visit  $120.00          81002  Urine test  $20.00",
      ["99213 | Office visit | 120", "81002 | Urine test | 20"],
    ],
    [
      "codes beside amounts without any heading, and no sentence",
      `99213 Office visit           $120.00
If you are billed $400.00 or more above this, call us`,
      ["99213 | Office visit | 120"],
    ],
    [
      "how many times each, also where these are no whole number",
      `A0427 Ambulance, emergency   1 x 1,450.00      1,450.00
A0425 Mileage               12.4 x 28.00         347.20`,
      ["A0427 | Ambulance, emergency | 1450", "A0425 | Mileage | 347.2"],
    ],
    [
      "no service above figures that are not how many, each and all of it",
      "99213 Office visit\n1 @ 120.00          130.00\n81002 Urine test\nPaid 2 x 10.00       20.00",
      [],
    ],
  ])("are %s", (_, page, lines) => {
    expect(told(findChargesInTables(tokensOf(page)).lines)).toEqual(lines);
  });

  it.each([
    ["@", "2 @ 15.00                30.00", [2, 15]],
    ["x", "1 x $126.00           $126.00", [1, 126]],
    ["Qty", "Qty: 3 @ $8.50 each    $25.50", [3, 8.5]],
  ])("are priced below their service, by %s", (_, priced, [units, dollars]) => {
    const { lines } = findChargesInTables(tokensOf(`36415 Blood draw\n${priced}\nTotal   $900.00`));
    expect(
      lines.map(({ procedure, description, units, unitPrice }) => [
        procedure?.value.code,
        description?.value,
        units?.value,
        (unitPrice?.value ?? 0) / 100,
      ]),
    ).toEqual([["36415", "Blood draw", units, dollars]]);
  });

  it.each([
    [
      "the units beside minutes",
      `Date      Description               CPT     Min   Units  Charge
06/01/26  Therapeutic exercise      97110   38     3     180.00`,
      [3, null],
    ],
    [
      "the price of a unit",
      `Code    Description        Units   Rate     Adjustment   Amount
97140   Manual therapy        2     65.00        0.00    130.00`,
      [2, 65],
    ],
    [
      "no price of a unit before an adjustment",
      `Code    Description        Units   Rate     Adjustment   Amount
97110   Therapeutic ex        2     60.00      -30.00     90.00`,
      [2, null],
    ],
  ])("have %s", (_, page, expected) => {
    const [line] = findChargesInTables(tokensOf(page)).lines;
    expect([line?.units?.value, line?.unitPrice ? line.unitPrice.value / 100 : null]).toEqual(expected);
  });

  it.each([
    ["GP", "97140  GP             Manual therapy"],
    ["GP 59", "97140  GP,59          Manual therapy"],
    ["GP 59", "97140  GP, 59         Manual therapy"],
    ["GP 59", "97140  GP 59          Manual therapy"],
    ["", "97140                 CT, with contrast"],
  ])("have the modifiers %s", (modifiers, row) => {
    const heading = "CPT    Modifier       Description          Charge";
    const { lines } = findChargesInTables(tokensOf(`${heading}\n${row}      65.00`));
    expect(lines.map((line) => line.modifiers.map(({ value }) => value).join(" "))).toEqual([modifiers]);
  });

  it("keep apart what only sums can prove", () => {
    const { lines, possible } = findChargesInTables(
      tokensOf("Blood draw         $12.00\n99213 Visit taken back  -$120.00\nTotal   $12.00"),
    );
    expect(told(lines)).toEqual([]);
    expect(told(possible)).toEqual(["- | Blood draw | 12", "99213 | Visit taken back | -120"]);
  });
});

describe("lines that sum", () => {
  const sum = (page: string, totals: number[], fewest = 2) => {
    const tokens = tokensOf(page);
    const { possible } = findChargesInTables(tokens);
    return told(findSummedLines(tokens, possible, { totals: new Set(totals), minRows: fewest }));
  };
  const DAYS = `Blood draw            $10.00
Saline                $20.00
Charges of the day    $30.00
Night nurse           $40.00`;

  it.each([
    [
      "come to a total",
      "Blood draw   $10.00\nSaline       $20.00",
      [3000],
      ["- | Blood draw | 10", "- | Saline | 20"],
    ],
    ["come to none", "Blood draw   $10.00\nSaline       $20.00", [3100], []],
    [
      "pass over the sum of a section",
      DAYS,
      [7000],
      ["- | Blood draw | 10", "- | Saline | 20", "- | Night nurse | 40"],
    ],
    [
      "stand in one column of several",
      "Blood draw   $10.00   $4.00\nSaline       $20.00   $5.00",
      [900],
      ["- | Blood draw | 4", "- | Saline | 5"],
    ],
    [
      "have their codes below",
      "Blood draw   $10.00\n36415\nSaline       $20.00\nJ7030",
      [3000],
      ["36415 | Blood draw | 10", "J7030 | Saline | 20"],
    ],
  ])("%s", (_, page, totals, lines) => {
    expect(sum(page, totals)).toEqual(lines);
  });

  it("are too few to prove anything", () => {
    expect(sum("Blood draw   $10.00\nSaline       $20.00", [3000], 3)).toEqual([]);
  });
});

describe("charges in two columns", () => {
  const PAIRS =
    "Pharmacy      $10.00      Laboratory      $20.00\nImaging       $30.00      Supplies        $40.00";

  it.each([
    [
      "come to the largest amount",
      `${PAIRS}\nTotal  $100.00`,
      ["- | Pharmacy | 10", "- | Laboratory | 20", "- | Imaging | 30", "- | Supplies | 40"],
    ],
    [
      "end with one alone",
      `${PAIRS}\nNursing       $5.00\nTotal  $105.00`,
      [
        "- | Pharmacy | 10",
        "- | Laboratory | 20",
        "- | Imaging | 30",
        "- | Supplies | 40",
        "- | Nursing | 5",
      ],
    ],
    ["come to nothing", `${PAIRS}\nTotal  $999.00`, []],
    ["are one row", "Pharmacy      $10.00      Laboratory      $20.00\nTotal  $30.00", []],
  ])("%s", (_, page, lines) => {
    expect(told(findChargesInTwoColumns(tokensOf(page)))).toEqual(lines);
  });
});

describe("charge cards", () => {
  it.each([
    [
      "say what was charged below the code",
      `Office visit
CPT 99213
Amount billed      $120.00
Plan discount       $30.00
You owe             $90.00

Urine test
CPT 81002
Amount billed       $20.00
You owe             $20.00`,
      ["99213 | Office visit | 120", "81002 | Urine test | 20"],
    ],
    [
      "have their prices above the codes",
      "Blood draw      $26.81\nProcedure 36415\nLipid panel     $40.00\nProcedure 80061",
      ["36415 | Blood draw | 26.81", "80061 | Lipid panel | 40"],
    ],
    [
      "leave out what all of them come to",
      `Office visit
CPT 99213
Amount billed      $120.00
Blood draw
CPT 36415
Amount billed       $10.00
Urine test
CPT 81002
Total billed       $130.00`,
      ["99213 | Office visit | 120", "36415 | Blood draw | 10"],
    ],
    [
      "are none where most codes lead to no charge",
      `99213 Office visit
    120.00
81002 Urine test
     20.00
Charges of the visit $140.00`,
      [],
    ],
    ["have no charge", "Office visit\nCPT 99213\nYou owe      $90.00", []],
  ])("%s", (_, page, lines) => {
    expect(told(findChargeCards(tokensOf(page)))).toEqual(lines);
  });
});

describe("a column that sums", () => {
  const find = (page: string, totals: number[]) => told(findColumnThatSums(tokensOf(page), new Set(totals)));
  const STAY = "Room           $100.00\nNursing         $50.00\nSupplies        $25.00";
  const LINES = ["- | Room | 100", "- | Nursing | 50", "- | Supplies | 25"];

  it.each([
    ["comes to a total", STAY, [17500], LINES],
    ["comes to none", STAY, [17600], []],
    ["passes over the sum that heads a section", `Day 1          $175.00\n${STAY}`, [17500], LINES],
    ["ends before what was paid", `${STAY}\nInsurance paid  $25.00`, [20000], []],
    ["has its text behind", "$100.00  Room\n $50.00  Nursing\n $25.00  Supplies", [17500], LINES],
    [
      "has its codes below",
      "Room           $100.00\n99221\nNursing         $50.00\n99231\nSupplies        $25.00\nA4550",
      [17500],
      ["99221 | Room | 100", "99231 | Nursing | 50", "A4550 | Supplies | 25"],
    ],
    ["has two amounts only", "Room           $100.00\nNursing         $50.00", [15000], []],
  ])("%s", (_, page, totals, lines) => {
    expect(find(page, totals)).toEqual(lines);
  });
});

describe("the lines of a document", () => {
  it.each([
    [
      "are its table's, where these come to what is printed",
      `${HEAD}
01/02/26    Office visit                99213    $120.00
01/02/26    Urine test                  81002     $20.00
01/02/26    Blood draw                  36415     $10.00
            Total charges                        $150.00`,
      ["99213 | Office visit | 120", "81002 | Urine test | 20", "36415 | Blood draw | 10"],
    ],
    [
      "are those that sums prove, where no heading leads to any",
      "Room           $100.00\nNursing         $50.00\nSupplies        $25.00\nTotal          $175.00",
      ["- | Room | 100", "- | Nursing | 50", "- | Supplies | 25"],
    ],
    [
      "are cards, where nothing else is found",
      "Office visit\nCPT 99213\nAmount billed      $120.00\nYou owe             $90.00",
      ["99213 | Office visit | 120"],
    ],
    ["are none in a letter", "Dear Ms. Petrov,\nwe owe you $12.00.", []],
  ])("%s", (_, page, lines) => {
    expect(told(findLines(tokensOf(page)).lines)).toEqual(lines);
  });
});
