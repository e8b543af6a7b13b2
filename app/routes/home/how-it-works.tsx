import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import * as css from "./landing-page.css.ts";

/** From a hospital's file to a price that a patient can use, in three steps. */
export function HowItWorks() {
  const { heading, post, check, compare } = useWords().home.how;
  return (
    <section aria-labelledby="how" className={css.part}>
      <h2 id="how">{heading}</h2>
      <ol className={css.steps}>
        <li className={css.step}>
          <h3>{post.heading}</h3>
          <p>
            <Sentence
              of={post.text}
              as={{
                file: (text) => <GlossaryTerm term="Machine-readable file (MRF)">{text}</GlossaryTerm>,
              }}
            />
          </p>
        </li>
        <li className={css.step}>
          <h3>{check.heading}</h3>
          <p>{check.text}</p>
        </li>
        <li className={css.step}>
          <h3>{compare.heading}</h3>
          <p>
            <Sentence
              of={compare.text}
              as={{
                cash: (text) => <GlossaryTerm term="Discounted cash price">{text}</GlossaryTerm>,
                gross: (text) => <GlossaryTerm term="Gross charge">{text}</GlossaryTerm>,
                negotiated: (text) => (
                  <GlossaryTerm term="Payer-specific negotiated charge">{text}</GlossaryTerm>
                ),
              }}
            />
          </p>
        </li>
      </ol>
    </section>
  );
}
