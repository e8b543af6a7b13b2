import { openSeededRandom, type SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import type { StepCounter } from "./count-steps.ts";

/** A reader without a database, and how texts are made for it out of its own words. */
export interface PureReader {
  name: string;
  /** Its module below `app`. */
  file: string;
  /** Words, rows or items of the shortest text. */
  least: number;
  /** What its texts are made by: several where reading is cheap. */
  seeds: readonly number[];
  /** Makes a text of a given count; with more, it continues in the same way. */
  make(random: SeededRandom, count: number): unknown;
  read(module: unknown, text: unknown): unknown;
}

/** A reader by the type of its module, such as `typeof import("#app/domain/money/parse-amount.ts")`. */
export function pureReader<Module, Text>(
  name: string,
  file: string,
  reader: {
    least: number;
    seeds: readonly number[];
    make(random: SeededRandom, count: number): Text;
    read(module: Module, text: Text): unknown;
  },
): PureReader {
  return {
    name,
    file,
    least: reader.least,
    seeds: reader.seeds,
    make: reader.make,
    read: (module, text) => reader.read(module as Module, text as Text),
  };
}

/** The limit of work for twice the text, as a multiple. */
const MAX_GROWTH = 2.5;
const PLACES_TOLD = 5;

/**
 * Null where the work of a reader grows as its text does; else how it grows, and where. Work that is the same for every text is left out: each
 * doubling may add no more than `MAX_GROWTH` times the steps of the doubling before, twice in a row, for a limit may be met only once.
 */
export async function growthAbove(
  counter: StepCounter,
  reader: PureReader,
  seed: number,
): Promise<string | null> {
  const module = await counter.load(reader.file);
  const countAt = (count: number) => {
    const text = reader.make(openSeededRandom(seed), count);
    return counter.count(() => reader.read(module, text));
  };
  const growthOf = (runs: { steps: number }[]) => {
    const [one = 0, two = 0, four = 0] = runs.map(({ steps }) => steps);
    return (four - two) / Math.max(1, two - one);
  };
  // What is kept from the first reading on would count for the shortest text alone
  await countAt(reader.least);
  const runs = [
    await countAt(reader.least),
    await countAt(2 * reader.least),
    await countAt(4 * reader.least),
  ];
  if (growthOf(runs) <= MAX_GROWTH) return null;
  runs.push(await countAt(8 * reader.least));
  const growth = growthOf(runs.slice(1));
  if (growth <= MAX_GROWTH) return null;
  const [, , four, eight] = runs;
  const places = [...(eight?.places ?? [])]
    .map(([place, steps]) => ({ place, steps, times: steps / (four?.places.get(place) ?? 1) }))
    .filter(({ times }) => times > MAX_GROWTH)
    .sort((a, b) => b.steps - a.steps)
    .slice(0, PLACES_TOLD)
    .map(({ place, steps, times }) => `${place}: ${steps}, ${times.toFixed(1)} times`);
  const text = JSON.stringify(reader.make(openSeededRandom(seed), reader.least)).slice(0, 300);
  return [
    `${reader.name}, seed ${seed}: ${runs.map(({ steps }) => steps).join(", ")} steps (${growth.toFixed(1)} times)`,
    ...places,
    text,
  ].join("\n    ");
}
