/** What speaks for or against a candidate, by name; what is not named is 0. */
export type Features = Readonly<Record<string, number>>;

/** What is said of a candidate as features: true counts 1, false is not named. */
export function asFeatures(said: Readonly<Record<string, boolean | number>>): Features {
  const features: Record<string, number> = {};
  for (const [name, value] of Object.entries(said)) if (value !== false) features[name] = Number(value);
  return features;
}

/** What each feature adds to a candidate's score, as `bench/weights` fitted it. */
export type Weights = Readonly<Record<string, number>>;

/** A candidate with its score and the share of the choice that it takes, 0 to 1. */
export interface Scored<Candidate> {
  candidate: Candidate;
  score: number;
  probability: number;
}

export function scoreOf(features: Features, weights: Weights): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
}

/** The candidates from the likeliest on. "None of them" is a candidate of the caller's own. */
export function rankCandidates<Candidate>(
  candidates: readonly Candidate[],
  featuresOf: (candidate: Candidate) => Features,
  weights: Weights,
): Scored<Candidate>[] {
  const scored = candidates.map((candidate) => ({
    candidate,
    score: scoreOf(featuresOf(candidate), weights),
  }));
  const highest = Math.max(...scored.map(({ score }) => score));
  const shares = scored.map(({ score }) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return scored
    .map((one, index) => ({ ...one, probability: shares[index]! / whole }))
    .sort((a, b) => b.score - a.score);
}
