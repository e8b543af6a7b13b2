export type ProcedureCodeType = "CPT" | "HCPCS" | "CDT";

const ZERO = 48;
const NINE = 57;
/** First letters of HCPCS level II; F, I, N, O and W to Z begin only codes of a state's or a hospital's own. */
const HCPCS_LETTERS = "ABCDEGHJKLMPQRSTUV";
/** Last letters of CPT: performance measures, new procedures, laboratories' own tests, administrative codes. */
const CPT_SUFFIXES = "FTUMA";

/**
 * Returns which kind of procedure code an upper-case text is by its shape, or null: five digits, or four and F, T, U, M or A
 * (CPT); a letter and four digits (HCPCS); D and four digits (CDT). CPT begins at 00100: '00000' isn't a code. Source of the
 * shapes: 45 CFR 162.1002.
 */
export function procedureCodeShape(code: string): ProcedureCodeType | null {
  if (code.length !== 5 || !isDigit(code, 1) || !isDigit(code, 2) || !isDigit(code, 3)) return null;
  const first = code.charAt(0);
  if (!isDigit(code, 0)) {
    if (!isDigit(code, 4) || !HCPCS_LETTERS.includes(first)) return null;
    return first === "D" ? "CDT" : "HCPCS";
  }
  if (!isDigit(code, 4)) return CPT_SUFFIXES.includes(code.charAt(4)) ? "CPT" : null;
  return code >= "00100" ? "CPT" : null;
}

/** Whether a text consists of digits, one or more. */
export function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isDigit(text, at)) return false;
  return text.length > 0;
}

/** Whether a text has a digit anywhere. */
export function hasDigit(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isDigit(text, at)) return true;
  return false;
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= ZERO && unit <= NINE;
}
