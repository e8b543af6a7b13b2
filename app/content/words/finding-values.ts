import type { FindingFacts } from "#app/domain/audits/finding.ts";
import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { saySourcePlace } from "#app/domain/prices/say-source-place.ts";
import { wordsIn } from "./words.ts";

/** The facts that are procedure codes. */
const CODES: ReadonlySet<string> = new Set(["code", "column1", "column2", "procedure"]);

/** Amounts, days and codes as a person reads them. */
export function findingValues(language: Language, facts: FindingFacts): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      value === null ? [] : [[name, writtenOut(language, name, value)]],
    ),
  );
}

function writtenOut(language: Language, name: string, value: string | number): string | number {
  if (name.endsWith("Cents")) return formatDollars(dollarsOfCents(Number(value)));
  if (CODES.has(name)) return sayCode(language, String(value));
  if (name === "place") return saySourcePlace(language, wordsIn(language).priceNames, String(value));
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? formatDate(language, String(value)) : value;
}

/** A procedure's code with its plain name, where we have one. */
function sayCode(language: Language, code: string): string {
  const codeType = procedureCodeShape(code);
  const name = codeType && plainServiceName(language, { codeType, code });
  return name ? say(language, wordsIn(language).audits.coded, { code, name }) : code;
}
