import { placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayFileReason } from "#app/content/words/say-price-file-state.ts";
import type { HospitalFileStanding } from "#app/domain/coverage/list-file-standings.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

/** Hospitals with how their price files are, and why. */
export function FileStandingsTable({
  caption,
  standings,
}: {
  caption: string;
  standings: HospitalFileStanding[];
}) {
  const language = useLanguage();
  const words = useWords().coverage;
  const { states } = useWords().priceFileStates.names;
  const columns: Column<HospitalFileStanding>[] = [
    {
      heading: words.columns.hospital,
      cell: ({ name, shortId, city, usState }) => (
        <>
          <a href={hospitalPath({ name, shortId })}>{name}</a>
          <div className={note}>{placeName({ city, state: usState })}</div>
        </>
      ),
    },
    { heading: words.files.state, cell: ({ state }) => states[state] },
    { heading: words.files.why, cell: (standing) => sayFileReason(language, standing) },
    {
      heading: words.columns.fileDate,
      cell: ({ fileDate }) =>
        fileDate ? <time dateTime={fileDate}>{formatDate(language, fileDate)}</time> : words.noDate,
    },
    {
      heading: words.files.checked,
      cell: ({ checkedOn }) =>
        checkedOn ? (
          <time dateTime={checkedOn}>{formatDate(language, checkedOn)}</time>
        ) : (
          words.files.unwatched
        ),
    },
  ];
  return (
    <DataTable caption={caption} columns={columns} rows={standings} keyOf={({ hospitalId }) => hospitalId} />
  );
}
