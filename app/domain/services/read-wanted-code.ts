import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { CodeType } from "#app/domain/billing-codes/service-code.ts";

/** A code or its beginning; null types: of any kind. */
export type WantedCode = { code: string; codeTypes: CodeType[] | null };

const KINDS: Readonly<Record<string, [CodeType, ...CodeType[]]>> = {
  CPT: ["CPT"],
  HCPCS: ["HCPCS", "CPT"],
  CDT: ["CDT"],
  NDC: ["NDC"],
  RC: ["RC"],
  REV: ["RC"],
  REVENUE: ["RC"],
  APC: ["APC"],
  DRG: ["MS-DRG", "DRG"],
  MSDRG: ["MS-DRG", "DRG"],
  APRDRG: ["APR-DRG"],
};
const NAMED =
  /^(CPT|HCPCS|CDT|NDC|RC|REV|REVENUE|APC|(?:MS|APR)?-?DRG)[\s:#-]*(?:CODES?[\s:#-]*)?([A-Z]?\d[A-Z\d-]*)$/;
const ALONE = /^[A-Z]{0,2}\d[A-Z\d-]*$/;
const WHOLE = /^(?:[A-Z]\d{4}|\d{4}[\dFTUMA])\b/;
const MIN_BEGINNING_LENGTH = 2;

/** The code that a visitor typed: alone or its beginning ('7372'), with its kind ('DRG 470', 'rev code 450'), or before
 *  words ('G0121 colonoscopy'). Null: words. */
export function readWantedCode(text: string): WantedCode | null {
  const upper = text.toUpperCase();
  const [, kind, named] = NAMED.exec(upper) ?? [];
  const codeTypes = kind && KINDS[kind.replace("-", "")];
  if (codeTypes && named) return { code: normaliseCode(codeTypes[0], named)?.code ?? named, codeTypes };
  if (ALONE.test(upper)) return upper.length < MIN_BEGINNING_LENGTH ? null : { code: upper, codeTypes: null };
  const whole = WHOLE.exec(upper)?.[0];
  return whole ? { code: whole, codeTypes: null } : null;
}
