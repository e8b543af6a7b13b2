import type { Coverage } from "#app/domain/audits/audited-bill.ts";
import type { Finding } from "#app/domain/audits/finding.ts";
import { STARTER_EDITION } from "#app/domain/coding-edits/starter/starter-edition.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { ClaimedLine, LetterClaim } from "#app/domain/letters/letter-draft.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { sourcePath } from "#app/domain/prices/source-place.ts";
import { findingValues } from "./finding-values.ts";
import { wordsIn } from "./words.ts";

type ClaimText = { says: string; ofOthers?: string; ask: string };

/** More would be read by nobody; the bill has them all. */
const MAX_CITED_LINES = 12;

/** A claim with the lines that it is about and the rule that it rests on, each on lines of its own. `asks`: it goes to whoever
 *  can put it right. `siteOrigin`: of a price file's page; null: it is named without a link. */
export function sayLetterClaim(
  language: Language,
  claim: LetterClaim,
  { coverage, asks, siteOrigin }: { coverage: Coverage | null; asks: boolean; siteOrigin: string | null },
): string {
  const said = sayClaim(language, claim, coverage);
  if (said === null) throw new Error(`No words for the claim ${claim.rule}, ${claim.kind}.`);
  const { claim: words } = wordsIn(language).letters;
  const cited = claim.lines.slice(0, MAX_CITED_LINES);
  const left = claim.lines.length - cited.length;
  const amount = formatDollars(dollarsOfCents(claim.amountAtStakeCents));
  return [
    ...cited.map((line) => sayLine(language, line)),
    ...(left > 0 ? [say(language, words.more, { count: left })] : []),
    [
      said.says,
      ...(asks ? [said.ask] : []),
      ...(claim.amountAtStakeCents > 0 ? [say(language, words.amount, { amount })] : []),
    ].join(" "),
    saySource(language, claim, siteOrigin),
  ].join("\n");
}

/** What is wrong and what is asked for, as whoever has the bill says it; null: nothing is asked about such a finding. */
export function sayClaim(
  language: Language,
  { rule, kind, facts }: Pick<Finding, "rule" | "kind" | "facts">,
  coverage: Coverage | null,
): { says: string; ask: string } | null {
  const texts: Partial<Record<string, Record<string, ClaimText | undefined>>> =
    wordsIn(language).letterClaims;
  const text = texts[rule]?.[kind];
  if (!text) return null;
  const values = findingValues(language, facts);
  const says = coverage === "medicare" ? text.says : (text.ofOthers ?? text.says);
  return { says: fill(language, says, values), ask: fill(language, text.ask, values) };
}

function sayLine(
  language: Language,
  { number, serviceDate, code, description, amountCents }: ClaimedLine,
): string {
  const { line, quoted } = wordsIn(language).letters.claim;
  const facts = [
    ...(serviceDate === null ? [] : [formatDate(language, serviceDate)]),
    ...(code === null ? [] : [code]),
    ...(description === null ? [] : [say(language, quoted, { description })]),
    formatDollars(dollarsOfCents(amountCents)),
  ];
  return say(language, line, { number, facts: facts.join(", ") });
}

function saySource(language: Language, { source, facts }: LetterClaim, siteOrigin: string | null): string {
  const { rule, ruleOfEdition, price, undatedPrice, linked } = wordsIn(language).letters.claim;
  const { edition = null, importId, fileDate, place } = facts;
  if (importId) {
    const file = fileDate
      ? say(language, price, { date: formatDate(language, String(fileDate)) })
      : undatedPrice;
    if (siteOrigin === null) return file;
    const url = `${siteOrigin}${sourcePath(Number(importId), String(place ?? ""))}`;
    return say(language, linked, { source: file, url });
  }
  return edition === null || edition === STARTER_EDITION
    ? say(language, rule, source)
    : say(language, ruleOfEdition, { ...source, edition });
}

function fill(language: Language, text: string, values: Record<string, string | number>): string {
  return say(language, text as "{count}", values as { count: number });
}
