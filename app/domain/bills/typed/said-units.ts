import { numbered, partsOfServices, sizes, times } from "./measure-words.ts";
import type { Token } from "./tokens.ts";

const escaped = (word: string) => word.replace(/[.+%<>&#|]/g, "\\$&");

/** Words after which a number belongs to the description: 'level 4', 'vitamin B 12'. */
const BEFORE = new RegExp(`^(?:${[...numbered.map(escaped), "a\\d"].join("|")})[.:]?$`, "i");
/** The same, unless other rows have a number there too: 'each hour 2'. */
const MAYBE_BEFORE =
  /^(?:add(?:'?l|itional)?|each|day|days|visit|dose|week|wk|session|hour|hr|hours|views?|series|unit|tube|site|wall|film|drug|test|shot|stitch)[.:]?$/i;

/** Words before which a number measures: '15 min', '2 views', '12 lead', '1000 ml', '0.9 %'. */
const AFTER = new RegExp(
  `^(?:${[...times, ...sizes, ...partsOfServices].map(escaped).join("|")}|(?:units?|mc?g|g)/.*)[.,;)]?$`,
  "i",
);

/** Whether a bare number, by the words next to it, belongs to what was done rather than counts it. */
export function isMeasure(tokens: readonly Token[], at: number): boolean {
  return measures(tokens[at + 1]) || followsWord(tokens, at, BEFORE);
}

/** The same where the words leave it open. */
export function mayBeMeasure(tokens: readonly Token[], at: number): boolean {
  return followsWord(tokens, at, MAYBE_BEFORE);
}

/** Whether a bare number cannot be whole dollars. */
export function isNoAmount(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (measures(tokens[at + 1]) || followsWord(tokens, at, NUMBERED)) return true;
  return token?.kind === "number" && token.value < 10 && (isMeasure(tokens, at) || mayBeMeasure(tokens, at));
}

const NUMBERED =
  /^(?:suite|ste|apt|no\.?|num(?:ber)?|#|page|pg|of|box|hwy|route|acct|account|claim|invoice|mrn|id|zip|ref|order|check|chk|ck|visit#|phone|ext|and|to|or|[A-Z]{2},?)[.:#]*$/;

/** '10 mg 9': whatever follows a measure isn't part of it. */
export function followsMeasure(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 2]?.text ?? "";
  return (
    /^(?:min|mins|mg|mcg|ml|g|gm|cm|mm|in|hr|hrs|units?)$/i.test(tokens[at - 1]?.text ?? "") &&
    /\d$|^sq$/i.test(before)
  );
}

function followsWord(tokens: readonly Token[], at: number, words: RegExp): boolean {
  const before = tokens[at - 1];
  return before?.kind === "word" && before.cell === tokens[at]?.cell && words.test(before.text);
}

/** Units that a row says in words, and the tokens that say so. */
export interface SaidUnits {
  units: number;
  from: number;
  to: number;
  /** Whether the words leave no other reading: 'qty 4', and not '4 units' behind a drug's name. */
  isSure: boolean;
}

const NAMED = /^\(?(?:qty|quantity|qnty|units?|count|#\s?units)[.:=#-]*\)?$/i;
const NAMED_GLUED = /^\(?(?:qty|quantity|units?)[.:=#-]*(\d{1,5}(?:\.\d{1,3})?)\)?$/i;
const TIMES = /^\(?[x×*](-?\d{1,5}(?:\.\d{1,3})?)(\?)?\)?$/i;
const TIMES_BEHIND = /^\(?(\d{1,4})[x×]\)?$/i;
const COUNTED = /^(?:units?|unit\(s\)|un|ea|each|qty|times)[.,)]?$/i;
const COUNTED_GLUED = /^\(?(\d{1,4})(?:units?|ea|un|u)\)?$/i;
const wholeOf = (token: Token | undefined) => {
  const match = /^\(?(\d{1,5}(?:\.\d{1,3})?)(\?)?\)?$/.exec(
    token?.kind === "number" || token?.kind === "word" ? token.text : "",
  );
  return match ? Number(match[1]) : decimalOf(token);
};
/** '2.00' looks like an amount. */
const decimalOf = (token: Token | undefined) =>
  token?.kind === "money" && !token.hasSign && token.cents > 0 && token.cents < 10_000_000
    ? token.cents / 100
    : null;

/** 'x4', 'x 4', 'qty 4', 'units: 4', '4 @ $50.00'; else '4 units', '18 miles' of a ride. */
export function findSaidUnits(tokens: readonly Token[], taken: ReadonlySet<number>): SaidUnits | null {
  const first = (find: typeof namedAt) => {
    for (const at of tokens.keys()) {
      const said = taken.has(at) ? null : find(tokens, at, taken);
      if (said) return said;
    }
    return null;
  };
  return first(namedAt) ?? first(timesAt) ?? moneyTimes(tokens) ?? first(countedAt);
}

function namedAt(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): SaidUnits | null {
  const token = tokens[at];
  if (!token || (!taken.has(at - 1) && countsBefore(tokens, at))) return null;
  const glued = NAMED_GLUED.exec(token.text);
  if (glued) return { units: Number(glued[1]), from: at, to: at + 1, isSure: true };
  const named = token.kind === "word" && NAMED.test(token.text) ? wholeOf(tokens[at + 1]) : null;
  return named === null || measures(tokens[at + 2])
    ? null
    : { units: named, from: at, to: at + 2, isSure: true };
}

/** '2 units 120': the amount follows, except after a dose, '5000 units 2'. */
function countsBefore(tokens: readonly Token[], at: number): boolean {
  const count = /^units?$/i.test(tokens[at]?.text ?? "") ? wholeOf(tokens[at - 1]) : null;
  return count !== null && count > 0 && count < MIN_DOSE && !isDosedInUnits(tokens.slice(0, at));
}

function timesAt(tokens: readonly Token[], at: number): SaidUnits | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return null;
  if (token.kind === "word") {
    const times = TIMES.exec(token.text);
    if (times && !measures(next)) return { units: Number(times[1]), from: at, to: at + 1, isSure: !times[2] };
    const isMark = /^[x×*]$/i.test(token.text) && !isNumberLike(tokens[at - 1]);
    const apart = isMark ? wholeOf(next) : null;
    if (apart !== null && !measures(tokens[at + 2]))
      return { units: apart, from: at, to: at + 2, isSure: true };
    const behind = TIMES_BEHIND.exec(token.text);
    if (behind && (next === undefined || next.kind === "money" || at === 0))
      return { units: Number(behind[1]), from: at, to: at + 1, isSure: true };
  }
  const hash = /^#(\d{1,3})$/.exec(token.text);
  if (
    hash &&
    next?.kind === "money" &&
    /^(?:mg|mcg|ml|g|tabs?|caps?|pills?)$/i.test(tokens[at - 1]?.text ?? "")
  ) {
    return { units: Number(hash[1]), from: at, to: at + 1, isSure: true };
  }
  const count = wholeOf(token);
  // '3 boxes at $14.00 each'
  const isOfEach =
    next?.kind === "word" &&
    /^(?:at|@)$/i.test(tokens[at + 2]?.text ?? "") &&
    tokens[at + 3]?.kind === "money";
  if (count !== null && count > 0 && isOfEach && !measures(next))
    return { units: count, from: at, to: at + 3, isSure: true };
  const isEach =
    next?.kind === "word" && /^(?:@|[x×*]|at)$/i.test(next.text) && tokens[at + 2]?.kind === "money";
  return count !== null && count > 0 && isEach ? { units: count, from: at, to: at + 2, isSure: true } : null;
}

function countedAt(tokens: readonly Token[], at: number): SaidUnits | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return null;
  const glued = token.kind === "word" ? COUNTED_GLUED.exec(token.text) : null;
  if (glued && !isDosedInUnits(tokens.slice(0, at))) {
    return { units: Number(glued[1]), from: at, to: at + 1, isSure: Number(glued[1]) < MIN_DOSE };
  }
  const count = wholeOf(token);
  if (count === null || count <= 0 || next?.kind !== "word") return null;
  const isRide =
    /^miles?[,.]?$/i.test(next.text) && tokens.slice(0, at).some(({ text }) => /mileage/i.test(text));
  if (isRide) return { units: count, from: at, to: at + 2, isSure: true };
  if (!COUNTED.test(next.text) || isPer(tokens[at + 2])) return null;
  const isPerUnit = tokens.slice(0, at).some(({ text }) => /^per$/i.test(text));
  if (!isPerUnit && isDosedInUnits(tokens.slice(0, at))) return null;
  return { units: count, from: at, to: at + 2, isSure: isPerUnit || count < MIN_DOSE };
}

/** '$50.00 x 4'. */
function moneyTimes(tokens: readonly Token[]): SaidUnits | null {
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && /^[x×*]$/i.test(text) && tokens[index - 1]?.kind === "money",
  );
  const units = at > 0 ? wholeOf(tokens[at + 1]) : null;
  return units === null ? null : { units, from: at, to: at + 2, isSure: true };
}

const isNumberLike = (token: Token | undefined) => token?.kind === "number" || token?.kind === "money";
const measures = (token: Token | undefined) => token?.kind === "word" && AFTER.test(token.text);
const isPer = (token: Token | undefined) => token?.kind === "word" && /^(?:\/|per\b)/i.test(token.text);

/** From so many on, units may be a drug's strength. */
const MIN_DOSE = 100;

/** 'Heparin 5000 units' is a dose. */
function isDosedInUnits(before: readonly Token[]): boolean {
  return before.some(({ text }) =>
    /^(?:heparin|insulin|humulin|novolog|humalog|lantus|botox|onabotulinum\w*|penicillin|bicillin|oxytocin|pitocin|vasopressin|dalteparin|epoetin|hyaluronidase)\b/i.test(
      text,
    ),
  );
}
