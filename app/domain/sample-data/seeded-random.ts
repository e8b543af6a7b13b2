import { itemAt } from "#app/domain/item-at.ts";
/** A stream of numbers that is the same for the same seeds on every machine. */
export type SeededRandom = {
  /** From 0 up to, not including, 1. */
  uniform(): number;
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** A log-normal factor around 1: half of all lie below it. */
  factor(sigma: number): number;
};

const GOLDEN_RATIO = 0x9e3779b9;
const TWO_TO_32 = 0x1_0000_0000;
const UNIFORMS_OF_A_NORMAL = 12;
const DOUBLINGS = 10;

/** Opens the stream of these whole numbers (mulberry32 by Tommy Ettinger, public domain). */
export function openSeededRandom(...seeds: readonly number[]): SeededRandom {
  let state = seeds.reduce((mixed, seed) => scramble((mixed ^ seed) + GOLDEN_RATIO), 0);

  function uniform(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / TWO_TO_32;
  }

  const between = (low: number, high: number) => low + (high - low) * uniform();
  const integer = (low: number, high: number) => low + Math.floor((high - low + 1) * uniform());

  function shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = integer(0, last);
      [shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)];
    }
    return shuffled;
  }

  function factor(sigma: number): number {
    let normal = -UNIFORMS_OF_A_NORMAL / 2;
    for (let i = 0; i < UNIFORMS_OF_A_NORMAL; i++) normal += uniform();
    return exponential(sigma * normal);
  }

  return {
    uniform,
    between,
    integer,
    chance: (probability) => uniform() < probability,
    pick: (list) => itemAt(list, integer(0, list.length - 1)),
    shuffle,
    factor,
  };
}

function scramble(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 0;
}

/** Math.exp may differ in its last digit between engines; this has only IEEE sums and products. */
function exponential(power: number): number {
  let result = 1 + power / 2 ** DOUBLINGS;
  for (let i = 0; i < DOUBLINGS; i++) result *= result;
  return result;
}
