import { formatDate } from "#app/domain/dates/format-date.ts";
import type { DenialReason, DeniedClaim, DeniedService } from "#app/domain/explanations/denied-claim.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { sayReasonCode, sayRemarkCode } from "./say-reason-code.ts";
import { wordsIn } from "./words.ts";

const MAX_SERVICES = 20;

type DenialSlots = Pick<
  LetterSlots,
  "denialReason" | "appealReason" | "deniedServices" | "firstPapers" | "otherPapers"
>;

/** Returns an appeal's text about a denied claim: the plan's printed words, the meaning of known codes, and an
 *  argument for each reason. Also returns the documents to request, first if nothing can be answered without
 *  them. */
export function sayDenialLetter(language: Language, denied: DeniedClaim): DenialSlots {
  const { byAsk, more } = wordsIn(language).denialLetter;
  const { services, reasons, asks, isFileFirst } = denied;
  const papers = [...new Set(asks.map((ask) => byAsk[ask].papers))].join("; ");
  const shown = services.slice(0, MAX_SERVICES).map((service) => sayService(language, service));
  const left = services.length - shown.length;
  const listed = left > 0 ? [...shown, say(language, more, { count: left })] : shown;
  return {
    denialReason: reasons.map((reason) => sayAsGiven(language, reason)).join("; ") || null,
    appealReason: [...new Set(asks.map((ask) => byAsk[ask].argument))].join(" "),
    deniedServices: listed.length > 0 ? listed.join("\n") : null,
    firstPapers: isFileFirst ? papers : null,
    otherPapers: isFileFirst ? null : papers,
  };
}

/** As the notice has it: it is quoted. */
function sayAsGiven(language: Language, { code, group, printed }: DenialReason): string {
  return printed ?? say(language, wordsIn(language).denialLetter.code, { code: sayCode(code, group) });
}

function sayService(language: Language, service: DeniedService): string {
  const { service: words, named, unnamed } = wordsIn(language).denialLetter;
  const { serviceDate, description, code, amountCents, reasons, remarks } = service;
  const name =
    description !== null && code !== null
      ? say(language, named, { name: description, code })
      : (description ?? code ?? unnamed);
  const facts = [
    name,
    serviceDate === null ? null : formatDate(language, serviceDate),
    amountCents === null ? null : formatDollars(dollarsOfCents(amountCents)),
  ]
    .filter((fact) => fact !== null)
    .join(", ");
  const said = [
    ...reasons.map((reason) => sayReason(language, reason)),
    ...remarks.flatMap((remark) => sayRemark(language, remark)),
  ];
  return said.length === 0 ? facts : say(language, words, { facts, reasons: said.join("; ") });
}

function sayReason(language: Language, { code, group, printed, known }: DenialReason): string {
  const words = wordsIn(language).denialLetter;
  if (printed !== null) return say(language, words.printed, { words: printed, code });
  const said = known && sayReasonCode(language, known.code);
  const full = sayCode(code, group);
  return said
    ? say(language, words.inWords, { code: full, words: said.message })
    : say(language, words.unknown, { code: full });
}

function sayRemark(language: Language, code: string): string[] {
  const said = sayRemarkCode(language, code);
  return said === null ? [] : [say(language, wordsIn(language).denialLetter.inWords, { code, words: said })];
}

function sayCode(code: string, group: DenialReason["group"]): string {
  return group === null || code.toUpperCase().startsWith(group) ? code : `${group} ${code}`;
}
