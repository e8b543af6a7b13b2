import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { EnforcementCounts } from "#app/domain/enforcement/find-enforcement.server.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** At how many hospitals CMS took each action. */
export function EnforcementCountsPart({ counts, place }: { counts: EnforcementCounts; place: string }) {
  const language = useLanguage();
  const words = useWords().enforcement.coverage;
  const { byAction, unmatchedCount, listedThrough } = counts;
  return (
    <section className={stack.part} aria-labelledby="enforcement">
      <h2 id="enforcement">{say(language, words.heading, { place })}</h2>
      <ul className={stack.bullets}>
        {byAction.map(({ action, hospitalCount: count }) => (
          <li key={action}>{say(language, words.counted, { action: words.actions[action], count })}</li>
        ))}
      </ul>
      <p className={stack.note}>
        {say(language, words.source, { day: formatDate(language, listedThrough) })}{" "}
        {unmatchedCount === 0 ? null : say(language, words.unmatched, { count: unmatchedCount })}
      </p>
    </section>
  );
}
