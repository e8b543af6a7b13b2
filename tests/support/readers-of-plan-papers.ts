import { bill, codingEdits, line, totals } from "#app/domain/audits/audit.fixture.ts";
import type { AuditedBill, AuditedLine } from "#app/domain/audits/audited-bill.ts";
import { matchableBillOf, matchPlanClaims } from "#app/domain/audits/match-plan-claims.ts";
import {
  explainedClaim,
  explainedLine,
  explanationOf,
} from "#app/domain/explanations/explanation.fixture.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { told } from "#app/domain/explanations/told.ts";
import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { type PureReader, pureReader } from "./grown-work.ts";

type NewestClaims = typeof import("#app/domain/explanations/matching/newest-claims.ts");
type MatchExplanations = typeof import("#app/domain/explanations/matching/match-explanations.ts");
type AuditBill = typeof import("#app/domain/audits/audit-bill.ts");

const NEWEST = "domain/explanations/matching/newest-claims.ts";
const MATCHING = "domain/explanations/matching/match-explanations.ts";
const AUDIT = "domain/audits/audit-bill.ts";

const list = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const CODES = ["99213", "99214", "80053", "J1885", "G0378", "36415", "71046", null];

const dollars = (random: SeededRandom) => 100 * random.integer(1, 5);
const dayIn = (random: SeededRandom, days: number) => {
  const day = String(random.integer(1, days)).padStart(2, "0");
  return `2026-03-${day}`;
};

/** Claims with every number about that often. */
function claimsOf(random: SeededRandom, count: number, repeats: number): Explanation {
  const number = () => told(`C-${random.integer(1, Math.ceil(count / repeats))}`);
  return explanationOf(
    list(count, () =>
      explainedClaim(
        list(2, () => explainedLine(random.pick(CODES), { billed: dollars(random), youOwe: 50 })),
        { billed: dollars(random), youOwe: 100, otherInsurance: random.pick([0, 20]) },
        {
          claimNumber: number(),
          replacesClaimNumber: random.chance(0.2) ? number() : null,
          patient: told(random.pick(["Ann Lee", "Bo Lee"])),
          processedDate: told(dayIn(random, 28)),
        },
      ),
    ),
  );
}

function linesOf(random: SeededRandom, count: number, days: number): AuditedLine[] {
  return list(count, () =>
    line(random.pick(CODES), random.pick([1, 1, 1, -1]) * dollars(random), {
      serviceDate: dayIn(random, days),
      units: random.integer(1, 3),
      unitPriceCents: 100,
      modifiers: random.chance(0.3) ? [random.pick(["25", "59", "26", "TC", "76"])] : [],
      description: random.pick(["Office visit", "Room and board", "Miscellaneous supplies", null]),
      revenueCode: random.pick(["0450", "0300", null]),
    }),
  );
}

const edits = codingEdits({
  pairs: [
    ["99213", "36415", 1],
    ["80053", "36415", 0],
    ["99214", "99213", 1],
  ],
  limits: [
    ["36415", 1, "day"],
    ["99213", 1, "line"],
  ],
  addOns: { J1885: ["99213"], G0378: null },
});

const audit = (name: string, least: number, make: (random: SeededRandom, count: number) => AuditedBill) =>
  pureReader<AuditBill, AuditedBill>(`the audit of ${name}`, AUDIT, {
    least,
    seeds: [1, 2, 3],
    make,
    read: ({ auditBill }, audited) =>
      auditBill({ bill: audited, edits, prices: null, isHospitalKnown: false }),
  });

function withClaims(random: SeededRandom, lines: number, claims: number): AuditedBill {
  const plain = bill(linesOf(random, lines, 3), { totals: totals({ chargesCents: 500, balanceCents: 100 }) });
  const { bills } = matchPlanClaims([{ bill: plain, hospitalNames: [] }], [claimsOf(random, claims, 1)], 0);
  return bills[0] ?? plain;
}

