import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayLeftOutReason, sayRowsUnread } from "#app/content/words/say-price-file.ts";
import type { Words } from "#app/content/words/words.ts";
import type { AmountBalance } from "#app/domain/imports/amount-balance.ts";
import type { ImportReport } from "#app/domain/imports/list-imports.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./price-files.css.ts";

const SHOWN_COLUMNS = 50;

interface BalanceOfAmountsProps {
  file: Pick<ImportReport, "amountBalance" | "problemCounts">;
}

/** Every amount of a price file, and where it went: read = stored + merged + left out. */
export function BalanceOfAmounts({ file: { amountBalance: balance, problemCounts } }: BalanceOfAmountsProps) {
  const language = useLanguage();
  const words = useWords().priceFiles.balance;
  if (balance === null) return null;
  const columns = [...balance.unreadColumns].sort((one, other) => other.cellCount - one.cellCount);
  return (
    <section className={css.part} aria-labelledby="balance">
      <h2 id="balance">{words.heading}</h2>
      <p className={css.note}>{words.meaning}</p>
      <DataTable
        caption={words.caption}
        columns={[
          { heading: words.became, cell: ({ became }) => became },
          { heading: words.amounts, isNumber: true, cell: ({ count }) => formatCount(language, count) },
        ]}
        rows={linesOf(language, balance, words)}
        keyOf={({ became }) => became}
      />
      {sayRowsUnread(language, problemCounts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {columns.length > 0 ? (
        <DataTable
          caption={columns.length > SHOWN_COLUMNS ? words.firstUnreadColumns : words.unreadColumns}
          columns={unreadColumns(language, words)}
          rows={columns.slice(0, SHOWN_COLUMNS)}
          keyOf={({ place }) => place}
        />
      ) : null}
    </section>
  );
}

type BalanceWords = Words["priceFiles"]["balance"];

function linesOf(
  language: Language,
  balance: AmountBalance,
  words: BalanceWords,
): { became: string; count: number }[] {
  return [
    { became: words.read, count: balance.readCount },
    { became: words.stored, count: balance.storedCount },
    { became: words.merged, count: balance.mergedCount },
    ...balance.leftOut.map(({ reason, count }) => ({
      became: say(language, words.leftOut, { reason: sayLeftOutReason(language, reason) }),
      count,
    })),
  ];
}

function unreadColumns(
  language: Language,
  words: BalanceWords,
): Column<AmountBalance["unreadColumns"][number]>[] {
  return [
    { heading: words.place, cell: ({ place }) => place },
    { heading: words.column, cell: ({ name }) => name },
    { heading: words.cells, isNumber: true, cell: ({ cellCount }) => formatCount(language, cellCount) },
  ];
}
