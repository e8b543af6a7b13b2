import { describe, expect, test } from "vitest";
import { bill, line, totals } from "#app/domain/audits/audit.fixture.ts";
import type { AuditedBill, AuditedLine } from "#app/domain/audits/audited-bill.ts";
import type { LowestRate } from "#app/domain/prices/list-lowest-rates.server.ts";
import type { LineEvidence } from "./line-evidence.ts";
import { type Offer, offerFigures, offerFor, type Paying } from "./offer-figures.ts";

interface Published {
  cash?: number;
  gross?: number;
  lowest?: number;
  isForCase?: boolean;
  /** Quarter, middle, three quarters. */
  band?: [number, number, number];
  medicare?: number;
}

/** A line with what is published for one unit of it, in cents. */
function known(one: AuditedLine, { cash, gross, lowest, isForCase, band, medicare }: Published = {}) {
  const own =
    cash === undefined && gross === undefined
      ? null
      : {
          cashCents: cash ?? null,
          grossCents: gross ?? null,
          setting: "outpatient" as const,
          importId: 1,
          fileDate: null,
          place: "row 1",
          chargeNo: 1,
        };
  const rate: LowestRate | null =
    lowest === undefined
      ? null
      : { cents: lowest, payer: "Acme", plan: "PPO", isForCase: isForCase ?? false, place: "row 2" };
  const [p25Cents, medianCents, p75Cents] = band ?? [0, 0, 0];
  return {
    line: one,
    lowestRate: rate,
    prices: {
      own,
      state: band ? { state: "TX", hospitalCount: 9, p25Cents, medianCents, p75Cents } : null,
      stateHeaps: null,
      medicare:
        medicare === undefined
          ? null
          : { amountCents: medicare, schedule: "physician" as const, edition: "2026-01" },
    },
  } satisfies LineEvidence;
}

const offer = (
  evidence: LineEvidence[],
  printed: Partial<AuditedBill["totals"]> = {},
  paying: Paying | null = "alone",
): Offer =>
  offerFor(
    bill(
      evidence.map((one) => one.line),
      { totals: totals(printed) },
    ),
    evidence,
    paying,
  );
const centsOf = ({ figures }: Offer) => offerFigures.map((name) => figures[name]?.cents ?? null);

const mri = line("73721", 300_000);
const all: Published = {
  cash: 100_000,
  lowest: 60_000,
  band: [70_000, 90_000, 120_000],
  medicare: 25_000,
};

