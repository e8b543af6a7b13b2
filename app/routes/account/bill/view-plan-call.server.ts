import type { AppLoadContext } from "@remix-run/node";
import { sayContractedCall } from "#app/content/words/say-contracted.ts";
import { wordsIn } from "#app/content/words/words.ts";
import {
  listContractedLines,
  type PlacedContractedLine,
} from "#app/domain/explanations/contracted/list-contracted-lines.server.ts";
import type { ConfirmedClaim } from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Language } from "#app/domain/language/language.ts";
import { onPhone, type PhoneLine } from "#app/domain/language/on-phone.ts";
import { say } from "#app/domain/language/say.ts";

const MAX_QUESTIONS = 5;

/** What to say to the plan about lines for which it allowed more than the rate in its published file; empty: there are none. */
export async function viewPlanCall(
  { readDb, gazetteer, language }: AppLoadContext,
  claims: readonly ConfirmedClaim[],
): Promise<PhoneLine[]> {
  // Each claim alone: an explanation may have claims about other bills.
  const explanations = claims.map(({ explanation, claim }) => ({ ...explanation, claims: [claim] }));
  const lines = await listContractedLines({ db: readDb, gazetteer }, explanations);
  const above = lines.filter(({ result }) => result.outcome === "above").slice(0, MAX_QUESTIONS);
  return onPhone(language, (one) => sayPlanCall(one, claims, above));
}

function sayPlanCall(
  language: Language,
  claims: readonly ConfirmedClaim[],
  above: readonly PlacedContractedLine[],
): string[] {
  const words = wordsIn(language).contracted.call;
  const asked = [...new Set(above.map(({ explanationIndex }) => explanationIndex))].flatMap((index) => {
    const { claimNumber, provider } = itemAt(claims, index).claim;
    const opening =
      claimNumber === null
        ? say(language, words.unnumbered, { provider: provider?.value ?? words.anyProvider })
        : say(language, words.claim, { number: claimNumber.value });
    const questions = above
      .filter((line) => line.explanationIndex === index)
      .flatMap((line) => sayContractedCall(language, line) ?? []);
    return [opening, ...questions];
  });
  return asked.length === 0 ? [] : [...asked, words.correction];
}
