import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { KindsOfPrice, PartsOfOneService, SpreadOfOneService } from "#app/domain/figures/figure.ts";
import { figurePath } from "#app/domain/figures/figure-path.ts";
import type { SaidFigure, SaidRow } from "#app/domain/figures/said-figure.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatDollars, formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { type PriceFigures, quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import { sayAmountCount, sayWhyFewerAmounts } from "./say-amount-count.ts";
import { sayList } from "./say-list.ts";
import { sayHeaps, sayTwoHeaps } from "./say-two-heaps.ts";
import { wordsIn } from "./words.ts";

/** What the list price, the cash price and the negotiated rate of one service are in the nation. */
export function sayKinds(language: Language, figure: KindsOfPrice): SaidFigure {
  const { service, likeness, kinds, fileDates } = figure;
  const { title, sentence, inSentence, names, kind, caption, about, link } =
    wordsIn(language).figures.kindsOfPrice;
  const order = ["gross", "cash", "negotiated"] as const;
  const prices = order.flatMap((one) => {
    const { quartiles } = kinds[one];
    return quartiles ? say(language, inSentence[one], { price: formatDollars(quartiles.medianDollars) }) : [];
  });
  const rows = order.map((one) => quartileRow(language, names[one], kinds[one]));
  const end = endOf(rows);
  return {
    title: say(language, title, { service: serviceNameIn(language, service) }),
    sentence: say(language, sentence, { prices: sayList(language, prices) }),
    strip: null,
    table: {
      caption: say(language, caption, { end: formatShortDollars(Math.round(end)) }),
      headings: [kind, ...quartileHeadings(language)],
      rows,
      end,
    },
    about: `${saySource(language, service, sayLike(language, likeness), fileDates)} ${about}`,
    link: { text: link, path: figurePath(figure) },
  };
}

/** How far one service's cash prices lie apart in a state. */
export function saySpread(language: Language, figure: SpreadOfOneService): SaidFigure {
  const { service, likeness, count, amountCount, quartiles, heaps, pointsDollars, fileDates } = figure;
  const words = wordsIn(language).figures.spread;
  const state = nameOf(wordsIn(language).stateNames, figure.state);
  const ends = {
    lowest: formatDollars(itemAt(pointsDollars, 0)),
    highest: formatDollars(itemAt(pointsDollars, pointsDollars.length - 1)),
  };
  const half = quartiles && {
    p25: formatDollars(quartiles.p25Dollars),
    median: formatDollars(quartiles.medianDollars),
    p75: formatDollars(quartiles.p75Dollars),
  };
  const told = { state, count, ...ends, heaps: heaps ? sayTwoHeaps(language, heaps) : "" };
  const shown = pointsDollars.length;
  return {
    title: say(language, words.title, { service: serviceNameIn(language, service), state }),
    sentence: half
      ? say(language, words.sentence, { ...told, ...half })
      : say(language, words.sentenceOfHeaps, told),
    strip: {
      label: half ? say(language, words.drawn, { ...told, ...half }) : say(language, words.drawnHeaps, told),
      values: pointsDollars.map((amount) => dollarsNumber(amount)),
      quartiles: quartiles && quartileNumbers(quartiles),
      middle: half ? say(language, words.middle, { price: half.median }) : "",
      beyond: (beyondCount: number) =>
        say(language, words.beyond, { count: beyondCount, highest: ends.highest }),
    },
    table: {
      caption: say(language, words.caption, { count }),
      headings: [words.place, words.price],
      rows: (["lowest", "p25", "median", "p75", "highest"] as const).flatMap((place) => {
        const amount = { ...half, ...ends }[place];
        return amount === undefined
          ? []
          : [{ name: words.places[place], about: "", bar: null, cells: [amount] }];
      }),
      end: 0,
    },
    about: [
      half ? words.about : words.aboutHeaps,
      sayWhyFewerAmounts(language, { count, amountCount }),
      shown < amountCount ? say(language, words.thinned, { shown, count: amountCount }) : "",
      saySource(language, service, sayLike(language, likeness), fileDates),
    ]
      .filter((text) => text !== "")
      .join(" "),
    link: { text: words.link, path: figurePath(figure) },
  };
}

