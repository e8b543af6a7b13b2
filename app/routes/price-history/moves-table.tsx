import { codeName, formatConditions, placeName } from "#app/components/price-words.ts";
import { ServiceName } from "#app/components/prices/service-name.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { Words } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import {
  hospitalPath,
  hospitalServicePath,
  type LinkedHospital,
} from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import { absoluteDollars, type Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceMove } from "#app/domain/price-moves/price-move.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import { movesAddress } from "./price-history-query.ts";

interface MovesTableProps {
  caption: string;
  moves: PriceMove[];
  /** Whether all are of one hospital, which then goes without saying. */
  isOneHospital: boolean;
}

/** Prices with what they were before, each with its file. */
export function MovesTable({ caption, moves, isOneHospital }: MovesTableProps) {
  const language = useLanguage();
  const words = useWords().priceHistory.movesTable;
  const [service, ...numbers] = columnsOf(language, words);
  return (
    <DataTable
      caption={caption}
      columns={[service, ...(isOneHospital ? [] : [hospitalColumn(words)]), ...numbers]}
      rows={moves}
      keyOf={({ hospitalId, chargeNo }) => `${hospitalId} ${chargeNo}`}
    />
  );
}

type TableWords = Words["priceHistory"]["movesTable"];

const hospitalOf = ({ hospitalName, hospitalShortId }: PriceMove): LinkedHospital => ({
  name: hospitalName,
  shortId: hospitalShortId,
});

const hospitalColumn = (words: TableWords): Column<PriceMove> => ({
  heading: words.hospital,
  cell: (move) => (
    <>
      <a href={hospitalPath(hospitalOf(move))}>{move.hospitalName}</a>
      <div className={note}>
        {placeName(move)} ·{" "}
        <a href={movesAddress({ hospital: move.hospitalName, state: move.state, city: move.city ?? "" })}>
          <Sentence
            of={words.ofHospital}
            values={{ hospitalName: move.hospitalName }}
            as={{ spoken: (text) => <span className={spoken}>{text}</span> }}
          />
        </a>
      </div>
    </>
  ),
});

const columnsOf = (language: Language, words: TableWords): [Column<PriceMove>, ...Column<PriceMove>[]] => [
  {
    heading: words.service,
    cell: (move) => (
      <>
        <a href={hospitalServicePath(hospitalOf(move), move)}>
          <ServiceName of={{ ...move, name: move.serviceName }} />
        </a>
        <div className={note}>
          {codeName(move)} · {formatConditions(language, move)}
        </div>
      </>
    ),
  },
  {
    heading: words.before,
    isNumber: true,
    cell: (move) => (
      <Amount dollars={move.formerDollars} fileDate={move.formerFileDate} importId={move.formerImportId} />
    ),
  },
  {
    heading: words.now,
    isNumber: true,
    cell: (move) => (
      <Amount dollars={move.presentDollars} fileDate={move.fileDate} importId={move.importId} />
    ),
  },
  {
    heading: words.change,
    isNumber: true,
    cell: ({ changeDollars, changePercent }) => {
      const word = changePercent > 0 ? words.more : words.less;
      return (
        <>
          {say(language, word, { change: percentText(language, changePercent) })}
          <div className={note}>
            {say(language, word, { change: formatDollars(absoluteDollars(changeDollars)) })}
          </div>
        </>
      );
    },
  },
];

function Amount({
  dollars,
  fileDate,
  importId,
}: {
  dollars: Dollars;
  fileDate: string | null;
  importId: number;
}) {
  const words = useWords().priceHistory;
  const language = useLanguage();
  return (
    <>
      {formatDollars(dollars)}
      <div className={note}>
        <a href={`/price-files/${importId}`}>
          {fileDate
            ? say(language, words.movesTable.ofDate, { fileDate: formatDate(language, fileDate) })
            : words.movesTable.undated}
        </a>
      </div>
    </>
  );
}

/** '12.5%', '1,250%' */
function percentText(language: Language, percent: number): string {
  const size = Math.abs(percent);
  return `${size.toLocaleString(localeOf(language), { maximumFractionDigits: size < 100 ? 1 : 0 })}%`;
}
