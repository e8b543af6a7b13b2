import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { gapBefore } from "../page/geometry.ts";
import { boxAround, heightOf, type Part, type Row } from "../page/rows.ts";

/** An amount of money printed in a row: words `start` up to, not including, `end`. */
export interface PrintedAmount extends Part {
  row: Row;
  cents: number;
  /** Printed with a currency sign or with cents; a bare `14` may as well be a count. */
  isMoney: boolean;
  box: Box;
}

const DIGIT_LOOKALIKES: Record<string, string> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  l: "1",
  I: "1",
  "|": "1",
  S: "5",
  s: "5",
  B: "8",
  Z: "2",
};
const MONEY_SHAPE = /^[-(]*(?:US)?\$?[-(]?[\dOoQDlI|SsBZ,.]*[\dOoQDlI|SsBZ]\)?-?$/;
const WELL_PRINTED = /^\$?\d{1,3}(?:,\d{3})*\.\d\d$/;
const UNIT_OF_MEASURE =
  /^(?:m[gl]|mc?g|g|kg|ml|cm|mm|l|iu|meq|mmol|units?|miles?|mi|hrs?|hours?|min|lbs?|oz|%|x10.*|(?:m?c?g|g|k|m|u|mmol|meq|iu|cells)\/\S+)$/i;
/** "Z12.11" in a column of diagnoses, which looks like a misread amount. */
const DIAGNOSIS_CODE = /^[BDIOQZ]\d\d\.\d{1,2}$/;
const CURRENCY_WORD = /^(?:US\$|USD|\$|-\$)$/i;

/** "apart": dollars and cents in two fields, `9229 96`; "apart-or-glued": on claim forms OCR may see no gap, `922996`. */
export type PrintedCents = "joined" | "apart" | "apart-or-glued";

/** The amounts printed in a row, from left to right; words in `taken` are something else. */
export function findAmounts(
  row: Row,
  printedCents: PrintedCents,
  taken: ReadonlySet<number> = new Set(),
): PrintedAmount[] {
  const amounts: PrintedAmount[] = [];
  for (let index = 0; index < row.words.length; index++) {
    const amount = taken.has(index) ? null : amountAt(row, index, printedCents);
    if (!amount) continue;
    amounts.push(amount);
    index = amount.end - 1;
  }
  return amounts;
}

/** In heights of the row. */
const LAST_DIGIT_GAP = 0.6;

function amountAt(row: Row, index: number, printedCents: PrintedCents): PrintedAmount | null {
  const words = row.words;
  let text = words[index]?.text ?? "";
  let end = index + 1;
  let currency = /[$€£]|^RM\d/i.test(text);
  if (CURRENCY_WORD.test(text) || text === "-" || text === "(") {
    const next = words[end]?.text ?? "";
    if (!/\d/.test(next)) return null;
    currency ||= CURRENCY_WORD.test(text);
    text += next;
    end++;
  }
  if (
    /\d[.,]$/.test(text) &&
    /^\d{2}\)?$/.test(words[end]?.text ?? "") &&
    gapBefore(row, end) < heightOf(row.box)
  ) {
    text += words[end]?.text ?? "";
    end++;
  }
  // OCR sets a last digit apart: "934.1 1".
  if (
    /^-?\$?\d[\d,]*\.\d$/.test(text) &&
    /^\d$/.test(words[end]?.text ?? "") &&
    gapBefore(row, end) < LAST_DIGIT_GAP * heightOf(row.box)
  ) {
    text += words[end]?.text ?? "";
    end++;
  }
  const repaired = repairDigits(text);
  if (repaired === null) return null;
  text = repaired;
  const decimal = /[.,]\d{2}\)?-?$/.test(text);
  if (!decimal) {
    const joined = joinCents(row, end, text, printedCents !== "joined");
    if (joined) {
      text = joined;
      end++;
      currency = true;
    } else if (printedCents === "apart-or-glued" && /^[1-9]\d{2,7}$/.test(text)) {
      text = `${text.slice(0, -2)}.${text.slice(-2)}`;
    }
  }
  const suffix = words[end]?.text ?? "";
  if (/^(?:CR|-)$/i.test(suffix) && gapBefore(row, end) < 1.5 * heightOf(row.box)) {
    text += suffix;
    end++;
  }
  const cents = parseAmount(text);
  if (cents === null) return null;
  const isMeasure = !currency && UNIT_OF_MEASURE.test(words[end]?.text ?? "");
  return {
    row,
    start: index,
    end,
    cents,
    isMoney: !isMeasure && (currency || /[.,]\d{2}\)?(?:-|CR)?$/i.test(text)),
    box: boxAround(words.slice(index, end)),
  };
}

