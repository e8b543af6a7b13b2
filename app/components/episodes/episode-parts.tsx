import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { PartNeed } from "#app/domain/episodes/episode.ts";
import type { PartPrice, PricedPart } from "#app/domain/episodes/episode-prices.ts";
import type { EpisodeId } from "#app/domain/episodes/episodes.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";
import { note, part } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { PlaceLink } from "../page/kept-place.tsx";
import { codeName, settingName } from "../price-words.ts";
import { useLanguage } from "../use-words.ts";
import * as css from "./episode-parts.css.ts";
import { EpisodeTotal, type EpisodeTotalWords } from "./episode-total.tsx";

type PluralText<Text extends string> = { readonly one: Text; readonly other: Text };

export interface EpisodeWords extends EpisodeTotalWords {
  names: Record<EpisodeId, string>;
  heading: `${string}{episode}${string}`;
  headingOfPlace: `${string}{episode}${string}{where}${string}`;
  lead: string;
  leadOfPlace: string;
  caption: `${string}{episode}${string}`;
  columns: { part: string; price: string };
  needs: Record<Exclude<PartNeed, "main">, string>;
  kinds: Record<PartPrice["kind"], string>;
  ofHospital: KindAndSetting;
  ofHospitals: PluralText<KindAndSetting>;
  unpriced: string;
  unpricedInPlace: `${string}{fewest}${string}`;
  leftOut: `${string}{reason}${string}`;
  reference: `${string}{dollars}${string}{place}${string}{what}${string}`;
  heaped: string;
  heapedReference: `${string}{place}${string}{heaps}${string}`;
  ask: string;
  medicarePays: `${string}{dollars}${string}`;
  perUnitPrice: string;
}

type KindAndSetting = `${string}{kind}${string}{setting}${string}`;

/** A part with its price, and what it costs elsewhere where it has none. */
type ShownPart = PricedPart & { reference?: Pick<PricedPart, "price" | "heaps"> | undefined };

interface EpisodePartsProps {
  id: EpisodeId;
  words: EpisodeWords;
  /** Why a price is left out, as the end of a sentence. */
  reasons: Record<Implausibility, string>;
  parts: ShownPart[];
  /** 'in Texas'; null: the prices are one hospital's. */
  where: string | null;
  /** The state whose median prices replace missing ones. */
  referencePlace?: string;
  /** Two clusters of cash prices, and why they have no median. */
  sayHeaps: (heaps: PriceClusters) => string;
  /** The page with the prices of a part. */
  hrefOf: (part: PricedPart) => string;
}

/** All parts of what patients go through as one thing, added up where no main part is missing. */
export function EpisodeParts(props: EpisodePartsProps) {
  const { id, words, parts, where } = props;
  const language = useLanguage();
  const episode = words.names[id];
  return (
    <section className={part} aria-labelledby={`episode-${id}`}>
      <h2 id={`episode-${id}`}>
        {where === null
          ? say(language, words.heading, { episode })
          : say(language, words.headingOfPlace, { episode, where })}
      </h2>
      <p>{where === null ? words.lead : words.leadOfPlace}</p>
      <EpisodeTotal parts={parts} words={words} />
      <DataTable
        caption={say(language, words.caption, { episode })}
        columns={columnsOf(props, language)}
        rows={NEEDS.flatMap((need) => parts.filter((part) => part.need === need)).map((part, index) => ({
          ...part,
          index,
        }))}
        keyOf={({ index }) => index}
      />
    </section>
  );
}

const NEEDS = ["main", "usual", "sometimes"] as const satisfies readonly PartNeed[];

type Row = ShownPart & { index: number };

const pricedServiceOf = ({ price, service }: PricedPart) => price?.service ?? service;

function columnsOf(
  { words, reasons, where, referencePlace = "", sayHeaps, hrefOf }: EpisodePartsProps,
  language: Language,
): Column<Row>[] {
  const sayUnpriced = ({ leftOut }: PricedPart) => {
    if (leftOut) return say(language, words.leftOut, { reason: reasons[leftOut] });
    return where === null ? words.unpriced : say(language, words.unpricedInPlace, { fewest: MIN_HOSPITALS });
  };
  return [
    {
      heading: words.columns.part,
      cell: (part) => (
        <>
          {words.roles[part.role]}
          {part.need === "main" ? null : <span className={note}> {words.needs[part.need]}</span>}
          <div className={note}>
            {[plainServiceName(language, pricedServiceOf(part)), codeName(pricedServiceOf(part))]
              .filter(Boolean)
              .join(", ")}
          </div>
        </>
      ),
    },
    {
      heading: words.columns.price,
      isNumber: true,
      cell: (part) => {
        const { price, reference, isPerUnit } = part;
        if (part.heaps) {
          return (
            <>
              <PlaceLink href={hrefOf(part)}>{words.heaped}</PlaceLink>
              <div className={note}>{sayHeaps(part.heaps)}</div>
            </>
          );
        }
        if (price === null) {
          return (
            <>
              {sayUnpriced(part)}
              <div className={note}>
                {reference?.price
                  ? say(language, words.reference, {
                      dollars: formatDollars(reference.price.dollars),
                      place: referencePlace,
                      what: sayWhat(words, language, reference.price),
                    })
                  : reference?.heaps
                    ? say(language, words.heapedReference, {
                        place: referencePlace,
                        heaps: sayHeaps(reference.heaps),
                      })
                    : words.ask}
              </div>
              {part.medicareDollars ? (
                <div className={note}>
                  {say(language, words.medicarePays, { dollars: formatDollars(part.medicareDollars) })}
                </div>
              ) : null}
            </>
          );
        }
        return (
          <>
            <PlaceLink href={hrefOf(part)} className={css.amount}>
              {formatDollars(price.dollars)}
            </PlaceLink>
            <div className={note}>
              {sayWhat(words, language, price)}
              {isPerUnit ? `, ${words.perUnitPrice}` : ""}
            </div>
          </>
        );
      },
    },
  ];
}

/** 'middle cash price, outpatient, n = 212' */
function sayWhat(
  words: EpisodeWords,
  language: Language,
  { kind, setting, hospitalCount }: PartPrice,
): string {
  const values = { kind: words.kinds[kind], setting: settingName(language, setting).toLowerCase() };
  if (hospitalCount === null) return say(language, words.ofHospital, values);
  return say(language, words.ofHospitals, { ...values, count: hospitalCount });
}
