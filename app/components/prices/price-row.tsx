import { wordsIn } from "#app/content/words/words.ts";
import { serviceCategory } from "#app/domain/billing-codes/service-category.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { timesMedicare } from "#app/domain/medicare/medicare-payment.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import { formatRatio } from "#app/domain/money/format-ratio.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { PayerRate, PriceResult } from "#app/domain/prices/search/price-query.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import { MARKED_PINS } from "#app/ui/map/point-plan.tsx";
import { is } from "#app/ui/table/table-role.ts";
import { Stars, type StarWords } from "../hospitals/stars.tsx";
import { PlaceLink } from "../page/kept-place.tsx";
import { codeName, formatConditions, formatMiles, placeName, priceKindName } from "../price-words.ts";
import { useLanguage } from "../use-words.ts";
import * as css from "./price-results.css.ts";
import { ServiceName } from "./service-name.tsx";
import { SourceLink } from "./source-link.tsx";

export type PriceRowWords = Record<
  "birthingFriendly" | "birthingFriendlyShort" | "pick" | "undated" | "aboveGross" | "source" | "call",
  string
> & {
  callHospital: `${string}{hospital}${string}{phone}${string}`;
  lines: `${string}{count}${string}`;
  shared: Record<"one" | "other", `${string}{count}${string}`>;
  medicare: `${string}{ratio}${string}`;
  freeCare: `${string}{free}${string}`;
  freeCareDoubtful: `${string}{free}${string}`;
  freeCareShort: `${string}{free}${string}`;
  freeCareShortDoubtful: `${string}{free}${string}`;
  file: `${string}{date}${string}`;
  cautions: Record<"stale" | "failing", string>;
  plans: Record<PlanKind, Record<"one" | "other", `${string}{count}${string}`>>;
  stars: StarWords;
};

/** Whether a price is low, typical or high among comparable prices, or why it isn't comparable. Null level: too few prices. */
export type RowStanding =
  | { level: { word: string; full: string; isTypical: boolean } | null }
  | { unlike: string };

interface PriceRowProps {
  found: PriceResult;
  /** Other hospitals of its price list that publish its amount. */
  sharing: PriceResult[];
  number: number;
  words: PriceRowWords;
  /** Whether the list is of several services. */
  namesService: boolean;
  isByRate: boolean;
  /** Null: the list doesn't show it. */
  standing: RowStanding | null;
}

/** One found price: a row of a table, three lines on a phone. */
export function PriceRow({ found, sharing, number, words, namesService, isByRate, standing }: PriceRowProps) {
  const language = useLanguage();
  const { distanceMiles, isPositionApproximate, payerRate } = found;
  const hospital = { name: found.hospitalName, shortId: found.hospitalShortId };
  const servicePath = hospitalServicePath(hospital, found, isByRate ? payerRate : null);
  const rate = payerRate ? rateText(language, payerRate, isByRate, words) : "";
  const row = (
    <tr {...is("row")} className={css.row} id={`row-${number}`} data-row={number % MARKED_PINS}>
      <th scope="row" {...is("rowheader")} className={css.hospital}>
        <span className={css.line}>
          <span className={css.number} data-number={number} />
          <PlaceLink href={namesService ? hospitalPath(hospital) : servicePath} className={css.name}>
            {found.hospitalName}
          </PlaceLink>
        </span>
        {namesService ? (
          <span className={css.service}>
            <PlaceLink href={servicePath}>
              <ServiceName of={{ ...found, name: found.serviceName }} />
            </PlaceLink>{" "}
            {codeName(found)} · {formatConditions(language, found)}
          </span>
        ) : null}
        {rate ? <span className={css.about}>{rate}</span> : null}
        <About found={found} words={words} />
      </th>
      <td {...is("cell")} className={css.price}>
        <Amount found={found} isByRate={isByRate} standing={standing} words={words} />
      </td>
      <td {...is("cell")} className={css.nearness}>
        {distanceMiles === null ? null : (
          <span className={css.miles}>
            {formatMiles(language, distanceMiles, { isApproximate: isPositionApproximate, length: "short" })}
          </span>
        )}{" "}
        <Stars rating={found.overallRating} words={words.stars} />
      </td>
      <td {...is("cell")} className={css.picking}>
        <Pick found={found} words={words} />
      </td>
    </tr>
  );
  if (sharing.length === 0) return row;
  return (
    <>
      {row}
      <SharingRow sharing={sharing} number={number} words={words} />
    </>
  );
}

