import { AMOUNT_DECIMALS } from "../read/exact-numbers.ts";
import { NumberPacker, NumberReader } from "./packed-numbers.ts";

/** A negotiated price as it is stored: its terms and set by number, its amount in units of 10⁻⁸ dollars. */
export type OnRate = (terms: number, units: number, set: number) => void;

/**
 * Rates of one code, the ones with the same terms side by side from the lowest amount on: how many decimals the amounts have; then for each
 * terms its number, how many rates it has, and of each rate by how much its amount is higher than the one before, and its set.
 */
export class RatesPacker {
  #terms: number[] = [];
  #units: number[] = [];
  #sets: number[] = [];

  add(terms: number, units: number, set: number): void {
    this.#terms.push(terms);
    this.#units.push(units);
    this.#sets.push(set);
  }

  count(): number {
    return this.#terms.length;
  }

  /** The sets that the rates so far name, ascending. */
  distinctSets(): Uint32Array {
    const sorted = Uint32Array.from(this.#sets).sort();
    return sorted.filter((set, index) => index === 0 || set !== sorted[index - 1]);
  }

  take(): Buffer {
    const [terms, units, sets] = [this.#terms, this.#units, this.#sets];
    [this.#terms, this.#units, this.#sets] = [[], [], []];
    const decimals = decimalsOf(units);
    const divisor = 10 ** (AMOUNT_DECIMALS - decimals);
    const order = Uint32Array.from(terms.keys()).sort(
      (a, b) => at(terms, a) - at(terms, b) || at(units, a) - at(units, b) || at(sets, a) - at(sets, b),
    );
    const packer = new NumberPacker();
    packer.number(decimals);
    for (let from = 0; from < order.length; ) {
      const number = at(terms, order[from] as number);
      let to = from;
      while (to < order.length && at(terms, order[to] as number) === number) to += 1;
      packer.number(number);
      packer.number(to - from);
      let before = 0;
      for (let index = from; index < to; index++) {
        const rate = order[index] as number;
        const amount = at(units, rate) / divisor;
        // Only a first amount can be below zero.
        if (index === from) packer.number(amount < 0 ? -2 * amount - 1 : 2 * amount);
        else packer.number(amount - before);
        before = amount;
        packer.number(at(sets, rate));
      }
      from = to;
    }
    return packer.take();
  }
}

/** Calls back with each rate whose terms are asked for. */
export function eachPackedRate(packed: Buffer, isAskedFor: (terms: number) => boolean, onRate: OnRate): void {
  const reader = new NumberReader(packed);
  const divisor = 10 ** (AMOUNT_DECIMALS - reader.number());
  while (!reader.isAtEnd()) {
    const terms = reader.number();
    const count = reader.number();
    const isWanted = isAskedFor(terms);
    let amount = 0;
    for (let index = 0; index < count; index++) {
      const written = reader.number();
      if (index > 0) amount += written;
      else amount = written % 2 === 1 ? -(written + 1) / 2 : written / 2;
      const set = reader.number();
      if (isWanted) onRate(terms, amount * divisor, set);
    }
  }
}

function at(values: readonly number[], index: number): number {
  return values[index] as number;
}

/** The fewest decimals that all amounts can be written with. */
function decimalsOf(units: readonly number[]): number {
  let decimals = 0;
  for (const amount of units) {
    while (decimals < AMOUNT_DECIMALS && amount % 10 ** (AMOUNT_DECIMALS - decimals) !== 0) decimals += 1;
  }
  return decimals;
}
