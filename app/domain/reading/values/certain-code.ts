import { recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { Row } from "../page/rows.ts";

/** A procedure code of which no glyph was guessed. */
export function isCertainCode(text: string): boolean {
  if (!/\d{4}/.test(text)) return false; // every code has them, and most words do not
  const code = recogniseProcedureCode(text);
  const isLongNumber = /^\W*\d{6,}$/.test(text);
  return (
    code !== null && !isLongNumber && text.toUpperCase().includes(code.code) && !/[.,]\d{2}\D*$/.test(text)
  );
}

/** The certain codes among the words of a row, in capitals. */
export const certainCodesIn = ({ words }: Row): string[] =>
  words.flatMap(({ text }) => (isCertainCode(text) ? [text.toUpperCase()] : []));
