import { scaleQuantile, scaleThreshold } from "d3-scale";

/** Values in steps that hold about as many each: a value's step, 0 the lowest, and the limits between steps, of three
 *  significant digits; a value on a limit belongs to the step above. */
export interface PriceSteps {
  limits: number[];
  stepOf: (value: number) => number;
}

/** At most `maxSteps` steps, and none that no value is in. */
export function priceSteps(values: readonly number[], maxSteps: number): PriceSteps {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  const steps = Math.max(1, Math.min(maxSteps, distinct.length));
  const between = scaleQuantile<number>()
    .domain(distinct)
    .range(Array.from({ length: steps }, (_, step) => step))
    .quantiles()
    .map((limit) => Number(limit.toPrecision(3)));
  const limits = [...new Set(between)].filter(
    (limit, index, all) =>
      distinct.some((value) => value < limit) &&
      distinct.some((value) => value >= limit && value < (all[index + 1] ?? Number.POSITIVE_INFINITY)),
  );
  const stepOf = scaleThreshold<number, number>()
    .domain(limits)
    .range(Array.from({ length: limits.length + 1 }, (_, step) => step));
  return { limits, stepOf };
}
