import { recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";

/** A procedure code of which no glyph was guessed. */
export function isCertainCode(text: string): boolean {
  const code = recogniseProcedureCode(text);
  const isLongNumber = /^\W*\d{6,}$/.test(text);
  return (
    code !== null && !isLongNumber && text.toUpperCase().includes(code.code) && !/[.,]\d{2}\D*$/.test(text)
  );
}
