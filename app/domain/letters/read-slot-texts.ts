import { type FieldProblem, readAmount, readDay } from "#app/domain/bills/kept/read-field.ts";
import { typedDay } from "#app/domain/dates/typed-day.ts";
import { tidyLine, tidyParagraphs } from "#app/domain/forms/tidy-text.ts";
import type { LetterKindId } from "./letter-kind.ts";
import { letterKinds } from "./letter-kinds.ts";
import { type LetterSlots, type SlotName, slotTypes } from "./letter-slots.ts";
import { type SlotField, slotFieldsOf } from "./slot-texts.ts";

/** What the text of a field can be wrong by. "missing": the letter makes no sense without it. */
export type SlotProblem = FieldProblem | "missing" | "household-invalid" | "above-charges" | "above-due";

export type ReadSlotTexts =
  /** Null: left empty, so that the letter has a blank there. */
  | { outcome: "read"; slots: Partial<LetterSlots> }
  | { outcome: "invalid"; problems: Partial<Record<SlotField, SlotProblem>> };

const MAX_TEXT_LENGTH = 200;
/** What a person tells in their own sentences. */
const MAX_REASON_LENGTH = 5_000;
const reasons: ReadonlySet<SlotName> = new Set(["denialReason", "appealReason"]);
/** A person who asks to pay later says when. */
const LAST_DAY = "2099-12-31";
const MAX_PEOPLE = 30;

/** Reads the form fields for a kind of letter. `today`: an ISO day. `chargesCents`: the bill's charges, the most
 *  that a plan's member can owe. `dueCents`: the amount due, the most that anyone offers. Null: not known. */
export function readSlotTexts(
  kind: LetterKindId,
  texts: Readonly<Partial<Record<string, string>>>,
  { today, chargesCents, dueCents }: { today: string; chargesCents: number | null; dueCents: number | null },
): ReadSlotTexts {
  const problems: Partial<Record<SlotField, SlotProblem>> = {};
  const said: Record<string, string | number | null> = {};
  for (const field of slotFieldsOf(kind)) {
    const read = readText(field, texts[field] ?? "", today);
    if ("problem" in read) problems[field] = read.problem;
    else said[field] = read.value;
  }
  for (const name of letterKinds[kind].needs) {
    if (name !== "claims" && said[name] === null) problems[name as SlotField] = "missing";
  }
  const { serviceFrom, serviceTo, ...slots } = said as Record<SlotField, never>;
  const days = daysOf(serviceFrom ?? null, serviceTo ?? null);
  if (days && days.last < days.first) problems.serviceTo ??= "date-before-first";
  if (chargesCents !== null && Number(said.owedCents ?? 0) > chargesCents)
    problems.owedCents ??= "above-charges";
  if (dueCents !== null && Number(said.offerCents ?? 0) > dueCents) problems.offerCents ??= "above-due";
  if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  const asksForDays = letterKinds[kind].slots.includes("serviceDates");
  return { outcome: "read", slots: asksForDays ? { ...slots, serviceDates: days } : slots };
}

function daysOf(first: string | null, last: string | null) {
  const [from, to] = [first ?? last, last ?? first];
  return from === null || to === null ? null : { first: from, last: to };
}

type ReadSlot = { value: string | number | null } | { problem: SlotProblem };

function readText(field: SlotField, typed: string, today: string): ReadSlot {
  const name = field === "serviceFrom" || field === "serviceTo" ? "statementDate" : field;
  const text = reasons.has(name) ? tidyParagraphs(typed) : tidyLine(typed);
  if (text === "") return { value: null };
  switch (slotTypes[name]) {
    case "day":
      return readDay(text, name === "firstPaymentDate" && typedDay(text) !== null ? LAST_DAY : today);
    case "cents":
      return readAmount(text);
    case "count":
      return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PEOPLE
        ? { value: Number(text) }
        : { problem: "household-invalid" };
    default:
      return text.length > (reasons.has(name) ? MAX_REASON_LENGTH : MAX_TEXT_LENGTH)
        ? { problem: "text-too-long" }
        : { value: text };
  }
}
