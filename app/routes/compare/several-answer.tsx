import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { sayRatio } from "#app/content/words/say-ratio.ts";
import { say } from "#app/domain/language/say.ts";
import type {
  SeveralSummary,
  StandingAmongSeveral,
} from "#app/domain/prices/compare/summarise-comparison.server.ts";
import { CountBar } from "#app/ui/charts/count-bar.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./compare-page.css.ts";
import type { Comparison } from "./find-comparison.server.ts";

interface SeveralAnswerProps {
  hospitals: Comparison["hospitals"];
  summary: SeveralSummary;
}

type Row = StandingAmongSeveral & { label: string };

/** Which of several hospitals is the cheapest most often, in a sentence and next to the others. */
export function SeveralAnswer({ hospitals, summary: { count, standings } }: SeveralAnswerProps) {
  const words = useWords().compare.several;
  const { count: countWords } = useWords().compare.byCategory;
  const language = useLanguage();
  const rows = standings.map(
    (standing, index): Row => ({
      ...standing,
      label: hospitals[index]?.label ?? "",
    }),
  );
  const most = Math.max(...rows.map(({ cheapestCount }) => cheapestCount));
  const leading = rows.filter(({ cheapestCount }) => cheapestCount === most).map(({ label }) => label);
  const [hospital = ""] = leading;
  const number = rows.length === 3 ? words.numbers[3] : words.numbers[4];
  const columns: Column<Row>[] = [
    { heading: words.hospital, cell: ({ label }) => label },
    {
      heading: words.cheapest,
      cell: ({ cheapestCount }) => (
        <>
          {say(language, countWords, { count: cheapestCount })}
          <CountBar value={cheapestCount} end={count} />
        </>
      ),
    },
    {
      heading: words.above,
      isNumber: true,
      cell: ({ middleToCheapest }) =>
        middleToCheapest === 1
          ? words.atCheapest
          : say(language, middleToCheapest >= 2 ? words.times : words.aboveCheapest, {
              ratio: sayRatio(language, middleToCheapest),
            }),
    },
  ];
  return (
    <div className={stack.part}>
      <p className={css.answer} data-live-answer>
        {leading.length > 1
          ? say(language, words.tie, {
              names: sayList(language, leading),
              some: most,
              count,
              number,
            })
          : say(language, words.lead, { hospital, some: most, count, number })}
      </p>
      <DataTable caption={words.caption} columns={columns} rows={rows} keyOf={({ label }) => label} />
      <p className={stack.note}>{words.measure}</p>
    </div>
  );
}
