import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { type RowCodes, readCodes } from "./row-codes.ts";
import { findSaidUnits, isMeasure, isNoAmount, mayBeMeasure, type SaidUnits } from "./said-units.ts";
import type { TypedRow } from "./split-cells.ts";
import { summaryRoleOf } from "./summary-rows.ts";
import type { SummaryRole } from "./summary-words.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Where a bare number stands that may count units. */
export type CountPlace = "first" | "behind-code" | "before-amount" | "behind-amount";

/** What a row says by itself, before the other rows settle its columns. */
export interface RowReading extends RowCodes {
  row: TypedRow;
  tokens: Token[];
  /** Of tokens that are dates, codes or units in words. */
  taken: Set<number>;
  /** ISO day; null: none, or one without its year. */
  day: string | null;
  hasDate: boolean;
  said: SaidUnits | null;
  /** A unit's price: '2 @ $28.50'. */
  eachCents: number | null;
  /** Whether an amount is marked: '$45.00?'. */
  isDoubted: boolean;
  /** Amounts with their sign or cents, from left to right. */
  money: { at: number; cents: number; hasSign: boolean }[];
  /** Bare numbers that stand alone and may count units. */
  counts: { at: number; value: number; place: CountPlace; isDoubtful: boolean }[];
  /** Bare numbers that may be whole dollars: the last of the row. */
  whole: { at: number; cents: number } | null;
  /** What it is where it has no code and no charge. */
  role: SummaryRole | null;
}

export function readRow(row: TypedRow): RowReading {
  const tokens = tokensOf(row);
  const taken = new Set<number>();
  for (const [at, token] of tokens.entries()) if (token.kind === "date") taken.add(at);
  takeBullet(tokens, taken);
  const codes = readCodes(tokens, taken);
  const said = findSaidUnits(tokens, taken);
  if (said && ![...taken].some((at) => at >= said.from && at < said.to)) {
    for (let at = said.from; at < said.to; at++) taken.add(at);
  }
  const each = tokens.findIndex((token, at) => token.kind === "money" && isEach(tokens, at, said));
  if (each >= 0) taken.add(each);
  for (const at of tokens.keys()) if (isTakenOff(tokens, at)) taken.add(at).add(at - 1);
  const money = tokens.flatMap((token, at) =>
    token.kind === "money" && !taken.has(at) ? [{ at, cents: token.cents, hasSign: token.hasSign }] : [],
  );
  const whole = wholeDollars(tokens, taken, money.length > 0);
  const days = tokens.flatMap((token, at) => {
    const isOfCare = /^(?:svc|service|dos)\b/i.test(tokens[at - 1]?.text ?? "");
    return token.kind === "date" && token.day !== null ? [{ day: token.day, isOfCare }] : [];
  });
  const reading = {
    ...codes,
    row,
    tokens,
    taken,
    day: (days.find(({ isOfCare }) => isOfCare) ?? days[0])?.day ?? null,
    hasDate: tokens.some(({ kind }) => kind === "date"),
    said,
    eachCents: each < 0 ? null : (tokens[each] as { cents: number }).cents,
    isDoubted: tokens.some((token) => token.kind === "money" && token.isDoubted),
    money,
    counts: listCounts(
      tokens,
      taken,
      money.map(({ at }) => at),
    ).filter(({ at }) => at !== whole?.at),
    whole,
  };
  const isCoded = codes.procedure !== null || codes.ndc !== null;
  return { ...reading, role: isCoded ? null : roleOf(reading) };
}

/** By the words in front of the amount; by all of them where none stand there, or in a sentence. */
function roleOf(reading: Omit<RowReading, "role">): SummaryRole | null {
  const { tokens, money, whole, row } = reading;
  const first = money[0]?.at ?? whole?.at ?? tokens.length;
  const before = wordsOf(reading, new Set([...tokens.keys()].filter((at) => at >= first)));
  const role = summaryRoleOf(before);
  // 'payment of $500 due before surgery'
  if (role !== null) return role.endsWith("paid") && /\bdue\b/i.test(row.text) ? "other" : role;
  const isService = /\p{L}/u.test(before) && money.length > 0 && !isSentence(row.text);
  return isService ? null : summaryRoleOf(wordsOf(reading, new Set(whole ? [whole.at] : [])));
}

