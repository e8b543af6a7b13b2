import { isListedModifier, readsAsWord } from "#app/domain/billing-codes/listed-modifiers.ts";
import {
  namesRevenueCode,
  recogniseProcedureCode,
  recogniseRevenueCode,
} from "#app/domain/billing-codes/recognise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { Token } from "./tokens.ts";

export interface RowCodes {
  procedure: ServiceCode | null;
  modifiers: string[];
  /** Four digits. */
  revenueCode: string | null;
  /** Eleven digits as 5-4-2. */
  ndc: string | null;
}

const NAMES_CODE = /^\(?(?:cpt|hcpcs|cdt|cpt\/hcpcs|code|proc|procedure|svc|service)(?:\s?code)?[®]?[:#.]?$/i;
const NAMES_MODIFIER = /^\(?(?:w\/)?(?:mods?|modifiers?)[:.#]?$/i;
const NAMES_REVENUE = /^\(?(?:rev|revenue|rc|revcode)[:.#]?$/i;
const NAMES_NUMBER =
  /^\(?(?:acct|account|invoice|inv|claim|mrn|ref|reference|ticket|order|box|zip|auth|authorization|confirmation|conf|check|ck|trans|transaction|receipt|id|npi|dx|#|no\.?|number|num)[:.#]*$/i;

/** The codes of a row; the tokens that say them are added to `taken`. */
export function readCodes(tokens: readonly Token[], taken: Set<number>): RowCodes {
  const ndc = takeNdc(tokens, taken);
  const revenueCode = takeRevenueCode(tokens, taken);
  const at = tokens.findIndex((_, index) => !taken.has(index) && codeAt(tokens, index) !== null);
  const code = at < 0 ? null : codeAt(tokens, at);
  if (code === null) return { procedure: null, modifiers: [], revenueCode, ndc };
  const { modifiers: glued, ...procedure } = code;
  taken.add(at);
  if (NAMES_CODE.test(tokens[at - 1]?.text ?? "")) {
    taken.add(at - 1);
    if (NAMES_CODE.test(tokens[at - 2]?.text ?? "")) taken.add(at - 2);
  }
  return {
    procedure,
    modifiers: [...glued, ...takeModifiers(tokens, at, procedure.code, taken)],
    revenueCode,
    ndc,
  };
}

/** The code with glued modifiers that a token is: as written, and no number of an account. */
function codeAt(tokens: readonly Token[], at: number): (ServiceCode & { modifiers: string[] }) | null {
  const token = tokens[at];
  const before = tokens[at - 1]?.text ?? "";
  if (token?.kind !== "word" && token?.kind !== "number") return null;
  if (NAMES_NUMBER.test(before) && !NAMES_CODE.test(before)) return null;
  const text = token.text.replace(/^\(|\)$/g, "").replace(/^(?:CPT|HCPCS)[-:#.]?/i, "");
  if (!/^[A-Z0-9]{5}(?:$|[-:/,.]?[A-Z0-9]{2})/i.test(text) || /^\d{6,}$/.test(text)) return null;
  const code = recogniseProcedureCode(text);
  if (!code || !text.toUpperCase().startsWith(code.code)) return null;
  if (code.codeType === "HCPCS" && namesRevenueCode(code.code)) return null;
  return code.modifiers.every((modifier) => isListedModifier(modifier, code.code)) ? code : null;
}

/** 'LT' or '25' next to the code, 'mod 25' after it; four at most. */
function takeModifiers(tokens: readonly Token[], at: number, code: string, taken: Set<number>): string[] {
  const modifiers: string[] = [];
  for (let next = at + 1; next < tokens.length && modifiers.length < 4; next++) {
    const isNamed = NAMES_MODIFIER.test(tokens[next]?.text ?? "");
    if (isNamed) taken.add(next);
    const value = isNamed ? next + 1 : next;
    const listed = modifiersOf(tokens[value], code);
    if (listed === null || taken.has(value) || (!isNamed && !standsAsModifier(tokens, at, value, listed)))
      break;
    modifiers.push(...listed);
    taken.add(value);
    next = value;
  }
  if (modifiers.length > 0) return modifiers;
  const named = tokens.findIndex(
    ({ text }, index) => index > at && !taken.has(index) && NAMES_MODIFIER.test(text),
  );
  const listed = named < 0 ? null : modifiersOf(tokens[named + 1], code);
  if (listed === null) return [];
  taken.add(named).add(named + 1);
  return listed;
}

/** '25', '-25', '(25)', '25,59'. */
export function modifiersOf(token: Pick<Token, "text" | "kind"> | undefined, code: string): string[] | null {
  if (token === undefined || token.kind === "date") return null;
  const bare = trimEndOf(token.text.toUpperCase().replace(/^[-(]+/, ""), /[),.]/);
  const parts = bare.split(/[,/;-]/);
  return parts.length > 0 && parts.every((part) => isListedModifier(part, code)) ? parts : null;
}

function standsAsModifier(
  tokens: readonly Token[],
  at: number,
  value: number,
  listed: readonly string[],
): boolean {
  const [token, next] = tokens.slice(value, value + 2);
  if (!token) return false;
  if (/^[-(]/.test(token.text) && token.kind === "word") return true;
  const isOwnCell = token.cell !== tokens[at]?.cell && (next === undefined || next.cell !== token.cell);
  if (/^\d\d$/.test(token.text)) {
    // '97110 50 $45.00' may be units.
    if (isOwnCell) return next !== undefined && next.kind !== "money";
    return next !== undefined && next.kind !== "money";
  }
  if (token.text !== token.text.toUpperCase()) return isOwnCell;
  return isOwnCell || !listed.some(readsAsWord);
}

function takeNdc(tokens: readonly Token[], taken: Set<number>): string | null {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]?.text ?? "";
    const named = /^\(?(?:NDC|N4)[:#]?$/i.test(before);
    const code =
      token.kind === "ndc" ? token.code : named && /^\d{10,11}$/.test(token.text) ? token.text : null;
    if (code === null) continue;
    taken.add(at);
    if (named) taken.add(at - 1);
    return code.replace(/^(\d{5})(\d{4})(\d{2})$/, "$1-$2-$3");
  }
  return null;
}

function takeRevenueCode(tokens: readonly Token[], taken: Set<number>): string | null {
  for (const [at, token] of tokens.entries()) {
    if (taken.has(at) || (token.kind !== "number" && token.kind !== "word")) continue;
    const named =
      NAMES_REVENUE.test(tokens[at - 1]?.text ?? "") ||
      (/^code[:#]?$/i.test(tokens[at - 1]?.text ?? "") && NAMES_REVENUE.test(tokens[at - 2]?.text ?? ""));
    const text = token.text.replace(/^\(?(?:RC|REV)[-:]?(?=\d)/i, "").replace(/\)$/, "");
    const isShaped =
      /^0\d{3}$/.test(text) ||
      (text !== token.text && /^\d{3,4}$/.test(text)) ||
      namesRevenueCode(token.text);
    if (!isShaped && !(named && /^\d{3,4}$/.test(text))) continue;
    const code = recogniseRevenueCode(text);
    if (code === null) continue;
    taken.add(at);
    if (named) {
      taken.add(at - 1);
      if (/^code/i.test(tokens[at - 1]?.text ?? "")) taken.add(at - 2);
    }
    return code;
  }
  return null;
}
