import { countOf, formatCount } from "#app/components/price-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { OpenDataFile } from "#app/domain/open-data/open-data-files.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./downloads.css.ts";

export interface DescribedTable {
  name: string;
  title: string;
  meaning: string;
  columns: { name: string; meaning: string; unit: string }[];
}

interface FilePartProps {
  table: DescribedTable;
  /** null: it is being made. */
  file: OpenDataFile | null;
  /** ISO day of the data; null: there are none yet. */
  date: string | null;
}

/** One file with what it holds, its size, date and hash, and what each of its columns means. */
export function FilePart({ table, file, date }: FilePartProps) {
  const { name, title, meaning, columns } = table;
  return (
    <section className={stack.part} aria-labelledby={name}>
      <h3 id={name}>{title}</h3>
      <p>{meaning}</p>
      {file ? (
        <dl className={css.facts}>
          <dt className={css.fact}>File</dt>
          <dd>
            <a href={`/data/downloads/${file.fileName}`}>{file.fileName}</a>
          </dd>
          <dt className={css.fact}>Holds</dt>
          <dd>
            {countOf(file.rowCount, "row")}, {sizeText(file.sizeBytes)} ({formatCount(file.sizeBytes)} bytes)
          </dd>
          <dt className={css.fact}>Data as of</dt>
          <dd>{date ? <time dateTime={date}>{formatDate(date)}</time> : "No import yet"}</dd>
          <dt className={css.fact}>SHA-256</dt>
          <dd className={css.hash}>
            <code>{file.sha256}</code>
          </dd>
        </dl>
      ) : null}
      <details className={stack.details}>
        <summary className={stack.summary}>What its {columns.length} columns mean</summary>
        <DataTable
          caption={`The columns of ${name}.csv, in their order`}
          columns={dictionaryColumns}
          rows={columns}
          keyOf={(column) => column.name}
        />
      </details>
    </section>
  );
}

const dictionaryColumns: Column<DescribedTable["columns"][number]>[] = [
  { heading: "Column", cell: ({ name }) => <code>{name}</code> },
  { heading: "Meaning", cell: ({ meaning }) => meaning },
  { heading: "Unit", cell: ({ unit }) => unit || "None" },
];

/** '1.2 MB', in decimal units. */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
