import { normaliseNdc } from "#app/domain/billing-codes/normalise-ndc.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { findDates, isPlausibleBillDate, toIsoDate } from "#app/domain/reading/values/dates.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { TypedRow } from "./split-cells.ts";

interface Place {
  text: string;
  /** With the commas around it. */
  shown: string;
  /** Index of the cell. */
  cell: number;
  /** Characters from the row's start. */
  start: number;
  end: number;
}

/** A piece of a typed row, and what it can be by itself. */
export type Token = Place &
  (
    | { kind: "date"; day: string | null }
    /** With its sign or with cents. */
    | { kind: "money"; cents: number; hasSign: boolean; isDoubted: boolean }
    /** Bare: units, whole dollars, a code or a part of the description. */
    | { kind: "number"; value: number }
    | { kind: "ndc"; code: string }
    | { kind: "word" }
  );

/** The pieces of a row, from left to right. */
export function tokensOf(row: TypedRow): Token[] {
  return row.cells.flatMap(({ text, start }, cell) => tokensOfCell(text, start, cell));
}

/** A cell as a row of the bill reader, which knows how dates are written. */
export function rowOf(words: readonly { text: string }[]): Row {
  const box = { left: 0, right: 0, top: 0, bottom: 20 };
  const page = { widthPx: 1, heightPx: 1, source: "text-layer" as const, isIllegible: false, words: [] };
  return {
    index: 0,
    pageIndex: 0,
    page,
    words: words.map(({ text }) => ({ text, confidence: 1, box })),
    cellStarts: [0],
    box,
  };
}

const NDC = /^(?:NDC[:#]?|N4)?(\d{5}-\d{4}-\d{1,2}|\d{5}-\d{3}-\d{2}|\d{4}-\d{4}-\d{2})$/i;
const NAMED_NDC = /^(?:NDC[:#]?|N4)(\d{11})$/i;
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]\.?m\.?)?$/i;

function tokensOfCell(text: string, start: number, cell: number): Token[] {
  const words = [...joinMoney(text).matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    shown: match[0],
    cell,
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  const dates = findDates(rowOf(words), false).map((date) => {
    const iso = toIsoDate(date, "month-first");
    return { from: date.start, to: date.end, day: isPlausibleBillDate(iso) ? iso : null };
  });
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; index++) {
    const date = dates.find(({ from }) => from === index);
    const word = words[index];
    if (!word) break;
    if (date) {
      const [first, last] = [word, words[date.to - 1] ?? word];
      tokens.push({
        ...first,
        end: last.end,
        text: words
          .slice(date.from, date.to)
          .map((part) => part.text)
          .join(" "),
        kind: "date",
        day: date.day,
      });
      index = date.to - 1;
    } else tokens.push(tokenOf(word));
  }
  return tokens;
}

function tokenOf(place: Place): Token {
  const text = trimEndOf(place.text.replace(/^[,;:]+/, ""), /[,;:]/);
  const ndc = (NDC.exec(text) ?? NAMED_NDC.exec(text))?.[1];
  if (ndc) return { ...place, kind: "ndc", code: normaliseNdc(ndc) };
  const money = moneyOf(text);
  if (money) return { ...place, kind: "money", ...money };
  if (/^\d{1,7}(?:\.\d{1,3})?$/.test(text)) return { ...place, kind: "number", value: Number(text) };
  if (isShortDate(text)) return { ...place, kind: "date", day: null };
  return { ...place, text, kind: CLOCK.test(text) ? "date" : "word", day: null } as Token;
}

/** '03/02', as bills print days whose year stands elsewhere. */
function isShortDate(text: string): boolean {
  const match = /^(\d{1,2})[/](\d{1,2})$/.exec(text);
  return (
    match !== null &&
    Number(match[1]) >= 1 &&
    Number(match[1]) <= 12 &&
    Number(match[2]) >= 1 &&
    Number(match[2]) <= 31
  );
}

/** '$1,240.00', '1240.00-', '(20.00)', '$42', '20.00CR'; thousands commas alone tell an amount too. '$42.00?' is doubted. */
function moneyOf(typed: string): { cents: number; hasSign: boolean; isDoubted: boolean } | null {
  const isDoubted = /\d\?$/.test(typed);
  const text = trimEndOf(typed.replace(/\?$/, "").replace(/(?<=\d)\.$/, ""), /\*/)
    .replace(/^\+/, "")
    .replace(/(?<=\d)DR$/i, "");
  const hasSign = text.includes("$");
  const hasCents = /(?:^|\d|\$|[-(])\.\d{2}\)?-?(?:CR)?$/i.test(text);
  const hasThousands = /^[-(]?\d{1,3}(?:,\d{3})+\)?-?(?:CR)?$/i.test(text);
  const isNegative = /^(?:-\d{2,4}|\d{2,}CR)$/i.test(text);
  if (!hasSign && !hasCents && !hasThousands && !isNegative) return null;
  const cents = parseAmount(text.replace(/(\.\d)(?=\)?-?(?:CR)?$)/i, "$10"));
  return cents === null ? null : { cents, hasSign, isDoubted };
}

/** Behind these words a dash is a minus, behind others it leads to the amount. */
const TAKEN_BACK =
  /\b(?:credit\w*|revers\w*|refund\w*|return\w*|void\w*|cancel\w*|correct\w*|removed|taken off)\b/i;

/** '$ 42.00', '- $42.00', '42.00 CR', '( 42.00 )' and 'USD 42.00' as one word each; lengths stay where they can. */
function joinMoney(text: string): string {
  return text
    .replace(/\b(?:US\$|USD)\s*(?=[\d.(-])/gi, "$")
    .replace(/(?<![\d.,$])(\d[\d,]*(?:\.\d+)?)\s*(?:USD|dollars?|bucks)\b/gi, "$$$1")
    .replace(/\$\s+(?=[\d.(-])/g, "$")
    .replace(/\(\s+(?=[$\d])/g, "(")
    .replace(/(?<=\d)\s+\)/g, ")")
    .replace(/(?<=^|\s)-\s+(?=\$\s?\d|\d[\d,]*\.\d\d\b)/g, TAKEN_BACK.test(text) ? "-" : "")
    .replace(/(?<=\d)\.-(?=\s|$)/g, ".00")
    .replace(/(?=\s)(?<=\.\d\d|\$[\d,]+)\s+(?:CR|credit)\b\.?/gi, "CR")
    .replace(/(?<=\.\d\d)\s+-(?=\s|$)/g, "-")
    .replace(/(?<=\d)\/(?:ea|each|unit)\b/gi, " each")
    .replace(/(?<=[a-z)])(?=\$\d)|(?<=[a-z])=(?=\$?\d)/gi, " ")
    .replace(/(?<=[\w)])\s*(?:={1,2}>?|\.{3,}|(?<!__)_{3,}|->|:)\s*(?=\(?-?\$\d)/g, " ")
    .replace(/\.{2,}(?=\s*\(?-?\$)|\.{3,}|_{3,}|…/g, " ");
}
