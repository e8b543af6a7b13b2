import { sayPolicyLines, sayPrograms } from "#app/content/words/say-application-letter.ts";
import { sayLetter } from "#app/content/words/say-letter.ts";
import { wordsIn } from "#app/content/words/words.ts";
import {
  type AssistanceApplication,
  annualIncomeCentsOf,
} from "#app/domain/appeals/application/assistance-application.ts";
import { say } from "#app/domain/language/say.ts";
import { fillLetter, type LetterMaterial } from "#app/domain/letters/fill-letter.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import { rightsOfLetter } from "../appeal-case/rights-of-letter.ts";
import { countedGrants, type KnownHelp } from "./find-help.server.ts";

interface WrittenFrom {
  application: AssistanceApplication;
  help: KnownHelp;
  material: Omit<LetterMaterial, "said" | "chosenFindings">;
  /** What was typed of the letter itself. */
  said: Partial<LetterSlots>;
  /** ISO day. */
  today: string;
}

/** The letter of an application, by the hospital's own lines and what was said of the household. */
export function writeApplicationLetter({
  application,
  help,
  material,
  said,
  today,
}: WrittenFrom): LetterText {
  const grants = countedGrants(help, application, material.profile.state, today);
  const draft = fillLetter("charity-care", today, {
    ...material,
    chosenFindings: [],
    said: {
      ...said,
      householdSize: application.size,
      incomeCents: annualIncomeCentsOf(application),
      programs: sayPrograms(LETTER_LANGUAGE, application),
      stateRights: rightsOfLetter("charity-care", material, today),
      policyLines: sayPolicyLines(LETTER_LANGUAGE, help.policy, grants),
    },
  });
  const { papers, letter } = wordsIn(LETTER_LANGUAGE).assistanceApplication;
  const enclosures = [papers.bill.name, letter.household, letter.papers];
  return {
    ...sayLetter(LETTER_LANGUAGE, draft, null),
    enclosures,
    enclosuresHeading: say(LETTER_LANGUAGE, wordsIn(LETTER_LANGUAGE).letters.letter.enclosures, {
      count: enclosures.length,
    }),
  };
}
