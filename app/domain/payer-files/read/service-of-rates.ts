const CPT = /^\d{4}[0-9A-Z]$/;
const HCPCS_LEVEL_TWO = /^[A-Z]\d{4}$/;

/** The code of all services of a type that no other entry names. */
export const ALL_OTHERS = "CSTM-00";
/** The type of an entry for every service of every type. */
export const ALL_TYPES = "CSTM-ALL";

/** A code as its type and form say it. */
export interface RatedCode {
  codeType: string;
  code: string;
}

/**
 * A code as published by a payer, under the type that its form has: five characters from a digit on are CPT under HCPCS
 * too, a letter and four digits are HCPCS under CPT too, and DRG codes have no leading zeros.
 */
export function ratedCode(codeType: string, code: string): RatedCode {
  const type = codeType.trim().toUpperCase();
  const text = code.trim().toUpperCase();
  const isProcedure = type === "CPT" || type === "HCPCS";
  if (isProcedure && CPT.test(text)) return { codeType: "CPT", code: text };
  if (isProcedure && HCPCS_LEVEL_TWO.test(text)) return { codeType: "HCPCS", code: text };
  if (type.endsWith("DRG") && /^\d+$/.test(text)) return { codeType: type, code: String(Number(text)) };
  return { codeType: type, code: text };
}
