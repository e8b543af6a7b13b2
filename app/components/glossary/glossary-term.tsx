import { type ReactNode, useId } from "react";
import { type LinkedTerm, termPaths } from "#app/domain/glossary/linked-terms.ts";
import { useWords } from "../use-words.ts";
import * as css from "./glossary-term.css.ts";

/** A word of a text that opens its meaning, with the way to the glossary; it needs no script. `term` is its name there,
 *  the children are the word as the text has it. It is a button, so use it in running text, never in a link. */
export function GlossaryTerm({ term, children }: { term: LinkedTerm; children?: ReactNode }) {
  const words = useWords().glossary;
  const id = useId();
  const { name, definition } = useWords().linkedTerms[term];
  return (
    <>
      <dfn className={css.term}>
        <button type="button" popovertarget={id} className={css.word}>
          {children ?? name}
        </button>
      </dfn>
      <span id={id} popover="auto" className={css.meaning}>
        <span className={css.apart}> (</span>
        <strong>{name}.</strong> {definition} <a href={termPaths[term]}>{words.glossaryTerm.more}</a>
        <span className={css.apart}>)</span>
      </span>
    </>
  );
}
