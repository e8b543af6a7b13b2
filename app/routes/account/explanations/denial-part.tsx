import { Fragment } from "react";
import * as css from "#app/components/bills/letter-text.css.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayLastDay } from "#app/content/words/say-deadline.ts";
import {
  type AppealDeadline,
  type AppealLaw,
  lawsOfAppeals,
} from "#app/domain/explanations/appeal-deadline.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** Where the letter about a refused claim is written. */
export interface DenialLetter {
  /** Shown if there are several; null: not printed. */
  claimNumber: string | null;
  /** To the plan. */
  appealAt: string;
  /** To the billing office, where all of it is the provider's own fault; null: it is not. */
  disputeAt: string | null;
}

interface DenialPartProps {
  denial: {
    deadline: AppealDeadline | null;
    law: AppealLaw | null;
    /** Whether the document says what kind of plan it is. */
    isPlanKnown: boolean;
    reasons: { code: string; message: string; ask: string | null }[];
    address: readonly string[] | null;
  };
  /** Why, where no code says so; null: the codes do. */
  reason: string | null;
  /** The appeal's text, where no bill holds it; null: it is written elsewhere, or the viewer can't write it. */
  appeal: string | null;
  /** The letters about its denied claims; none: no bill is matched with them, or the viewer can't write letters. */
  letters: readonly DenialLetter[];
}

/** The appeal as it can be copied: an account keeps letters with bills, and care that was refused ahead has none. */
function AppealText({ text }: { text: string }) {
  const { letter: words } = useWords().planPapers;
  return (
    <>
      <h3>{words.heading}</h3>
      <p>{words.lead}</p>
      <details className={stack.details}>
        <summary className={stack.summary}>{words.show}</summary>
        <pre className={css.letter}>{text}</pre>
      </details>
      <p className={stack.note}>{words.follow}</p>
    </>
  );
}

/** What to do about a denial: the deadline, the reason in plain words, what to ask for first, and the law. */
export function DenialPart({ denial, reason, appeal, letters }: DenialPartProps) {
  const { denial: words } = useWords().explanations.view;
  const language = useLanguage();
  const { deadline, law, isPlanKnown, reasons, address } = denial;
  const source = law && lawsOfAppeals[law].source;
  return (
    <section className={stack.part} aria-labelledby="denial">
      <h2 id="denial">{words.heading}</h2>
      <p>
        {deadline
          ? say(language, deadline.daysLeft < 0 ? words.past : words.until, {
              until: sayLastDay(language, deadline),
            })
          : words.noDay}
      </p>
      {deadline ? <p className={stack.note}>{words.bases[deadline.basis]}</p> : null}
      {reason === null ? null : <p>{reason}</p>}
      {reasons.length === 0 ? null : (
        <ul className={stack.bullets}>
          {reasons.map(({ code, message, ask }) => (
            <li key={code}>
              <strong>{code}</strong>: {message} {ask}
            </li>
          ))}
        </ul>
      )}
      {appeal === null ? null : <AppealText text={appeal} />}
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
      <details className={stack.details}>
        <summary className={stack.summary}>{words.rules}</summary>
        <div className={stack.part}>
          <p>{words.fileFirst}</p>
          {law === null ? <p>{words.supplement}</p> : <p>{words.laws[law]}</p>}
          {isPlanKnown ? null : <p>{words.planUnknown}</p>}
          {source ? (
            <p>
              <a href={source.url}>{source.title}</a>
            </p>
          ) : null}
        </div>
      </details>
      {letters.some(({ disputeAt }) => disputeAt !== null) ? <p>{words.providersFault}</p> : null}
      <div className={stack.buttons}>
        {letters.map(({ claimNumber, appealAt, disputeAt }) => {
          const ofClaim = letters.length > 1 && claimNumber !== null ? claimNumber : null;
          const named = (label: string) =>
            ofClaim === null ? label : say(language, words.ofClaim, { label, claim: ofClaim });
          return disputeAt === null ? (
            <ActionLink key={appealAt} href={appealAt}>
              {named(words.letter)}
            </ActionLink>
          ) : (
            <Fragment key={appealAt}>
              <ActionLink href={disputeAt}>{named(words.dispute)}</ActionLink>
              <ActionLink href={appealAt} rank="secondary">
                {named(words.letter)}
              </ActionLink>
            </Fragment>
          );
        })}
      </div>
    </section>
  );
}
