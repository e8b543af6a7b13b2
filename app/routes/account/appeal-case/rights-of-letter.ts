import { sayLetterRights } from "#app/content/words/say-letter-rights.ts";
import { stateOfCase } from "#app/domain/cases/state-of-case.ts";
import { parseUsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import type { LetterMaterial } from "#app/domain/letters/fill-letter.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";

/** What a letter of a kind says of a state's law on a day (ISO): a hospital is under its own state's, a collector under the patient's.
 *  Null: nothing. */
export function rightsOfLetter(
  kind: LetterKindId,
  { bill, profile, providerAddress }: Pick<LetterMaterial, "bill" | "profile" | "providerAddress">,
  day: string,
): string | null {
  if (!letterKinds[kind].known?.includes("stateRights")) return null;
  const to = letterKinds[kind].recipient === "collector" ? "collector" : "hospital";
  const hospitalState = providerAddress === null ? null : parseUsAddress(providerAddress).state;
  const ofCase = stateOfCase({ bill, profile, hospitalState })?.state ?? null;
  const state = to === "hospital" ? (hospitalState ?? ofCase) : ofCase;
  return sayLetterRights(LETTER_LANGUAGE, to, { state, day });
}
