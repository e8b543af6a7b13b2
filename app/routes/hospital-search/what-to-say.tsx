import { PhoneLine } from "#app/components/phone-line.tsx";
import { codeName } from "#app/components/price-words.ts";
import { useLanguage } from "#app/components/use-words.ts";
import { sayPhoneScript } from "#app/content/words/say-phone-script.ts";
import { sayPrices } from "#app/content/words/say-prices.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Answer } from "#app/domain/answers/answer.ts";
import type { Language } from "#app/domain/language/language.ts";
import { onPhone } from "#app/domain/language/on-phone.ts";
import { say } from "#app/domain/language/say.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import * as css from "./answer-card.css.ts";
import type { JudgedAsked } from "./judge-asked.ts";

interface WhatToSayProps {
  answer: Answer;
  service: ServiceItem;
  payer: string;
  /** Null: no amount to pay was given. */
  judged: JudgedAsked | null;
}

/** What to say on the phone, word for word. */
export function WhatToSay({ answer, service, payer, judged }: WhatToSayProps) {
  const language = useLanguage();
  const code = codeName(service);
  const words = (language: Language) => {
    const { scripts } = wordsIn(language).answer;
    const isCovered = answer.kind === "covered";
    const isByRate = answer.priceKind === "negotiated";
    if (isCovered || isByRate || judged === null || judged.standing === "covered")
      return sayPhoneScript(language, { code, payer, isCovered, isByRate });
    const { quartiles, standing } = judged;
    const asked = formatPrice(judged.dollars);
    if (standing !== "above" || quartiles === null)
      return say(language, scripts[standing], { asked, code, range: "", median: "" });
    return say(language, scripts.above, {
      asked,
      code,
      range: sayPrices(language, quartiles),
      median: formatPrice(quartiles.medianDollars),
    });
  };
  return onPhone(language, (one) => [words(one)]).map((line) => (
    <p key={line.said} className={css.script}>
      <PhoneLine line={line} />
    </p>
  ));
}
