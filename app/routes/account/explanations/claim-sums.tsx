import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { ClaimSum } from "#app/domain/explanations/kept/check-claim-sums.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "../review/review-form.css.ts";

/** Says whether a claim's amounts add up; it is said, never forced. */
export function ClaimSums({ sums }: { sums: ClaimSum[] }) {
  const words = useWords().explanations.review.sums;
  const language = useLanguage();
  const text = (cents: number) => formatDollars(dollarsOfCents(cents));
  return (
    <section className={stack.part}>
      <h2>{words.heading}</h2>
      {sums.length === 0 ? <p>{words.unknown}</p> : null}
      {sums.map(({ of, toldCents, workedOutCents }) => {
        const name = words.names[of];
        const isFit = toldCents === workedOutCents;
        return (
          <p key={of} className={isFit ? undefined : css.differs}>
            {isFit
              ? say(language, words.fits, { name, told: text(toldCents) })
              : say(language, words.differs, {
                  name,
                  told: text(toldCents),
                  workedOut: text(workedOutCents),
                  difference: text(Math.abs(workedOutCents - toldCents)),
                })}
          </p>
        );
      })}
    </section>
  );
}
