import type { Notice } from "../facts/notice.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import type { FoundNumber } from "./find-claim-number.ts";
import { findNetwork } from "./find-network.ts";
import { findProvider } from "./find-provider.ts";

/** Returns the network named above a claim's lines where a plan prints its number below them: between the number before and its
 *  own lines. */
export function networkAbove(
  { hasFactsBelow, zone }: ClaimDraft,
  before: FoundNumber | null,
  notice: Notice,
) {
  if (!hasFactsBelow) return null;
  const from = before ? before.line.index + 1 : Math.max(0, zone.first - MAX_LINES_OF_FACTS);
  return findNetwork(notice, { from, to: zone.first });
}

/** Returns the provider by the lines below a claim's own, where a plan names the provider there. */
export function providerBelow({ hasFactsBelow, zone, lines: placed }: ClaimDraft, notice: Notice) {
  if (!hasFactsBelow) return null;
  const from = (placed.at(-1)?.record.lines.at(-1)?.index ?? zone.first) + 1;
  return findProvider(notice, { from, to: zone.to, first: zone.to });
}

const MAX_LINES_OF_FACTS = 8;
