import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import type { BillKind, Draft, DraftLine } from "./bench-bill.ts";
import { daysAfter } from "./days-after.ts";
import type { PublishedEdits } from "./published-edits.ts";
import {
  drugs,
  emergencyVisits,
  endoscopies,
  images,
  infusions,
  laboratoryTests,
  officeVisits,
  roomCharges,
  type Service,
  therapies,
  uncodedCharges,
} from "./services.ts";

/** Where bills are made: what is random comes from one stream, what is published from the tables. */
export interface Workshop {
  random: SeededRandom;
  edits: PublishedEdits;
}

const FIRST_DAY = "2025-01-05";
const DAYS_OF_CARE = 170;

/** A bill without an error or totals yet. */
export function draftBill(workshop: Workshop, kind: BillKind): Draft {
  const { random } = workshop;
  const first = daysAfter(FIRST_DAY, random.integer(0, DAYS_OF_CARE));
  const length =
    kind === "inpatient" ? random.integer(3, 5) : kind === "outpatient" ? random.integer(1, 2) : 1;
  const days = Array.from({ length }, (_, index) => daysAfter(first, index));
  const draft: Draft = {
    kind,
    setting: kind === "physician" || kind === "laboratory" ? "professional" : kind,
    coverage: random.pick(["self-pay", "medicare", "other-plan", "other-plan"]),
    days,
    statementDate: daysAfter(days.at(-1)!, random.integer(9, 60)),
    lines: [],
    taken: new Set(),
    truths: [],
    planted: [],
    nearMisses: [],
    printsLineDays: length > 1 || random.chance(0.85),
    printsUnitPrices: random.chance(0.4),
    hasPrices: random.chance(0.3),
    totals: { chargesCents: 0, adjustmentsCents: 0, paymentsCents: 0, balanceCents: 0 },
    payments: null,
    explanation: null,
    goodFaithEstimate: null,
    household: null,
    provider: { name: "Cedar Valley Health", isNonprofit: null, assistance: null },
  };
  for (const day of days) {
    for (const service of servicesOf(draft, random)) {
      const units = service.code === null ? 1 : usualUnits(service, random);
      if (fits(draft, workshop, { code: service.code, day, units })) {
        charge(draft, workshop, service, { day, units });
      }
    }
  }
  return draft;
}

function servicesOf({ kind }: Draft, random: SeededRandom): Service[] {
  const some = (services: readonly Service[], least: number, most: number) =>
    random.shuffle(services).slice(0, random.integer(least, most));
  switch (kind) {
    case "emergency":
      return [
        random.pick(emergencyVisits),
        ...some(laboratoryTests, 2, 5),
        ...some(images, 0, 2),
        ...some(infusions, 0, 1),
        ...some(drugs, 1, 2),
        ...some(uncodedCharges, 0, 2),
      ];
    case "outpatient":
      return [
        ...random.pick([
          some(therapies, 1, 3),
          some(images, 1, 3),
          some(endoscopies, 1, 1),
          some(infusions, 1, 1),
        ]),
        ...some(laboratoryTests, 1, 4),
        ...some(drugs, 0, 2),
        ...some(uncodedCharges, 0, 2),
      ];
    case "inpatient":
      return [
        random.pick(roomCharges),
        ...some(laboratoryTests, 1, 4),
        ...some(images, 0, 1),
        ...some(drugs, 1, 2),
        ...some(uncodedCharges, 1, 4),
      ];
    case "physician":
      return [random.pick(officeVisits), ...some(laboratoryTests, 0, 3), ...some(images, 0, 1)];
    case "laboratory":
      return some(laboratoryTests, 3, 7);
  }
}

const CLINICIAN_SHARE = 0.4;

/** Charges a service on the bill. */
export function charge(
  draft: Draft,
  { random }: Workshop,
  service: Service,
  { day, units = 1, modifiers = [] }: { day: string; units?: number; modifiers?: string[] },
): DraftLine {
  const isHospital = draft.setting !== "professional";
  const unitCents = Math.round(service.cents * random.factor(0.3) * (isHospital ? 1 : CLINICIAN_SHARE));
  const line: DraftLine = {
    day,
    code: service.code,
    revenueCode: isHospital ? service.revenueCode : null,
    words: service.words,
    modifiers,
    units,
    unitCents,
    cents: unitCents * units,
    isTakenBack: false,
    published: {},
  };
  draft.lines.push(line);
  return line;
}

/** Whether a code can be added to a day's charges without breaking a rule. */
function fits(
  draft: Draft,
  { edits }: Workshop,
  { code, day, units }: { code: string | null; day: string; units: number },
): boolean {
  if (code === null) return true;
  const codes = draft.lines.filter((line) => line.day === day).map((line) => line.code);
  const isPaired = edits.pairs.some(
    ({ column1, column2 }) =>
      (column1 === code && codes.includes(column2)) || (column2 === code && codes.includes(column1)),
  );
  const { practitioner, hospital } = edits.limits.get(code) ?? {};
  const most = Math.min(practitioner?.units ?? units, hospital?.units ?? units);
  return !codes.includes(code) && !isPaired && units <= most;
}

/** Drugs and minutes of therapy come in several units. */
function usualUnits({ code, revenueCode }: Service, random: SeededRandom): number {
  if (code?.startsWith("J")) return random.integer(1, 4);
  return revenueCode === "0420" ? random.integer(1, 3) : 1;
}
