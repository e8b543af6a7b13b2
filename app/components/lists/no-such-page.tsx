import { countOf } from "../price-words.ts";
import { Sentence } from "../sentence.tsx";
import { useWords } from "../use-words.ts";

/** What stands in a list's place when its address asks for a page that it does not have. */
export function NoSuchPage({ pageCount, firstHref }: { pageCount: number; firstHref: string }) {
  const words = useWords().site;
  return (
    <p>
      <Sentence
        of={words.noSuchPage.text}
        values={{ pages: countOf(pageCount, "page") }}
        as={{ first: (text) => <a href={firstHref}>{text}</a> }}
      />
    </p>
  );
}
