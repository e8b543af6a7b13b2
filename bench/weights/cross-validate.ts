import { chooseBy, type Example, fitWeights, type Penalty } from "./softmax.ts";

/** Lower ends of the shares that a chosen candidate took. */
const LEVELS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99];

/** Of the choices whose candidate took a share from `from` up to the next level, how many were right. */
export interface Level {
  from: number;
  asked: number;
  right: number;
}

/** How often weights are fitted, each time without every twelfth family: one at a time takes an hour. */
const FOLDS = 12;

/** How the examples of families are chosen by weights that were fitted on others: a family is left out whole. */
export function crossValidate(examples: readonly Example[], penalty: Penalty) {
  const judged = examples.filter(({ weight }) => weight === 1);
  const misses: string[] = [];
  const calibration = LEVELS.map((from) => ({ from, asked: 0, right: 0 }));
  let right = 0;
  const families = [...new Set(examples.map(({ family }) => family))];
  for (let fold = 0; fold < FOLDS; fold++) {
    const leftOut = new Set(families.filter((_, index) => index % FOLDS === fold));
    const weights = fitWeights(
      examples.filter(({ family }) => !leftOut.has(family)),
      penalty,
    );
    for (const example of judged.filter(({ family }) => leftOut.has(family))) {
      const chosen = chooseBy(example, weights);
      const level = calibration.findLast(({ from }) => (chosen?.probability ?? 0) >= from);
      if (level) level.asked++;
      if (chosen?.isRight) {
        right++;
        if (level) level.right++;
        continue;
      }
      const wanted = example.candidates.find(({ isRight }) => isRight)?.says ?? "no candidate";
      misses.push(`${example.family} ${example.file}: ${chosen?.says ?? "nothing"}, not ${wanted}`);
    }
  }
  return { right, asked: judged.length, misses, calibration };
}
