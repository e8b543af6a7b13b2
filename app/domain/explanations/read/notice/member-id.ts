import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { Told } from "../../explanation.ts";
import { firstPart, textOfSpan } from "../facts/fact-values.ts";
import type { Notice } from "../facts/notice.ts";
import { toldAt } from "../told.ts";

const ID = /^[A-Z0-9][A-Z0-9-]{4,}$/i;

/** The number by which the plan knows its member; personal. */
export function findMemberId({ facts }: Notice): Told<string> | null {
  for (const { fact, value } of facts) {
    if (fact !== "member-id" || !value) continue;
    const span = firstPart(value);
    const text = trimEndOf(textOfSpan(span).split(" ", 1)[0] ?? "", /[.,;]/);
    if (ID.test(text) && /\d/.test(text)) return toldAt(text, span, 0.95);
  }
  return null;
}
