import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ViewedKind } from "./view-kind.server.ts";

/** The purpose of a kind of letter, its recipient, its deadline and its legal basis. */
export function AboutKind({ about }: { about: ViewedKind }) {
  const { purposes, offices, choose: words } = useWords().fileAppeal;
  const language = useLanguage();
  const deadline = sayDeadline(language, about);
  const office = say(language, words.to, { office: offices[about.recipient] });
  return (
    <>
      <p>
        {purposes[about.kind]} {office} {deadline === null ? words.noDeadline : <strong>{deadline}</strong>}
      </p>
      {about.basis.length > 0 ? (
        <p className={stack.note}>
          {words.rests}{" "}
          {about.basis.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 ? "; " : null}
              <a href={url} lang={LETTER_LANGUAGE}>
                {title}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** The deadline: the date if known, else the length of time. Null: the law sets none. */
function sayDeadline(language: Language, { kind, deadline, isFromExplanation }: ViewedKind): string | null {
  const { choose: words, deadlines } = wordsIn(language).fileAppeal;
  const span = (deadlines as Partial<Record<string, string>>)[kind] ?? null;
  if (span === null || deadline === null) return span;
  const date = formatDate(language, deadline.dueOn);
  const day = say(language, deadline.daysLeft < 0 ? words.wasDueOn : words.dueOn, { date });
  return isFromExplanation ? day : `${span} ${day}`;
}