/** The hospitals that share a row's amount with its own, to be opened. */
function SharingRow({ sharing, number, words }: Pick<PriceRowProps, "sharing" | "number" | "words">) {
  const language = useLanguage();
  return (
    <tr {...is("row")} className={css.sharing} data-row={number % MARKED_PINS}>
      <td {...is("cell")} colSpan={4} className={css.sharingCell}>
        <details>
          <summary className={css.sharingSummary}>
            {say(language, words.shared, { count: sharing.length + 1 })}
          </summary>
          <ul className={css.sharingList}>
            {sharing.map((found) => (
              <li key={found.hospitalId} className={css.sharingItem} data-sharing>
                <span className={css.sharingName}>
                  <PlaceLink
                    href={hospitalServicePath(
                      { name: found.hospitalName, shortId: found.hospitalShortId },
                      found,
                    )}
                    className={css.name}
                  >
                    {found.hospitalName}
                  </PlaceLink>
                  <About found={found} words={words} />
                </span>
                <span className={css.sharingNearness}>
                  {found.distanceMiles === null ? null : (
                    <span className={css.miles}>
                      {formatMiles(language, found.distanceMiles, {
                        isApproximate: found.isPositionApproximate,
                        length: "short",
                      })}
                    </span>
                  )}{" "}
                  <Stars rating={found.overallRating} words={words.stars} />
                </span>
                <Pick found={found} words={words} />
              </li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  );
}

function Pick({ found, words }: { found: PriceResult; words: PriceRowWords }) {
  return (
    <label className={css.pick}>
      <input type="checkbox" name="pick" value={found.hospitalShortId} className={css.box} />
      <span className={css.named}>
        {words.pick} {found.hospitalName}
      </span>
    </label>
  );
}

/** The category in which a hospital's care for births is shown. */
const BIRTHS = "maternity-and-newborn";

type PartProps = Pick<PriceRowProps, "found" | "words">;

/** Where the hospital is, how to call it, and the row of its file. */
function About({ found, words }: PartProps) {
  const language = useLanguage();
  const { phone, hospitalName, fileDate, lineCount, distanceMiles, isPositionApproximate } = found;
  const freeCare = freeCareText(language, found, words);
  const file = fileDate ? say(language, words.file, { date: formatDate(language, fileDate) }) : words.undated;
  const caution = found.fileCaution && words.cautions[found.fileCaution];
  const source = lineCount > 1 ? `${file}, ${say(language, words.lines, { count: lineCount })}` : file;
  return (
    <span className={css.about}>
      {distanceMiles === null ? (
        placeName(found)
      ) : (
        <>
          <span className={css.onWide}>{placeName(found)}</span>
          <span className={css.onNarrow}>
            {formatMiles(language, distanceMiles, { isApproximate: isPositionApproximate, length: "short" })}
          </span>
        </>
      )}
      {phone ? (
        <>
          {" · "}
          <a
            href={`tel:${phone.replace(/[^\d+]/g, "")}`}
            title={phone}
            aria-label={say(language, words.callHospital, { hospital: hospitalName, phone })}
            className={css.call}
          >
            {words.call}
          </a>
        </>
      ) : null}
      {" · "}
      <span title={source}>
        <SourceLink
          importId={found.importId}
          place={sourcePlace(found)}
          label={`${words.source}: ${hospitalName}, ${source}`}
        >
          {words.source}
        </SourceLink>
      </span>
      {caution ? ` · ${caution}` : null}
      {found.isBirthingFriendly && serviceCategory(found).category === BIRTHS ? (
        <>
          {" · "}
          <span aria-hidden="true">{words.birthingFriendlyShort}</span>
          <span className={css.named}>{words.birthingFriendly}</span>
        </>
      ) : null}
      {freeCare ? (
        <>
          {" · "}
          <span aria-hidden="true">{freeCare.short}</span>
          <span className={css.named}>{freeCare.full}</span>
        </>
      ) : null}
    </span>
  );
}

/** The price, whether it is low or high or what it is, and how many times Medicare. */
function Amount({
  found,
  isByRate,
  standing,
  words,
}: PartProps & Pick<PriceRowProps, "isByRate" | "standing">) {
  const language = useLanguage();
  const { priceDollars, priceKind, payerRate, medicare } = found;
  const amount = isByRate && payerRate ? payerRate.negotiatedDollars : priceDollars;
  const kind = priceKind && standing === null ? priceKindName(language, priceKind) : "";
  const unlike = standing && "unlike" in standing ? standing.unlike : "";
  const level = standing && "level" in standing ? standing.level : null;
  const standsOut = level?.isTypical ? null : level;
  const times =
    amount !== null && medicare !== null
      ? say(language, words.medicare, { ratio: formatRatio(timesMedicare(amount, medicare)) })
      : "";
  const what = kind || unlike;
  return (
    <>
      <span className={css.amount}>{priceOrNone(language, amount)}</span>{" "}
      <span className={css.beside} title={what ? [what, times].filter(Boolean).join(" · ") : undefined}>
        {standsOut ? <span title={standsOut.full}>{standsOut.word}</span> : what}
        {(standsOut || what) && times ? " · " : ""}
        {times}
        {isByRate && payerRate?.isAboveGross ? <span className={css.caution}>{words.aboveGross}</span> : null}
      </span>
    </>
  );
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

/** 'Aetna HMO, 1 commercial plan', 'Molina, 3 Medicaid plans from $302 to $410'. */
function rateText(language: Language, rate: PayerRate, isByRate: boolean, words: PriceRowWords): string {
  const { negotiatedDollars: lowest, highestDollars: highest, planKind, planCount } = rate;
  const plans = say(language, words.plans[planKind], { count: planCount });
  const range =
    lowest === null || highest === null || Number(lowest) === Number(highest)
      ? plans
      : say(language, wordsIn(language).priceNames.plansInRange, {
          plans,
          from: formatPrice(lowest),
          to: formatPrice(highest),
        });
  const name = [...new Set([rate.payerName, rate.planName])].join(" ");
  return `${name}${isByRate ? "" : ` ${priceOrNone(language, lowest)}`}, ${range}`;
}

const priceOrNone = (language: Language, amount: Dollars | null) =>
  amount === null ? wordsIn(language).priceNames.notAvailable : formatPrice(amount);
