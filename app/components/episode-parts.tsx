import type { PartRole } from "#app/domain/episodes/episode.ts";
import { episodeTotal, type PartPrice, type PricedPart } from "#app/domain/episodes/episode-prices.ts";
import type { EpisodeId } from "#app/domain/episodes/episodes.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { note, part } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./episode-parts.css.ts";
import { PlaceLink } from "./kept-place.tsx";
import { codeName, settingName } from "./price-words.ts";
import { useLanguage } from "./use-words.ts";

type Names<Value extends string> = `${string}{${Value}}${string}`;
type Counted<Text extends string> = { readonly one: Text; readonly other: Text };
type Added = `${string}{dollars}${string}`;

export interface EpisodeWords {
  names: Record<EpisodeId, string>;
  roles: Record<PartRole, string>;
  heading: Names<"episode">;
  headingOfPlace: `${string}{episode}${string}{where}${string}`;
  lead: string;
  leadOfPlace: string;
  total: {
    cash: Counted<`${string}{dollars}${string}{all}${string}`>;
    gross: Counted<Added>;
    none: string;
  };
  missing: Names<"parts">;
  perUnit: Names<"parts">;
  caption: Names<"episode">;
  columns: { part: string; price: string };
  sometimes: string;
  kinds: Record<PartPrice["kind"], string>;
  ofHospital: KindAndSetting;
  ofHospitals: Counted<KindAndSetting>;
  unpriced: string;
  reference: `${string}{dollars}${string}{place}${string}{what}${string}`;
  ask: string;
  perUnitPrice: string;
}

type KindAndSetting = `${string}{kind}${string}{setting}${string}`;

/** A part with its price, and what it costs elsewhere where it has none. */
type ShownPart = PricedPart & { reference?: PartPrice | null };

interface EpisodePartsProps {
  id: EpisodeId;
  words: EpisodeWords;
  parts: ShownPart[];
  /** 'in Texas'; null: the prices are one hospital's. */
  where: string | null;
  /** Whose middle prices stand in for missing ones. */
  referencePlace?: string;
  /** The page with the prices of a part. */
  hrefOf: (part: PricedPart) => string;
}

/** All parts of what patients go through as one thing, what is priced of it added up, and what is missing. */
export function EpisodeParts({ id, words, parts, where, referencePlace = "", hrefOf }: EpisodePartsProps) {
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
      <Total parts={parts} words={words} />
      <DataTable
        caption={say(language, words.caption, { episode })}
        columns={columnsOf(words, language, referencePlace, hrefOf)}
        rows={[...parts.filter(({ isUsual }) => isUsual), ...parts.filter(({ isUsual }) => !isUsual)].map(
          (part, index) => ({ ...part, index }),
        )}
        keyOf={({ index }) => index}
      />
    </section>
  );
}

function Total({ parts, words }: { parts: PricedPart[]; words: EpisodeWords }) {
  const language = useLanguage();
  const total = episodeTotal(parts);
  const { cash, gross, missing, usualCount } = total;
  const sum = (of: { dollars: Parameters<typeof formatDollars>[0]; partCount: number }) => ({
    dollars: formatDollars(of.dollars),
    count: of.partCount,
    all: usualCount,
  });
  const perUnit = parts.filter(({ isUsual, isPerUnit, price }) => isUsual && isPerUnit && price);
  const named = (some: PricedPart[]) =>
    new Intl.ListFormat(language).format([
      ...new Set(some.map(({ role }) => words.roles[role].toLowerCase())),
    ]);
  return (
    <>
      <p className={css.total}>
        {cash ? say(language, words.total.cash, sum(cash)) : words.total.none}{" "}
        {gross ? say(language, words.total.gross, sum(gross)) : ""}
      </p>
      {missing.length > 0 ? <p>{say(language, words.missing, { parts: named(missing) })}</p> : null}
      {perUnit.length > 0 ? (
        <p className={note}>{say(language, words.perUnit, { parts: named(perUnit) })}</p>
      ) : null}
    </>
  );
}

type Row = ShownPart & { index: number };

function columnsOf(
  words: EpisodeWords,
  language: Language,
  referencePlace: string,
  hrefOf: EpisodePartsProps["hrefOf"],
): Column<Row>[] {
  return [
    {
      heading: words.columns.part,
      cell: (part) => (
        <>
          {words.roles[part.role]}
          {part.isUsual ? null : <span className={note}> {words.sometimes}</span>}
          <div className={note}>
            {[part.name, codeName(part.price?.service ?? part.service)].filter(Boolean).join(", ")}
          </div>
        </>
      ),
    },
    {
      heading: words.columns.price,
      isNumber: true,
      cell: (part) => {
        const { price, reference, isPerUnit } = part;
        if (price === null) {
          return (
            <>
              {words.unpriced}
              <div className={note}>
                {reference
                  ? say(language, words.reference, {
                      dollars: formatDollars(reference.dollars),
                      place: referencePlace,
                      what: sayWhat(words, language, reference),
                    })
                  : words.ask}
              </div>
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
  const values = { kind: words.kinds[kind], setting: settingName(setting).toLowerCase() };
  if (hospitalCount === null) return say(language, words.ofHospital, values);
  return say(language, words.ofHospitals, { ...values, count: hospitalCount });
}
