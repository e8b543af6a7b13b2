import { surenessTable } from "#app/domain/bills/read/choice/fitted-sureness.ts";
import type { Weights } from "#app/domain/bills/read/choice/scored-choice.ts";
import type { Decision } from "./decisive-features.ts";
import type { Choice } from "./list-examples.ts";

/** What was fitted for one choice. */
interface Fitted {
  choice: Choice;
  weights: Weights<string>;
  /** By feature. */
  decisions: ReadonlyMap<string, Decision>;
}

/** Where the features of a choice are, with its weights next to them. */
const FOLDERS: Record<Choice, { folder: string; type: string; features: string }> = {
  total: { folder: "amounts", type: "TotalFeature", features: "./amount-features.ts" },
  due: { folder: "amounts", type: "DueFeature", features: "./due-features.ts" },
  date: { folder: "dates", type: "DateFeature", features: "./date-features.ts" },
  name: { folder: "names", type: "NameFeature", features: "./name-features.ts" },
};

/** The weights of a choice as the source file that the reader imports, and where it is: what counts most comes first. */
export function weightsModule({ choice, weights }: Fitted): { path: string; text: string } {
  const { folder, type, features } = FOLDERS[choice];
  const entries = strongest(weights).map(([name, weight]) => {
    return `  ${/^[a-z]+$/.test(name) ? name : JSON.stringify(name)}: ${Number(weight.toFixed(2))},`;
  });
  return {
    path: `app/domain/bills/read/${folder}/${choice}-weights.ts`,
    text: [
      'import type { Weights } from "../choice/scored-choice.ts";',
      `import type { ${type} } from "${features}";`,
      "",
      "// Fitted and written by `npm run bench -- weights --refit --write`; docs/measurements/reading-weights.md has on what.",
      "",
      `export const ${choice}Weights: Weights<${type}> = {`,
      ...entries,
      "};",
      "",
    ].join("\n"),
  };
}

/** The same for people, with how often the weights choose right in layouts that they were not fitted on. */
export function weightsPage(
  fitted: readonly Fitted[],
  validated: readonly { choice: Choice; right: number; asked: number }[],
  documentCount: number,
): string {
  const results = validated.map(
    ({ choice, right, asked }) =>
      `| ${choice} | ${right} of ${asked} | ${((100 * right) / asked).toFixed(1)} % |`,
  );
  return [
    "# What each feature is worth in reading a bill",
    "",
    "Written by `npm run bench -- weights --write`; why and how: decision 029. A worth is what a feature adds to a candidate's score.",
    "The weights were fitted on 1,123 documents and shops' receipts, most of which are kept nowhere. The features of receipts and",
    "what was worth less than 0.05 were taken out of them since.",
    "",
    `**What is kept** are ${documentCount} documents: the layouts typed for our tests, and the corpora that bench/weights/manifest.json names.`,
    "A feature *decides* those of them that are chosen right with it and wrong without it, and *spoils* those of which the contrary",
    "is true; the script prints which. The first table says how often the right candidate was chosen by weights that were fitted",
    "without its family of layouts, from hand-set priors. All these layouts were looked at while the reader was mended, so it",
    "flatters: of the 1,123, the same was 97.8, 94.9, 96.2 and 94.9 %.",
    "",
    "| choice | right | share |",
    "|---|---|---|",
    ...results,
    "",
    "How often a choice is right whose candidate takes at least this share of it, counted on families left out of the 1,123; the",
    "review of a bill asks people to check what is less than 80 % sure.",
    "",
    "| share of the choice | right |",
    "|---|---|",
    ...surenessTable.map(({ from, right }) => `| ${from} | ${(100 * right).toFixed(1)} % |`),
    "",
    ...fitted.map(tableOf),
  ].join("\n");
}

function tableOf({ choice, weights, decisions }: Fitted): string {
  const rows = strongest(weights).map(([name, weight]) => {
    const { right, wrong } = decisions.get(name) ?? { right: [], wrong: [] };
    return `| ${name} | ${weight.toFixed(2)} | ${right.length || ""} | ${wrong.length || ""} |`;
  });
  return [
    `## ${choice}`,
    "",
    "| feature | worth | decides | spoils |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

const MIN_WEIGHT = 0.005;

function strongest(weights: Weights<string>): [string, number][] {
  return Object.entries(weights)
    .flatMap(([name, weight = 0]): [string, number][] =>
      Math.abs(weight) >= MIN_WEIGHT ? [[name, weight]] : [],
    )
    .sort(([, a], [, b]) => b - a);
}
