import { sayPolicyLines, sayPrograms } from "#app/content/words/say-application-letter.ts";
import { sayLetter } from "#app/content/words/say-letter.ts";
import { wordsIn } from "#app/content/words/words.ts";
import {
  type AssistanceApplication,
  annualIncomeCentsOf,
} from "#app/domain/appeals/application/assistance-application.ts";
import { say } from "#app/domain/language/say.ts";
import { fillLetter, type LetterMaterial } from "#app/domain/letters/fill-letter.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
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
      programs: sayPrograms("en", application),
      policyLines: sayPolicyLines("en", help.policy, grants),
    },
  });
  const { papers, letter } = wordsIn("en").assistanceApplication;
  const enclosures = [papers.bill.name, letter.household, letter.papers];
  return {
    ...sayLetter("en", draft, null),
    enclosures,
    enclosuresHeading: say("en", wordsIn("en").letters.letter.enclosures, { count: enclosures.length }),
  };
}