describe("three figures", () => {
  test.each<[string, LineEvidence[], Partial<AuditedBill["totals"]>, (number | null)[]]>([
    [
      "lowest anchor, lower of cash and middle, lower of cash and upper end",
      [known(mri, all)],
      {},
      [25_000, 90_000, 100_000],
    ],
    [
      "without Medicare the lowest negotiated rate opens",
      [known(mri, { ...all, medicare: undefined })],
      {},
      [60_000, 90_000, 100_000],
    ],
    [
      "a hospital dearer than its state is held to its state",
      [known(mri, { cash: 200_000, band: [70_000, 90_000, 120_000] })],
      {},
      [70_000, 90_000, 120_000],
    ],
    ["a cash price alone is all three", [known(mri, { cash: 100_000 })], {}, [100_000, 100_000, 100_000]],
    [
      "a list price anchors nothing, a rate beside it opens",
      [known(mri, { gross: 400_000, lowest: 60_000 })],
      {},
      [60_000, null, null],
    ],
    [
      "Medicare alone opens, and says nothing of what is usual",
      [known(mri, { medicare: 25_000 })],
      {},
      [25_000, null, null],
    ],
    [
      "units multiply",
      [known(line("97110", 60_000, { units: 4 }), { cash: 5_000 })],
      {},
      [20_000, 20_000, 20_000],
    ],
    [
      "a rate for a case is none for each of several units",
      [known(line("97110", 60_000, { units: 4 }), { cash: 5_000, lowest: 100, isForCase: true })],
      {},
      [20_000, 20_000, 20_000],
    ],
    [
      "a rate under a twentieth of the cash price is for something else",
      [known(mri, { cash: 100_000, lowest: 4_999 })],
      {},
      [100_000, 100_000, 100_000],
    ],
    [
      "lines without an anchor count as billed",
      [known(mri, { cash: 100_000 }), known(line("99999", 10_000)), known(line(null, 5_000))],
      {},
      [115_000, 115_000, 115_000],
    ],
    [
      "a line below what is published counts as billed",
      [known(mri, { cash: 100_000 }), known(line("85025", 1_000), { cash: 9_000 })],
      {},
      [101_000, 101_000, 101_000],
    ],
    [
      "what stands on no line counts as billed",
      [known(mri, { cash: 100_000 })],
      { chargesCents: 350_000 },
      [150_000, 150_000, 150_000],
    ],
    ["no figure is above the balance", [known(mri, all)], { balanceCents: 95_000 }, [25_000, 90_000, 95_000]],
    [
      "what was paid is taken off",
      [known(mri, all)],
      { balanceCents: 260_000, paymentsCents: 40_000 },
      [0, 50_000, 60_000],
    ],
    [
      "a discount that was given is none of what is owed at most",
      [known(mri, all)],
      { chargesCents: 300_000, adjustmentsCents: 202_000 },
      [25_000, 90_000, 98_000],
    ],
    [
      "a charge that was taken back counts in nothing",
      [known(mri, { cash: 100_000 }), known(line("70551", 50_000), all), known(line("70551", -50_000), all)],
      {},
      [100_000, 100_000, 100_000],
    ],
    [
      "a credit is taken off as it is",
      [known(mri, { cash: 100_000 }), known(line(null, -10_000))],
      {},
      [90_000, 90_000, 90_000],
    ],
  ])("%s", (_, evidence, printed, figures) => {
    const offered = offer(evidence, printed);
    expect(offered.why).toBeNull();
    expect(centsOf(offered)).toEqual(figures);
  });

  test("each says which anchors it rests on, for how many lines, and what counts as billed and why", () => {
    const { figures, balanceCents } = offer(
      [
        known(mri, all),
        known(line("70551", 200_000), { cash: 50_000 }),
        known(line("85025", 1_000), { cash: 9_000 }),
        known(line("99999", 10_000)),
        known(line(null, 5_000)),
      ],
      { chargesCents: 520_000, balanceCents: 500_000, paymentsCents: 20_000 },
    );
    expect(balanceCents).toBe(500_000);
    expect(figures.opening).toEqual({
      cents: 75_000,
      balancePercent: 15,
      anchored: [
        { anchor: "cash", lineCount: 1, cents: 50_000 },
        { anchor: "medicare", lineCount: 1, cents: 25_000 },
      ],
      asBilled: [
        { reason: "no-code", lineCount: 1, cents: 5_000 },
        { reason: "nothing-published", lineCount: 1, cents: 10_000 },
        { reason: "not-above", lineCount: 1, cents: 1_000 },
        { reason: "unitemized", lineCount: 0, cents: 4_000 },
      ],
      paidCents: 20_000,
      isBalance: false,
    });
    expect(figures.walkAway?.anchored).toEqual([{ anchor: "cash", lineCount: 2, cents: 150_000 }]);
  });
});

test.each<[string, Offer["why"], LineEvidence[], Partial<AuditedBill["totals"]>, Paying | null]>([
  ["in network the plan's rate is the price", "in-network", [known(mri, all)], {}, "in-network"],
  ["so is what Medicare or Medicaid sets", "public-plan", [known(mri, all)], {}, "public-plan"],
  ["nothing is owed", "nothing-owed", [known(mri, all)], { balanceCents: 0 }, "alone"],
  ["a bill without amounts", "nothing-owed", [], {}, "alone"],
  ["nothing like its lines is published", "no-anchors", [known(mri), known(line(null, 100))], {}, "alone"],
  ["all of it is no less than what is asked", "not-above", [known(mri, { cash: 300_000 })], {}, "alone"],
  ["what is left is below any price", "not-above", [known(mri, all)], { balanceCents: 20_000 }, null],
  [
    "what was paid comes to more",
    "paid-enough",
    [known(mri, all)],
    { balanceCents: 190_000, paymentsCents: 110_000 },
    null,
  ],
])("there are none where %s", (_, why, evidence, printed, paying) => {
  expect(offer(evidence, printed, paying)).toMatchObject({
    why,
    figures: { opening: null, target: null, walkAway: null },
  });
});

test("out of network, and where nobody said who pays, there are figures", () => {
  for (const paying of ["out-of-network", null] as const) {
    expect(centsOf(offer([known(mri, all)], {}, paying))).toEqual([25_000, 90_000, 100_000]);
  }
});

test("whatever is published, opening is no more than target, and target no more than the most", () => {
  const amounts = [undefined, 10_000, 50_000, 200_000];
  for (const cash of amounts) {
    for (const lowest of amounts) {
      for (const medicare of amounts) {
        for (const low of amounts) {
          const band = low === undefined ? undefined : ([low, low * 2, low * 3] as [number, number, number]);
          const figures = centsOf(offer([known(mri, { cash, lowest, medicare, band })]));
          const named = figures.filter((cents) => cents !== null);
          expect(named.toSorted((a, b) => a - b)).toEqual(named);
        }
      }
    }
  }
});
