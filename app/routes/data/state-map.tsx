import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayHeaps } from "#app/content/words/say-two-heaps.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import {
  type AreaFill,
  Choropleth,
  ChoroplethLegend,
  type MapArea,
  shadeCount,
} from "#app/ui/charts/choropleth.tsx";
import type { StateRow } from "./explore-prices.server.ts";
import { limitText, type Measure, measured, measureText } from "./state-measure.ts";

interface StateMapProps {
  /** 'discounted cash price' */
  kind: string;
  /** 'discounted cash prices' */
  kinds: string;
  topic: string;
  isOneService: boolean;
  measure: Measure;
  areas: readonly MapArea[];
  rows: StateRow[];
  /** Where a state's row is. */
  hrefOfRow: (state: string) => string;
  /** The chosen state, '' where none is. */
  stateLetters: string;
  /** The limits between the shades. */
  limits: number[];
  /** Of each state by its letters, 0 the lowest; none without a figure. */
  steps: Record<string, number>;
}

const mapId = "map";

/** Where in the country the measure is low or high, each state with the way to its row of the table. */
export function StateMap(props: StateMapProps) {
  const { kind, kinds, topic, isOneService, measure, areas, rows, hrefOfRow, stateLetters, limits, steps } =
    props;
  const words = useWords().exploreData.map;
  const { noMiddle } = useWords().twoHeaps;
  const language = useLanguage();
  const byState = new Map(rows.map((row) => [row.state, row]));
  const fillOf = ({ id }: MapArea): AreaFill =>
    steps[id] === undefined ? (byState.has(id) ? "hatched" : "empty") : shadeOf(steps[id], limits);
  const { stateNames } = useWords();
  return (
    <>
      <Choropleth
        id={mapId}
        title={say(language, words[measure].title, { kind, kinds, topic })}
        description={words[measure].description}
        areas={areas}
        fillOf={fillOf}
        labelOf={({ id }) => `${nameOf(stateNames, id)}: ${figureText(language, byState.get(id), measure)}`}
        hrefOf={({ id }) => (byState.has(id) ? hrefOfRow(id) : "#no-prices")}
        chosenId={stateLetters || null}
      />
      <ChoroplethLegend
        mapId={mapId}
        entries={[
          ...(Object.keys(steps).length > 0 ? stepsOf(language, limits, measure) : []),
          { fill: "hatched", text: isOneService ? words.tooFew.median : words.tooFew.index },
          ...(rows.some(({ heaps }) => heaps) ? [{ fill: "hatched", text: noMiddle } as const] : []),
          { fill: "empty", text: words.none },
        ]}
        chosen={
          stateLetters === ""
            ? null
            : say(language, words.chosen, { state: nameOf(stateNames, stateLetters) })
        }
      />
    </>
  );
}

/** Few steps take shades from the whole range, so that they stay apart. */
function shadeOf(step: number, limits: number[]): number {
  return limits.length === 0 ? shadeCount >> 1 : Math.round((step * (shadeCount - 1)) / limits.length);
}

function figureText(language: Language, row: StateRow | undefined, measure: Measure): string {
  const { map, table } = wordsIn(language).exploreData;
  if (!row || row.priceCount === 0) return map.none.toLowerCase();
  if (row.heaps) return sayHeaps(language, row.heaps);
  const value = measured(row, measure);
  if (value === null) return table.tooFew.toLowerCase();
  const text = measureText(value, measure);
  return row.index
    ? say(language, map.label.index, { value: text, count: row.index.serviceCount })
    : say(language, map.label.median, { value: text, count: row.priceCount });
}

function stepsOf(language: Language, limits: number[], measure: Measure): { fill: AreaFill; text: string }[] {
  const words = wordsIn(language).exploreData.map;
  const said = (value: number) => limitText(value, measure);
  return [...limits, null].map((limit, step) => {
    const from = limits[step - 1];
    const text =
      from === undefined
        ? limit === null
          ? words[measure].all
          : say(language, words.under, { value: said(limit) })
        : limit === null
          ? say(language, words.over, { from: said(from) })
          : say(language, words.between, { from: said(from), to: said(limit) });
    return { fill: shadeOf(step, limits), text };
  });
}
