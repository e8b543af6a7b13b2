import { dollarsOrNone } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { isPlaceholderAmount } from "#app/domain/charges/placeholder-amount.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { note } from "#app/ui/page/stack.css.ts";
import * as css from "./service-details.css.ts";

/** An amount as the file has it; one that means 'no price' says so. */
export function PublishedAmount({ dollars }: { dollars: Dollars | null }) {
  const language = useLanguage();
  const words = useWords().serviceDetails;
  if (dollars === null || !isPlaceholderAmount(dollars)) return <>{dollarsOrNone(language, dollars)}</>;
  return (
    <span className={css.wrapping}>
      <Sentence
        of={words.publishedAmount.noPrice}
        values={{ dollars: formatDollars(dollars) }}
        as={{ span: (text) => <span className={note}>{text}</span> }}
      />
    </span>
  );
}
