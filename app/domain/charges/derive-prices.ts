import { billingClassesOf, type Setting, settingsOf } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { compareDollars } from "#app/domain/money/dollars-arithmetic.ts";
import type { Implausibility } from "./implausibility.ts";
import { isPlaceholderAmount } from "./placeholder-amount.ts";

/** A charge of a service with what a price takes of it; amounts without needless zeros, null = none. */
export type PricedCharge = {
  chargeNo: number;
  setting: Setting;
  /** '' = the file does not say. */
  billingClass: string;
  modifiers: string;
  drugUnit: string;
  description: string;
  gross: Dollars | null;
  cash: Dollars | null;
  minimum: Dollars | null;
  maximum: Dollars | null;
  /** Of its rates' dollar amounts that are prices: how many there are, and their median. */
  negotiatedCount: number;
  negotiatedMedian: Dollars | null;
};

/** All charges of a file for one service. */
export type ServiceCharges = ServiceCode & { category: string; subcategory: string; charges: PricedCharge[] };

/** A price: its charge, in which settings and class it is one, and the amounts without those that are placeholders. */
export type DerivedPrice = Pick<
  PricedCharge,
  "setting" | "billingClass" | "gross" | "cash" | "minimum" | "maximum"
> & {
  charge: PricedCharge;
  /** The cash price, or else the gross charge. */
  price: Dollars | null;
  lineCount: number;
  implausible: Extract<Implausibility, "placeholder" | "cash-above-gross"> | null;
};

type Line = { charge: PricedCharge; price: Dollars | null };
/** A line that is the price in a cell, or in several of them. */
type ChosenLine = { line: Line; setting: Setting; billingClass: string; lineCount: number };

/**
 * Returns a hospital's prices of one service: one per setting and billing class with charges, comparable in modifiers
 * and drug unit. Of all lines that apply there, the line with the median price counts. Identical prices of both
 * settings are merged (decision 018). `hasProfessional`: the file has professional charges, so a blank class says
 * nothing.
 */
export function derivePrices(charges: readonly PricedCharge[], hasProfessional: boolean): DerivedPrice[] {
  const [charge, another] = charges;
  if (charge && !another) return [priceOf(onlyLine(charge, hasProfessional))]; // as most services have
  const chosen = chooseLines(charges, hasProfessional);
  const inClasses = joined(
    chosen,
    ({ line, setting }) => `${line.charge.chargeNo} ${setting}`,
    inBothClasses,
  );
  const inSettings = joined(
    inClasses,
    (one) => `${one.line.charge.chargeNo} ${one.billingClass}`,
    inBothSettings,
  );
  return joined(inSettings, nameOfPrice, inBothSettings).map(priceOf);
}

const lineOf = (charge: PricedCharge): Line => ({
  charge,
  price: unlessPlaceholder(charge.cash) ?? unlessPlaceholder(charge.gross),
});

const classOf = ({ billingClass }: PricedCharge, hasProfessional: boolean) =>
  billingClass || (hasProfessional ? "" : "facility");

/** Returns the line of a charge without others next to it, which is the price wherever it applies. */
function onlyLine(charge: PricedCharge, hasProfessional: boolean): ChosenLine {
  const billingClass = classOf(charge, hasProfessional);
  return { line: lineOf(charge), setting: charge.setting, billingClass, lineCount: 1 };
}

/** Returns, for each setting, billing class, modifiers and drug unit, the line with the median price; prices come before none. */
function chooseLines(charges: readonly PricedCharge[], hasProfessional: boolean): ChosenLine[] {
  const cells = new Map<string, { setting: Setting; billingClass: string; lines: Line[] }>();
  for (const charge of charges) {
    const line = lineOf(charge);
    const ownClass = classOf(charge, hasProfessional);
    for (const setting of settingsOf(charge.setting)) {
      for (const billingClass of billingClassesOf(ownClass)) {
        const name = `${setting}\t${billingClass}\t${charge.modifiers}\t${charge.drugUnit}`;
        const cell = cells.get(name);
        if (cell) cell.lines.push(line);
        else cells.set(name, { setting, billingClass, lines: [line] });
      }
    }
  }
  return [...cells.values()].map(({ setting, billingClass, lines }) => {
    const priced = lines.filter(isPriced).sort(byPrice);
    const line = priced[Math.floor((priced.length + 1) / 2) - 1] ?? lines.reduce(first);
    return { line, setting, billingClass, lineCount: lines.length };
  });
}

const first = (a: Line, b: Line) => (a.charge.chargeNo < b.charge.chargeNo ? a : b);

type PricedLine = Line & { price: NonNullable<Line["price"]> };

const isPriced = (line: Line): line is PricedLine => line.price !== null;

const byPrice = (a: PricedLine, b: PricedLine) =>
  compareDollars(a.price, b.price) || a.charge.chargeNo - b.charge.chargeNo;

/** Joins those of one name into one each. */
function joined(
  chosen: ChosenLine[],
  nameOf: (one: ChosenLine) => string,
  join: (a: ChosenLine, b: ChosenLine) => ChosenLine,
): ChosenLine[] {
  if (chosen.length === 1) return chosen;
  const byName = new Map<string, ChosenLine>();
  for (const one of chosen) {
    const name = nameOf(one);
    const other = byName.get(name);
    byName.set(name, other ? join(other, one) : one);
  }
  return [...byName.values()];
}

const inBothClasses = (a: ChosenLine, b: ChosenLine): ChosenLine => ({
  ...oneOf(a, b),
  billingClass: "both",
});
const inBothSettings = (a: ChosenLine, b: ChosenLine): ChosenLine => ({ ...oneOf(a, b), setting: "both" });

function oneOf(a: ChosenLine, b: ChosenLine): ChosenLine {
  const { line } = first(a.line, b.line) === a.line ? a : b;
  return { ...a, line, lineCount: Math.max(a.lineCount, b.lineCount) };
}

/** The same for prices that say the same. */
function nameOfPrice({ line: { charge, price }, billingClass }: ChosenLine): string {
  const { modifiers, drugUnit, negotiatedCount } = charge;
  const amounts = [charge.gross, charge.cash, charge.minimum, charge.maximum].map(unlessPlaceholder);
  const published = charge.cash ?? charge.gross;
  const others = [price, published, charge.negotiatedMedian];
  return [modifiers, drugUnit, billingClass, negotiatedCount, ...amounts, ...others].join("\t");
}

const CENT = 0.01;

function priceOf({ line: { charge, price }, setting, billingClass, lineCount }: ChosenLine): DerivedPrice {
  const [gross, cash] = [unlessPlaceholder(charge.gross), unlessPlaceholder(charge.cash)];
  const [minimum, maximum] = [unlessPlaceholder(charge.minimum), unlessPlaceholder(charge.maximum)];
  const isRange = minimum === null || maximum === null || compareDollars(minimum, maximum) <= 0;
  const isPlaceholder =
    price === null ? (charge.cash ?? charge.gross) !== null : Number(price) <= CENT && charge.drugUnit === "";
  const isAboveGross = cash !== null && gross !== null && compareDollars(cash, gross) > 0;
  return {
    charge,
    setting,
    billingClass,
    gross,
    cash,
    minimum: isRange ? minimum : null,
    maximum: isRange ? maximum : null,
    price,
    lineCount,
    implausible: isPlaceholder ? "placeholder" : isAboveGross ? "cash-above-gross" : null,
  };
}

const unlessPlaceholder = (amount: Dollars | null) =>
  amount === null || isPlaceholderAmount(amount) ? null : amount;
