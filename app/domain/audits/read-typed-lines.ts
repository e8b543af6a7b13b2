import { isModifier, recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";
import { isForeignAmount } from "#app/domain/bills/kept/read-field.ts";
import { typedDay } from "#app/domain/dates/typed-day.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { AuditedLine } from "./audited-bill.ts";

/** Beside its amount. */
const OTHER_CURRENCY = /^(?:[€£¥₹]|EUR|GBP|MYR)$/i;

export interface TypedLines {
  lines: AuditedLine[];
  /** Texts in which no amount was found, as they were typed. */
  unread: string[];
}

/**
 * Reads charges as people type them or paste them out of a bill: one a line, with its amount, and in any order a date, a
 * procedure code with its modifiers ('99284-25', '71046 LT'), a revenue code ('0450'), units and what it is called. Of two
 * amounts the last is the line's, and the first a unit's where the units agree.
 */
export function readTypedLines(text: string): TypedLines {
  const lines: AuditedLine[] = [];
  const unread: string[] = [];
  for (const row of text.split(/\r\n|\r|\n/)) {
    const typed = row.normalize("NFC").replace(/\s+/gu, " ").trim();
    if (typed === "") continue;
    const line = readLine(typed);
    if (line) lines.push(line);
    else unread.push(typed);
  }
  return { lines, unread };
}

/** A line as it can be typed again: what `readTypedLines` reads as the same line. */
export function writeTypedLine({
  serviceDate,
  serviceCode,
  revenueCode,
  modifiers,
  units,
  amountCents,
  description,
}: AuditedLine): string {
  const isRevenueCode = serviceCode?.codeType === "RC";
  const code = serviceCode && !isRevenueCode ? [serviceCode.code, ...modifiers].join("-") : null;
  const parts = [
    serviceDate,
    code,
    revenueCode,
    description,
    units === null ? null : `x${units}`,
    `$${(amountCents / 100).toFixed(2)}`.replace("$-", "-$"),
  ];
  return parts.filter((part) => part !== null && part !== "").join("  ");
}

function readLine(typed: string): AuditedLine | null {
  const tokens = typed.split(/[\s|;]+/).filter(Boolean);
  if (tokens.some((token) => OTHER_CURRENCY.test(token))) return null;
  const line: AuditedLine = {
    serviceDate: null,
    serviceCode: null,
    revenueCode: null,
    modifiers: [],
    units: null,
    unitPriceCents: null,
    amountCents: 0,
    description: null,
  };
  const amounts: number[] = [];
  const counts: number[] = [];
  const words: string[] = [];
  const modifiers: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const day = line.serviceDate === null ? readDay(token) : null;
    const amountCents = readAmount(token);
    if (day !== null) line.serviceDate = day;
    else if (amountCents !== null) amounts.push(amountCents);
    else if (line.serviceCode === null && recogniseProcedureCode(token)) {
      const { modifiers: glued, ...serviceCode } = recogniseProcedureCode(token)!;
      line.serviceCode = serviceCode;
      modifiers.push(...glued);
    } else if (isBesideCode(tokens, at)) modifiers.push(token.toUpperCase());
    else if (line.revenueCode === null && /^0\d{3}$/.test(token)) line.revenueCode = token;
    else if (readUnits(token) !== null) counts.push(readUnits(token)!);
    else words.push(token);
  }
  // Whole dollars, where nothing has cents or a sign.
  if (amounts.length === 0 && counts.length > 0 && /^\d+$/.test(tokens.at(-1)!)) {
    amounts.push(counts.pop()! * 100);
  }
  const amountCents = amounts.at(-1);
  if (amountCents === undefined) return null;
  const units = counts[0] ?? null;
  const first = amounts.length > 1 ? amounts[0]! : null;
  return {
    ...line,
    serviceCode: line.serviceCode ?? (line.revenueCode ? { codeType: "RC", code: line.revenueCode } : null),
    modifiers,
    units,
    unitPriceCents:
      first !== null && units !== null && units > 1 && first < Math.abs(amountCents) ? first : null,
    amountCents,
    description: words.join(" ").slice(0, 200) || null,
  };
}

/** 'LT' after a code, or after its other modifiers; digits only where units follow them. */
function isBesideCode(tokens: readonly string[], at: number): boolean {
  const token = tokens[at]!;
  if (!/^[A-Z0-9]{2}$/.test(token) || !isModifier(token)) return false;
  const before = tokens[at - 1];
  if (before === undefined || (recogniseProcedureCode(before) === null && !isModifier(before))) return false;
  return !/^\d/.test(token) || readUnits(tokens[at + 1] ?? "") !== null;
}

/** '$1,250.00', '-20.00', '(20.00)': dollars with cents or with their sign, so that units are not taken for them. */
function readAmount(token: string): number | null {
  if (isForeignAmount(token)) return null;
  return /[$]|\.\d{2}\)?-?$/.test(token) ? parseAmount(token) : null;
}

function readUnits(token: string): number | null {
  const match = /^[x×]?(\d{1,5}(?:\.\d{1,3})?)$/i.exec(token);
  return match ? Number(match[1]) : null;
}

/** Also with a year of two digits, as bills print it. */
function readDay(token: string): string | null {
  return typedDay(token.replace(/^(\d{1,2}[/-]\d{1,2}[/-])(\d\d)$/, (_, day, year) => `${day}20${year}`));
}
