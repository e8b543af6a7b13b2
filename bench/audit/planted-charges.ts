import { mayBeDoneAgain } from "#app/domain/audits/may-be-done-again.ts";
import type { Draft } from "./bench-bill.ts";
import { daysAfter } from "./days-after.ts";
import { charge, type Workshop } from "./draft-bill.ts";
import { append, hold, isOneOf, type Plant, takeLine, told } from "./plant.ts";
import { type Service, uncodedCharges, vagueCharges } from "./services.ts";

const PRICES = ["gross", "cash", "state", "medicare"] as const;
const PRICE_RULES = {
  gross: "above-own-published-price",
  cash: "above-cash-price",
  state: "above-state",
  medicare: "above-medicare",
} as const;

/** Errors in what is charged: copies, sums of a line, days, who charges, words, prices. */
export const plantedCharges: readonly Plant[] = [
  copies("duplicate-line: once", 1),
  copies("duplicate-line: twice", 2),
  multiplied("quantity-price-mismatch: too high", 1),
  multiplied("quantity-price-mismatch: too low", -1),
  moved("date-outside-stay: before", ({ days }, { random }) => daysAfter(days[0]!, -random.integer(1, 40))),
  moved("date-outside-stay: after", ({ days }, { random }) => daysAfter(days.at(-1)!, random.integer(1, 7))),
  {
    name: "future-date",
    plant(draft, workshop) {
      const line = draft.printsLineDays && takeLine(draft, workshop);
      if (!line) return false;
      line.day = daysAfter(draft.statementDate, workshop.random.integer(1, 30));
      const impliedBy = "a day after the statement’s is after the last day of care, too";
      draft.truths.push(told("future-date", line), { ...told("date-outside-stay", line), impliedBy });
      return true;
    },
  },
  {
    name: "facility-and-professional",
    plant(draft, workshop) {
      const facility = isHospitals(draft) && takeLine(draft, workshop);
      if (!facility) return false;
      const cents = Math.round(facility.cents * 0.31) + 7;
      const fee = append(draft, { ...facility, revenueCode: "0981", units: 1, unitCents: cents, cents });
      draft.truths.push(told("facility-and-professional", facility, fee));
      return true;
    },
  },
  {
    name: "repeated-line",
    plant(draft, workshop) {
      const first = chargeUncoded(draft, workshop, uncodedCharges);
      if (!first) return false;
      draft.truths.push(told("repeated-line", first, append(draft, { ...first })));
      return true;
    },
  },
  {
    name: "vague-line",
    plant(draft, workshop) {
      const line = chargeUncoded(draft, workshop, vagueCharges);
      if (line) draft.truths.push(told("vague-line", line));
      return line !== null;
    },
  },
  ...PRICES.map(
    (kind): Plant => ({
      name: PRICE_RULES[kind],
      plant(draft, workshop) {
        const line = takeLine(draft, workshop);
        if (!line) return false;
        draft.hasPrices = true;
        const unitCents = Math.max(1, Math.floor(line.unitCents * workshop.random.between(0.3, 0.9)));
        line.published[kind] = unitCents;
        const priceCents = unitCents * line.units;
        const isOwn = kind === "gross" || kind === "cash";
        draft.truths.push({
          ...told(PRICE_RULES[kind], line),
          ...(isOwn && { ownPrice: { kind, line, priceCents } }),
        });
        return true;
      },
    }),
  ),
];

function copies(name: string, count: number): Plant {
  return {
    name,
    plant(draft, workshop) {
      const line = takeLine(draft, workshop, ({ code }) => code !== null && !mayBeDoneAgain(code));
      if (!line) return false;
      const copied = Array.from({ length: count }, () => append(draft, { ...line }));
      draft.truths.push({
        rule: "duplicate-line",
        lines: [line, ...copied],
        amountCents: count * line.cents,
        targets: copied.map((copy) => ({ lines: [copy], cents: line.cents })),
      });
      return true;
    },
  };
}

function multiplied(name: string, sign: 1 | -1): Plant {
  return {
    name,
    plant(draft, workshop) {
      const line = takeLine(draft, workshop, ({ units }) => units > 1);
      if (!line) return false;
      draft.printsUnitPrices = true;
      const cents = workshop.random.integer(500, line.unitCents + 500);
      line.cents += sign * Math.min(cents, line.cents - 100);
      const tooMuchCents = Math.max(0, line.cents - line.units * line.unitCents);
      const targets = tooMuchCents > 0 ? [{ lines: [line], cents: tooMuchCents }] : [];
      draft.truths.push({ ...told("quantity-price-mismatch", line), amountCents: tooMuchCents, targets });
      return true;
    },
  };
}

function moved(name: string, dayOf: (draft: Draft, workshop: Workshop) => string): Plant {
  return {
    name,
    plant(draft, workshop) {
      const line = draft.printsLineDays && takeLine(draft, workshop);
      if (!line) return false;
      line.day = dayOf(draft, workshop);
      draft.truths.push(told("date-outside-stay", line));
      return true;
    },
  };
}

function chargeUncoded(draft: Draft, workshop: Workshop, services: readonly Service[]) {
  if (!isHospitals(draft)) return null;
  const day = workshop.random.pick(draft.days);
  return hold(draft, charge(draft, workshop, workshop.random.pick(services), { day }));
}

function isHospitals(draft: Draft): boolean {
  return isOneOf(draft, "emergency", "outpatient", "inpatient");
}
