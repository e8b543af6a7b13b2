import { useLanguage, useWords } from "#app/components/use-words.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { say } from "#app/domain/language/say.ts";
import { type Dollars, dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PlanAmount } from "#app/domain/prices/rates/list-plan-amounts.server.ts";
import { rangeOfRates } from "#app/domain/prices/rates/rate-range.ts";
import { DotStrip, type StripMark } from "#app/ui/charts/dot-strip.tsx";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import { note } from "#app/ui/page/stack.css.ts";
import * as css from "./service-details.css.ts";

interface RatesStripProps {
  plans: PlanAmount[];
  cashDollars: Dollars | null;
}

/** What all plans agreed to pay, in one picture: a dot a plan, and the cash price with them. */
export function RatesStrip({ plans, cashDollars }: RatesStripProps) {
  const words = useWords().serviceDetails.payers;
  const language = useLanguage();
  const values = plans.flatMap(({ negotiatedDollars }) => negotiatedDollars ?? []).map(Number);
  const range = rangeOfRates(plans);
  if (range === null || values.length < 2) return null;
  const count = values.length;
  const marks: StripMark[] = [
    ...(cashDollars
      ? [
          {
            value: Number(cashDollars),
            text: say(language, words.cash, { price: formatDollars(cashDollars) }),
            rank: "own" as const,
          },
        ]
      : []),
    {
      value: Number(range.middle),
      text: say(language, words.middle, { price: formatDollars(range.middle) }),
      rank: "middle",
    },
  ];
  const sentence = say(language, words.range, {
    count,
    from: formatDollars(range.lowest),
    to: formatDollars(range.highest),
  });
  return (
    <div className={css.standing}>
      <p className={css.sentence}>{sentence}</p>
      <DotStrip
        label={[sentence, ...marks.map(({ text }) => text)].join(" ")}
        values={values}
        scale={stripScale(cashDollars ? [...values, Number(cashDollars)] : values)}
        half={halfOf(values)}
        marks={marks}
        format={(amount) => formatDollars(dollars(String(Math.round(amount * 100) / 100)))}
      />
      <p className={note}>{words.legend}</p>
    </div>
  );
}

/** The minimum number of rates for quartiles. */
const MIN_WITH_HALF = 4;

/** The middle 50% of the values, by published ones. */
function halfOf(values: readonly number[]): { from: number; to: number } | null {
  if (values.length < MIN_WITH_HALF) return null;
  const ascending = [...values].sort((a, b) => a - b);
  const at = (share: number) => itemAt(ascending, Math.ceil(share * ascending.length) - 1);
  return { from: at(0.25), to: at(0.75) };
}
