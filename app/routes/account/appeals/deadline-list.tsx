import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import type { AppealViewer } from "./appeal-viewer.ts";
import * as css from "./appeals.css.ts";
import type { ViewedAppeals } from "./view-appeals.server.ts";
import { ZoneNote } from "./zone-note.tsx";

type ShownDeadline = ViewedAppeals["deadlines"][number];

const SOON_DAYS = 14;
const MAX_OPEN = 5;

interface DeadlineListProps {
  /** The first to come first. */
  deadlines: ShownDeadline[];
  /** Whether a calendar of them has a day to come. */
  hasCalendar: boolean;
  /** Whether some come from a plan's explanation, which emails never mention. */
  hasDenials: boolean;
  viewer: AppealViewer;
}

/** The deadlines of all appeals and of plans' decisions: what is past, what comes soon, what comes later. */
export function DeadlineList({ deadlines, hasCalendar, hasDenials, viewer }: DeadlineListProps) {
  const { list: words, denial } = useWords().deadlines;
  const address = useAccountAddress();
  const groups = {
    past: deadlines.filter(({ daysLeft }) => daysLeft < 0),
    soon: deadlines.filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= SOON_DAYS),
    later: deadlines.filter(({ daysLeft }) => daysLeft > SOON_DAYS),
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
          <p className={stack.note}>
            {viewer.wantsReminders ? words.calendarNote : words.noReminders}{" "}
            {viewer.wantsReminders && hasDenials ? denial.noReminders : null}
          </p>
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
  const { list } = useWords().appeals;
  const { list: words } = useWords().deadlines;
  const language = useLanguage();
  if (deadlines.length === 0) return null;
  const items = (
    <ul className={css.list}>
      {deadlines.map(({ key, what, lastDay, whose, source, href, about, name }) => (
        <li key={key} className={css.item}>
          <div>
            <div>
              {what}: <strong>{lastDay}</strong>
            </div>
            <div className={stack.note}>
              {whose}. {source === null ? null : `${source} `}
              <a href={href}>
                {about}: <bdi>{name ?? list.unnamed}</bdi>
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
      {deadlines.length > MAX_OPEN && isFoldable ? (
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