/** What a scan costs as a whole and in its parts. */
export function sayParts(language: Language, figure: PartsOfOneService): SaidFigure {
  const { service, parts, fileDates } = figure;
  const { title, sentence, part, names, caption, about, link } = wordsIn(language).figures.parts;
  const order = ["whole", "images", "reading"] as const;
  const rows = order.map((one) =>
    quartileRow(language, names[one], parts[one], sayLike(language, parts[one].likeness)),
  );
  const end = endOf(rows);
  const middle = (one: (typeof order)[number]) => formatDollars(parts[one].quartiles.medianDollars);
  return {
    title: say(language, title, { service: serviceNameIn(language, service) }),
    sentence: say(language, sentence, {
      whole: middle("whole"),
      images: middle("images"),
      reading: middle("reading"),
    }),
    strip: null,
    table: {
      caption: say(language, caption, { end: formatShortDollars(Math.round(end)) }),
      headings: [part, ...quartileHeadings(language)],
      rows,
      end,
    },
    about: `${saySource(language, service, "", fileDates)} ${about}`,
    link: { text: link, path: figurePath(figure) },
  };
}

function quartileHeadings(language: Language): string[] {
  const { half, middle, hospitals } = wordsIn(language).figures.columns;
  return [half, middle, hospitals];
}

function quartileRow(
  language: Language,
  name: string,
  { count, amountCount, quartiles, heaps }: PriceFigures,
  about = "",
): SaidRow {
  const { range, tooFew } = wordsIn(language).figures;
  const hospitals =
    sayAmountCount(language, { count, amountCount }) ||
    new Intl.NumberFormat(localeOf(language)).format(count);
  if (heaps) {
    const { noMiddle } = wordsIn(language).twoHeaps;
    return { name, about, bar: null, cells: [sayHeaps(language, heaps), noMiddle, hospitals] };
  }
  if (quartiles === null) return { name, about, bar: null, cells: [tooFew, tooFew, hospitals] };
  const [from, to] = [formatDollars(quartiles.p25Dollars), formatDollars(quartiles.p75Dollars)];
  return {
    name,
    about,
    bar: quartileNumbers(quartiles),
    cells: [say(language, range, { from, to }), formatDollars(quartiles.medianDollars), hospitals],
  };
}

function endOf(rows: readonly SaidRow[]): number {
  return Math.max(0, ...rows.map(({ bar }) => (bar === null || typeof bar === "number" ? 0 : bar.p75)));
}

function sayLike(language: Language, { setting, billingClass, modifiers }: Likeness): string {
  const { settings, source } = wordsIn(language).figures;
  const { billingClasses } = wordsIn(language).priceNames;
  const like = [settings[setting], nameOf(billingClasses, billingClass)]
    .filter((word) => word !== "")
    .join(", ");
  return modifiers === "" ? like : say(language, source.part, { like, modifiers });
}

/** Which service the prices are of, what makes them alike ('' = rows differ in it), and from when the files are. */
function saySource(
  language: Language,
  { codeType, code }: { codeType: string; code: string },
  like: string,
  fileDates: KindsOfPrice["fileDates"],
): string {
  const { source } = wordsIn(language).figures;
  const named = `${codeType} ${code}`;
  const what = like === "" ? `${named}.` : say(language, source.service, { code: named, like });
  return `${what} ${sayFileDates(language, fileDates)}`;
}

function sayFileDates(language: Language, fileDates: KindsOfPrice["fileDates"]): string {
  const { files, file, undated } = wordsIn(language).figures.source;
  if (fileDates === null) return undated;
  const [first, last] = [formatDate(language, fileDates.first), formatDate(language, fileDates.last)];
  return first === last ? say(language, file, { day: first }) : say(language, files, { first, last });
}
