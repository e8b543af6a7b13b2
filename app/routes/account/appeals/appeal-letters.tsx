import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./appeals.css.ts";
import type { ViewedAppeal } from "./view-appeal.server.ts";

interface AppealLettersProps {
  appealId: string;
  /** The newest first. */
  letters: ViewedAppeal["letters"];
}

/** The versions of the letter, each to take along. */
export function AppealLetters({ appealId, letters: [newest, ...older] }: AppealLettersProps) {
  const { letters: words } = useWords().appeals.one;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="letter">
      <h2 id="letter">{words.heading}</h2>
      {newest ? (
        <ul className={css.list}>
          <Version appealId={appealId} version={newest} />
        </ul>
      ) : (
        <p>{words.none}</p>
      )}
      {older.length > 0 ? (
        <details className={stack.details}>
          <summary className={stack.summary}>{say(language, words.older, { count: older.length })}</summary>
          <ul className={css.list}>
            {older.map((version) => (
              <Version key={version.letterNo} appealId={appealId} version={version} />
            ))}
          </ul>
        </details>
      ) : null}
      <p>
        <a href={address(`/account/appeals/${appealId}/letter`)}>{words.open}</a>
      </p>
    </section>
  );
}

function Version({
  appealId,
  version: { letterNo, writtenOn },
}: {
  appealId: string;
  version: ViewedAppeal["letters"][number];
}) {
  const { letters: words } = useWords().appeals.one;
  const language = useLanguage();
  const address = useAccountAddress();
  const fileAt = (name: string) => address(`/account/appeals/${appealId}/${name}`, { letter: letterNo });
  return (
    <li className={css.item}>
      <span>{say(language, words.version, { number: letterNo, date: formatDate(language, writtenOn) })}</span>{" "}
      <span>
        <a href={fileAt("letter.pdf")} download>
          {words.pdf}
        </a>
        {" · "}
        <a href={fileAt("letter.txt")} download>
          {words.text}
        </a>
      </span>
    </li>
  );
}
