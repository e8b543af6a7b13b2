import { normaliseNdc } from "#app/domain/billing-codes/normalise-ndc.ts";
import {
  isModifier,
  recogniseProcedureCode,
  recogniseRevenueCode,
} from "#app/domain/billing-codes/recognise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type boxAround, isInside } from "#app/domain/reading/page/rows.ts";
import { isWithin, LINES_OF_CLAIM } from "#app/domain/reading/reach.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { ExplainedLine, ExplainedValue } from "../../explanation.ts";
import type { Notice } from "../facts/notice.ts";
import type { Span } from "../facts/span.ts";
import type { ReadDay, ReadRow } from "../tokens/read-row.ts";
import { toldAt, toldDay } from "../told.ts";
import type { PlacedRecord } from "./claim-drafts.ts";
import { amountsOf } from "./record-amounts.ts";

const MAX_LINES_AFTER = 2;

/** Returns one service of a claim: its amounts, and what the printed lines around them say about it.
 *  @param until The line at which what comes next begins.
 *  @param isOfClaim Whether a word is about the claim: its number, its provider. */
export function explainedLine(
  placed: PlacedRecord,
  { lines, isRemark }: Notice,
  until: number,
  isOfClaim: (line: ReadRow, index: number) => boolean,
): ExplainedLine {
  const own = placed.record.lines;
  const { isLabelled } = placed.table;
  const rows = isLabelled ? own : [...own, ...linesAfter(own, lines, until)];
  const left = Math.min(...own.flatMap(({ amounts }) => amounts.slice(0, 1).map(({ box }) => box.left)));
  const day = dayOf(rows) ?? dayBehind(own, isOfClaim);
  const words = rows.flatMap((line) => openWords(line, day));
  const before = words.filter(
    ({ line, start, box }) =>
      (isLabelled ? line.amounts.length === 0 : box.right <= left + 2) && !isOfClaim(line, start),
  );
  const coded = findCode(before);
  const remarkCodes = words
    .filter(({ box }) => box.left > left)
    .map(({ text }) => tidyCode(text))
    .filter(isRemark);
  return {
    serviceDate: day && toldDay(day.line, day.day),
    serviceCode: coded?.code ?? null,
    modifiers: coded?.modifiers ?? [],
    description: describe(before.filter((word) => !coded?.words.includes(word))),
    units: null,
    amounts: amountsOf(placed),
    remarkCodes: [...new Set(remarkCodes.flatMap((code) => code.split(",")))],
    adjustments: [],
  };
}

interface OpenWord extends Span {
  text: string;
  box: ReturnType<typeof boxAround>;
}

/** Returns the lines below the amounts, which may have a code or the rest of a name. */
function linesAfter(own: readonly ReadRow[], lines: readonly ReadRow[], until: number): ReadRow[] {
  const after: ReadRow[] = [];
  let above = own.at(-1);
  while (above && after.length < MAX_LINES_AFTER) {
    const line = lines[above.index + 1];
    if (!line || line.index >= until || line.amounts.length > 0) break;
    if (!isWithin(LINES_OF_CLAIM, above.row, line.row)) break;
    after.push(line);
    above = line;
  }
  return after;
}

function dayOf(rows: readonly ReadRow[]): { line: ReadRow; day: ReadDay } | null {
  for (const line of rows) {
    const firstAmount = line.amounts[0]?.start ?? Number.POSITIVE_INFINITY;
    const day = line.days.find(({ start, isCompact }) => start < firstAmount && (!isCompact || start <= 1));
    if (day) return { line, day };
  }
  return null;
}

/** Returns the day in a column after the amounts, where the column isn't another fact's. */
function dayBehind(
  rows: readonly ReadRow[],
  isOfClaim: (line: ReadRow, index: number) => boolean,
): { line: ReadRow; day: ReadDay } | null {
  for (const line of rows) {
    const lastAmount = line.amounts.at(-1)?.end ?? Number.POSITIVE_INFINITY;
    const day = line.days.find(
      ({ start, isCompact }) => start >= lastAmount && !isCompact && !isOfClaim(line, start),
    );
    if (day) return { line, day };
  }
  return null;
}

function openWords(line: ReadRow, known: { line: ReadRow; day: ReadDay } | null): OpenWord[] {
  const days = line.days.filter((day) => !day.isCompact || day === known?.day);
  const taken = [...line.amounts, ...days];
  return line.row.words.flatMap(({ text, box }, index) =>
    isInside(taken, index) ? [] : [{ line, start: index, end: index + 1, text, box }],
  );
}

interface CodeAt {
  /** The code, and modifiers that follow it. */
  words: readonly OpenWord[];
  code: ExplainedValue<ServiceCode>;
  modifiers: string[];
}

function findCode(words: readonly OpenWord[]): CodeAt | null {
  for (const word of words) {
    const code = isCertainCode(word.text) ? recogniseProcedureCode(word.text) : null;
    if (code) {
      const { codeType, modifiers } = code;
      const behind = modifiersBehind(word, words);
      return {
        words: [word, ...behind],
        code: toldAt({ codeType, code: code.code }, word),
        modifiers: [...modifiers, ...behind.map(({ text }) => text.toUpperCase())],
      };
    }
  }
  for (const word of words) {
    const ndc = /^\d{5}-\d{4}-\d{1,2}$/.test(word.text) ? normaliseNdc(word.text) : null;
    if (ndc) return { words: [word], code: toldAt({ codeType: "NDC", code: ndc }, word), modifiers: [] };
    const revenue = /^0\d{3}$/.test(word.text) ? recogniseRevenueCode(word.text) : null;
    if (revenue)
      return { words: [word], code: toldAt({ codeType: "RC", code: revenue }, word), modifiers: [] };
  }
  return null;
}

/** "72148 26 LT": the words right behind a code that can be its modifiers. */
function modifiersBehind(code: OpenWord, words: readonly OpenWord[]): OpenWord[] {
  const behind = words.filter(({ line, start }) => line === code.line && start > code.start);
  const end = behind.findIndex(
    ({ text, start }, index) => start !== code.start + 1 + index || !isModifier(text.toUpperCase()),
  );
  return behind.slice(0, end < 0 ? behind.length : end);
}

function describe(words: readonly OpenWord[]): ExplainedValue<string> | null {
  const named = words.filter(({ text }) => /[\p{L}\d]/u.test(text) && !/^(?:yes|no)$/i.test(text));
  const [first] = named;
  if (!first || !named.some(({ text }) => /\p{L}{2}/u.test(text))) return null;
  const sameLine = named.filter(({ line }) => line === first.line);
  const text = named.map(({ text }) => text).join(" ");
  return toldAt(text, { line: first.line, start: first.start, end: sameLine.at(-1)?.end ?? first.end });
}

const tidyCode = (text: string) => trimEndOf(text.replace(/^[([]+/, ""), /[)\].,;*]/).toUpperCase();
