import { likeness, type Phrase, toPhrase } from "#app/domain/reading/labels/likeness.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { type AmountKind, amountKinds } from "../../explanation.ts";
import { AMOUNT_HEADINGS, OTHER_HEADINGS } from "../vocabulary/amount-headings.ts";

/** What a column of amounts may be: one kind, several printed as one number, or none that is asked for. */
export interface AmountRole {
  key: string;
  kinds: readonly AmountKind[];
}

const several = (...kinds: AmountKind[]): AmountRole => ({ key: kinds.join("+"), kinds });

export const NO_ROLE: AmountRole = { key: "none", kinds: [] };

export const SINGLE_ROLES: readonly AmountRole[] = amountKinds.map((kind) => several(kind));

const COMBINED_ROLES: readonly AmountRole[] = [
  several("deductible", "copay"),
  several("deductible", "coinsurance"),
  several("copay", "coinsurance"),
  several("deductible", "copay", "coinsurance"),
  several("discount", "notCovered"),
];

export const AMOUNT_ROLES: readonly AmountRole[] = [...SINGLE_ROLES, ...COMBINED_ROLES, NO_ROLE];

const PHRASES: readonly { role: AmountRole; phrases: readonly Phrase[] }[] = [
  ...SINGLE_ROLES.map((role) => ({
    role,
    phrases: role.kinds.flatMap((kind) => AMOUNT_HEADINGS[kind]).map(toPhrase),
  })),
  { role: NO_ROLE, phrases: OTHER_HEADINGS.map(toPhrase) },
];

/** For each role how like a heading is to those it is known by, 0 to 1; what is not like any has none. */
export type RoleScores = ReadonlyMap<AmountRole, number>;

const MIN_LIKENESS = 0.5;
const MAX_LETTERS = 60;
const MAX_KNOWN = 2000;
/** Of the document that is being read. */
const known = new Map<string, RoleScores>();

export function scoreHeading(text: string): RoleScores {
  const kept = known.get(text);
  if (kept) return kept;
  if (known.size > MAX_KNOWN) known.clear();
  const scores = readHeading(text);
  known.set(text, scores);
  return scores;
}

/** For the end of a document: its words are private, and the next one has others. */
export const forgetHeadings = () => known.clear();

/** Headings of columns next to those of amounts, which OCR and narrow tables run into theirs: "Covered Remark Charge". */
const BESIDE = new Set(
  listPhrases(`description|remark|remarks|code|codes|date|dates|note|notes|units|ref|rsn|service|proc|see|below|type|
    of|total|totals`).map((word) => toPhrase(word).joined),
);

/** The letter by which a plan's legend explains a column: "Amount allowed (C)". */
const REFERENCE = /\(\s*[A-Z0-9]\s*\)/gi;

/** "Amount covered" and "allowed" of "Amount covered (allowed)"; none where no bracket ends it. */
function partsAtBracket(text: string): string[] {
  const bare = trimEndOf(text, /[\s*]/);
  const opened = bare.endsWith(")") ? bare.slice(0, -1) : text;
  const at = opened.lastIndexOf("(", opened.length - 2);
  const [outside, inside] = [opened.slice(0, Math.max(0, at)).trimEnd(), opened.slice(at + 1)];
  return outside === "" || inside.includes(")") ? [] : [outside, inside];
}

function readHeading(given: string): RoleScores {
  const text = given.replace(REFERENCE, " ").trim();
  const whole = toPhrase(text.slice(0, MAX_LETTERS));
  if (whole.joined === "") return new Map();
  const scores = readWords(whole);
  // "Amount covered (allowed)" says twice the same.
  for (const part of partsAtBracket(text)) {
    for (const [role, score] of readWords(toPhrase(part))) {
      if (score * OF_PART > (scores.get(role) ?? 0)) scores.set(role, score * OF_PART);
    }
  }
  return withLanguages(text, scores);
}

