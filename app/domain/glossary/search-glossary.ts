import type { GlossaryTerm } from "./glossary-term.ts";
import { plainText } from "./linked-text.ts";

/** The terms that hold the text in their name, definition, context, example or function, in any case; all of them for ''. */
export function searchTerms(terms: GlossaryTerm[], text: string): GlossaryTerm[] {
  const wanted = comparable(text);
  return terms.filter(({ term, definition, context, example, function: purpose }) =>
    [term, definition, plainText(context ?? ""), example ?? "", purpose ?? ""].some((part) =>
      comparable(part).includes(wanted),
    ),
  );
}

/** An apostrophe is found whichever of its two forms is typed. */
function comparable(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}
