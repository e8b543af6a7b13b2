import { isDigits } from "./procedure-code-shape.ts";

const LABELER = 5;
const PRODUCT = 4;
const PACKAGE = 2;
const ALL_DIGITS = LABELER + PRODUCT + PACKAGE;

/**
 * Returns a national drug code as labeler-product-package of 5, 4 and 2 digits, without what hospitals append in brackets. Ten
 * digits without hyphens stay as they are, because the short part can't be identified. Text that isn't an NDC stays, too. Source:
 * 21 CFR 207.33 (labels have 10 digits as 4-4-2, 5-3-2 or 5-4-1); claims pad each part with zeros.
 */
export function normaliseNdc(written: string): string {
  const code = withoutBrackets(written);
  if (code.length === ALL_DIGITS && isDigits(code)) {
    return `${code.slice(0, LABELER)}-${code.slice(LABELER, LABELER + PRODUCT)}-${code.slice(LABELER + PRODUCT)}`;
  }
  const parts = code.split("-");
  if (parts.length !== 3) return code;
  const [labeler, product, pack] = parts as [string, string, string];
  const fits =
    isDigits(labeler) &&
    isDigits(product) &&
    isDigits(pack) &&
    labeler.length <= LABELER &&
    product.length <= PRODUCT &&
    pack.length <= PACKAGE;
  if (!fits) return code;
  return `${labeler.padStart(LABELER, "0")}-${product.padStart(PRODUCT, "0")}-${pack.padStart(PACKAGE, "0")}`;
}

/** Whether a code is a whole NDC as `normaliseNdc` writes it. */
export function isNdc(code: string): boolean {
  return /^\d{5}-\d{4}-\d{2}$/.test(code);
}

function withoutBrackets(written: string): string {
  for (let at = 0; at < written.length; at++) {
    const character = written[at];
    if (at > 0 && (character === "[" || character === "(")) return written.slice(0, at).trim();
  }
  return written;
}
