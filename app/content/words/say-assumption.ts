import type { Answer } from "#app/domain/answers/answer.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { PlanProduct } from "#app/domain/payers/plan-traits.ts";
import { wordsIn } from "./words.ts";

const PRODUCT_NAMES: Readonly<Record<PlanProduct, string>> = {
  ppo: "PPO",
  hmo: "HMO",
  pos: "POS",
  epo: "EPO",
  "open-access": "open-access",
  indemnity: "indemnity",
  exchange: "marketplace",
};

/** What was assumed, in a sentence or two: 'We assumed a scan without contrast.' */
export function sayAssumption(language: Language, assumption: Answer["assumed"][number]): string {
  const { assumed } = wordsIn(language).assumptions;
  switch (assumption.kind) {
    case "spelling":
    case "one-of-several":
    case "pictures":
    case "minutes":
      return say(language, assumed[assumption.kind], { name: serviceNameIn(language, assumption.service) });
    case "emergency-level":
    case "visit-level":
      return say(language, assumed[assumption.kind], { level: assumption.level });
    case "birth-stay":
    case "birth-doctor":
      return say(language, assumed[assumption.kind], { code: assumption.code });
    case "drug-unit":
      return say(language, assumed["drug-unit"], { unit: assumption.unit });
    case "network":
      return say(language, assumed.network, { network: assumption.network, payer: assumption.payer });
    case "place":
      return say(language, assumed.place, { place: assumption.label });
    case "any-company":
      return say(language, assumed["any-company"], { product: PRODUCT_NAMES[assumption.product] });
    case "contrast":
      return assumed[`${assumption.contrast}-contrast`];
    default:
      return assumed[assumption.kind];
  }
}
