import type { CodedLine } from "#app/domain/audits/break-down-lines.ts";
import type { OwnPrice } from "#app/domain/audits/line-price-context.ts";
import { surelyReadUnits } from "#app/domain/audits/surely-read-units.ts";
import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { splitElements } from "#app/domain/language/split-elements.ts";
import { dollarsOfCents, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { formatDollars, formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { sourcePath } from "#app/domain/prices/source-place.ts";
import { sayDrugCost } from "./say-drug-cost.ts";
import { sayList } from "./say-list.ts";
import { sayModifier } from "./say-modifier.ts";
import { sayTwoHeapsIn } from "./say-two-heaps.ts";
import { wordsIn } from "./words.ts";

/** A line of a bill in all the words of the medical-coding breakdown. */
export interface ShownLine {
  /** Among the bill's lines, from 1. */
  number: number;
  /** In our words, else the bill's. */
  name: string;
  /** What its code, modifiers and department are. */
  notes: string[];
  charged: string;
  /** Its day, units and their limit. */
  chargedNotes: string[];
  /** The charge for one unit, if known, next to published prices; null: nothing comparable is published. */
  picture: {
    label: string;
    marks: { value: number; text: string; rank: "own" | "beside" | "middle" }[];
    /** The middle half of the state's prices. */
    half: { from: number; to: number } | null;
    end: number;
  } | null;
  /** Where each price comes from; a part with an address is a link. */
  sources: { text: string; href: string | null }[][];
}

/** The medical-coding breakdown of a bill. */
export interface ShownBreakdown {
  /** The first 200. */
  lines: ShownLine[];
  caption: string;
  /** Of the lines that are not shown; null: all are. */
  more: string | null;
}

const MAX_SHOWN = 200;

export function sayBreakdown(language: Language, all: readonly CodedLine[]): ShownBreakdown {
  const words = wordsIn(language).lineBreakdown;
  const lines = all.slice(0, MAX_SHOWN).map((line) => sayCodedLine(language, line));
  return {
    lines,
    caption: say(language, words.caption, { first: 1, last: lines.length, count: all.length }),
    more:
      lines.length < all.length
        ? say(language, words.more, { shown: lines.length, count: all.length })
        : null,
  };
}

function sayCodedLine(language: Language, line: CodedLine): ShownLine {
  const words = wordsIn(language).lineBreakdown;
  return {
    number: line.index + 1,
    name: plainNameOf(language, line) ?? line.description ?? words.unknown,
    notes: sayNotes(language, line),
    charged: formatDollars(dollarsOfCents(line.amountCents)),
    chargedNotes: sayChargedNotes(language, line),
    picture: pictureOf(language, line),
    sources: saySources(language, line),
  };
}

function plainNameOf(language: Language, { serviceCode }: CodedLine): string | null {
  return serviceCode && plainServiceName(language, serviceCode);
}

function sayNotes(language: Language, line: CodedLine): string[] {
  const { description, serviceCode, modifiers, revenueCode, usualSetting } = line;
  const words = wordsIn(language).lineBreakdown;
  const department = revenueCode && plainServiceName(language, { codeType: "RC", code: revenueCode });
  const isOwnDepartment = revenueCode !== null && serviceCode?.codeType !== "RC";
  return [
    ...(plainNameOf(language, line) && description ? [say(language, words.onBill, { description })] : []),
    ...(serviceCode ? [`${serviceCode.codeType} ${serviceCode.code}`] : []),
    ...modifiers.map((modifier) => sayModifier(language, modifier)),
    ...(isOwnDepartment
      ? [say(language, words.department, { name: department ?? `RC ${revenueCode}` })]
      : []),
    ...(usualSetting ? [words.setting[usualSetting]] : []),
  ];
}

function sayChargedNotes(language: Language, line: CodedLine): string[] {
  const { amountCents, limit, serviceDate, prices } = line;
  const words = wordsIn(language).lineBreakdown;
  const units = surelyReadUnits(line);
  const isSeveral = units !== null && units !== 1;
  const hasPrice = Object.values(prices).some((price) => price !== null);
  const each = isSeveral ? formatDollars(dollarsOfE4(Math.round((amountCents * 100) / units))) : "";
  return [
    ...(serviceDate ? [formatDate(language, serviceDate)] : []),
    ...(isSeveral
      ? [`${say(language, words.units, { count: units })}, ${say(language, words.each, { amount: each })}`]
      : []),
    ...(units === null && hasPrice ? [words.unitsUnknown] : []),
    ...(limit ? [say(language, words.limit[limit.judges], { limit: limit.units })] : []),
  ];
}

function pictureOf(language: Language, line: CodedLine): ShownLine["picture"] {
  const words = wordsIn(language).lineBreakdown;
  const { own, state, medicare } = line.prices;
  const units = surelyReadUnits(line);
  /** Null: for how many units the amount is nobody can tell, so that it is no mark beside prices of one. */
  const charged = units === null ? null : line.amountCents / units / 100;
  const markOf = (kind: keyof typeof words.marks, cents: number, rank: "own" | "beside" | "middle") => ({
    value: cents / 100,
    text: say(language, words.marks[kind], { amount: dollarsText(cents), state: state?.state ?? "" }),
    rank,
  });
  const beside = [
    ...(own?.grossCents ? [markOf("gross", own.grossCents, "beside")] : []),
    ...(own?.cashCents ? [markOf("cash", own.cashCents, "beside")] : []),
    ...(state ? [markOf("middle", state.medianCents, "middle")] : []),
    ...(medicare ? [markOf("medicare", medicare.amountCents, "beside")] : []),
  ];
  if (beside.length === 0 || line.amountCents <= 0) return null;
  const half = state && { from: state.p25Cents / 100, to: state.p75Cents / 100 };
  const others = sayList(
    language,
    beside.map(({ text }) => text),
  );
  return {
    label:
      charged === null
        ? say(language, words.pictureOfOneUnit, { others })
        : say(language, words.picture, { charged: dollarsText(charged * 100), others }),
    marks: [...(charged === null ? [] : [markOf("charged", charged * 100, "own")]), ...beside],
    half,
    end: Math.max(charged ?? 0, half?.to ?? 0, ...beside.map(({ value }) => value)),
  };
}

/** What other hospitals of the state ask for one unit of a line, and what Medicare pays for it, each with its source; none: nothing
 *  like it is known. */
export function sayPricesBeside(language: Language, { prices }: Pick<CodedLine, "prices">): string[] {
  const { state, stateHeaps, medicare } = prices;
  const words = wordsIn(language).lineBreakdown;
  return [
    ...sayStateSources(language, { state, stateHeaps }),
    ...(medicare
      ? [
          say(language, words.medicareUnit, {
            amount: dollarsText(medicare.amountCents),
            source: say(language, words.medicare[medicare.schedule], { edition: medicare.edition }),
          }),
        ]
      : []),
  ];
}

function saySources(
  language: Language,
  { prices: { own, state, stateHeaps, medicare, drugCost } }: CodedLine,
): ShownLine["sources"] {
  const words = wordsIn(language).lineBreakdown;
  return [
    ...(own ? [sayOwnSource(language, own)] : []),
    ...sayStateSources(language, { state, stateHeaps }).map(plain),
    ...(medicare
      ? [plain(say(language, words.medicare[medicare.schedule], { edition: medicare.edition }))]
      : []),
    ...(drugCost ? [sayDrugCost(language, drugCost)] : []),
  ];
}

function sayStateSources(
  language: Language,
  { state, stateHeaps }: Pick<CodedLine["prices"], "state" | "stateHeaps">,
): string[] {
  const { band } = wordsIn(language).lineBreakdown;
  return [
    ...(state
      ? [
          say(language, band, {
            hospitalCount: state.hospitalCount,
            state: state.state,
            from: dollarsText(state.p25Cents),
            to: dollarsText(state.p75Cents),
          }),
        ]
      : []),
    ...(stateHeaps ? [sayTwoHeapsIn(language, stateHeaps.state, stateHeaps.heaps)] : []),
  ];
}

function sayOwnSource(
  language: Language,
  { place, importId, fileDate }: OwnPrice,
): ShownLine["sources"][number] {
  const words = wordsIn(language).lineBreakdown;
  const sentence =
    fileDate === null
      ? say(language, words.ownUndated, { place })
      : say(language, words.own, { place, date: formatDate(language, fileDate) });
  return splitElements(sentence).map(({ text, element }) => ({
    text,
    href: element === null ? null : sourcePath(importId, place),
  }));
}

function plain(text: string): ShownLine["sources"][number] {
  return [{ text, href: null }];
}

/** '$4,200', with cents only where there are any. */
function dollarsText(cents: number): string {
  return formatShortDollars(Math.round(cents) / 100);
}
