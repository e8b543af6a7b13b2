import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { SharePage } from "#app/ui/page/share-page.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { Sentence } from "../sentence.tsx";
import { useLanguage, useWords } from "../use-words.ts";

interface TableDownloadsProps {
  path: string;
  /** The page's own, '?state=TX'. */
  query: string;
  /** Of the whole table; null: not counted. */
  rowCount: number | null;
}

/** Ways to save the page's table: files with the same filters, CSV with every row, its address, a printout. */
export function TableDownloads({ path, query, rowCount }: TableDownloadsProps) {
  const words = useWords().site;
  const language = useLanguage();
  const rows =
    rowCount === null
      ? words.tableDownloads.allRows
      : say(language, wordsIn(language).counts.row, { count: rowCount });
  return (
    <>
      <p className={note} data-screen>
        <Sentence
          of={words.tableDownloads.download}
          values={{ value: `CSV, ${rows}` }}
          as={{
            csv: (text) => <a href={`${path}.csv${query}`}>{text}</a>,
            json: (text) => <a href={`${path}.json${query}`}>{text}</a>,
          }}
        />
      </p>
      <SharePage />
    </>
  );
}
