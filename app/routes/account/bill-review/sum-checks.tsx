import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { SumCheck } from "#app/domain/bills/kept/check-sums.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "../review/review-form.css.ts";

/** Says whether a bill's amounts add up. It is said, never forced: many bills rightly do not. */
export function SumChecks({ sums }: { sums: { lines: SumCheck | null; due: SumCheck | null } }) {
  const { sums: words } = useWords().billReview;
  const language = useLanguage();
  const said = [
    sums.lines && {
      isFit: isFit(sums.lines),
      text: isFit(sums.lines)
        ? say(language, words.linesFit, inDollars(sums.lines))
        : say(language, words.linesDiffer, inDollars(sums.lines)),
    },
    sums.due && {
      isFit: isFit(sums.due),
      text: isFit(sums.due)
        ? say(language, words.dueFits, inDollars(sums.due))
        : say(language, words.dueDiffers, inDollars(sums.due)),
    },
  ].filter((check) => check !== null);
  return (
    <section className={stack.part}>
      <h2>{words.heading}</h2>
      {said.length === 0 ? <p>{words.unknown}</p> : null}
      {said.map(({ isFit, text }) => (
        <p key={text} className={isFit ? undefined : css.differs}>
          {text}
        </p>
      ))}
    </section>
  );
}

function isFit({ statedCents, workedOutCents }: SumCheck): boolean {
  return statedCents === workedOutCents;
}

function inDollars({ statedCents, workedOutCents }: SumCheck) {
  const text = (cents: number) => formatDollars(dollarsOfCents(cents));
  return {
    stated: text(statedCents),
    workedOut: text(workedOutCents),
    difference: text(Math.abs(statedCents - workedOutCents)),
  };
}
