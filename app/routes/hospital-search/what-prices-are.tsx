import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { settingName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayFiles } from "#app/content/words/say-found-prices.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { shownKind } from "./plan-kinds.tsx";

interface WhatPricesAreProps {
  spread: PriceSpread;
  prices: FoundWithSpread;
}

/** What the prices of a spread are: kind, class, setting, unit and the days of their files. */
export function WhatPricesAre({ spread, prices }: WhatPricesAreProps) {
  const { payer = "", setting } = prices.searched;
  const language = useLanguage();
  const { planKinds: kinds, priceNames, foundPrices } = useWords();
  const { cash, gross, negotiated, unit } = foundPrices.answer;
  const rest = [
    nameOf(priceNames.billingClasses, spread.billingClass),
    setting ? settingName(language, setting).toLowerCase() : "",
    spread.drugUnit ? say(language, unit, { unit: spread.drugUnit }) : "",
    sayFiles(language, spread),
  ].filter((text) => text !== "");
  return (
    <p className={stack.note}>
      {spread.kind === "cash" ? (
        <Sentence
          of={cash}
          as={{ term: (text) => <GlossaryTerm term="Discounted cash price">{text}</GlossaryTerm> }}
        />
      ) : spread.kind === "gross" ? (
        <Sentence
          of={gross}
          as={{ term: (text) => <GlossaryTerm term="Gross charge">{text}</GlossaryTerm> }}
        />
      ) : (
        <Sentence
          of={negotiated}
          values={{ payer, plans: kinds.many[shownKind(prices)] }}
          as={{
            term: (text) => <GlossaryTerm term="Payer-specific negotiated charge">{text}</GlossaryTerm>,
          }}
        />
      )}
      {rest.map((text) => `, ${text}`).join("")}.
    </p>
  );
}
