import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { StandingInState } from "#app/domain/statistics/standing/standing-in-state.server.ts";
import type { RatioBin, RatioSpread } from "#app/domain/statistics/values/ratio-spread.ts";
import { RatioHistogram } from "#app/ui/charts/ratio-histogram.tsx";
import { details, note, part, summary } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./hospital-details.css.ts";

interface StandingInStatePartProps {
  standing: StandingInState;
  stateName: string;
}

type Kind = keyof StandingInState;

/** How the hospital's prices compare with the medians of its state: a sentence and a picture for each kind of price. */
export function StandingInStatePart({ standing, stateName }: StandingInStatePartProps) {
  const words = useWords().hospitalDetails.standing;
  const language = useLanguage();
  const kinds = (["cash", "negotiated"] as const).flatMap((kind) => {
    const spread = standing[kind];
    return spread ? [{ kind, spread }] : [];
  });
  const [firstKind] = kinds;
  return (
    <section className={part} aria-labelledby="standing">
      <h2 id="standing">{say(language, words.heading, { state: stateName })}</h2>
      {firstKind === undefined ? (
        <p>{say(language, words.tooFew, { state: stateName })}</p>
      ) : (
        <>
          <div className={css.pictures}>
            {kinds.map(({ kind, spread }) => (
              <Picture key={kind} kind={kind} spread={spread} stateName={stateName} />
            ))}
          </div>
          <details className={details}>
            <summary className={summary}>{words.table}</summary>
            <DataTable
              caption={say(language, words.tableCaption, { state: stateName })}
              columns={columnsOf(language, kinds)}
              rows={firstKind.spread.bins.map((bin, no) => ({ ...bin, no }))}
              keyOf={({ no }) => no}
            />
          </details>
          <p className={note}>{say(language, words.method, { state: stateName })}</p>
        </>
      )}
    </section>
  );
}

interface PictureProps {
  kind: Kind;
  spread: RatioSpread;
  stateName: string;
}

function Picture({ kind, spread, stateName }: PictureProps) {
  const words = useWords().hospitalDetails.standing;
  const language = useLanguage();
  const { count, aboveCount, belowCount } = spread;
  const range = { from: timesText(spread.p25), to: timesText(spread.p75) };
  const counted = { above: aboveCount, below: belowCount, ...range };
  return (
    <div className={part}>
      <p className={css.answer}>{sayStanding(language, kind, spread, stateName)}</p>
      <RatioHistogram
        label={say(language, words.picture, { caption: words.captions[kind], count, ...counted })}
        bins={spread.bins}
        median={spread.median}
        words={{
          lowest: words.lowest,
          even: say(language, words.middle, { state: stateName }),
          highest: words.highest,
        }}
      />
      <p className={note}>
        {say(language, words.counts, { same: count - aboveCount - belowCount, ...counted })}
      </p>
    </div>
  );
}

function sayStanding(language: Language, kind: Kind, { count, median }: RatioSpread, state: string): string {
  const words = wordsIn(language).hospitalDetails.standing;
  const said = { count, kind: words.kinds[kind], state };
  const percent = Math.round(Math.abs(median - 1) * 100);
  if (percent === 0) return say(language, words.even, said);
  if (median >= 2) return say(language, words.times, { ...said, times: Math.round(median * 10) / 10 });
  const share = say(language, words.percent, { percent });
  return say(language, median > 1 ? words.above : words.below, { ...said, share });
}

/** '0.85' */
function timesText(ratio: number): string {
  return String(Math.round(ratio * 100) / 100);
}

type BinRow = RatioBin & { no: number };

function columnsOf(language: Language, kinds: { kind: Kind; spread: RatioSpread }[]): Column<BinRow>[] {
  const words = wordsIn(language).hospitalDetails.standing;
  return [
    { heading: words.timesMiddle, cell: (bin) => binText(language, bin) },
    ...kinds.map(
      ({ kind, spread }): Column<BinRow> => ({
        heading: words.captions[kind],
        isNumber: true,
        cell: ({ no }) => formatCount(language, spread.bins[no]?.count ?? 0),
      }),
    ),
  ];
}

function binText(language: Language, { from, to }: RatioBin): string {
  const words = wordsIn(language).hospitalDetails.standing.bins;
  if (from === null) return say(language, words.below, { to: timesText(to ?? 0) });
  if (to === null) return say(language, words.above, { from: timesText(from) });
  return say(language, words.between, { from: timesText(from), to: timesText(to) });
}
