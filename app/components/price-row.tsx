import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { timesMedicare } from "#app/domain/medicare/medicare-payment.ts";
import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { formatMultiple } from "#app/domain/money/format-multiple.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { PayerRate, PriceResult } from "#app/domain/prices/search/price-query.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import { DotOnStrip } from "#app/ui/charts/dot-on-strip.tsx";
import type { StripScale } from "#app/ui/charts/strip-scale.ts";
import { is } from "#app/ui/table/table-role.ts";
import { PlaceLink } from "./kept-place.tsx";
import * as css from "./price-results.css.ts";
import {
  codeName,
  dollarsOrNone,
  formatMiles,
  likenessText,
  placeName,
  priceKindName,
} from "./price-words.ts";
import { SourceLink } from "./source-link.tsx";
import { useLanguage } from "./use-words.ts";

export type PriceRowWords = Record<"pick" | "undated" | "aboveGross", string> & {
  cash: `${string}{price}${string}`;
  gross: `${string}{price}${string}`;
  negotiated: `${string}{range}${string}`;
  lines: `${string}{count}${string}`;
  medicare: `${string}{ratio}${string}`;
  freeCare: `${string}{free}${string}`;
  freeCareDoubtful: `${string}{free}${string}`;
  freeCareShort: `${string}{free}${string}`;
  freeCareShortDoubtful: `${string}{free}${string}`;
  file: `${string}{date}${string}`;
  plans: Record<PlanKind, Record<"one" | "other", `${string}{count}${string}`>>;
};

/** Where a price stands among its like: its dot on their strip and its level in words, or why it has none. */
export type RowStanding =
  | {
      price: Dollars;
      scale: StripScale;
      half: { from: number; to: number } | null;
      level: { word: string; full: string; short: string } | null;
    }
  | { unlike: string };

interface PriceRowProps {
  found: PriceResult;
  number: number;
  words: PriceRowWords;
  /** Whether the list is of several services. */
  namesService: boolean;
  isByRate: boolean;
  /** Null: the list does not tell it. */
  standing: RowStanding | null;
}

/** One found price: a row of a table, two lines and a caption on a phone. */
export function PriceRow({ found, number, words, namesService, isByRate, standing }: PriceRowProps) {
  const language = useLanguage();
  const hospital = { name: found.hospitalName, shortId: found.hospitalShortId };
  const times = timesText(language, { found, isByRate, words });
  const freeCare = freeCareText(language, found, words);
  const servicePath = hospitalServicePath(hospital, found, isByRate ? found.payerRate : null);
  return (
    <tr {...is("row")} className={css.row} id={`row-${number}`}>
      <th scope="row" {...is("rowheader")} className={css.hospital}>
        <span className={css.number}>{number}</span>{" "}
        <PlaceLink href={namesService ? hospitalPath(hospital) : servicePath} className={css.name}>
          {found.hospitalName}
        </PlaceLink>{" "}
        <span className={css.where}>{whereText(found)}</span>{" "}
        {freeCare ? <span className={css.freeCareNarrow}>{freeCare.short}</span> : null}
        {namesService ? (
          <span className={css.service}>
            <PlaceLink href={servicePath}>{found.serviceName}</PlaceLink> {codeName(found)} ·{" "}
            {likenessText(found)}
          </span>
        ) : null}
      </th>
      <td {...is("cell")} className={css.price}>
        <Amount found={found} isByRate={isByRate} namesKind={standing === null} words={words} />
        {times ? <div className={css.times}>{times}</div> : null}
      </td>
      {standing ? (
        <td {...is("cell")} className={css.standing}>
          <Standing standing={standing} />
        </td>
      ) : null}
      <td {...is("cell")} className={css.about}>
        <div className={css.others} data-rated={found.payerRate ? true : undefined}>
          <OtherCharges found={found} isByRate={isByRate} words={words} />
        </div>
        <span className={css.source} data-times={times || undefined}>
          <SourceLink importId={found.importId} place={sourcePlace(found)}>
            {found.fileDate ? say(language, words.file, { date: formatDate(found.fileDate) }) : words.undated}
          </SourceLink>
        </span>
        {freeCare ? (
          <div className={css.freeCare} data-screen>
            {freeCare.full}
          </div>
        ) : null}
      </td>
      <td {...is("cell")} className={css.picking}>
        <label className={css.pick}>
          <input type="checkbox" name="pick" value={found.hospitalShortId} className={css.box} />
          <span className={css.named}>
            {words.pick} {found.hospitalName}
          </span>
        </label>
      </td>
    </tr>
  );
}

