import { useWords } from "#app/components/use-words.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import type { ExplainedPart } from "#app/domain/letters/letter-meaning.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./letter-paper.css.ts";

/** A letter part by part, each with what it says in the language of the page. */
export function LetterMeaning({ parts }: { parts: readonly ExplainedPart[] }) {
  const { meaning: words } = useWords().appealLetter;
  return (
    <section className={stack.part} aria-labelledby="meaning">
      <h2 id="meaning">{words.heading}</h2>
      <p>{words.lead}</p>
      <dl className={css.meanings}>
        {parts.map(({ text, said }) => (
          <div key={text} className={css.meaning}>
            <dt lang={LETTER_LANGUAGE} dir="auto">
              {text}
            </dt>
            <dd>{said ?? <em>{words.changed}</em>}</dd>
          </div>
        ))}
      </dl>
      <p>{words.check}</p>
    </section>
  );
}
