import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface LetterVersionsProps {
  path: string;
  /** The newest first. */
  versions: { letterNo: number; writtenAt: string }[];
  shown: number;
  /** Of the appeal; null: its letter is not changed anymore. */
  appealVersion: number | null;
}

/** The versions of a letter, to be looked at and to be taken up again. */
export function LetterVersions({ path, versions, shown, appealVersion }: LetterVersionsProps) {
  const { versions: words } = useWords().appealLetter;
  const language = useLanguage();
  const address = useAccountAddress();
  const [newest, ...older] = versions;
  if (newest === undefined || older.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="versions">
      <h2 id="versions">{words.heading}</h2>
      <ul className={stack.cards}>
        {versions.map(({ letterNo, writtenAt }) => {
          const name = say(language, words.one, {
            number: letterNo,
            time: formatTime(language, new Date(writtenAt)),
          });
          return (
            <li key={letterNo}>
              {letterNo === shown ? (
                `${name} · ${words.shown}`
              ) : (
                <a href={address(path, { letter: letterNo })}>{name}</a>
              )}
              {letterNo === shown && letterNo !== newest.letterNo && appealVersion !== null ? (
                <form method="post" action={address(path)}>
                  <input type="hidden" name="version" value={appealVersion} />
                  <input type="hidden" name="letter" value={letterNo} />
                  <SubmitButton name="intent" value="take-up" rank="secondary">
                    {words.takeUp}
                  </SubmitButton>
                </form>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
