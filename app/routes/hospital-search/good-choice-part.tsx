import { PhoneLink } from "#app/components/hospitals/phone-link.tsx";
import { Stars } from "#app/components/hospitals/stars.tsx";
import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { formatMiles } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import * as css from "./answer-card.css.ts";
import type { GoodChoice } from "./find-good-choice.server.ts";

/** One hospital to call, near and not expensive. */
export function GoodChoicePart({ choice, isByRate }: { choice: GoodChoice; isByRate: boolean }) {
  const language = useLanguage();
  const words = useWords().answer.choice;
  const { stars } = useWords().foundPrices.list;
  const { found, priceDollars, isWellRated } = choice;
  const { hospitalName: name, hospitalShortId: shortId, distanceMiles, phone } = found;
  return (
    <>
      <h2 className={css.choiceHeading}>{isWellRated ? words.good : words.nearest}</h2>
      <p className={css.choiceName}>
        <PlaceLink href={hospitalServicePath({ name, shortId }, found, isByRate ? found.payerRate : null)}>
          {name}
        </PlaceLink>
      </p>
      <p>
        <span className={css.price}>{formatPrice(priceDollars)}</span>
        {distanceMiles === null
          ? null
          : ` · ${formatMiles(language, distanceMiles, { isApproximate: found.isPositionApproximate })}`}{" "}
        · <Stars rating={found.overallRating} words={stars} />
      </p>
      {phone ? (
        <p>
          <Sentence
            of={words.call}
            values={{ phone }}
            as={{ phone: (text) => <PhoneLink phone={text} className={css.phone} /> }}
          />
        </p>
      ) : null}
    </>
  );
}
