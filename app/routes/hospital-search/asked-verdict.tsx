import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayPrices } from "#app/content/words/say-prices.ts";
import { say } from "#app/domain/language/say.ts";
import type { MedicarePayment } from "#app/domain/medicare/medicare-payment.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import { formatRatio } from "#app/domain/money/format-ratio.ts";
import * as css from "./answer-card.css.ts";
import type { JudgedAsked } from "./judge-asked.ts";

interface AskedVerdictProps {
  judged: JudgedAsked;
  medicare: MedicarePayment | null;
  /** The place of the comparable prices, to end a sentence with. */
  where: string;
  /** Whose rates they are; null: these prices aren't rates. */
  payer: string | null;
}

/** Whether what someone was asked to pay is fair, why, and what comes next. */
export function AskedVerdict({ judged, medicare, where, payer }: AskedVerdictProps) {
  const language = useLanguage();
  const { answer, priceNames } = useWords();
  const { asked: words } = answer;
  const { standing, quartiles, hospitalCount: count, timesMedicare } = judged;
  const asked = formatPrice(judged.dollars);
  const half = quartiles && {
    range: sayPrices(language, quartiles),
    median: formatPrice(quartiles.medianDollars),
  };
  const why =
    half &&
    (payer === null
      ? say(language, words.why, { ...half, count, where })
      : say(language, words.whyOfPlan, { ...half, count, where, payer }));
  const ofMedicare =
    timesMedicare !== null && medicare
      ? say(language, words.whyMedicare, {
          ratio: say(language, priceNames.times, { ratio: formatRatio(timesMedicare) }),
          medicare: formatPrice(medicare.dollars),
        })
      : "";
  return (
    <section className={css.part} aria-label={words.label} data-live-answer>
      <p className={css.lead}>
        <Sentence
          of={words[standing]}
          values={{ asked }}
          as={{ figure: (text) => <strong className={css.figure}>{text}</strong> }}
        />
      </p>
      <p>
        {[why, ofMedicare].filter(Boolean).join(" ")}{" "}
        {standing === "within" && half ? say(language, words.next.within, half) : null}
        {standing === "below" ? words.next.below : null}
        {standing === "above" ? (
          <Sentence
            of={words.next.above}
            as={{
              audit: (text) => <a href="/audit">{text}</a>,
              assistance: (text) => <a href="/assistance">{text}</a>,
            }}
          />
        ) : null}
      </p>
    </section>
  );
}
