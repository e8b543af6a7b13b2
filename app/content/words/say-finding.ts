import type { Coverage } from "#app/domain/audits/audited-bill.ts";
import type { Finding, FindingFacts } from "#app/domain/audits/finding.ts";
import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { auditsWords } from "./audits.ts";

/** A finding in words: what it is, and what to say to whom. */
export interface SaidFinding {
  message: string;
  ask: string;
}

type FindingText = { message: string; ask: string; ofOthers?: string };

/** The facts that are procedure codes. */
const CODES: ReadonlySet<string> = new Set(["code", "column1", "column2", "procedure"]);

/** `coverage`: a coding rule is Medicare's own, and a question to others. */
export function sayFinding(
  language: Language,
  { rule, kind, facts }: Pick<Finding, "rule" | "kind" | "facts">,
  coverage: Coverage | null,
): SaidFinding {
  const { findings } = auditsWords[language];
  const text = (findings[rule] as Record<string, FindingText | undefined>)[kind];
  if (!text) throw new Error(`No words for the finding ${rule}, ${kind}.`);
  const values = valuesOf(language, facts);
  const message = coverage === "medicare" ? text.message : (text.ofOthers ?? text.message);
  return { message: fill(language, message, values), ask: fill(language, text.ask, values) };
}

/** Amounts, days and codes as a person reads them. */
function valuesOf(language: Language, facts: FindingFacts): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      value === null ? [] : [[name, writtenOut(language, name, value)]],
    ),
  );
}

function writtenOut(language: Language, name: string, value: string | number): string | number {
  if (name.endsWith("Cents")) return formatDollars(dollarsOfCents(Number(value)));
  if (CODES.has(name)) return sayCode(language, String(value));
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? formatDate(String(value)) : value;
}

/** A procedure's code with its plain name, where we have one. */
function sayCode(language: Language, code: string): string {
  const codeType = procedureCodeShape(code);
  const name = codeType && plainServiceName({ codeType, code });
  return name ? say(language, auditsWords[language].coded, { code, name }) : code;
}

function fill(language: Language, text: string, values: Record<string, string | number>): string {
  return say(language, text as "{count}", values as { count: number });
}
