import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayAppealStep } from "#app/content/words/say-appeal-step.ts";
import type { CaseEvent } from "#app/domain/cases/case-timeline.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./case.css.ts";

interface BillTimelineProps {
  billId: string;
  events: readonly CaseEvent[];
  letterCount: number;
}

/** What happened with a bill, by day: its documents, its letters and what was said on the phone. */
export function BillTimeline({ billId, events, letterCount }: BillTimelineProps) {
  const { timeline: words } = useWords().billCase;
  const call = useWords().billCall;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <Fold id="timeline" heading={words.heading}>
      <ol className={css.timeline}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place.
          <li key={index} className={css.event}>
            <span className={css.day}>{formatDate(language, event.on)}</span>
            <div>
              <EventText event={event} />
            </div>
          </li>
        ))}
      </ol>
      <ul className={stack.links} data-screen>
        <li>
          <a href={address(`/account/bills/${billId}/call`)}>{call.open}</a>
        </li>
        {letterCount === 0 ? null : (
          <li>
            <a href={address("/account/audit/detailed", { bill: billId })}>
              {say(language, words.letters, { count: letterCount })}
            </a>
          </li>
        )}
      </ul>
    </Fold>
  );
}

function EventText({ event }: { event: CaseEvent }) {
  const { timeline: words, steps } = useWords().billCase;
  const { kinds } = useWords().letters;
  const language = useLanguage();
  const address = useAccountAddress();
  switch (event.event) {
    case "bill-written":
      return words.bill;
    case "bill-added":
      return words.added;
    case "plan-decided":
      return (
        <a href={address(`/account/explanations/${event.explanationId}`)}>
          {event.planName === null
            ? words.planDecided
            : say(language, words.explanation, { name: event.planName })}
        </a>
      );
    case "checked":
      return <a href={address("/account/audit-findings", { audit: event.auditId })}>{words.audited}</a>;
    case "letter-begun":
    case "letter-step": {
      const what = kinds[event.kind].name;
      return (
        <>
          <a href={address("/account/audit/detailed", { appeal: event.appealId })}>{what}</a>:{" "}
          {event.event === "letter-begun" ? words.begun : sayAppealStep(language, event.step)}
        </>
      );
    }
    case "reminder":
      return say(language, words.reminder, {
        what: kinds[event.kind].name,
        day: formatDate(language, event.dueOn),
      });
    case "last-day": {
      const step = steps[event.stepId].title;
      return say(language, event.isOthers ? words.answerBy : words.lastDay, { step });
    }
    case "called": {
      const { person, reference, said, promisedBy } = event.note;
      return (
        <>
          {person === null ? words.called : say(language, words.calledPerson, { person })}
          <div dir="auto">{said}</div>
          <div className={stack.note}>
            {reference === null ? null : say(language, words.reference, { reference })}{" "}
            {promisedBy === null
              ? null
              : say(language, words.promised, { date: formatDate(language, promisedBy) })}
          </div>
        </>
      );
    }
  }
}
