import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayWhyFewerAmounts } from "#app/content/words/say-amount-count.ts";
import { sayTwoHeapsIn } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceIndex } from "#app/domain/statistics/indexes/state-indexes.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./data-page.css.ts";
import type { ExploredPrices, PlaceKinds, StateRow } from "./explore-prices.server.ts";
import type { Choices } from "./find-choices.server.ts";
import { indexPoints, type Measure, measured, oneDecimal } from "./state-measure.ts";

interface StateAnswerProps {
  choices: Choices;
  explored: ExploredPrices;
  measure: Measure;
  /** 'discounted cash price' */
  kind: string;
  /** 'discounted cash prices' */
  kinds: string;
  topic: string;
}

/** The answer in a sentence: a service's median, or of several services the index or the spread. */
export function StateAnswer({ choices, explored, measure, kind, kinds, topic }: StateAnswerProps) {
  const language = useLanguage();
  const { rows, state, nation, stateLetters } = explored;
  const row = rows.find(({ state }) => state === stateLetters);
  if (measure === "median") {
    return <MedianAnswer place={state ?? nation} choices={choices} kind={kind} />;
  }
  if (row && !choices.service) {
    return <StateFigure row={row} measure={measure} kind={kind} kinds={kinds} topic={topic} />;
  }
  return (
    <p className={css.sentence} data-live-answer>
      {sayRange(language, rows, { measure, isOneService: choices.service !== null, kinds, topic })}
    </p>
  );
}

function MedianAnswer({
  place,
  choices,
  kind,
}: Pick<StateAnswerProps, "choices" | "kind"> & { place: PlaceKinds }) {
  const words = useWords().exploreData;
  const language = useLanguage();
  const { quartiles, heaps, isTooFew, priceCount, amountCount } = place.kinds[choices.query.kind];
  return (
    <p className={stack.answer} data-live-answer>
      {quartiles ? (
        <>
          <span className={stack.figure}>{formatShortDollars(dollarsNumber(quartiles.medianDollars))}</span>{" "}
          <span>
            {say(language, words.stateAnswer.median, {
              kind,
              place: place.name,
              hospitals: say(language, wordsIn(language).counts.hospital, { count: priceCount }),
            })}
            {amountCount < priceCount
              ? `. ${sayWhyFewerAmounts(language, { count: priceCount, amountCount })}`
              : ""}
          </span>
        </>
      ) : heaps ? (
        <span>{sayTwoHeapsIn(language, place.name, heaps)}</span>
      ) : (
        <span>
          {isTooFew
            ? say(language, words.stateAnswer.tooFew, { place: place.name, kind })
            : say(language, words.stateAnswer.nothing, { place: place.name, kind })}
        </span>
      )}
    </p>
  );
}

interface StateFigureProps {
  row: StateRow;
  measure: Measure;
  kind: string;
  kinds: string;
  topic: string;
}

/** The chosen state's figure, large. */
function StateFigure({ row, measure, kind, kinds, topic }: StateFigureProps) {
  const language = useLanguage();
  const words = wordsIn(language).exploreData;
  const value = measured(row, measure);
  const said = { kind, kinds, topic, state: row.name, count: row.index?.serviceCount ?? 0 };
  if (value === null || !row.index) {
    return (
      <p className={css.sentence} data-live-answer>
        {say(language, words.index.noneInState, { state: row.name, kinds })}
      </p>
    );
  }
  return (
    <p className={stack.answer} data-live-answer>
      <span className={stack.figure}>
        {measure === "spread" ? say(language, words.spread.figure, { times: value }) : value}
      </span>{" "}
      <span>
        {measure === "spread"
          ? say(language, words.spread.state, said)
          : say(language, words.index.state, { ...said, difference: sayDifference(language, row.index) })}
      </span>
    </p>
  );
}

function sayDifference(language: Language, { median }: PriceIndex): string {
  const words = wordsIn(language).exploreData.index;
  const percent = indexPoints(median) - 100;
  if (percent === 0) return words.even;
  return say(language, percent > 0 ? words.above : words.below, { percent: Math.abs(percent) });
}

interface RangeOf {
  measure: Measure;
  isOneService: boolean;
  kinds: string;
  topic: string;
}

/** Where the measure is lowest and where it is highest. */
function sayRange(
  language: Language,
  rows: StateRow[],
  { measure, isOneService, kinds, topic }: RangeOf,
): string {
  const words = wordsIn(language).exploreData;
  const exact = (row: StateRow) => (measure === "spread" ? row.spread : (row.index?.median ?? null));
  const known = rows.filter((row) => exact(row) !== null).sort((a, b) => (exact(a) ?? 0) - (exact(b) ?? 0));
  const [lowest, highest] = [known[0], known.at(-1)];
  if (!lowest || !highest) return say(language, words.index.none, { kinds });
  if (measure === "index") {
    return say(language, words.index.nation, {
      kinds,
      topic,
      lowest: lowest.name,
      low: measured(lowest, measure) ?? 0,
      highest: highest.name,
      high: measured(highest, measure) ?? 0,
    });
  }
  const ends = {
    kinds,
    widest: highest.name,
    wide: oneDecimal(highest.spread ?? 0),
    narrowest: lowest.name,
    narrow: oneDecimal(lowest.spread ?? 0),
  };
  return isOneService
    ? say(language, words.spread.service, ends)
    : say(language, words.spread.nation, { ...ends, topic });
}
