import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type {
  Figure,
  FigureName,
  KindsOfPrice,
  PartsOfOneService,
  SpreadOfOneService,
  WhatBecameOfAmounts,
} from "#app/domain/figures/figure.ts";
import { figurePath } from "#app/domain/figures/figure-path.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars, formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { type PriceFigures, quartileNumbers } from "#app/domain/statistics/price-quartiles.ts";
import { figureWords } from "./figures.ts";
import { sayList } from "./say-list.ts";
import { sayLeftOutReason } from "./say-price-file.ts";

type Quartiles = { p25: number; median: number; p75: number };

/** A row of a figure's table: what it is called, its bar (a middle half or a number) and what stands in its columns. */
type FigureRow = { name: string; bar: Quartiles | number | null; cells: string[] };

/** A figure in words: what it shows in a sentence, its strip of dots if it has one, and all of it as a table. */
type SaidFigure = {
  title: string;
  sentence: string;
  strip: {
    label: string;
    values: number[];
    quartiles: Quartiles;
    middle: string;
    beyond: (count: number) => string;
  } | null;
  /** Of as many headings as a row has cells, and one for the names; `end` is the value at the right end of the bars. */
  table: { caption: string; headings: string[]; rows: FigureRow[]; end: number };
  about: string;
  link: { text: string; path: string };
};

/** The figures by name. */
export function sayFigures(
  language: Language,
  figures: readonly Figure[],
): Partial<Record<FigureName, SaidFigure>> {
  return Object.fromEntries(figures.map((figure) => [figure.name, sayFigure(language, figure)]));
}

function sayFigure(language: Language, figure: Figure): SaidFigure {
  const said = sayByName(language, figure);
  return { ...said, link: { text: said.link, path: figurePath(figure) } };
}

