import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { HospitalEnforcement } from "#app/domain/enforcement/find-enforcement.server.ts";
import { say } from "#app/domain/language/say.ts";
import { bullets, note } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

/** What CMS did about a hospital's price file, the latest first. */
export function EnforcementPart({ actions, listedThrough }: HospitalEnforcement) {
  const language = useLanguage();
  const words = useWords().enforcement;
  return (
    <section className={css.section} aria-labelledby="enforcement">
      <h2 id="enforcement">{words.heading}</h2>
      <ul className={bullets}>
        {actions.map(({ caseId, action, actedOn }) => (
          <li key={`${caseId} ${action} ${actedOn}`}>
            {say(language, words.actions[action], { day: formatDate(language, actedOn), case: caseId })}
          </li>
        ))}
      </ul>
      <p className={note}>{say(language, words.source, { day: formatDate(language, listedThrough) })}</p>
    </section>
  );
}
