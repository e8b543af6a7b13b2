import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

interface AskedOnThePhone {
  /** 'CPT 73721'. */
  code: string;
  /** '': none was named. */
  payer: string;
  /** A program such as Medicaid pays, so that no price is owed. */
  isCovered: boolean;
  /** The prices are rates that the plan agreed to pay. */
  isByRate: boolean;
}

/** What to say to a hospital on the phone before care, word for word. */
export function sayPhoneScript(
  language: Language,
  { code, payer, isCovered, isByRate }: AskedOnThePhone,
): string {
  const { scripts } = wordsIn(language).answer;
  if (isCovered) return say(language, scripts.covered, { payer, code });
  return isByRate ? say(language, scripts.plan, { payer, code }) : say(language, scripts.selfPay, { code });
}
