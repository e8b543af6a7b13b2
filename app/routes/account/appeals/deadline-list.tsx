import { useLanguage, useWords } from "#app/components/use-words.ts";
import { appealsWords } from "#app/content/words/appeals.ts";
import { deadlinesWords } from "#app/content/words/deadlines.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import { appealsPath } from "./appeal-id.ts";
import type { AppealViewer } from "./appeal-viewer.ts";
import * as css from "./appeals.css.ts";
import type { ViewedAppeals } from "./view-appeals.server.ts";
import { ZoneNote } from "./zone-note.tsx";

type ShownDeadline = ViewedAppeals["deadlines"][number];

const SOON_DAYS = 14;
const MOST_OPEN = 5;

interface DeadlineListProps {
  /** The first to come first. */
  deadlines: ShownDeadline[];
  /** Whether a calendar of them has a day to come. */
  hasCalendar: boolean;
  viewer: AppealViewer;
}

/** The deadlines of all appeals: what is past, what comes soon, what comes later. */
export function DeadlineList({ deadlines, hasCalendar, viewer }: DeadlineListProps) {
  const { list: words } = useWords(deadlinesWords);
  const address = useAccountAddress();
  const groups = {
    past: deadlines.filter(({ deadline }) => deadline.daysLeft < 0),
    soon: deadlines.filter(({ deadline: { daysLeft } }) => daysLeft >= 0 && daysLeft <= SOON_DAYS),
    later: deadlines.filter(({ deadline }) => deadline.daysLeft > SOON_DAYS),
  };
  const names = ["soon", "later", "past"] as const;
  return (
    <section className={stack.part} aria-labelledby="deadlines">
      <h2 id="deadlines">{words.heading}</h2>
      {deadlines.length === 0 ? <p>{words.none}</p> : null}
      {names.map((name) => (
        <DeadlineGroup
          key={name}
          heading={words.groups[name]}
          deadlines={groups[name]}
          isFoldable={name === "later"}
        />
      ))}
      {hasCalendar ? (
        <div>
          <p>
            <a href={address("/account/deadlines.ics")} download>
              {words.calendar}
            </a>
          </p>
          <p className={stack.note}>{viewer.wantsReminders ? words.calendarNote : words.noReminders}</p>
        </div>
      ) : null}
      {deadlines.length > 0 ? <ZoneNote viewer={viewer} /> : null}
    </section>
  );
}

interface DeadlineGroupProps {
  heading: string;
  deadlines: ShownDeadline[];
  /** Whether many of them may be put away. */
  isFoldable: boolean;
}

function DeadlineGroup({ heading, deadlines, isFoldable }: DeadlineGroupProps) {
  const { list } = useWords(appealsWords);
  const { list: words } = useWords(deadlinesWords);
  const language = useLanguage();
  const address = useAccountAddress();
  if (deadlines.length === 0) return null;
  const items = (
    <ul className={css.list}>
      {deadlines.map(({ appealId, appealName, providerName, deadline }) => (
        <li key={`${appealId} ${deadline.kind} ${deadline.what} ${deadline.dueOn}`} className={css.item}>
          <div>
            <div>
              {deadline.what}: <strong>{deadline.lastDay}</strong>
            </div>
            <div className={stack.note}>
              {deadline.whose}.{" "}
              <a href={address(appealsPath, { appeal: appealId })}>
                {appealName}: <bdi>{providerName ?? list.unnamed}</bdi>
              </a>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <h3 className={css.groupHeading}>{heading}</h3>
      {deadlines.length > MOST_OPEN && isFoldable ? (
        <details className={stack.details}>
          <summary className={stack.summary}>
            {say(language, words.more, { count: deadlines.length })}
          </summary>
          {items}
        </details>
      ) : (
        items
      )}
    </div>
  );
}