/** "Plan paid / El plan pagó": what one of its parts names, where the other names nothing. */
function withLanguages(text: string, scores: Map<AmountRole, number>): RoleScores {
  const parts = text.split(" / ");
  const named =
    parts.length < 2
      ? []
      : parts.map((part) => likeliestRole(readWords(toPhrase(part)), STRONG)).filter((one) => one !== null);
  const [only, another] = named;
  if (!only || another || only.score * OF_PART <= (scores.get(only.role) ?? 0)) return scores;
  return scores.set(only.role, only.score * OF_PART);
}

const STRONG = 0.8;

/** The role that a heading is most like; null: it is like none so much. */
export function likeliestRole(
  scores: RoleScores,
  minScore: number,
): { role: AmountRole; score: number } | null {
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= minScore ? { role: best[0], score: best[1] } : null;
}

/** Whether a text is so much like the name of an amount. */
export const namesAmount = (text: string, minScore: number): boolean =>
  [...scoreHeading(text)].some(([role, score]) => role !== NO_ROLE && score >= minScore);

const OF_PART = 0.95;

function readWords(whole: Phrase): Map<AmountRole, number> {
  const words = whole.words.filter((word) => !BESIDE.has(word));
  const scores = readPhrase(whole);
  if (words.length === 0 || words.length === whole.words.length) return scores;
  for (const [role, score] of readPhrase({ words, joined: words.join("") })) {
    if (role !== NO_ROLE && 0.97 * score > (scores.get(role) ?? 0)) scores.set(role, 0.97 * score);
  }
  return scores;
}

function readPhrase(heading: Phrase): Map<AmountRole, number> {
  const scores = new Map<AmountRole, number>();
  const isNegated = negates(heading);
  for (const { role, phrases } of PHRASES) {
    const score = Math.max(
      ...phrases.map(
        (phrase) =>
          (negates(phrase) === isNegated && !isOfOtherParty(heading, phrase) ? 1 : 0.4) *
          likeness(heading, phrase),
      ),
    );
    if (score >= MIN_LIKENESS) scores.set(role, score);
  }
  const combined = combinedRoleOf(heading);
  if (combined) {
    for (const [role, score] of scores) scores.set(role, 0.6 * score);
    scores.set(combined, 1);
  }
  return scores;
}

const OURS = /^(?:our|we|us)$/;
const YOURS = /^(?:you|your|yours|member|patient|participant|enrollee|employee|subscriber)s?$/;

/** A letter apart: "your share" isn't "our share". */
function isOfOtherParty({ words }: Phrase, phrase: Phrase): boolean {
  const [own, other] = [words, phrase.words].map((each) => ({
    isOurs: each.some((word) => OURS.test(word)),
    isYours: each.some((word) => YOURS.test(word)),
  }));
  if (!own || !other || own.isOurs === own.isYours || other.isOurs === other.isYours) return false;
  return own.isOurs !== other.isOurs;
}

const NEGATION = /^(?:not|non.*|no|dont|doesnt|lnel.*|excl.*|dlsal.*|denl.*|refused|rejected)$/;

/** "Not covered" isn't "covered". */
const negates = ({ words }: Phrase) => words.some((word) => NEGATION.test(word));

const WORDS_OF_SHARES: readonly (readonly [AmountKind, readonly string[]])[] = [
  ["deductible", ["deductible", "deduct", "ded", "deduc"]],
  ["copay", ["copay", "copayment", "copays", "copayments"]],
  ["coinsurance", ["coinsurance", "coins", "coin"]],
];

/** "Copay/coins", "Deductible, copay and coinsurance". */
function combinedRoleOf({ words, joined }: Phrase): AmountRole | null {
  const named = WORDS_OF_SHARES.filter(([, names]) =>
    names
      .map((name) => toPhrase(name).joined)
      .some((name) => words.includes(name) || (name.length > 4 && joined.includes(name))),
  ).map(([kind]) => kind);
  const kinds: readonly AmountKind[] = named;
  return kinds.length < 2 ? null : (COMBINED_ROLES.find(({ key }) => key === kinds.join("+")) ?? null);
}
