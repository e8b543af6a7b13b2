import type { Coverage } from "#app/domain/audits/audited-bill.ts";
import type { Finding } from "#app/domain/audits/finding.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { findingValues } from "./finding-values.ts";
import { sayAssistanceLines } from "./say-assistance-lines.ts";
import { sayReasonCode } from "./say-reason-code.ts";
import { wordsIn } from "./words.ts";

/** A finding in words: what it is, and what to say to whom. */
export interface SaidFinding {
  message: string;
  /** What it rests on, each with its source; mostly none. */
  details: string[];
  ask: string;
}

type FindingText = { message: string; ask: string; ofOthers?: string; askPast?: string };

/** `coverage`: a coding rule is Medicare's own, and a question to others. `isPast`: the days of the right that it opens are
 *  over (`rightOfFinding`). */
export function sayFinding(
  language: Language,
  { rule, kind, facts, unsure }: Pick<Finding, "rule" | "kind" | "facts" | "unsure">,
  coverage: Coverage | null,
  isPast = false,
): SaidFinding {
  const text = (wordsIn(language).findings[rule] as Record<string, FindingText | undefined>)[kind];
  if (!text) throw new Error(`No words for the finding ${rule}, ${kind}.`);
  const values = findingValues(language, facts);
  const message = coverage === "medicare" ? text.message : (text.ofOthers ?? text.message);
  const ask = isPast ? (text.askPast ?? text.ask) : text.ask;
  return {
    message: fill(language, message, values),
    details: sayDetails(language, rule, facts),
    ask: unsure && unsure !== "rule" ? wordsIn(language).audits.unsure[unsure] : fill(language, ask, values),
  };
}

function sayDetails(language: Language, rule: Finding["rule"], facts: Finding["facts"]): string[] {
  if (rule === "charity-care") return sayAssistanceLines(language, facts);
  const reason = facts.reasonCode ? sayReasonCode(language, String(facts.reasonCode)) : null;
  return reason ? [reason.message] : [];
}

function fill(language: Language, text: string, values: Record<string, string | number>): string {
  return say(language, text as "{count}", values as { count: number });
}