const oneBill = matchableBillOf(bill([line("99213", 300)], { totals: totals({ chargesCents: 300 }) }));

/** What compares a bill with claims, and what looks for mistakes in it. */
export const readersOfPlanPapers: readonly PureReader[] = [
  ...[1, 3, 50].map((repeats) =>
    pureReader<NewestClaims, Explanation[]>(`the newest of claims that come ${repeats} times`, NEWEST, {
      least: 50,
      seeds: [1, 2, 3],
      make: (random, count) => [claimsOf(random, count, repeats)],
      read: ({ listNewestClaims }, explanations) => listNewestClaims(explanations),
    }),
  ),
  pureReader<NewestClaims, Explanation[]>("the newest claims of many explanations", NEWEST, {
    least: 50,
    seeds: [1, 2, 3],
    make: (random, count) => list(count, () => claimsOf(random, 1, 1)),
    read: ({ listNewestClaims }, explanations) => listNewestClaims(explanations),
  }),
  pureReader<MatchExplanations, Explanation[]>("the claims of one bill", MATCHING, {
    least: 50,
    seeds: [1, 2, 3],
    make: (random, count) => [claimsOf(random, count, 1)],
    read: ({ matchExplanations }, explanations) => matchExplanations([oneBill], explanations),
  }),
  pureReader<MatchExplanations, [AuditedBill, Explanation]>(
    "a bill of many lines and many claims",
    MATCHING,
    {
      least: 50,
      seeds: [1, 2, 3],
      make: (random, count) => [bill(linesOf(random, count, 3)), claimsOf(random, count, 1)],
      read: ({ matchExplanations }, [audited, explanation]) =>
        matchExplanations([matchableBillOf(audited)], [explanation]),
    },
  ),
  pureReader<MatchExplanations, [AuditedBill, Explanation]>("a bill and a claim of many lines", MATCHING, {
    least: 100,
    seeds: [1, 2, 3],
    make: (random, count) => [
      bill(linesOf(random, count, 3)),
      explanationOf([
        explainedClaim(
          list(count, () => explainedLine(random.pick(CODES), { billed: dollars(random) })),
          {},
        ),
      ]),
    ],
    read: ({ matchExplanations }, [audited, explanation]) =>
      matchExplanations([matchableBillOf(audited)], [explanation]),
  }),
  audit("a bill of one day", 100, (random, count) => bill(linesOf(random, count, 1))),
  audit("a bill of a month", 100, (random, count) => bill(linesOf(random, count, 28))),
  audit("a bill that says three lines again and again", 100, (random, count) => {
    const lines = linesOf(random, 3, 2);
    return bill(list(count, () => random.pick(lines)));
  }),
  audit("a bill whose lines all differ", 100, (random, count) =>
    bill(
      linesOf(random, count, 28).map((one, at) => ({
        ...one,
        amountCents: 100 + at,
        serviceCode: { codeType: "CPT", code: String(10_000 + at) },
      })),
    ),
  ),
  audit("a bill of many payments", 100, (random, count) =>
    bill(linesOf(random, 3, 1), {
      payments: list(count, () => ({ date: null, amountCents: dollars(random) })),
      totals: totals({ paymentsCents: 500, chargesCents: 500, balanceCents: 100 }),
    }),
  ),
  audit("a bill with many claims", 30, (random, count) => withClaims(random, 5, count)),
  audit("a long bill with many claims", 30, (random, count) => withClaims(random, count, count)),
  audit("a bill beside an explanation of many lines", 50, (random, count) =>
    bill(linesOf(random, count, 3), {
      explanation: {
        network: "in",
        isEmergency: false,
        patientResponsibilityCents: 500,
        lines: list(count, () => ({
          serviceDate: dayIn(random, 3),
          code: random.pick(CODES),
          billedCents: dollars(random),
          allowedCents: 50,
          planPaidCents: 10,
          patientResponsibilityCents: 40,
        })),
      },
    }),
  ),
];
