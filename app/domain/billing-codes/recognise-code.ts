import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { procedureCodeShape } from "./procedure-code-shape.ts";
import type { ServiceCode } from "./service-code.ts";

/** The code of a printed charge, with the modifiers next to it. */
export type BillingCode = ServiceCode & { modifiers: string[] };

const DIGIT_LOOKALIKES: Record<string, string> = {
  O: "0",
  Q: "0",
  I: "1",
  L: "1",
  "|": "1",
  S: "5",
  B: "8",
  Z: "2",
};

/** A CPT code (five digits, or four and F, T, U, A or M), an HCPCS level II code (a letter and four digits)
 *  or a dental D code, with glued modifiers (`99284-25`, `71046-26-59`); null for anything else.
 *  Source of the shapes: 45 CFR 162.1002; no descriptor or list of codes is used. */
export function recogniseProcedureCode(text: string): BillingCode | null {
  const marked = text
    .toUpperCase()
    .replace(/^(\([0-9A-Z]{5}),\d{1,3}$/, "$1") // "(99203,1 unit)"
    .replace(/^[*#([/]+/, "");
  const bare = trimEndOf(marked, /[*)\]/.,:;]/)
    .replace(/^(?:CPT|HCPCS|CDT)[-:#.]?/, "")
    .replace(/^([A-Z]\d{4})[.·]\d+$/, "$1");
  const match = /^([0-9A-Z|]{5})((?:[-:/,.]?[A-Z0-9]{2}){0,4})$/.exec(bare);
  if (!match) return null;
  const code = mendCode(match[1] ?? "");
  const modifiers = (match[2] ?? "").match(/[A-Z0-9]{2}/g) ?? [];
  const glued = /^[A-Z0-9]/.test(match[2] ?? "");
  if (ACCOUNT_NUMBER.test(bare) || namesRevenueCode(bare)) return null;
  if (!code || (glued && modifiers.length > 1) || !modifiers.every(isModifier)) return null;
  const codeType = procedureCodeShape(code);
  return codeType && { code, codeType, modifiers };
}

/** "E310669": of codes with a letter, only "E3106-69" and "E3106NU" have a modifier. */
const ACCOUNT_NUMBER = /^[A-Z]\d{6}$/;

/** Whether two characters can be a modifier: two digits from 22 up (or P1–P6 and other letter pairs). */
export function isModifier(text: string): boolean {
  return /^(?:2[2-9]|[3-9]\d)$/.test(text) || /^[A-Z][A-Z1-9]$/.test(text);
}

/** A UB-04 revenue code as four digits (`0450` for `450` or `0450`), or null. 0001 is the line of totals, not a service. */
export function recogniseRevenueCode(text: string): string | null {
  const marked = text.toUpperCase().replace(/[OQ]/g, "0").replace(/[IL|]/g, "1").replace(/^\D+/, "");
  const digits = trimEndOf(marked, /\D/);
  if (!/^(?:0\d{3}|[1-9]\d{2})$/.test(digits)) return null;
  const code = digits.padStart(4, "0");
  return Number(code) >= 22 ? code : null;
}

/** Whether a text says itself that it is a revenue code, "R0370": HCPCS has R0070, R0075 and R0076 alone. */
export function namesRevenueCode(text: string): boolean {
  return /^R0(?!07[056])\d{3}$/i.test(text);
}

/** The MS-DRG in a text that names it (`MS-DRG 470`), as three digits, or null. */
export function findDrg(text: string): string | null {
  return /\b(?:MS-?)?DRG[\s:#.]*(\d{3})\b/i.exec(text)?.[1] ?? null;
}

function mendCode(text: string): string | null {
  if (/^\d{5}$/.test(text)) return Number(text) >= 100 ? text : null;
  if (/^[A-EGHJ-MP-V]\d{4}$/.test(text)) return text;
  if (/^\d{4}[FTUAM]$/.test(text)) return text;
  const digits = text.replace(/\D/g, "").length;
  if (digits < 3) return null;
  const mended = (glyphs: string) =>
    glyphs.replace(/[OQILSBZ|]/g, (glyph) => DIGIT_LOOKALIKES[glyph] ?? glyph);
  const asHcpcs = (text[0] ?? "") + mended(text.slice(1));
  if (/^[A-EGHJKMPR-V]\d{4}$/.test(asHcpcs)) return asHcpcs;
  const asCpt = mended(text);
  return /^\d{5}$/.test(asCpt) && digits === 4 ? asCpt : null;
}
