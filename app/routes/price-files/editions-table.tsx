import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { Words } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import {
  type Edition,
  type EditionChanges,
  type FileAbsence,
  hasHalvedRows,
  wasGone,
} from "#app/domain/editions/edition.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { formatTime } from "./price-file-words.ts";
import * as css from "./price-files.css.ts";

interface EditionsTableProps {
  editions: Edition[];
  /** The imports whose originals are here. */
  kept: number[];
}

/** Every edition of a hospital's price file, with what it changed and when it was there. */
export function EditionsTable({ editions, kept }: EditionsTableProps) {
  const language = useLanguage();
  const words = useWords();
  const { columns } = words.editions;
  const rows = editions.map((edition, index) => ({ ...edition, former: editions[index + 1] }));
  return (
    <DataTable
      caption={words.editions.caption}
      rows={rows}
      keyOf={({ importId }) => importId}
      columns={[
        {
          heading: columns.file,
          cell: ({ importId, fileDate, isCurrent }) => (
            <>
              <a href={`/price-files/${importId}`}>
                {fileDate
                  ? say(language, words.editions.dated, { date: formatDate(language, fileDate) })
                  : words.editions.undated}
              </a>
              {isCurrent ? <div className={css.note}>{words.editions.current}</div> : null}
            </>
          ),
        },
        {
          heading: columns.seen,
          cell: ({ firstSeenAt, lastSeenAt }) =>
            lastSeenAt === null
              ? say(language, words.editions.seenOnce, { first: formatTime(language, firstSeenAt) })
              : say(language, words.editions.seenBetween, {
                  first: formatTime(language, firstSeenAt),
                  last: formatTime(language, lastSeenAt),
                }),
        },
        {
          heading: columns.counts,
          cell: (edition) => (
            <>
              {say(language, words.counts.charge, { count: edition.chargeCount })}
              <div className={css.note}>
                {say(language, words.editions.negotiated, { count: edition.negotiatedChargeCount })}
              </div>
              <div className={css.note}>
                {say(language, words.counts.payer, { count: edition.payerCount })}
              </div>
              <div className={css.note}>
                {say(language, words.editions.rows, { count: edition.rowCount })}
              </div>
            </>
          ),
        },
        {
          heading: columns.changes,
          cell: (edition) => (
            <ul className={css.plainList}>
              {sayChanges(language, words.editions, edition, edition.former).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ),
        },
        {
          heading: columns.bytes,
          cell: ({ importId, sizeBytes, sha256 }) => (
            <>
              {say(language, words.editions.size, { count: sizeBytes })}
              <div className={css.verbatim}>{say(language, words.editions.sha256, { hash: sha256 })}</div>
              {kept.includes(importId) ? (
                <a href={`/price-files/${importId}/original`} rel="nofollow">
                  {words.editions.original}
                </a>
              ) : null}
            </>
          ),
        },
      ]}
    />
  );
}

type EditionWords = Words["editions"];

function sayChanges(
  language: Language,
  words: EditionWords,
  edition: Edition,
  former: Edition | undefined,
): string[] {
  return [
    ...(former === undefined
      ? [words.first]
      : [
          ...sayMoves(language, words, edition.changes),
          say(language, words.chargesMoved, {
            former: formatCount(language, former.chargeCount),
            next: formatCount(language, edition.chargeCount),
            formerPayers: formatCount(language, former.payerCount),
            nextPayers: formatCount(language, edition.payerCount),
          }),
        ]),
    ...(former !== undefined && hasHalvedRows(edition, former)
      ? [
          say(language, words.halved, {
            rows: formatCount(language, edition.rowCount),
            formerRows: formatCount(language, former.rowCount),
          }),
        ]
      : []),
    ...edition.absences.filter(wasGone).map((absence) => sayAbsence(language, words, absence)),
  ];
}

function sayMoves(language: Language, words: EditionWords, changes: EditionChanges | null): string[] {
  if (changes === null) return [words.notCompared];
  const { comparedCount, upCount, downCount, medianRatio } = changes;
  if (medianRatio === null) return [words.nothingAlike];
  const percent = Math.round(Math.abs(medianRatio - 1) * 1000) / 10;
  const median =
    percent === 0
      ? words.medianSame
      : say(language, medianRatio > 1 ? words.medianUp : words.medianDown, { percent });
  return [median, say(language, words.compared, { count: comparedCount, up: upCount, down: downCount })];
}

function sayAbsence(language: Language, words: EditionWords, absence: FileAbsence): string {
  const day = (time: string) => formatDate(language, time.slice(0, 10));
  const { goneAt, lastGoneAt, backAt, looks: count } = absence;
  return backAt === null
    ? say(language, words.goneStill, { from: day(goneAt), count })
    : say(language, words.gone, { from: day(goneAt), until: day(lastGoneAt), count });
}
