import type { Features, Weights } from "#app/domain/bills/read/choice/scored-choice.ts";
import { scoreOf } from "#app/domain/bills/read/choice/scored-choice.ts";

/** One choice of one document: its candidates, and which are right. */
export interface Example {
  /** Documents of one layout. */
  family: string;
  file: string;
  candidates: { features: Features<string>; isRight: boolean; says: string }[];
  /** How much it teaches; below 1: a document made out of another one, on which nothing is judged. */
  weight: number;
}

const STEPS = 250;
const STEP_SIZE = 0.5;

/** What keeps weights near what is known before any example. */
export interface Penalty {
  /** Of a weight's square distance to its prior; 0 where there is none. */
  penalty: number;
  prior: Weights<string>;
}

/** Weights under which the right candidates take the greatest share of their choices (conditional logistic regression with a
 *  square penalty, by AdaGrad). Examples without a right candidate teach nothing. */
export function fitWeights(examples: readonly Example[], { penalty, prior }: Penalty): Weights<string> {
  const taught = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const seen = taught.flatMap(({ candidates }) =>
    candidates.flatMap(({ features }) => Object.keys(features)),
  );
  const names = [...new Set([...seen, ...Object.keys(prior)])];
  const places = new Map(names.map((name, place) => [name, place]));
  const whole = taught.reduce((sum, { weight }) => sum + weight, 0);
  const choices = taught.map(({ candidates, weight }) => ({
    share: weight / whole,
    choice: candidates.map(({ features, isRight }) => ({
      isRight,
      terms: Object.entries(features).map(([name, value]) => [places.get(name)!, value ?? 0] as const),
    })),
  }));
  const known = names.map((name) => prior[name] ?? 0);
  const weights = Float64Array.from(known);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(names.length);
    for (const { choice, share } of choices) addSlopes(choice, weights, slopes, share);
    for (const place of weights.keys()) {
      const slope = slopes[place]! + penalty * (weights[place]! - known[place]!);
      squares[place]! += slope * slope;
      weights[place]! -= (STEP_SIZE * slope) / Math.sqrt(squares[place]!);
    }
  }
  return Object.fromEntries(names.map((name, place) => [name, weights[place]!]));
}

type Choice = { isRight: boolean; terms: (readonly [number, number])[] }[];

function addSlopes(choice: Choice, weights: Float64Array, slopes: Float64Array, share: number): void {
  const scores = choice.map(({ terms }) =>
    terms.reduce((sum, [place, value]) => sum + weights[place]! * value, 0),
  );
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const right = parts.reduce((sum, part, index) => sum + (choice[index]!.isRight ? part : 0), 0);
  for (const [index, { isRight, terms }] of choice.entries()) {
    const pull = share * (parts[index]! / whole - (isRight ? parts[index]! / right : 0));
    for (const [place, value] of terms) slopes[place]! += pull * value;
  }
}

/** The candidate that the weights choose, and the share of the choice that what it says takes: it may be printed several times. */
export function chooseBy({ candidates }: Example, weights: Weights<string>) {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate.features, weights) }));
  const highest = Math.max(...scored.map(({ score }) => score));
  const parts = new Map<string, number>();
  for (const { candidate, score } of scored)
    parts.set(candidate.says, (parts.get(candidate.says) ?? 0) + Math.exp(score - highest));
  const whole = [...parts.values()].reduce((sum, part) => sum + part, 0);
  const [chosen] = [...parts].sort((a, b) => b[1] - a[1]);
  if (!chosen) return undefined;
  const [says, part] = chosen;
  const best = scored
    .filter(({ candidate }) => candidate.says === says)
    .sort((a, b) => b.score - a.score)[0]!;
  return { ...best.candidate, score: best.score, probability: part / whole };
}
