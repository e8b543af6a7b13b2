import type { Weights } from "#app/domain/bills/read/choice/scored-choice.ts";
import { chooseBy, type Example } from "./softmax.ts";

/** What a feature decides: documents that are chosen right with it alone, and those that are right without it alone. */
export interface Decision {
  right: string[];
  wrong: string[];
}

/** By feature, the documents that it decides. Features that decide none are not named. */
export function listDecisions(examples: readonly Example[], weights: Weights<string>): Map<string, Decision> {
  const decisions = new Map<string, Decision>();
  for (const example of examples.filter(({ weight }) => weight === 1)) {
    const isRight = chooseBy(example, weights)?.isRight === true;
    const said = new Set(example.candidates.flatMap(({ features }) => Object.keys(features)));
    for (const name of said) {
      if (!weights[name] || (chooseBy(example, { ...weights, [name]: 0 })?.isRight === true) === isRight)
        continue;
      const decision = decisions.get(name) ?? { right: [], wrong: [] };
      decision[isRight ? "right" : "wrong"].push(example.file);
      decisions.set(name, decision);
    }
  }
  return decisions;
}
