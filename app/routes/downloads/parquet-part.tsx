import { formatCount } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./downloads.css.ts";
import type { ShownParquet, ShownTable } from "./shown-parquet.server.ts";
import { sizeText } from "./size-text.ts";

/** The Parquet files: where their manifest is, which tables there are, and what their columns mean. */
export function ParquetPart({ parquet }: { parquet: ShownParquet }) {
  const language = useLanguage();
  const words = useWords().openDataParquet;
  const { madeAt, tables } = parquet;
  return (
    <section className={stack.page} aria-labelledby="parquet">
      <h2 id="parquet">{words.heading}</h2>
      <p className={stack.note}>{words.lead}</p>
      <State parquet={parquet} />
      {madeAt !== null ? (
        <>
          <p>
            {say(language, words.madeAt, { at: momentText(madeAt) })}{" "}
            <Sentence
              of={words.manifest}
              as={{ manifest: (text) => <a href="/data/downloads/manifest.json">{text}</a> }}
            />
          </p>
          <p className={stack.note}>{words.address}</p>
          {tables.length > 0 ? <Tables tables={tables} /> : <p>{words.none}</p>}
        </>
      ) : null}
    </section>
  );
}

function State({ parquet: { outcome, madeAt } }: { parquet: ShownParquet }) {
  const words = useWords().openDataParquet;
  if (outcome === "present") return null;
  const texts = {
    resting: words.resting,
    "being-made": madeAt === null ? words.beingMade : words.beingRenewed,
    failed: words.failed,
  };
  return (
    <p className={outcome === "failed" ? stack.problem : css.quote} role="status">
      {texts[outcome]}
    </p>
  );
}

function Tables({ tables }: { tables: ShownTable[] }) {
  const words = useWords().openDataParquet;
  const language = useLanguage();
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={[
          { heading: words.table, cell: ({ name }) => words.tables[name].title },
          { heading: words.rows, cell: ({ rowCount }) => formatCount(language, rowCount) },
          { heading: words.size, cell: ({ sizeBytes }) => sizeText(sizeBytes) },
          { heading: words.files, cell: ({ files }) => <Files files={files} /> },
        ]}
        rows={tables}
        keyOf={({ name }) => name}
      />
      {tables.map((table) => (
        <Columns key={table.name} table={table} />
      ))}
    </>
  );
}

function Files({ files }: Pick<ShownTable, "files">) {
  const words = useWords().openDataParquet;
  return (
    <span className={css.files}>
      {files.map(({ name, state }) => (
        <a key={name} href={`/data/downloads/${name}`}>
          {state === null ? words.all : state === "other" ? words.other : state}
        </a>
      ))}
    </span>
  );
}

function Columns({ table: { name, columns } }: { table: ShownTable }) {
  const language = useLanguage();
  const { openDataParquet: words, openData } = useWords();
  const meanings: Readonly<Record<string, { meaning: string; unit: string }>> = words.tables[name].columns;
  return (
    <details className={stack.details}>
      <summary className={stack.summary}>
        {say(language, words.columnsOf, { count: columns.length, table: name })}
      </summary>
      <p>{words.tables[name].meaning}</p>
      <DataTable
        caption={say(language, words.columnsCaption, { table: name })}
        columns={[
          { heading: openData.file.column, cell: (one) => <code>{one.name}</code> },
          { heading: words.type, cell: (one) => <code>{one.type}</code> },
          { heading: openData.file.meaning, cell: (one) => meanings[one.name]?.meaning },
          { heading: openData.file.unit, cell: (one) => meanings[one.name]?.unit },
        ]}
        rows={columns}
        keyOf={(one) => one.name}
      />
    </details>
  );
}

/** '2026-12-01 11:51 UTC' */
function momentText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
