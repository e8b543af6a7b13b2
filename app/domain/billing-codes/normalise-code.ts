import { normaliseNdc } from "./normalise-ndc.ts";
import { isDigits, procedureCodeShape } from "./procedure-code-shape.ts";

/** The spelling of a code under which hospitals are compared, and what kind of code it is. */
export type NormalCode = { codeType: string; code: string };

/** No code is longer; what is, is a description in the wrong column. */
const MAX_CHARACTERS = 60;

const DRG_PREFIXES: ReadonlySet<string> = new Set(["0", "MS", "DRG", "MSDRG", "MS-DRG"]);

/**
 * The one spelling of a code of one of the CMS dictionary's types: CPT, HCPCS and CDT told apart by their shape,
 * revenue codes of four digits, DRGs of three, NDCs of eleven as 5-4-2, others in upper case.
 * Null for an empty code or one of more than 60 characters.
 */
export function normaliseCode(type: string, code: string): NormalCode | null {
  const trimmed = code.trim();
  if (trimmed === "" || trimmed.length > MAX_CHARACTERS) return null;
  const codeType = type.trim().toUpperCase();
  const upper = trimmed.toUpperCase();
  switch (codeType) {
    case "CPT":
    case "HCPCS":
    case "CDT":
      return { codeType: procedureCodeShape(upper) ?? codeType, code: upper };
    case "RC":
      return { codeType, code: isDigits(upper) ? upper.padStart(4, "0") : upper };
    case "MS-DRG":
      return { codeType, code: threeDigits(withoutDrgPrefix(upper)) };
    case "DRG":
    case "R-DRG":
    case "S-DRG":
    case "APS-DRG":
    case "AP-DRG":
    case "APR-DRG":
    case "TRIS-DRG":
    case "MS-LTC-DRG":
      return { codeType, code: threeDigits(upper) };
    case "NDC":
      return { codeType, code: normaliseNdc(upper) };
    default:
      return { codeType, code: upper };
  }
}

function threeDigits(code: string): string {
  return isDigits(code) ? code.padStart(3, "0") : code;
}

/** 'MS-DRG 470', 'MS470', 'DRG470' and '0470' as '470'. */
function withoutDrgPrefix(code: string): string {
  if (code.length <= 3) return code;
  const number = code.slice(-3);
  return isDigits(number) && DRG_PREFIXES.has(code.slice(0, -3).trimEnd()) ? number : code;
}
