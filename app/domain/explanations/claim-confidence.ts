import { amountKinds, type ExplainedClaim } from "./explanation.ts";

/** How sure what is told of a claim is, 0 to 1: the least sure of its amounts, number and provider; 0 where nothing is told. */
export function confidenceOfClaim({ claimNumber, provider, totals, lines }: ExplainedClaim): number {
  const amounts = [totals, ...lines.map((line) => line.amounts)].flatMap((told) =>
    amountKinds.flatMap((kind) => told[kind] ?? []),
  );
  const told = [...amounts, ...(claimNumber ? [claimNumber] : []), ...(provider ? [provider] : [])];
  if (told.length === 0) return 0;
  return Math.round(100 * Math.min(...told.map(({ confidence }) => confidence))) / 100;
}
