import type { ExplainedClaim } from "../../explanation.ts";
import { checkSums, lowerAmountConfidence } from "../check-sums.ts";
import type { Notice } from "../facts/notice.ts";
import { endsOfColumns } from "../tokens/paragraphs.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { withServiceOfLetter } from "./claim-of-letter.ts";
import { explainedClaim } from "./explained-claim.ts";
import { networkAbove, providerBelow } from "./facts-of-all-claims.ts";
import type { FoundClaims } from "./find-claims.ts";
import { hasOtherNumbers } from "./numbers-of-others.ts";

/** The claims of a notice, each with what the lines above it, its own and its total say. */
export function explainedClaims(
  { claims, rows, amounts, isLetter }: FoundClaims,
  notice: Notice,
): ExplainedClaim[] {
  const context = { ...notice, rows, endsOfColumns: endsOfColumns(rows), headings: headingsAmong(notice) };
  const numbers = claims.map(({ number }) => number);
  // Below the last claim stands no other's: where it has its provider there, each has.
  const providers = claims.map(({ draft }) => providerBelow(draft, notice));
  const areProvidersBelow = (providers.at(-1) ?? null) !== null;
  // Above the first claim stands no other's.
  const networks = claims.map(({ draft }, index) => networkAbove(draft, numbers[index - 1] ?? null, notice));
  const areNetworksAbove = (networks[0] ?? null) !== null;
  return claims.map((claim, index) => {
    const { draft, number } = claim;
    const explained = explainedClaim(claim, context, {
      below: claims[index + 1]?.draft.zone.first ?? notice.lines.length,
      isOnly: claims.length === 1,
      providerBelow: (areProvidersBelow && providers[index]) || null,
      networkAbove: (areNetworksAbove && networks[index]) || null,
    });
    const whole =
      isLetter || claims.length === 1 ? withServiceOfLetter(explained, notice, amounts) : explained;
    const isOfSeveral = number !== null && hasOtherNumbers(draft, number, numbers, notice);
    return isOfSeveral ? lowerAmountConfidence(whole) : checkSums(whole);
  });
}

/** The lines that head the amounts of a table. */
const headingsAmong = ({ lines, isHead }: Notice): ReadRow[] =>
  lines.filter(
    (line) =>
      line.amounts.length === 0 &&
      line.row.cellStarts.filter((start) => isHead(line, start)).length >= MIN_HEADINGS,
  );

const MIN_HEADINGS = 2;
