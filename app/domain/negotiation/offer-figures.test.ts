import { describe, expect, test } from "vitest";
import { bill, explanation, line, totals } from "#app/domain/audits/audit.fixture.ts";
import type { AuditedBill, AuditedLine } from "#app/domain/audits/audited-bill.ts";
import type { LowestRate } from "#app/domain/prices/rates/list-lowest-rates.server.ts";
import type { LineEvidence } from "./line-evidence.ts";
import { type Offer, type OfferFacts, offerFigures, offerFor } from "./offer-figures.ts";
import type { PaymentMethod } from "./payment-method.ts";

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

const noFacts: OfferFacts = { paying: "alone", isForeign: false, printedOfferCents: null, errorCents: 0 };

const offer = (
  evidence: LineEvidence[],
  printed: Partial<AuditedBill["totals"]> = {},
  paying: PaymentMethod | null = "alone",
): Offer =>
  offerFor(
    bill(
      evidence.map((one) => one.line),
      { totals: totals(printed) },
    ),
    evidence,
    { ...noFacts, paying },
  );
const centsOf = ({ figures }: Offer) => offerFigures.map((name) => figures[name]?.cents ?? null);

const mri = line("73721", 300_000);
const all: Published = { cash: 100_000, lowest: 60_000, band: [70_000, 90_000, 120_000], medicare: 25_000 };

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
      cap: null,
      isBalance: false,
    });
    expect(figures.walkAway?.anchored).toEqual([{ anchor: "cash", lineCount: 2, cents: 150_000 }]);
  });
});

test.each<[string, Offer["why"], LineEvidence[], Partial<AuditedBill["totals"]>, PaymentMethod | null]>([
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

describe("an offer is held to", () => {
  const owed = (patientResponsibilityCents: number) =>
    explanation({ network: "out", patientResponsibilityCents });
  const estimate = { totalCents: 50_000, date: null };
  test.each<[string, Partial<AuditedBill>, Partial<OfferFacts>, (number | null)[]]>([
    ["a price that the bill prints", {}, { printedOfferCents: 80_000 }, [25_000, 80_000, 80_000]],
    ["the estimate, less what was paid", { goodFaithEstimate: estimate }, {}, [25_000, 50_000, 50_000]],
    ["what the plan says is owed", { explanation: owed(20_000) }, {}, [20_000, 20_000, 20_000]],
    ["what is due without the audit's errors", {}, { errorCents: 240_000 }, [25_000, 60_000, 60_000]],
    [
      "the lowest of them",
      { goodFaithEstimate: estimate, explanation: owed(70_000) },
      { printedOfferCents: 60_000 },
      [25_000, 50_000, 50_000],
    ],
    [
      "no estimate where a plan pays",
      { goodFaithEstimate: estimate },
      { paying: "out-of-network" },
      [25_000, 90_000, 100_000],
    ],
    ["no printed price above what is due", {}, { printedOfferCents: 400_000 }, [25_000, 90_000, 100_000]],
  ])("%s", (_, more, facts, figures) => {
    expect(centsOf(offerFor(bill([mri], more), [known(mri, all)], { ...noFacts, ...facts }))).toEqual(
      figures,
    );
  });

  test("such a limit where nothing is published for its lines, and says which", () => {
    const { figures } = offerFor(bill([line(null, 300_000)]), [known(line(null, 300_000))], {
      ...noFacts,
      printedOfferCents: 248_612,
    });
    expect(figures.target).toMatchObject({
      cents: 248_612,
      cap: { kind: "printed-offer", cents: 248_612 },
      isBalance: false,
    });
  });

  test.each<[Offer["why"], Partial<AuditedBill>, Partial<OfferFacts>]>([
    ["paid-enough", { goodFaithEstimate: estimate, totals: totals({ paymentsCents: 60_000 }) }, {}],
    ["in-question", {}, { errorCents: 300_000 }],
    ["other-currency", {}, { isForeign: true }],
  ])("nothing: %s", (why, more, facts) => {
    expect(offerFor(bill([mri], more), [known(mri, all)], { ...noFacts, ...facts }).why).toBe(why);
  });
});

describe("units that are not known", () => {
  const unknown = line("73721", 300_000, { units: null });
  test("count as billed, and never as one", () => {
    const { figures } = offer([known(mri, all), known(unknown, all)]);
    expect(figures.target?.cents).toBe(390_000);
    expect(figures.target?.asBilled).toEqual([{ reason: "no-units", lineCount: 1, cents: 300_000 }]);
    const unsure = line("73721", 300_000, { units: 2, unsure: ["units"] });
    expect(offer([known(mri, all), known(unsure, all)]).figures.target?.cents).toBe(390_000);
  });

  test("leave no offer where all lines are such; one unit that costs more than what is billed says enough", () => {
    expect(offer([known(unknown, all)]).why).toBe("no-units");
    expect(offer([known(unknown, { cash: 350_000 })]).why).toBe("not-above");
  });
});

test("there is no offer where what to aim for is all that is due, whatever opens lower", () => {
  const dear = { cash: 400_000, lowest: 60_000, medicare: 25_000 };
  expect(offer([known(mri, dear)])).toMatchObject({ why: "not-above", figures: { opening: null } });
});

test.each<[string, [number, number], Partial<AuditedBill["totals"]>, number]>([
  ["of a bill without totals", [300_000, -50_000], {}, 250_000],
  ["that the charges leave out", [300_000, -50_000], { chargesCents: 300_000 }, 250_000],
  ["that the charges hold", [300_000, -50_000], { chargesCents: 250_000 }, 250_000],
  [
    "that are the adjustments",
    [300_000, -50_000],
    { chargesCents: 300_000, adjustmentsCents: 50_000 },
    250_000,
  ],
  ["that the balance leaves out", [300_000, -50_000], { balanceCents: 300_000 }, 250_000],
  ["that the balance has taken off", [300_000, -50_000], { balanceCents: 250_000 }, 250_000],
])("credits among the lines lower what is due, once: %s", (_, [charged, credit], printed, dueCents) => {
  const lines = [known(line("73721", charged), all), known(line(null, credit))];
  const offered = offer(lines, printed);
  expect(offered.balanceCents).toBe(dueCents);
  expect(offered.figures.target?.cents).toBe(40_000);
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
