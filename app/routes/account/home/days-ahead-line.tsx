import { useLanguage, useWords } from "#app/components/use-words.ts";
import { DAYS_AHEAD, type DayAhead } from "#app/domain/cases/days-ahead.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./account-home.css.ts";

/** The last days ahead, as dots on a line that ends after sixty days, and as a list. */
export function DaysAheadLine({ days }: { days: readonly DayAhead[] }) {
  const { daysAhead: words, unnamedBill } = useWords().accountHome;
  const { steps } = useWords().billCase;
  const language = useLanguage();
  const address = useAccountAddress();
  if (days.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="days-ahead">
      <h2 id="days-ahead">{words.heading}</h2>
      <svg width="100%" height="24" className={css.daysAhead} aria-hidden="true">
        <line className={css.line} x1="1%" x2="99%" y1="12" y2="12" />
        {days.map(({ billId, stepId, daysLeft, isOthers }) => (
          <circle
            key={`${billId} ${stepId}`}
            className={isOthers ? css.othersDay : css.ownDay}
            cx={`${1 + (98 * daysLeft) / DAYS_AHEAD}%`}
            cy="12"
            r="6"
          />
        ))}
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{words.today}</span>
        <span>{say(language, words.end, { count: DAYS_AHEAD })}</span>
      </div>
      <ol className={css.list}>
        {days.map(({ billId, stepId, dueOn, daysLeft, isOthers, providerName }) => (
          <li key={`${billId} ${stepId}`} className={css.item}>
            <span>
              {formatDate(language, dueOn)}{" "}
              {daysLeft === 0 ? words.isToday : say(language, words.left, { count: daysLeft })}
            </span>{" "}
            <span>
              {isOthers ? say(language, words.answer, { step: steps[stepId].title }) : steps[stepId].title}:{" "}
              <a href={address(`/account/bills/${billId}`)}>{providerName ?? unnamedBill}</a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
