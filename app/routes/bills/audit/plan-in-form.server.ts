import type { AppLoadContext } from "@remix-run/node";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { openSealedText, sealText } from "#app/platform/session/sealed-text.server.ts";

const PURPOSE = "a plan's decision in an audit's form";
/** Room in the form for the bill itself. */
const MAX_CHARACTERS = 1_000_000;

/** What the plan decided, as the page's form carries it along, so that a corrected bill is compared with it again: sealed, since
 *  it names people and nothing is stored. Null: it is too long for a form. */
export function sealPlan(
  { sessionSecret }: AppLoadContext,
  explanations: readonly Explanation[],
): string | null {
  const text = JSON.stringify(explanations);
  return text.length > MAX_CHARACTERS ? null : sealText(sessionSecret, PURPOSE, text);
}

/** What a form carries; none where it is not one of ours. */
export function openPlan({ sessionSecret }: AppLoadContext, sealed: string): Explanation[] {
  const text = sealed === "" ? null : openSealedText(sessionSecret, PURPOSE, sealed);
  return text === null ? [] : JSON.parse(text);
}
