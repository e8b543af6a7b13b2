import { episodeWords } from "#app/content/words/episodes.ts";
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
import { useLanguage, useWords } from "./use-words.ts";

/** A part with its price, and what it costs elsewhere where it has none. */
export type ShownPart = PricedPart & { reference: PartPrice | null };

interface EpisodePartsProps {
  id: EpisodeId;
  parts: ShownPart[];
  /** Null: the prices are one hospital's. */
  place: string | null;
  /** Whose middle prices stand in for missing ones. */
  referencePlace: string;
  /** The page with the prices of a part. */
  hrefOf: (part: PricedPart) => string;
}

/** All parts of what patients go through as one thing, what is priced of it added up, and what is missing. */
export function EpisodeParts({ id, parts, place, referencePlace, hrefOf }: EpisodePartsProps) {
  const words = useWords(episodeWords);
  const language = useLanguage();
  const episode = words.names[id];
  return (
    <section className={part} aria-labelledby={`episode-${id}`}>
      <h2 id={`episode-${id}`}>
        {place === null
          ? say(language, words.heading, { episode })
          : say(language, words.headingOfPlace, { episode, place })}
      </h2>
      <p>{place === null ? words.lead : words.leadOfPlace}</p>
      <Total parts={parts} />
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

function Total({ parts }: { parts: PricedPart[] }) {
  const words = useWords(episodeWords);
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

type Words = (typeof episodeWords)["en"];
type Row = ShownPart & { index: number };

function columnsOf(
  words: Words,
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
      cell: (part) =>
        part.price ? (
          <PlaceLink href={hrefOf(part)} className={css.amount}>
            {formatDollars(part.price.dollars)}
          </PlaceLink>
        ) : (
          words.unpriced
        ),
    },
    {
      heading: words.columns.what,
      cell: ({ price, reference, isPerUnit }) => (
        <span className={note}>
          {price ? sayWhat(words, language, price) : ""}
          {price && isPerUnit ? `, ${words.perPiece}` : ""}
          {price === null && reference
            ? say(language, words.reference, {
                dollars: formatDollars(reference.dollars),
                place: referencePlace,
                what: sayWhat(words, language, reference),
              })
            : ""}
        </span>
      ),
    },
  ];
}

/** 'middle cash price, outpatient, n = 212' */
function sayWhat(words: Words, language: Language, { kind, setting, hospitalCount }: PartPrice): string {
  const values = { kind: words.kinds[kind], setting: settingName(setting).toLowerCase() };
  if (hospitalCount === null) return say(language, words.ofHospital, values);
  return say(language, words.ofHospitals, { ...values, count: hospitalCount });
}
