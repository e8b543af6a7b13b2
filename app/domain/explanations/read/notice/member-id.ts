import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { Told } from "../../explanation.ts";
import { factsIn, firstPart, textOfSpan } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import { toldAt } from "../told.ts";

const ID = /^[A-Z0-9][A-Z0-9-]{4,}$/i;

/** The number by which the plan knows its member; personal. */
export function findMemberId(facts: readonly LabelledFact[], to: number): Told<string> | null {
  for (const { value } of factsIn(facts, "member-id", { from: 0, to })) {
    if (!value) continue;
    const span = firstPart(value);
    const text = trimEndOf(textOfSpan(span).split(" ", 1)[0] ?? "", /[.,;]/);
    if (ID.test(text) && /\d/.test(text)) return toldAt(text, span, 0.95);
  }
  return null;
}
