import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { auditsWords } from "#app/content/words/audits.ts";
import { sayList } from "#app/content/words/say-list.ts";
import type { CodedLine } from "#app/domain/audits/break-down-lines.ts";
import type { OwnPrice, StatePrices } from "#app/domain/audits/line-price-context.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { DotStrip, type StripMark } from "#app/ui/charts/dot-strip.tsx";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** What is charged for one unit of a line beside what is published for it, as a small picture, and where each number comes
 *  from. */
export function LinePicture({ line }: { line: CodedLine }) {
  const words = useWords(auditsWords).breakdown;
  const language = useLanguage();
  const { own, state, medicare } = line.prices;
  const charged = line.amountCents / (line.units || 1) / 100;
  const beside = besideOf(line).map(({ kind, cents }): StripMark => {
    const text = say(language, words.marks[kind], {
      amount: formatShortDollars(round(cents / 100)),
      state: state?.state ?? "",
    });
    return { value: cents / 100, text, rank: kind === "middle" ? "middle" : "beside" };
  });
  if (beside.length === 0 || charged <= 0) return words.noPrices;
  const chargedText = formatShortDollars(round(charged));
  const half = state && { from: state.p25Cents / 100, to: state.p75Cents / 100 };
  const ownMark: StripMark = {
    value: charged,
    text: say(language, words.marks.charged, { amount: chargedText }),
    rank: "own",
  };
  return (
    <>
      <DotStrip
        label={say(language, words.picture, {
          charged: chargedText,
          others: sayList(
            language,
            beside.map(({ text }) => text),
          ),
        })}
        values={[]}
        scale={{
          ...stripScale([]),
          end: Math.max(charged, half?.to ?? 0, ...beside.map(({ value }) => value)),
        }}
        half={half}
        marks={[ownMark, ...beside]}
        format={(amount) => formatShortDollars(Math.round(amount))}
      />
      {own ? <OwnSource own={own} /> : null}
      {state ? <StateBand state={state} /> : null}
      {medicare ? (
        <div className={stack.note}>
          {say(language, words.medicare[medicare.schedule], { edition: medicare.edition })}
        </div>
      ) : null}
    </>
  );
}

type Kind = "cash" | "gross" | "middle" | "medicare";

function besideOf({ prices: { own, state, medicare } }: CodedLine): { kind: Kind; cents: number }[] {
  const marks: { kind: Kind; cents: number | null | undefined }[] = [
    { kind: "gross", cents: own?.grossCents },
    { kind: "cash", cents: own?.cashCents },
    { kind: "middle", cents: state?.medianCents },
    { kind: "medicare", cents: medicare?.amountCents },
  ];
  return marks.flatMap(({ kind, cents }) => (cents ? [{ kind, cents }] : []));
}

function OwnSource({ own: { place, importId, fileDate } }: { own: OwnPrice }) {
  const words = useWords(auditsWords).breakdown;
  const as = { source: (text: string) => <a href={`/price-files/${importId}`}>{text}</a> };
  return (
    <div className={stack.note}>
      {fileDate === null ? (
        <Sentence of={words.ownUndated} values={{ place }} as={as} />
      ) : (
        <Sentence of={words.own} values={{ place, date: formatDate(fileDate) }} as={as} />
      )}
    </div>
  );
}

function StateBand({ state: { state, hospitalCount, p25Cents, p75Cents } }: { state: StatePrices }) {
  const words = useWords(auditsWords).breakdown;
  const language = useLanguage();
  return (
    <div className={stack.note}>
      {say(language, words.band, {
        hospitalCount,
        state,
        from: formatShortDollars(round(p25Cents / 100)),
        to: formatShortDollars(round(p75Cents / 100)),
      })}
    </div>
  );
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
