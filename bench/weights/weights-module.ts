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

const FEATURES: Record<Choice, { type: string; from: string }> = {
  total: { type: "TotalFeature", from: "../amounts/amount-features.ts" },
  due: { type: "DueFeature", from: "../amounts/due-features.ts" },
  date: { type: "DateFeature", from: "../dates/date-features.ts" },
  name: { type: "NameFeature", from: "../names/name-features.ts" },
};

/** Weights as the source file that the reader imports: what counts most comes first. */
export function weightsModule(fitted: readonly Fitted[], documentCount: number): string {
  const imports = fitted
    .map(({ choice }) => `import type { ${FEATURES[choice].type} } from "${FEATURES[choice].from}";\n`)
    .join("");
  const parts = fitted.map(({ choice, weights }) => {
    const entries = strongest(weights).map(([name, weight]) => {
      return `  ${/^[a-z]+$/.test(name) ? name : JSON.stringify(name)}: ${Number(weight.toFixed(2))},`;
    });
    return `export const ${choice}Weights: Weights<${FEATURES[choice].type}> = {\n${entries.join("\n")}\n};\n`;
  });
  return [
    `${imports}import type { Weights } from "./scored-choice.ts";\n`,
    `// Fitted on ${documentCount} documents by \`npm run bench:weights\`, which writes this file.\n`,
    ...parts,
  ].join("\n");
}

/** How sure the choices are, as the source file that the reader imports. */
export function surenessModule(sureness: readonly { from: number; right: number }[]): string {
  const rows = sureness.map(({ from, right }) => `  { from: ${from}, right: ${right} },\n`);
  return [
    "// Counted on families left out of the fit by `npm run bench:weights`, which writes this file.\n",
    `/** From this share of a choice on, so many of those choices are right. */\nexport const surenessTable = [\n${rows.join("")}];\n`,
  ].join("\n");
}

/** The same for people, with how often the weights choose right in layouts that they were not fitted on. */
export function weightsPage(
  fitted: readonly Fitted[],
  validated: readonly { choice: Choice; right: number; asked: number }[],
  sureness: readonly { from: number; right: number }[],
  documentCount: number,
): string {
  const results = validated.map(
    ({ choice, right, asked }) =>
      `| ${choice} | ${right} of ${asked} | ${((100 * right) / asked).toFixed(1)} % |`,
  );
  return [
    "# What each feature is worth in reading a bill",
    "",
    `Written by \`npm run bench:weights\` from ${documentCount} documents: the layouts typed for our tests, and the corpora that`,
    "bench/weights/manifest.json names; why and how: decision 029. A worth is what a feature adds to a candidate's score. It *decides*",
    "documents that are chosen right with it and wrong without it, and *spoils* those of which the contrary is true; the script",
    "prints which. The first table says how often the right candidate was chosen in layouts that were left out of the fit.",
    "",
    "| choice | right | share |",
    "|---|---|---|",
    ...results,
    "",
    "How often a choice is right whose candidate takes at least this share of it; the review of a bill asks people to check",
    "what is less than 80 % sure.",
    "",
    "| share of the choice | right |",
    "|---|---|",
    ...sureness.map(({ from, right }) => `| ${from} | ${(100 * right).toFixed(1)} % |`),
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

const SMALLEST = 0.005;

function strongest(weights: Weights<string>): [string, number][] {
  return Object.entries(weights)
    .flatMap(([name, weight = 0]): [string, number][] =>
      Math.abs(weight) >= SMALLEST ? [[name, weight]] : [],
    )
    .sort(([, a], [, b]) => b - a);
}
