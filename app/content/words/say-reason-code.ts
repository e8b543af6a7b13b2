import { findReasonCode, type ReasonCode } from "#app/domain/explanations/reason-codes/reason-codes.ts";
import { isRemarkCode } from "#app/domain/explanations/reason-codes/remark-codes.ts";
import type { Language } from "#app/domain/language/language.ts";
import { wordsIn } from "./words.ts";

/** A reason code in words, with who usually bears it. */
export interface SaidReason extends Pick<ReasonCode, "code" | "bearer" | "fault"> {
  message: string;
  /** What to ask for. */
  ask: string;
}

/** Why a plan took an amount off (CARC); null: the code is not among the common ones. */
export function sayReasonCode(language: Language, code: string): SaidReason | null {
  const found = findReasonCode(code);
  if (found === null) return null;
  const { reasons, asks } = wordsIn(language).reasonCodes;
  const message: string | undefined = (reasons as Record<string, string>)[found.code];
  if (message === undefined) throw new Error(`No words for the reason code ${found.code}.`);
  return { code: found.code, bearer: found.bearer, fault: found.fault, message, ask: asks[found.ask] };
}

/** What a remark code (RARC) adds; null: it is not among the common ones. */
export function sayRemarkCode(language: Language, code: string): string | null {
  const normal = code.trim().toUpperCase();
  return isRemarkCode(normal) ? wordsIn(language).reasonCodes.remarks[normal] : null;
}
