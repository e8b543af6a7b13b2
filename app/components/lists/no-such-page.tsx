import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { Sentence } from "../sentence.tsx";
import { useLanguage, useWords } from "../use-words.ts";

/** What replaces a list when its address asks for a page that it does not have. */
export function NoSuchPage({ pageCount, firstHref }: { pageCount: number; firstHref: string }) {
  const words = useWords().site;
  const language = useLanguage();
  return (
    <p>
      <Sentence
        of={words.noSuchPage.text}
        values={{ pages: say(language, wordsIn(language).counts.page, { count: pageCount }) }}
        as={{ first: (text) => <a href={firstHref}>{text}</a> }}
      />
    </p>
  );
}
