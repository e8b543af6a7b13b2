import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import type { OpenDataFile } from "#app/domain/open-data/open-data-files.ts";
import type { OpenTableName } from "#app/domain/open-data/open-tables.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./downloads.css.ts";
import { sizeText } from "./size-text.ts";

interface FilePartProps {
  table: OpenTableName;
  /** The names of its columns, in their order. */
  columns: string[];
  /** null: it is being made. */
  file: OpenDataFile | null;
  /** ISO day of the data; null: there are none yet. */
  date: string | null;
}

/** One file with what it holds, its size, date and hash, and what each of its columns means. */
export function FilePart({ table, columns, file, date }: FilePartProps) {
  const language = useLanguage();
  const { tables, file: words } = useWords().openData;
  const { title, meaning } = tables[table];
  const columnWords: Readonly<Record<string, { meaning: string; unit: string }>> = tables[table].columns;
  return (
    <section className={stack.part} aria-labelledby={table}>
      <h3 id={table}>{title}</h3>
      <p>{meaning}</p>
      {file ? (
        <dl className={css.facts}>
          <dt className={css.fact}>{words.name}</dt>
          <dd>
            <a href={`/data/downloads/${file.fileName}`}>{file.fileName}</a>
          </dd>
          <dt className={css.fact}>{words.size}</dt>
          <dd>
            {say(language, words.rows, { count: file.rowCount })}, {sizeText(file.sizeBytes)} (
            {say(language, words.bytes, { count: file.sizeBytes })})
          </dd>
          <dt className={css.fact}>{words.date}</dt>
          <dd>{date ? <time dateTime={date}>{formatDate(language, date)}</time> : words.noDate}</dd>
          <dt className={css.fact}>{words.sha256}</dt>
          <dd className={css.hash}>
            <code>{file.sha256}</code>
          </dd>
        </dl>
      ) : null}
      <details className={stack.details}>
        <summary className={stack.summary}>
          {say(language, words.dictionary, { count: columns.length })}
        </summary>
        <DataTable
          caption={say(language, words.dictionaryCaption, { table })}
          columns={[
            { heading: words.column, cell: (name) => <code>{name}</code> },
            { heading: words.meaning, cell: (name) => columnWords[name]?.meaning },
            { heading: words.unit, cell: (name) => columnWords[name]?.unit },
          ]}
          rows={columns}
          keyOf={(name) => name}
        />
      </details>
    </section>
  );
}