/** Returns the text with letters that were read for digits corrected, or null when it does not look like an amount at all. */
function repairDigits(text: string): string | null {
  if (!/\d/.test(text)) return null;
  if (WELL_PRINTED.test(text)) return text.replaceAll(",", "");
  const signed = mendCurrency(text)
    .replace(/^<(.*)>$/, "($1)")
    .replace(/^\+|(?<=\d)DR$/gi, "");
  const trimmed = trimEndOf(signed, /[*:;'"`]/)
    .replace(/^[*:;'"`~]+/, "")
    .replace(/^(.*\.\d\d|-?\$\d[\d,]*)[.,]$/, "$1");
  if (DIAGNOSIS_CODE.test(trimmed)) return null;
  const shape = trimmed.replace(/CR$/i, "").replace(/[−–—]/g, "-").replace(/，/g, ",");
  if (!MONEY_SHAPE.test(shape)) return null;
  const digits = shape.replace(/\D/g, "").length;
  const letters = shape.replace(/^[-(]*US/, "").replace(/[^A-Za-z|]/g, "").length;
  if (digits === 0 || letters > digits || (letters > 0 && !/[.$]/.test(shape))) return null;
  const prefix = /^[-(]*(?:US)?\$?/.exec(trimmed)?.[0] ?? "";
  const suffix = /CR$/i.exec(trimmed)?.[0] ?? "";
  const body = trimmed.slice(prefix.length, trimmed.length - suffix.length);
  const fixed = body.replace(/[OoQDlI|SsBZ]/g, (glyph) => DIGIT_LOOKALIKES[glyph] ?? glyph);
  return prefix + mendSeparators(fixed) + suffix;
}

/** "S8.20" for "$8.20", "RM5:00" for "RM5.00". */
function mendCurrency(text: string): string {
  return text
    .replace(/^(-?)S(?=\d+[.,]\d{2}$)/, "$1$$")
    .replace(/^((?:RM|\$)[\dOo,]+)[:;](?=[\dOo]{2}$)/i, "$1.");
}

/** OCR takes points for commas and the other way round: the last group tells which is which. */
function mendSeparators(body: string): string {
  const match = /^(-?\(?)(\d{1,3}(?:[.,]\d{3})*|\d+)[.,](\d{2})(\)?-?)$/.exec(body);
  if (match) return `${match[1]}${match[2]?.replace(/[.,]/g, "")}.${match[3]}${match[4]}`;
  const overcut = /^(-?\(?)(\d[\d.,]*)[.,](\d{2})(\)?-?)$/.exec(body);
  if (overcut) return `${overcut[1]}${overcut[2]?.replace(/[.,]/g, "")}.${overcut[3]}${overcut[4]}`;
  const grouped = /^(-?\(?)(\d{1,3})\.(\d{3})(\)?-?)$/.exec(body);
  return grouped ? `${grouped[1]}${grouped[2]}${grouped[3]}${grouped[4]}` : body;
}

function joinCents(row: Row, end: number, text: string, splitCents: boolean): string | null {
  const next = row.words[end]?.text ?? "";
  const gap = gapBefore(row, end);
  const height = heightOf(row.box);
  if (splitCents && /^[-($]*\d{1,7}$/.test(text) && /^\d{2}$/.test(next) && gap < 2.5 * height)
    return `${text}.${next}`;
  if (/^-?[($]*[\d,]+$/.test(text) && /^[.,]\d{2}\)?$/.test(next) && gap < height)
    return text + next.replace(",", ".");
  return null;
}
