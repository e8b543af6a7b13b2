/** What speaks for or against a candidate, by name; what is not named is 0. Each choice names its features as a union. */
export type Features<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** What each feature adds to a candidate's score, as `bench/weights` fitted it; what is not named adds nothing. */
export type Weights<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** Says the features of one candidate. True counts 1, false is not named, and of what is said twice the greater holds. */
export type FeatureAdder<Name extends string> = (name: Name, said?: boolean | number) => void;

/** The features that `tell` says. */
export function collectFeatures<Name extends string>(
  collect: (add: FeatureAdder<Name>) => void,
): Features<Name> {
  const features: Partial<Record<Name, number>> = {};
  collect((name, said = true) => {
    if (said !== false) features[name] = Math.max(features[name] ?? 0, Number(said));
  });
  return features;
}

/** A candidate with its score and the share of the choice that it takes, 0 to 1. */
export interface ScoredCandidate<Candidate> {
  candidate: Candidate;
  score: number;
  probability: number;
}

export function scoreOf<Name extends string>(features: Features<Name>, weights: Weights<Name>): number {
  let score = 0;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] ?? 0);
  return score;
}

/** The candidates from the likeliest on. "None of them" is a candidate of the caller's own. */
export function rankCandidates<Candidate, Name extends string>(
  candidates: readonly Candidate[],
  featuresOf: (candidate: Candidate) => Features<Name>,
  weights: Weights<Name>,
): ScoredCandidate<Candidate>[] {
  const scored = candidates.map((candidate) => ({
    candidate,
    score: scoreOf(featuresOf(candidate), weights),
  }));
  const highest = Math.max(...scored.map(({ score }) => score));
  const whole = scored.reduce((sum, { score }) => sum + Math.exp(score - highest), 0);
  return scored
    .map((one) => ({ ...one, probability: Math.exp(one.score - highest) / whole }))
    .sort((a, b) => b.score - a.score);
}
