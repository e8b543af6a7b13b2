import type { Weights } from "#app/domain/bills/read/choice/scored-choice.ts";

/** Weights as the source file that the reader imports: what counts most comes first. */
export function weightsModule(fitted: Record<string, Weights>, documentCount: number): string {
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

/** The same for people, with how often the weights choose right in layouts that they were not fitted on. */
export function weightsPage(
  fitted: Record<string, Weights>,
  validated: { choice: string; right: number; asked: number }[],
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
    ...tables,
  ].join("\n");
}

const SMALLEST = 0.005;

function strongest(weights: Weights): [string, number][] {
  return Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= SMALLEST)
    .sort(([, a], [, b]) => b - a);
}
