import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface AppealsPartProps {
  count: number;
  /** The next last day of the patient's own; null: none that we know. */
  nextDeadline: { what: string; dueOn: string } | null;
  mayWrite: boolean;
}

/** The number of letters and appeals, and the deadline of the next step. */
export function AppealsPart({ count, nextDeadline, mayWrite }: AppealsPartProps) {
  const words = useWords().accountHome;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="appeals">
      <h2 id="appeals">{words.appeals}</h2>
      {nextDeadline === null ? null : (
        <p>
          {say(language, words.nextDeadline, {
            deadline: nextDeadline.what,
            date: formatDate(language, nextDeadline.dueOn),
          })}
        </p>
      )}
      {count === 0 ? <p>{words.noAppeals}</p> : null}
      <ul className={stack.links}>
        {count === 0 ? null : (
          <li>
            <a href={address("/account/audit/detailed")}>{say(language, words.allAppeals, { count })}</a>
          </li>
        )}
        {mayWrite ? (
          <li>
            <a href={address("/account/file-appeal")}>{words.writeLetter}</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