function sayByName(language: Language, figure: Figure): Omit<SaidFigure, "link"> & { link: string } {
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

function sayKinds(language: Language, { service, likeness, kinds, fileDates }: KindsOfPrice) {
  const words = figureWords[language];
  const { title, sentence, inSentence, names, kind, caption, about, link } = words.kindsOfPrice;
  const order = ["gross", "cash", "negotiated"] as const;
  const prices = order.flatMap((one) => {
    const { quartiles } = kinds[one];
    return quartiles ? say(language, inSentence[one], { price: formatDollars(quartiles.medianDollars) }) : [];
  });
  const rows = order.map((one) => quartileRow(language, names[one], kinds[one]));
  const end = endOf(rows);
  return {
    title: say(language, title, { service: service.name }),
    sentence: say(language, sentence, { prices: sayList(language, prices) }),
    strip: null,
    table: {
      caption: say(language, caption, { end: formatShortDollars(end) }),
      headings: [kind, ...quartileHeadings(language)],
      rows,
      end,
    },
    about: `${saySource(language, service, sayLike(language, likeness), fileDates)} ${about}`,
    link,
  };
}

function saySpread(
  language: Language,
  { service, likeness, state, count, quartiles, pointsDollars, fileDates }: SpreadOfOneService,
) {
  const words = figureWords[language].spread;
  const amounts = {
    lowest: formatDollars(pointsDollars[0]!),
    p25: formatDollars(quartiles.p25Dollars),
    median: formatDollars(quartiles.medianDollars),
    p75: formatDollars(quartiles.p75Dollars),
    highest: formatDollars(pointsDollars.at(-1)!),
  };
  const shown = pointsDollars.length;
  return {
    title: say(language, words.title, { service: service.name }),
    sentence: say(language, words.sentence, { state: US_STATES.get(state) ?? state, count, ...amounts }),
    strip: {
      label: say(language, words.drawn, { count, ...amounts }),
      values: pointsDollars.map((amount) => dollarsNumber(amount)),
      quartiles: quartileNumbers(quartiles),
      middle: say(language, words.middle, { price: amounts.median }),
      beyond: (beyondCount: number) =>
        say(language, words.beyond, { count: beyondCount, highest: amounts.highest }),
    },
    table: {
      caption: say(language, words.caption, { count }),
      headings: [words.place, words.price],
      rows: (["lowest", "p25", "median", "p75", "highest"] as const).map((place) => ({
        name: words.places[place],
        bar: null,
        cells: [amounts[place]],
      })),
      end: 0,
    },
    about: [
      words.about,
      shown < count ? say(language, words.thinned, { shown, count }) : "",
      saySource(language, service, sayLike(language, likeness), fileDates),
    ]
      .filter((text) => text !== "")
      .join(" "),
    link: words.link,
  };
}

function sayParts(language: Language, { service, parts, fileDates }: PartsOfOneService) {
  const { title, sentence, part, names, caption, about, link } = figureWords[language].parts;
  const order = ["whole", "images", "reading"] as const;
  const rows = order.map((one) =>
    quartileRow(language, names[one], parts[one], sayLike(language, parts[one].likeness)),
  );
  const end = endOf(rows);
  const middle = (one: (typeof order)[number]) => formatDollars(parts[one].quartiles.medianDollars);
  return {
    title: say(language, title, { service: service.name }),
    sentence: say(language, sentence, {
      whole: middle("whole"),
      images: middle("images"),
      reading: middle("reading"),
    }),
    strip: null,
    table: {
      caption: say(language, caption, { end: formatShortDollars(end) }),
      headings: [part, ...quartileHeadings(language)],
      rows,
      end,
    },
    about: `${saySource(language, service, "", fileDates)} ${about}`,
    link,
  };
}

function sayAmounts(language: Language, { fileCount, importedOn, balance }: WhatBecameOfAmounts) {
  const words = figureWords[language].amounts;
  const count = (amounts: number) => new Intl.NumberFormat(language).format(amounts);
  const row = (name: string, amounts: number) => ({ name, bar: amounts, cells: [count(amounts)] });
  const { readCount, storedCount, mergedCount, leftOut } = balance;
  return {
    title: words.title,
    sentence: say(language, words.sentence, {
      count: fileCount,
      read: readCount,
      kept: storedCount + mergedCount,
      leftOut: readCount - storedCount - mergedCount,
    }),
    strip: null,
    table: {
      caption: say(language, words.caption, { read: readCount }),
      headings: [words.became, words.amounts],
      rows: [
        row(words.stored, storedCount),
        row(words.merged, mergedCount),
        ...leftOut.map((one) =>
          row(say(language, words.leftOut, { reason: sayLeftOutReason(language, one.reason) }), one.count),
        ),
      ],
      end: readCount,
    },
    about: say(language, words.about, { day: formatDate(importedOn) }),
    link: words.link,
  };
}

function quartileHeadings(language: Language): string[] {
  const { half, middle, hospitals } = figureWords[language].columns;
  return [half, middle, hospitals];
}

function quartileRow(
  language: Language,
  name: string,
  { count, quartiles }: PriceFigures,
  about = "",
): FigureRow {
  const { range, tooFew } = figureWords[language];
  const hospitals = new Intl.NumberFormat(language).format(count);
  const called = about ? `${name} (${about})` : name;
  if (quartiles === null) return { name: called, bar: null, cells: [tooFew, tooFew, hospitals] };
  const [from, to] = [formatDollars(quartiles.p25Dollars), formatDollars(quartiles.p75Dollars)];
  return {
    name: called,
    bar: quartileNumbers(quartiles),
    cells: [say(language, range, { from, to }), formatDollars(quartiles.medianDollars), hospitals],
  };
}

function endOf(rows: readonly FigureRow[]): number {
  return Math.max(0, ...rows.map(({ bar }) => (bar === null || typeof bar === "number" ? 0 : bar.p75)));
}

function sayLike(language: Language, { setting, billingClass, modifiers }: Likeness): string {
  const { settings, source } = figureWords[language];
  const like = [settings[setting], billingClass].filter((word) => word !== "").join(", ");
  return modifiers === "" ? like : say(language, source.part, { like, modifiers });
}

/** Which service the prices are of, what makes them alike ('' = rows differ in it), and from when the files are. */
function saySource(
  language: Language,
  { codeType, code }: { codeType: string; code: string },
  like: string,
  fileDates: KindsOfPrice["fileDates"],
): string {
  const { source } = figureWords[language];
  const named = `${codeType} ${code}`;
  const what = like === "" ? `${named}.` : say(language, source.service, { code: named, like });
  return `${what} ${sayFileDates(language, fileDates)}`;
}

function sayFileDates(language: Language, fileDates: KindsOfPrice["fileDates"]): string {
  const { files, file, undated } = figureWords[language].source;
  if (fileDates === null) return undated;
  const [first, last] = [formatDate(fileDates.first), formatDate(fileDates.last)];
  return first === last ? say(language, file, { day: first }) : say(language, files, { first, last });
}
