import { normaliseNdc } from "./normalise-ndc.ts";
import { isDigits, procedureCodeShape } from "./procedure-code-shape.ts";
import { isCodeType, type ServiceCode } from "./service-code.ts";

/** No code is longer; what is, is a description in the wrong column. */
const MAX_CHARACTERS = 60;

const DRG_PREFIXES: ReadonlySet<string> = new Set(["0", "MS", "DRG", "MSDRG", "MS-DRG"]);

/**
 * Returns the standard form of a code: CPT, HCPCS and CDT by their shape, revenue codes with four digits, DRGs with
 * three, NDCs with eleven as 5-4-2, others in upper case. Null: the type isn't in the CMS dictionaries, or the code
 * is empty, over 60 characters, or has a NUL, which PostgreSQL rejects.
 */
export function normaliseCode(type: string, code: string): ServiceCode | null {
  const codeType = type.trim().toUpperCase();
  const trimmed = code.trim();
  if (!isCodeType(codeType)) return null;
  if (trimmed === "" || trimmed.length > MAX_CHARACTERS || trimmed.includes("\0")) return null;
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

/** A code that a visitor typed; without a type where it can be the code of no service. */
export type TypedCode = ServiceCode | { codeType: null; code: string };

/** A typed code in its normal spelling, else as it was typed. A code without a type is taken for a procedure's. */
export function readTypedCode(type: string, code: string): TypedCode {
  return normaliseCode(type || "CPT", code) ?? { codeType: null, code };
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
