import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { FileStateCounts } from "#app/domain/coverage/list-file-standings.server.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import {
  MAX_FILE_AGE_DAYS,
  PRICE_FILE_STATES,
  type PriceFileState,
} from "#app/domain/sources/price-file-state.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type CoverageQuery, coverageAddress } from "./coverage-query.ts";

interface FileStatesPartProps {
  query: CoverageQuery;
  /** By US state: of one, or of the country. */
  counts: FileStateCounts[];
  place: string;
}

/** How many hospitals have a current file, a stale one, a failing one or none here, each count with its hospitals. */
export function FileStatesPart({ query, counts, place }: FileStatesPartProps) {
  const language = useLanguage();
  const words = useWords().coverage.files;
  const { states } = useWords().priceFileStates.names;
  const hrefOf = (state: string, files: PriceFileState) =>
    `${coverageAddress({ ...query, state, name: "", reason: "", sort: "name", files, page: 1 })}#hospitals`;
  const sumOf = (files: PriceFileState) => counts.reduce((sum, count) => sum + count[files], 0);
  const columns: Column<FileStateCounts>[] = [
    { heading: words.usState, cell: ({ usState }) => nameOf(wordsIn(language).stateNames, usState) },
    ...PRICE_FILE_STATES.map((files) => ({
      heading: states[files],
      isNumber: true,
      cell: (count: FileStateCounts) =>
        count[files] === 0 ? (
          0
        ) : (
          <a href={hrefOf(count.usState, files)}>{formatCount(language, count[files])}</a>
        ),
    })),
  ];
  return (
    <section className={stack.part} aria-labelledby="file-states">
      <h2 id="file-states">{say(language, words.heading, { place })}</h2>
      <ul className={stack.links}>
        {PRICE_FILE_STATES.map((files) => (
          <li key={files}>
            <a href={hrefOf(query.state, files)}>
              {say(language, words.counted, { state: states[files], count: sumOf(files) })}
            </a>
          </li>
        ))}
      </ul>
      <p className={stack.note}>{say(language, words.meaning, { days: MAX_FILE_AGE_DAYS })}</p>
      {counts.length > 1 ? (
        <details className={stack.details}>
          <summary className={stack.summary}>{words.byState}</summary>
          <DataTable
            caption={words.byState}
            columns={columns}
            rows={counts}
            keyOf={({ usState }) => usState}
          />
        </details>
      ) : null}
    </section>
  );
}
