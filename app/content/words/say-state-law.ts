import type { JudgedGrant, NotCounted } from "#app/domain/assistance/state-law/judge-grants.ts";
import type { StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { statesWithoutLaw } from "#app/domain/assistance/state-law/state-grants.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { sayDate } from "./say-date.ts";
import { sayIncomeLines } from "./say-income-lines.ts";
import { wordsIn } from "./words.ts";

/** A state's law in words, for somebody at a hospital. */
export interface SaidStateLaw {
  key: string;
  statute: string;
  /** What it grants, and what of that only a text about it says. */
  grants: string;
  counts: boolean;
  /** That it was counted and whom it is for, or why it was not. */
  conditions: string[];
  source: string;
}

type WhyNot = Exclude<NotCounted, "former">;

interface WhoAsks {
  isInsured: boolean | null;
  /** Two letters; null: not said. */
  state: string | null;
}

/** What a law grants, with what only a text about it says marked as such. */
export function sayGrant(language: Language, { key }: StateGrant): string {
  const { grants, secondHand, read } = wordsIn(language).stateLaws;
  const more = key in secondHand ? secondHand[key as keyof typeof secondHand] : null;
  return more === null ? grants[key] : `${grants[key]} ${say(language, read.partly, { text: more })}`;
}

/** Where it was read. */
export function sayGrantSource(language: Language, { source: { title, date, readAt } }: StateGrant): string {
  const { read } = wordsIn(language).stateLaws;
  if (date === null) return say(language, read[readAt], { title });
  const shown = /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(language, date) : date;
  return say(language, readAt === "source" ? read.sourceOn : read.secondaryOn, { title, date: shown });
}

/** The laws of a state that are or will be in force, those that count first. */
export function sayStateLaws(
  language: Language,
  judged: readonly JudgedGrant[],
  asks: WhoAsks,
): SaidStateLaw[] {
  const said = judged.flatMap(({ grant, notCounted }) =>
    notCounted === "former" ? [] : [sayStateLaw(language, grant, notCounted, asks)],
  );
  return said.toSorted((one, other) => Number(other.counts) - Number(one.counts));
}

function sayStateLaw(
  language: Language,
  grant: StateGrant,
  notCounted: WhyNot | null,
  asks: WhoAsks,
): SaidStateLaw {
  const conditions =
    notCounted === null
      ? [...sayCounted(language, grant), ...sayConditions(language, grant, asks)]
      : [
          sayWhyNotCounted(language, grant, notCounted, asks),
          ...(notCounted === "maybe-other-hospitals" ? mayGo(language, grant) : []),
        ];
  return {
    key: grant.key,
    statute: grant.statute,
    grants: sayGrant(language, grant),
    counts: notCounted === null,
    conditions,
    source: sayGrantSource(language, grant),
  };
}

/** What is to be said of a state without a law in our list; null: it has one. */
export function sayNoStateLaw(
  language: Language,
  state: string,
  judged: readonly JudgedGrant[],
): string | null {
  if (judged.length > 0) return null;
  const { noLaw, notRead } = wordsIn(language).stateLaws;
  return say(language, statesWithoutLaw.includes(state) ? noLaw : notRead, {
    state: nameOf(wordsIn(language).stateNames, state),
  });
}

/** For whom, and where, a law that counts is. */
export function sayConditions(
  language: Language,
  grant: StateGrant,
  { isInsured, state }: WhoAsks,
): string[] {
  const { conditions } = wordsIn(language).stateLaws;
  const isHighCosts = grant.helpsInsured === "where-costs-are-high" && isInsured !== false;
  return [
    ...(isHighCosts ? [conditions.highCosts] : []),
    ...(grant.isForResidentsOnly && state === null
      ? [say(language, conditions.residents, { state: nameOf(wordsIn(language).stateNames, grant.state) })]
      : []),
    ...(grant.binds === "not-rural" ? [conditions.metropolitan] : []),
    ...(grant.binds === "in-program" ? [conditions.program] : []),
  ];
}

function sayCounted(language: Language, grant: StateGrant): string[] {
  const decides =
    grant.freeUpToPercent !== null ||
    grant.discountUpToPercent !== null ||
    grant.programsThatSettle.length > 0;
  return decides ? [wordsIn(language).stateLaws.conditions.counted] : [];
}

function sayWhyNotCounted(
  language: Language,
  grant: StateGrant,
  notCounted: WhyNot,
  { isInsured }: WhoAsks,
): string {
  const { why } = wordsIn(language).stateLaws;
  switch (notCounted) {
    case "uninsured-only":
      return isInsured === null ? why["maybe-uninsured"] : why["uninsured-only"];
    case "residents-only":
      return say(language, why["residents-only"], {
        state: nameOf(wordsIn(language).stateNames, grant.state),
      });
    case "later":
      return say(language, why.later, { day: sayDate(language, grant.inForceFrom) });
    case "other-hospitals":
    case "maybe-other-hospitals":
      return why[notCounted];
  }
}

function mayGo(language: Language, grant: StateGrant): string[] {
  const lines = sayIncomeLines(language, wordsIn(language).stateLaws.mayGo, grant);
  return lines === null ? [] : [lines];
}
