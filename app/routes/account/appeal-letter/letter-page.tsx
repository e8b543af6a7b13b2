import { useActionData, useLoaderData } from "@remix-run/react";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { type Appeal, type LetterVersion, stateOf } from "#app/domain/appeals/appeal.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { blanksOf } from "#app/domain/letters/blanks.ts";
import { letterFieldTexts, readLetterFields } from "#app/domain/letters/letter-fields.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import { explainLetter } from "#app/domain/letters/letter-meaning.ts";
import { plainLetter } from "#app/domain/letters/letter-text.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { findMissedCharacters } from "#app/platform/pdf/find-missed-characters.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { SendForm } from "../appeal-case/send-form.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { findLetter } from "./find-letter.server.ts";
import { LetterDownloads } from "./letter-downloads.tsx";
import { LetterForm } from "./letter-form.tsx";
import { LetterMeaning } from "./letter-meaning.tsx";
import { LetterPaper } from "./letter-paper.tsx";
import { LetterVersions } from "./letter-versions.tsx";
import { saveLetter } from "./save-letter.server.ts";

/** So that a letter twenty times too long comes back to be shortened. */
const LETTER_FORM = { maxBytes: 1_500_000, fields: { body: 1_200_000 } };

export const meta = accountMeta((words) => words.appealLetter);

export const loader = accountLoader("file-appeals", async (args) => {
  const { request, context, access } = args;
  const [{ found, version }, desk] = await Promise.all([findLetter(args), openAppealDesk(context, access)]);
  const { appealId, appeal } = found;
  const isDone = new URL(request.url).searchParams.get("done") === "saved";
  return {
    appealId,
    appealVersion: found.version,
    updatedAt: found.updatedAt,
    today: desk.today,
    kind: appeal.kind,
    state: stateOf(appeal),
    sentOn: appeal.steps.find(({ step }) => step === "sent")?.on ?? null,
    version,
    versions: appeal.letters.map(({ letterNo, writtenAt }) => ({ letterNo, writtenAt })).reverse(),
    blanks: version ? blanksOf(version.letter) : [],
    missed: version ? findMissedCharacters(context.printFonts, plainLetter(version.letter)) : [],
    meaning: version ? explained(context.language, appeal, version) : null,
    isSaved: isDone && !wasRefused(context.form),
    isRefused: wasRefused(context.form),
  };
});

/** The letter's translation for a person whose page is in another language; null: the languages are the same. */
function explained(language: Language, { meanings = {} }: Appeal, { letter }: LetterVersion) {
  const meaning = meanings[language];
  return language === LETTER_LANGUAGE || !meaning ? null : explainLetter(letter, meaning);
}

/** Keeps another version. */
export const action = accountAction("file-appeals", async (args) => {
  const { request, context, access } = args;
  const fields = await takeSubmission(request, LETTER_FORM);
  return refuseWhileAway(
    context.form,
    fields,
    wordsIn(args.context.language).forms.databaseAway,
    async () => {
      const { found } = await findLetter(args);
      return saveLetter(context, access, { found, fields });
    },
  );
});

export default function LetterPage() {
  const letter = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const words = useWords().appealLetter;
  const { kinds } = useWords().letters;
  const address = useAccountAddress();
  const { appealId, version, versions, state } = letter;
  const path = `/account/appeals/${appealId}/letter`;
  const isNewest = version?.letterNo === versions[0]?.letterNo;
  const isDraft = state === "draft";
  const typed = returned?.initialValue;
  const other = returned && "other" in returned ? returned.other : null;
  const problems = Object.values(returned?.error ?? {}).flat();
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address(appealsPath, { appeal: appealId })}>{words.appeal}</a>
        </p>
        <h1>{kinds[letter.kind].name}</h1>
        <ErrorSummary id="letter-problems" errors={problems.map((message) => ({ fieldId: null, message }))} />
        <Standing letter={letter} isNewest={isNewest} path={path} />
        {other ? (
          <section className={stack.part} aria-labelledby="other">
            <h2 id="other">{words.conflict.heading}</h2>
            <LetterPaper letter={other} />
          </section>
        ) : null}
        {version && !typed ? (
          <>
            <LetterDownloads appealId={appealId} letterNo={version.letterNo} />
            {isDraft && isNewest ? (
              <section className={stack.part} aria-labelledby="send">
                <h2 id="send">{words.send.heading}</h2>
                <p>{words.send.lead}</p>
                <SendForm appeal={{ ...letter, version: letter.appealVersion }} refused={undefined} />
              </section>
            ) : null}
            <section className={stack.part} aria-labelledby="paper">
              <h2 id="paper">{words.paper}</h2>
              <LetterPaper letter={version.letter} />
            </section>
            {letter.meaning ? <LetterMeaning parts={letter.meaning} /> : null}
          </>
        ) : null}
        {typed && !isDraft ? (
          <section className={stack.part} aria-labelledby="yours">
            <h2 id="yours">{words.yours}</h2>
            <LetterPaper letter={readLetterFields(typed, () => "")} />
          </section>
        ) : null}
        {isDraft && (isNewest || typed) ? (
          <LetterForm
            action={address(path)}
            version={Number(typed?.version ?? letter.appealVersion)}
            texts={typed ?? (version ? letterFieldTexts(version.letter) : {})}
          />
        ) : null}
        <LetterVersions
          path={path}
          versions={versions}
          shown={version?.letterNo ?? 0}
          appealVersion={isDraft ? letter.appealVersion : null}
        />
      </div>
    </MainContent>
  );
}

interface StandingProps {
  letter: ReturnType<typeof useLoaderData<typeof loader>>;
  isNewest: boolean;
  path: string;
}

/** Which version this is, whether it can still be changed, and what it lacks. */
function Standing({ letter, isNewest, path }: StandingProps) {
  const words = useWords().appealLetter;
  const language = useLanguage();
  const address = useAccountAddress();
  const { version, versions, state, sentOn, blanks, missed, isSaved } = letter;
  if (!version) return <p>{words.none}</p>;
  const time = formatTime(language, new Date(version.writtenAt));
  const count = versions.length;
  return (
    <>
      {isSaved ? <p role="status">{say(language, words.saved, { number: version.letterNo })}</p> : null}
      <p className={stack.note}>{say(language, words.version, { number: version.letterNo, count, time })}</p>
      {isNewest ? null : (
        <p role="status">
          <Sentence of={words.old} as={{ newest: (text) => <a href={address(path)}>{text}</a> }} />
        </p>
      )}
      {state === "draft" ? null : (
        <p role="status">
          {sentOn === null ? words.closed : say(language, words.sent, { date: formatDate(language, sentOn) })}
        </p>
      )}
      {blanks.length > 0 ? (
        <p role="status">
          {say(language, words.blanks, { count: blanks.length, list: sayList(language, blanks) })}
        </p>
      ) : null}
      {missed.length > 0 ? (
        <p role="status">{say(language, words.missed, { list: missed.join(" ") })}</p>
      ) : null}
      <p>{words.notAdvice}</p>
    </>
  );
}
