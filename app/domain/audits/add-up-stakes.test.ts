import { expect, test } from "vitest";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { addUpStakes } from "./add-up-stakes.ts";
import { bill, codingEdits, explanation, line, totals } from "./audit.fixture.ts";
import { auditBill } from "./audit-bill.ts";
import type { Finding, Stake } from "./finding.ts";

const on = (amountCents: number, ...lines: number[]): Stake => ({ lines, amountCents });
const paid = (amountCents: number): Stake => ({ lines: [], amountCents, ofMoneyPaid: true });
const whole = (amountCents: number): Stake => ({ lines: [], amountCents, ofWhole: true });

test.each([
  ["nothing", [], null, 0],
  ["two lines", [on(100, 0), on(50, 1)], null, 150],
  ["a line of two findings counts with the larger", [on(100, 0), on(80, 0)], null, 100],
  ["a group that is more than its lines", [on(200, 0, 1), on(60, 0), on(90, 1)], null, 200],
  ["a group that is less than its lines", [on(100, 0, 1), on(60, 0), on(90, 1)], null, 150],
  ["a group of one line's amounts twice", [on(100, 0, 1), on(120, 1, 0)], null, 120],
  ["a line outside the group", [on(100, 0, 1), on(30, 2)], null, 130],
  ["of the balance the largest alone", [on(300), on(200), on(50, 0)], null, 350],
  ["of two groups that share a line the larger", [on(100, 0, 1), on(80, 1, 2), on(30, 2)], null, 130],
  ["what brings the whole bill down adds to nothing", [whole(300), on(200, 0), on(50)], null, 300],
  ["nor takes anything from the parts", [whole(100), on(200, 0), on(50)], null, 250],
  ["what was paid twice comes back, whatever is due", [paid(70), on(300)], 50, 120],
  ["not more than is asked", [on(300), on(50, 0)], 120, 120],
  ["nothing is asked", [on(300)], 0, 0],
  ["the patient is owed", [on(300)], -500, 0],
  ["amounts below nothing", [on(-300, 0), on(-20)], null, 0],
] as [string, Stake[], number | null, number][])("%s", (_name, stakes, askedCents, total) => {
  const findings: Finding[] = stakes.map((stake) => ({
    rule: "duplicate-line",
    strength: "error",
    lines: stake.lines,
    stakes: [stake],
    kind: "copies",
    facts: {},
  }));
  expect(addUpStakes(findings, askedCents)).toBe(total);
  expect(addUpStakes(findings.toReversed(), askedCents)).toBe(total);
});

const edits = codingEdits({
  pairs: [
    ["80053", "80048", 1],
    ["93000", "93005", 0],
  ],
  limits: [
    ["80048", 1, "day"],
    ["96372", 2, "line"],
  ],
});

test("no line comes off with more than it charges, and no bill with more than is asked", () => {
  const random = openSeededRandom(15);
  for (let round = 0; round < 300; round++) {
    const lines = Array.from({ length: random.integer(1, 12) }, () =>
      line(
        random.pick(["80053", "80048", "93000", "93005", "96372"]),
        random.pick([0, 5_000, 9_000, -5_000]),
        {
          units: random.pick([null, 0, 0.5, 1, 3, -1]),
          unitPriceCents: random.pick([null, null, 4_000]),
          modifiers: random.pick([[], [], ["59"], ["91"]]),
        },
      ),
    );
    const balanceCents = random.pick([null, 0, 12_000, 80_000]);
    const audited = bill(lines, {
      totals: totals({ balanceCents, chargesCents: random.pick([null, 30_000]) }),
    });
    const { findings, disputableCents } = auditBill({
      bill: audited,
      edits,
      prices: null,
      isHospitalKnown: false,
    });
    const chargedCents = lines.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0);
    const ofLines = findings.filter(({ stakes }) => stakes.some((stake) => stake.lines.length > 0));
    expect(addUpStakes(ofLines, null)).toBeLessThanOrEqual(chargedCents);
    expect(disputableCents).toBeLessThanOrEqual(Math.max(0, balanceCents ?? Number.POSITIVE_INFINITY));
    expect(disputableCents).toBeGreaterThanOrEqual(0);
    for (const { amountAtStakeCents } of findings) expect(amountAtStakeCents).toBeGreaterThanOrEqual(0);
  }
});

test("a bill is told what it charged, what may come off, and the strongest first", () => {
  const panel = line("80053", 12_000);
  const audit = auditBill({
    bill: bill([panel, panel, line("80048", 8_000), line("99285", 90_000)], {
      totals: totals({ chargesCents: 122_000, balanceCents: 30_000 }),
      explanation: explanation(),
    }),
    edits,
    prices: null,
    isHospitalKnown: false,
  });
  const rules = audit.findings.map(({ rule }) => rule);
  expect(rules).toEqual(["duplicate-line", "balance-billing", "ncci-pair", "em-level"]);
  expect(audit.chargedCents).toBe(122_000);
  expect(audit.disputableCents).toBe(20_000);
});
