import { useLanguage, useWords } from "#app/components/use-words.ts";
import { explanationWords } from "#app/content/words/explanations.ts";
import { sayLastDay } from "#app/content/words/say-deadline.ts";
import {
  type AppealDeadline,
  type AppealLaw,
  lawsOfAppeals,
} from "#app/domain/explanations/appeal-deadline.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

interface DenialPartProps {
  denial: {
    deadline: AppealDeadline | null;
    law: AppealLaw | null;
    /** Whether the paper tells what kind of plan it is. */
    isPlanKnown: boolean;
    reasons: { code: string; message: string; ask: string }[];
    address: readonly string[] | null;
  };
  /** Where the letter is written; null: no bill is put together with it, or the viewer may not write. */
  letterAt: string | null;
}

/** What to do about a plan's no: by when, why it said so in plain words, what to ask for first, and the law. */
export function DenialPart({ denial, letterAt }: DenialPartProps) {
  const { denial: words } = useWords(explanationWords).view;
  const language = useLanguage();
  const { deadline, law, isPlanKnown, reasons, address } = denial;
  const source = law && lawsOfAppeals[law].source;
  return (
    <section className={stack.part} aria-labelledby="denial">
      <h2 id="denial">{words.heading}</h2>
      <p>{deadline ? say(language, words.until, { until: sayLastDay(language, deadline) }) : words.noDay}</p>
      {deadline ? <p className={stack.note}>{words.bases[deadline.basis]}</p> : null}
      {reasons.length === 0 ? null : (
        <ul className={stack.bullets}>
          {reasons.map(({ code, message, ask }) => (
            <li key={code}>
              <strong>{code}</strong>: {message} {ask}
            </li>
          ))}
        </ul>
      )}
      <p>{words.fileFirst}</p>
      {law === null ? <p>{words.supplement}</p> : <p>{words.laws[law]}</p>}
      {isPlanKnown ? null : <p>{words.planUnknown}</p>}
      {source ? (
        <p>
          <a href={source.url}>{source.title}</a>
        </p>
      ) : null}
      {address === null ? null : (
        <>
          <p>{words.address}</p>
          <address className={stack.address}>
            {address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </>
      )}
      {letterAt === null ? null : (
        <div>
          <ActionLink href={letterAt}>{words.letter}</ActionLink>
        </div>
      )}
    </section>
  );
}
