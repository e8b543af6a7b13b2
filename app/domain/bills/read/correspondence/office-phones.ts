import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import { printedInBlock, type TextBlock } from "./text-blocks.ts";

/** The phones of those who answer for a bill, as "(555) 010-7788". Null = not printed, or not surely theirs. */
export interface OfficePhones {
  billingPhone: PrintedValue<string> | null;
  assistancePhone: PrintedValue<string> | null;
}

const PHONE = /(?<![\d-])(?:1[-. ])?\(?([2-9]\d{2})\)?[-. /]? ?([2-9]\d{2})[-. ](\d{4})(?![\d-])/g;

/** Likeliest first: who answers questions about this bill, then the office, then where it can be paid. */
const BILLING: readonly RegExp[] = [
  /\b(?:billing|account) (?:questions|inquiries)\b|\bquestions (?:about|on|regarding) (?:this|your) (?:bill|statement|account|balance|invoice)\b|\bpreguntas sobre (?:esta|su) (?:factura|cuenta)\b/,
  /\bbilling (?:office|department|dept|service)\b|\b(?:patient|customer|member) (?:accounts?|financial services|billing|service)\b|\bbusiness (?:office|services)\b|\bcentral billing\b|\bquestions\b|\bpreguntas\b/,
  /\b(?:pay|payments?) by (?:tele)?phone\b|\bby phone\b|\bto (?:make a )?pay(?:ment)?\b/,
];
const ASSISTANCE =
  /\b(?:financial (?:assistance|counsel(?:or|ors|ing|ling)?|help|aid)|charity care|(?:help|trouble|difficulty|unable to) pay(?:ing)?|need help paying|cannot pay|can['’]t pay|afford|ayuda (?:economica|financiera|para pagar))\b/;
/** Right before a number: it is for something else. */
const NOT_VOICE = /\b(?:fax|facsimile|tty|tdd|relay|ttd)\b[^\d]{0,12}$/;
const OF_OTHERS =
  /\b(?:member services|insurer|health plan|your (?:plan|insurance)|appointments?|schedul\w+|nurse|pharmacy|emergency|complaints?|attorney general|consumer|ombudsman|privacy|compliance|interpreters? at|birth|home|cell|patient phone|guarantor phone|pcp|referring)\b/;
/** Characters of the same text before a number that say whose it is. */
const REACH_BEFORE = 140;
const REACH_AFTER = 60;

/** Returns the phones whose own sentence, or the label above or next to them, says whose they are. */
export function findOfficePhones(blocks: readonly TextBlock[]): OfficePhones {
  const billing: { rank: number; phone: PrintedValue<string> }[] = [];
  const assistance: PrintedValue<string>[] = [];
  for (const block of blocks) {
    const folded = foldCase(block.text);
    if (folded.length !== block.text.length) continue;
    for (const match of folded.matchAll(PHONE)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const before = folded.slice(Math.max(0, from - REACH_BEFORE), from);
      if (NOT_VOICE.test(before)) continue;
      const phone = printedInBlock(writePhone(match), block, { from, to });
      const around = `${sentenceBefore(before)} ${sentenceAfter(folded.slice(to, to + REACH_AFTER))}`;
      if (!phone || OF_OTHERS.test(around)) continue;
      if (ASSISTANCE.test(around)) assistance.push(phone);
      const rank = BILLING.findIndex((words) => words.test(around));
      if (rank >= 0) billing.push({ rank, phone });
    }
  }
  const best = Math.min(...billing.map(({ rank }) => rank));
  return {
    billingPhone: billing.find(({ rank }) => rank === best)?.phone ?? null,
    assistancePhone: assistance[0] ?? null,
  };
}

/** Rows below a letterhead's name in which its phone stands. */
const LETTERHEAD_ROWS = 3;

/** Returns the one phone next to or below a sender's name at the top of a letter; null: there is none, or more than one. */
export function findPhoneBelow(
  blocks: readonly TextBlock[],
  isName: (line: string) => boolean,
): PrintedValue<string> | null {
  const name = blocks.flatMap(({ lines }) => lines).find(({ text }) => isName(text));
  if (!name) return null;
  const phones = blocks.flatMap((block) => {
    const distance = (block.lines[0]?.row.index ?? 0) - name.row.index;
    if (distance < 0 || distance > LETTERHEAD_ROWS) return [];
    return [...block.text.matchAll(PHONE)].flatMap((match) => {
      const [from, to] = [match.index, match.index + match[0].length];
      if (NOT_VOICE.test(foldCase(block.text.slice(0, from)))) return [];
      return printedInBlock(writePhone(match), block, { from, to }) ?? [];
    });
  });
  return phones.length === 1 ? (phones[0] ?? null) : null;
}

const writePhone = ([, area, exchange, line]: RegExpMatchArray) => `(${area}) ${exchange}-${line}`;

/** "Questions? Call 1-800-555-0100": a question is a part of the sentence that answers it. */
const sentenceBefore = (text: string) => text.split(/(?<=[a-z]{3})[.!;]\s/).at(-1) ?? "";
const sentenceAfter = (text: string) => text.split(/[.!?;]/)[0] ?? "";
