import { formatDate } from "#app/domain/dates/format-date.ts";
import type { HowRead, RightTopic } from "#app/domain/debt/debt-right.ts";
import type { KnownRight } from "#app/domain/debt/debt-rights.ts";
import { type FederalRightKey, federalRights } from "#app/domain/debt/federal-rights.ts";
import { disputedPeriods, type LimitationPeriod } from "#app/domain/debt/limitation-periods.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayList } from "./say-list.ts";
import { wordsIn } from "./words.ts";

/** A rule on medical debt in words. */
export interface SaidRight {
  key: string;
  topic: RightTopic;
  /** With what is disputed about it. */
  text: string;
  /** What a reader has to know besides; null: nothing. */
  caution: string | null;
  citation: string;
  binds: string;
  inForce: string;
  source: string;
}

/** A state's rule in words. */
export function sayDebtRight(language: Language, right: KnownRight): SaidRight {
  const words = wordsIn(language);
  const { cautions } = words.debtRights;
  const { key, topic, citation } = right;
  return {
    key,
    topic,
    text: sayRule(language, right),
    caution: key in cautions ? cautions[key as keyof typeof cautions] : null,
    citation,
    binds: say(language, words.rights.page.whoIsBound, {
      parties: sayList(
        language,
        right.binds.map((party) => words.rights.parties[party]),
      ),
    }),
    inForce: sayInForce(language, right),
    source: sayRead(language, right),
  };
}

/** The rule itself, and that a court may decide otherwise where that is disputed. */
export function sayRule(language: Language, { key, isPreemptionDisputed }: KnownRight): string {
  const words = wordsIn(language);
  const rule = words.debtRights.rules[key];
  return isPreemptionDisputed ? `${rule} ${words.rights.disputed}` : rule;
}

function sayInForce(
  language: Language,
  { inForceFrom, inForceUntil }: Pick<KnownRight, "inForceFrom" | "inForceUntil">,
): string {
  const { inForce } = wordsIn(language).rights;
  if (inForceFrom === null) return inForce.unknown;
  const day = formatDate(language, inForceFrom);
  return inForceUntil === undefined
    ? say(language, inForce.since, { day })
    : say(language, inForce.sinceUntil, { day, until: formatDate(language, inForceUntil) });
}

const wayOf = ({ read, sureness }: HowRead) =>
  read === "secondary" ? "secondary" : sureness === "A" ? "text" : "older";

/** How and when it was read, and where. */
export function sayRead(language: Language, row: HowRead & { source: string }): string {
  const { read } = wordsIn(language).rights;
  return say(language, read[wayOf(row)], { day: formatDate(language, row.readOn), source: row.source });
}

/** How it was read, in a few words: 'we read the law’s text'. */
export function sayReadBriefly(language: Language, row: HowRead): string {
  return wordsIn(language).rights.briefly[wayOf(row)];
}

/** How long a creditor has to sue, in words. */
export interface SaidPeriod {
  key: string;
  text: string;
  /** What a reader has to know besides; null: nothing. */
  caution: string | null;
  citation: string;
  source: string;
}

export function sayPeriod(language: Language, period: LimitationPeriod): SaidPeriod {
  const { years, notes } = wordsIn(language).rights.limitation;
  const { state, contract, note, citation } = period;
  return {
    key: `${state} ${contract}`,
    text: say(language, years[contract], { count: period.years }),
    caution: note === undefined ? null : notes[note],
    citation,
    source: sayRead(language, period),
  };
}

/** That lists disagree about a state's times to sue, a sentence for each. */
export function sayDisputedPeriods(language: Language, state: string): string[] {
  const { disagree } = wordsIn(language).rights.limitation;
  return disputedPeriods.flatMap((disputed) =>
    disputed.state === state && disputed.contract !== "medical-bill" ? [disagree[disputed.contract]] : [],
  );
}

/** A federal rule in words. */
export interface SaidFederalRight {
  key: FederalRightKey;
  topic: (typeof federalRights)[number]["topic"];
  text: string;
  citation: string;
  source: string;
}

/** Every federal rule that we read. */
export function sayFederalRights(language: Language): SaidFederalRight[] {
  const { rules } = wordsIn(language).rights.federal;
  return federalRights.map((right) => ({
    key: right.key,
    topic: right.topic,
    text: rules[right.key],
    citation: right.citation,
    source: sayRead(language, right),
  }));
}
