import type { Collection } from "./collect-patterns.ts";
import type { Growth } from "./judge-pattern.ts";

/** The most steps that a quadratic pattern may take with the longest text that it meets: some 10 ms. */
const MAX_STEPS = 1_000_000;

/** What is wrong with collected patterns, a sentence for each place. */
export function listFaults(
  { patterns, unseen, constants }: Collection,
  growthOf: (pattern: { source: string; flags: string }) => Growth,
): string[] {
  const faults = patterns.flatMap((pattern) =>
    pattern.places.flatMap(({ file, line, bound }) => {
      const fault = faultOf(growthOf(pattern), bound, constants);
      return fault === null ? [] : [`${file}:${line}\n    /${pattern.source}/${pattern.flags} ${fault}.`];
    }),
  );
  const late = unseen.map(
    ({ file, line }) =>
      `${file}:${line}\n    builds a pattern that nobody can judge: build it when the file is loaded.`,
  );
  return [...faults, ...late].sort();
}

function faultOf(growth: Growth, bound: string | null, constants: Collection["constants"]): string | null {
  switch (growth) {
    case "linear":
    case "no attack found":
      return null;
    case "quadratic":
      return boundFaultOf(bound, constants);
    case "undecided":
      return "is too tangled to be judged: split it";
    default:
      return `is ${growth}: write it otherwise, however short its texts are`;
  }
}

function boundFaultOf(bound: string | null, constants: Collection["constants"]): string | null {
  if (bound === null)
    return "grows by the square: write it otherwise, or state its bound, '// input: at most N characters'";
  const numbers = /^\d/.test(bound) ? [Number(bound.replaceAll(",", ""))] : [...(constants.get(bound) ?? [])];
  if (numbers.length === 0) return `has a bound that is no constant: ${bound}`;
  const characters = Math.max(...numbers);
  return characters ** 2 > MAX_STEPS
    ? `grows by the square: a text of ${characters} characters is too long`
    : null;
}
