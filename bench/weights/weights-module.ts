import type { Weights } from "#app/domain/bills/read/choice/scored-choice.ts";

/** Weights as the source file that the reader imports: what counts most comes first. */
export function weightsModule(fitted: Record<string, Weights<string>>, documentCount: number): string {
  const parts = Object.entries(fitted).map(([choice, weights]) => {
    const entries = strongest(weights).map(([name, weight]) => {
      return `  ${/^[a-z]+$/.test(name) ? name : JSON.stringify(name)}: ${Number(weight.toFixed(2))},`;
    });
    return `export const ${choice}Weights: Weights = {\n${entries.join("\n")}\n};\n`;
  });
  return [
    'import type { Weights } from "./scored-choice.ts";\n',
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
  fitted: Record<string, Weights<string>>,
  validated: { choice: string; right: number; asked: number }[],
  sureness: readonly { from: number; right: number }[],
): string {
  const results = validated.map(
    ({ choice, right, asked }) =>
      `| ${choice} | ${right} of ${asked} | ${((100 * right) / asked).toFixed(1)} % |`,
  );
  const tables = Object.entries(fitted).map(([choice, weights]) => {
    const rows = strongest(weights).map(([name, weight]) => `| ${name} | ${weight.toFixed(2)} |`);
    return [`## ${choice}`, "", "| feature | worth |", "|---|---|", ...rows, ""].join("\n");
  });
  return [
    "# What each feature is worth in reading a bill",
    "",
    "Written by `npm run bench:weights`; why and how: decision 029. A worth is what a feature adds to a candidate's score.",
    "The first table says how often the right candidate was chosen in layouts that were left out of the fit.",
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
    ...tables,
  ].join("\n");
}

const SMALLEST = 0.005;

function strongest(weights: Weights<string>): [string, number][] {
  return Object.entries(weights)
    .flatMap(([name, weight]): [string, number][] =>
      weight && Math.abs(weight) >= SMALLEST ? [[name, weight]] : [],
    )
    .sort(([, a], [, b]) => b - a);
}
