import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Figure, FigureName, WhatBecameOfAmounts } from "#app/domain/figures/figure.ts";
import { figurePath } from "#app/domain/figures/figure-path.ts";
import type { SaidFigure } from "#app/domain/figures/said-figure.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import { sayLeftOutReason } from "./say-price-file.ts";
import { sayKinds, sayParts, saySpread } from "./say-service-figure.ts";
import { wordsIn } from "./words.ts";

/** The figures by name. */
export function sayFigures(
  language: Language,
  figures: readonly Figure[],
): Partial<Record<FigureName, SaidFigure>> {
  return Object.fromEntries(figures.map((figure) => [figure.name, sayFigure(language, figure)]));
}

function sayFigure(language: Language, figure: Figure): SaidFigure {
  switch (figure.name) {
    case "kinds-of-price":
      return sayKinds(language, figure);
    case "spread-of-one-service":
      return saySpread(language, figure);
    case "parts-of-one-service":
      return sayParts(language, figure);
    case "what-became-of-amounts":
      return sayAmounts(language, figure);
  }
}

function sayAmounts(language: Language, figure: WhatBecameOfAmounts): SaidFigure {
  const { fileCount, importedOn, balance } = figure;
  const { title, sentence, nothingLeftOut, caption, became, amounts, stored, merged, leftOut, about, link } =
    wordsIn(language).figures.amounts;
  const keptCount = balance.storedCount + balance.mergedCount;
  const leftOutCount = balance.readCount - keptCount;
  const read = { count: fileCount, read: balance.readCount };
  const row = (name: string, count: number) => ({
    name,
    about: "",
    bar: count,
    cells: [new Intl.NumberFormat(localeOf(language)).format(count)],
  });
  return {
    title,
    sentence:
      leftOutCount === 0
        ? say(language, nothingLeftOut, read)
        : say(language, sentence, { ...read, kept: keptCount, leftOut: leftOutCount }),
    strip: null,
    table: {
      caption: say(language, caption, { read: balance.readCount }),
      headings: [became, amounts],
      rows: [
        row(stored, balance.storedCount),
        row(merged, balance.mergedCount),
        ...balance.leftOut.map(({ reason, count }) =>
          row(say(language, leftOut, { reason: sayLeftOutReason(language, reason) }), count),
        ),
      ],
      end: balance.readCount,
    },
    about: say(language, about, { day: formatDate(language, importedOn) }),
    link: { text: link, path: figurePath(figure) },
  };
}
