import { dollarsOrNone, formatConditions, priceKindName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { Words } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { FormerPrice } from "#app/domain/prices/at-hospital/list-price-history.server.ts";
import { DatedLine, type DatedValue } from "#app/ui/charts/dated-line.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { ChargeLine } from "./charge-price.ts";
import type { AskedPrice } from "./requested-price.ts";
import * as css from "./service-details.css.ts";

interface PriceHistoryProps {
  prices: FormerPrice[];
  chosen: ChargeLine;
  price: AskedPrice;
  /** Of the present file; null: it gives none. */
  fileDate: string | null;
}

/** What the hospital's former files said of the service. */
export function PriceHistory({ prices, chosen, price, fileDate }: PriceHistoryProps) {
  const language = useLanguage();
  const words = useWords().serviceDetails.history;
  return (
    <section className={css.section} aria-labelledby="history">
      <h2 id="history">{words.heading}</h2>
      {prices.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <PriceLine prices={prices} chosen={chosen} price={price} fileDate={fileDate} />
          <DataTable
            caption={words.caption}
            columns={columnsOf(language, words)}
            rows={prices}
            keyOf={(price) => `${price.importId} ${formatConditions(language, price)}`}
          />
        </>
      )}
    </section>
  );
}

/** The page's price over the dates of the files, if at least two of them have a comparable one. */
function PriceLine({ prices, chosen, price, fileDate }: PriceHistoryProps) {
  const words = useWords().serviceDetails.history;
  const language = useLanguage();
  if (!("dollars" in price) || fileDate === null) return null;
  const name = price.kind === "cash" ? "cashDollars" : "grossDollars";
  const former = prices
    .filter((former) => isAlike(former, chosen))
    .flatMap(({ fileDate: date, [name]: amount }): DatedValue[] =>
      date === null || amount === null ? [] : [{ date, value: Number(amount) }],
    )
    .filter(({ date }, index, all) => all.findIndex((other) => other.date === date) === index);
  const points = [
    ...former.filter(({ date }) => date < fileDate),
    { date: fileDate, value: Number(price.dollars) },
  ].sort((a, b) => a.date.localeCompare(b.date));
  const [first, ...later] = points;
  const last = later.at(-1);
  if (first === undefined || last === undefined) return null;
  const percent = first.value > 0 ? Math.round(Math.abs(last.value / first.value - 1) * 100) : 0;
  const direction = percent === 0 ? "same" : last.value > first.value ? "up" : "down";
  const amount = (value: number) => formatDollars(dollars(String(value)));
  const sentence = say(language, words.change[direction], {
    kind: priceKindName(language, price.kind),
    percent,
    first: amount(first.value),
    firstDate: formatDate(language, first.date),
    last: amount(last.value),
    lastDate: formatDate(language, last.date),
  });
  return (
    <div className={css.standing}>
      <p className={css.sentence}>{sentence}</p>
      <DatedLine
        label={sentence}
        points={points}
        format={amount}
        formatDate={(value) => formatDate(language, value)}
      />
    </div>
  );
}

function isAlike(former: FormerPrice, chosen: ChargeLine): boolean {
  const isOfSetting = former.setting === chosen.setting || [former.setting, chosen.setting].includes("both");
  const isOfClass =
    former.billingClass === chosen.comparedClass ||
    [former.billingClass, chosen.comparedClass].includes("both");
  return (
    isOfSetting && isOfClass && former.modifiers === chosen.modifiers && former.drugUnit === chosen.drugUnit
  );
}

function columnsOf(
  language: Language,
  { columns, noDate }: Words["serviceDetails"]["history"],
): Column<FormerPrice>[] {
  const amount = (name: "cashDollars" | "grossDollars" | "minimumDollars" | "maximumDollars") => ({
    isNumber: true,
    cell: (price: FormerPrice) => dollarsOrNone(language, price[name]),
  });
  return [
    {
      heading: columns.file,
      cell: ({ fileDate, importId }) => (
        <a href={`/price-files/${importId}`}>{fileDate ? formatDate(language, fileDate) : noDate}</a>
      ),
    },
    { heading: columns.setting, cell: (price) => formatConditions(language, price) },
    { heading: columns.cash, ...amount("cashDollars") },
    { heading: columns.gross, ...amount("grossDollars") },
    { heading: columns.lowest, ...amount("minimumDollars") },
    { heading: columns.highest, ...amount("maximumDollars") },
  ];
}