type PartProps = Pick<PriceRowProps, "found" | "isByRate" | "words">;

/** `namesKind`: whether nothing else says what kind of price it is. */
function Amount({ found, isByRate, namesKind, words }: PartProps & { namesKind: boolean }) {
  const language = useLanguage();
  const { priceDollars, priceKind, payerRate, lineCount } = found;
  if (isByRate && payerRate) {
    return <span className={css.amount}>{dollarsOrNone(payerRate.negotiatedDollars)}</span>;
  }
  return (
    <>
      <span className={css.amount}>{dollarsOrNone(priceDollars)}</span>
      {priceKind && namesKind ? <div className={css.onlyWide}>{priceKindName(priceKind)}</div> : null}
      {lineCount > 1 ? (
        <div className={css.onlyWide}>{say(language, words.lines, { count: lineCount })}</div>
      ) : null}
    </>
  );
}

/** '2.4 times Medicare' of the price that a row shows; '' where Medicare sets no amount for the same thing. */
function timesText(
  language: Language,
  { found: { medicare, payerRate, priceDollars }, isByRate, words }: PartProps,
): string {
  const price = isByRate && payerRate ? payerRate.negotiatedDollars : priceDollars;
  if (price === null || medicare === null) return "";
  return say(language, words.medicare, { ratio: formatMultiple(timesMedicare(price, medicare)) });
}

/** Up to which income the hospital itself says care is free; null where it is not known. */
function freeCareText(
  language: Language,
  { freeCarePercent: free, isFreeCareDoubtful }: PriceResult,
  words: PriceRowWords,
): { full: string; short: string } | null {
  if (free === null) return null;
  return {
    full: say(language, isFreeCareDoubtful ? words.freeCareDoubtful : words.freeCare, { free }),
    short: say(language, isFreeCareDoubtful ? words.freeCareShortDoubtful : words.freeCareShort, { free }),
  };
}

function Standing({ standing }: { standing: RowStanding }) {
  if ("unlike" in standing) return standing.unlike;
  const { price, scale, half, level } = standing;
  return (
    <>
      <DotOnStrip value={dollarsNumber(price)} scale={scale} half={half} />
      {level ? (
        <span className={css.level} data-short={level.short}>
          <span className={css.word}>{level.word}</span>
          <span className={css.full}>, {level.full}</span>
        </span>
      ) : null}
    </>
  );
}

function OtherCharges({ found, isByRate, words }: PartProps) {
  const language = useLanguage();
  const { payerRate, cashDollars, grossDollars, priceKind, minimumDollars, maximumDollars } = found;
  const isRateShown = isByRate && payerRate !== null;
  return (
    <>
      {isRateShown && cashDollars !== null ? (
        <div>{say(language, words.cash, { price: formatDollars(cashDollars) })}</div>
      ) : null}
      {payerRate ? (
        <div>
          {[...new Set([payerRate.payerName, payerRate.planName])].join(" ")}
          {isByRate ? "" : ` ${dollarsOrNone(payerRate.negotiatedDollars)}`}
          {`, ${plansText(payerRate, say(language, words.plans[payerRate.planKind], { count: payerRate.planCount }))}`}
        </div>
      ) : null}
      {payerRate?.isAboveGross ? <div>{words.aboveGross}</div> : null}
      {grossDollars !== null && (priceKind === "cash" || isRateShown) ? (
        <div>{say(language, words.gross, { price: formatDollars(grossDollars) })}</div>
      ) : null}
      {(minimumDollars ?? maximumDollars) ? (
        <div>{say(language, words.negotiated, { range: rangeText(minimumDollars, maximumDollars) })}</div>
      ) : null}
    </>
  );
}

/** The distance first: a narrow row cuts what stands last. */
function whereText(found: PriceResult): string {
  const { distanceMiles, isPositionApproximate } = found;
  if (distanceMiles === null) return placeName(found);
  return `${formatMiles(distanceMiles, { isApproximate: isPositionApproximate })} · ${placeName(found)}`;
}

/** '1 commercial plan', '3 Medicaid plans from $302.84 to $410.00'. */
function plansText({ negotiatedDollars: lowest, highestDollars: highest }: PayerRate, plans: string): string {
  if (lowest === null || highest === null || Number(lowest) === Number(highest)) return plans;
  return `${plans} from ${rangeText(lowest, highest)}`;
}

function rangeText(lowest: Dollars | null, highest: Dollars | null): string {
  if (Number(lowest) === Number(highest)) return dollarsOrNone(lowest);
  return `${dollarsOrNone(lowest)} to ${dollarsOrNone(highest)}`;
}