const isSentence = (text: string) => /^(?:it|they|i|we|so|total|in|the|my|you)\b/i.test(text);

/** What is left of a row: what was done. `besides`: tokens that are units or amounts after all. */
export function wordsOf(
  { tokens, taken }: Pick<RowReading, "tokens" | "taken">,
  besides: ReadonlySet<number>,
): string {
  const words = tokens.filter(
    (token, at) =>
      !taken.has(at) && !besides.has(at) && token.kind !== "money" && !/^[-=@*•·|:/~]+$/.test(token.text),
  );
  const text = words.map(({ shown }) => shown).join(" ");
  return trimEndOf(text.replace(/^[\s\-:,.)]+/, ""), /[\s\-:,(]/).trim();
}

function takeBullet(tokens: readonly Token[], taken: Set<number>): void {
  const first = tokens[0];
  if (
    first &&
    /^(?:[-*•·>+]+|\d{1,2}[.)]|#\d{1,2}[.):]?|line\s?\d+:?)$/i.test(first.text) &&
    tokens.length > 2
  )
    taken.add(0);
}

function listCounts(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  money: readonly number[],
): RowReading["counts"] {
  const firstFree = tokens.findIndex((_, at) => !taken.has(at));
  return tokens.flatMap((token, at): RowReading["counts"] => {
    if (token.kind !== "number" || taken.has(at) || token.value <= 0 || token.value > 99_999) return [];
    if (isMeasure(tokens, at)) return [];
    const value = token.value;
    const isDoubtful = mayBeMeasure(tokens, at);
    if (money.includes(at + 1)) return [{ at, value, place: "before-amount", isDoubtful }];
    if (money.includes(at - 1)) return [{ at, value, place: "behind-amount", isDoubtful }];
    const isBehindCode = at > 0 && taken.has(at - 1) && tokens[at - 1]?.kind !== "date";
    if (isBehindCode) return [{ at, value, place: "behind-code", isDoubtful }];
    return at === 0 || at === firstFree ? [{ at, value, place: "first", isDoubtful }] : [];
  });
}

/** Behind '@', or behind 'x' where another amount follows. */
function isEach(tokens: readonly Token[], at: number, said: SaidUnits | null): boolean {
  const mark = tokens[at - 1]?.text ?? "";
  if (mark === "@") return true;
  const goesOn = tokens.slice(at + 1).some(({ kind }) => kind === "money");
  return said !== null && said.to === at && goesOn && /^(?:[x×*]|at)$/i.test(mark);
}

/** '2,210.00 adj 870.00': after the charge, how much it was reduced by. */
function isTakenOff(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isBehindAmount = tokens.slice(0, at - 1).some(({ kind }) => kind === "money");
  return (
    tokens[at]?.kind === "money" &&
    isBehindAmount &&
    before?.kind === "word" &&
    summaryRoleOf(before.text) !== null
  );
}

const MIN_WITHIN = 10;

function wholeDollars(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  hasMoney: boolean,
): RowReading["whole"] {
  if (hasMoney) return null;
  const remark = tokens.findIndex(({ text }, index) => index > 1 && /^\(\p{L}/u.test(text));
  const end =
    remark > 0 && tokens.slice(remark).every(({ kind }) => kind === "word") ? remark : tokens.length;
  const dollarsAt = (at: number, minDollars: number) => {
    const token = tokens[at];
    const isBare =
      token?.kind === "number" && !taken.has(at) && token.value >= minDollars && !isNoAmount(tokens, at);
    return isBare ? { at, cents: Math.round(token.value * 100) } : null;
  };
  const last = tokens.findLastIndex(
    (token, index) => index < end && token.kind !== "date" && !taken.has(index),
  );
  const isNothingLeft = tokens.some(({ text }) => /^(?:balance|bal|owe|owed|due)$/i.test(text));
  const ofLast = dollarsAt(last, isNothingLeft ? 0 : 1);
  if (ofLast) return ofLast;
  // 'ct scan head 2890 which took 5 min', '310 pelvic us'
  const others = [...tokens.keys()].flatMap((at) => dollarsAt(at, MIN_WITHIN) ?? []);
  const [first] = others;
  return first && (others.length === 1 || first.at === 0) ? first : null;
}
