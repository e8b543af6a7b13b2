import { type Features, scoreOf, type Weights } from "#app/domain/bills/read/choice/scored-choice.ts";

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
  /** Of a weight's square distance to its prior; 0 without one. */
  square: number;
  /** Of a weight's size where it has no prior: what no document needs is 0. */
  noise: number;
  prior: Weights<string>;
}

interface Term {
  place: number;
  value: number;
}

interface TaughtChoice {
  /** Of all that is taught, 0 to 1. */
  share: number;
  candidates: { isRight: boolean; terms: Term[] }[];
}

/** Weights under which the right candidates take the greatest share of their choices: conditional logistic regression with a
 *  square penalty to the priors and an absolute one on all else, by AdaGrad. Examples without a right candidate teach nothing.
 *  The same examples give the same weights. */
export function fitWeights(examples: readonly Example[], { square, noise, prior }: Penalty): Weights<string> {
  const { names, choices } = tabulate(examples, prior);
  const known = names.map((name) => prior[name] ?? 0);
  const thresholds = names.map((name) => (name in prior ? 0 : noise));
  const weights = Float64Array.from(known);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let step = 0; step < STEPS; step++) {
    const slopes = slopesAt(choices, weights);
    for (const [place, near] of known.entries()) {
      const before = weights[place] ?? 0;
      const slope = (slopes[place] ?? 0) + square * (before - near);
      const sum = (squares[place] ?? 0) + slope * slope;
      const rate = STEP_SIZE / Math.sqrt(sum);
      squares[place] = sum;
      weights[place] = shrink(before - rate * slope, rate * (thresholds[place] ?? 0));
    }
  }
  return Object.fromEntries(names.map((name, place) => [name, weights[place] ?? 0]));
}

/** Towards 0, and not past it. */
function shrink(weight: number, by: number): number {
  return Math.sign(weight) * Math.max(0, Math.abs(weight) - by);
}

function tabulate(examples: readonly Example[], prior: Weights<string>) {
  const taught = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const seen = taught.flatMap(({ candidates }) =>
    candidates.flatMap(({ features }) => Object.keys(features)),
  );
  const names = [...new Set([...seen, ...Object.keys(prior)])];
  const places = new Map(names.map((name, place) => [name, place]));
  const whole = taught.reduce((sum, { weight }) => sum + weight, 0);
  const choices = taught.map(({ candidates, weight }): TaughtChoice => {
    const termsOf = (features: Features<string>) =>
      Object.entries(features).flatMap(([name, value = 0]) => {
        const place = places.get(name);
        return place === undefined ? [] : { place, value };
      });
    return {
      share: weight / whole,
      candidates: candidates.map(({ features, isRight }) => ({ isRight, terms: termsOf(features) })),
    };
  });
  return { names, choices };
}

function slopesAt(choices: readonly TaughtChoice[], weights: Float64Array): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { candidates, share } of choices) {
    const scored = candidates.map((one) => ({ ...one, score: sumTerms(one.terms, weights) }));
    const highest = Math.max(...scored.map(({ score }) => score));
    const parts = scored.map((one) => ({ ...one, part: Math.exp(one.score - highest) }));
    const whole = parts.reduce((sum, { part }) => sum + part, 0);
    const right = parts.reduce((sum, { part, isRight }) => sum + (isRight ? part : 0), 0);
    for (const { part, isRight, terms } of parts) {
      const pull = share * (part / whole - (isRight ? part / right : 0));
      for (const { place, value } of terms) slopes[place] = (slopes[place] ?? 0) + pull * value;
    }
  }
  return slopes;
}

const sumTerms = (terms: readonly Term[], weights: Float64Array) =>
  terms.reduce((sum, { place, value }) => sum + (weights[place] ?? 0) * value, 0);

/** The candidate that the weights choose, and the share of the choice that what it says takes: it may be printed several times. */
export function chooseBy({ candidates }: Example, weights: Weights<string>) {
  const scored = candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate.features, weights) }))
    .sort((a, b) => b.score - a.score);
  const [likeliest] = scored;
  if (!likeliest) return undefined;
  const parts = new Map<string, number>();
  for (const { says, score } of scored)
    parts.set(says, (parts.get(says) ?? 0) + Math.exp(score - likeliest.score));
  const whole = [...parts.values()].reduce((sum, part) => sum + part, 0);
  const [says, part] = [...parts].reduce((best, one) => (one[1] > best[1] ? one : best));
  const best = scored.find((one) => one.says === says) ?? likeliest;
  return { ...best, probability: part / whole };
}
